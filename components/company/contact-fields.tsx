import { useTranslation } from '#components/ui/words/use-translation.ts';
import { contactSubjects } from '#lib/rules/contact-subjects.ts';
import type { ContactField } from '#lib/contracts/calls/contact-calls.ts';
import { Field, faultOf } from '#components/ui/controls/field.tsx';
import type { ContactFormView } from './use-contact-form.ts';

interface ContactFieldsProps extends Pick<ContactFormView, 'typed' | 'website' | 'faulty'> {
  onType: ContactFormView['type'];
}

/** The fields of a message, and the one that only programs fill in. */
export function ContactFields({ typed, website, faulty, onType }: ContactFieldsProps) {
  const { t } = useTranslation('company');
  const errorOf = (field: ContactField): string | null => (faulty.includes(field) ? t(`contact.error.${field}`) : null);
  return (
    <>
      <Field id="contact-name" label={t('contact.name')} error={errorOf('name')}>
        <input
          {...faultOf('contact-name', errorOf('name'))}
          name="name"
          autoComplete="name"
          value={typed.name}
          onChange={(event) => onType('name', event.target.value)}
        />
      </Field>
      <Field id="contact-email" label={t('contact.email')} error={errorOf('email')}>
        <input
          {...faultOf('contact-email', errorOf('email'))}
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          value={typed.email}
          onChange={(event) => onType('email', event.target.value)}
        />
      </Field>
      <Field id="contact-subject" label={t('contact.subject')} error={errorOf('subject')}>
        <select
          {...faultOf('contact-subject', errorOf('subject'))}
          name="subject"
          value={typed.subject}
          onChange={(event) => onType('subject', event.target.value)}
        >
          {contactSubjects.map((subject) => (
            <option key={subject} value={subject}>
              {t(`contact.subjects.${subject}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field id="contact-text" label={t('contact.text')} hint={t('contact.textHint')} error={errorOf('text')}>
        <textarea
          {...faultOf('contact-text', errorOf('text'), true)}
          name="text"
          rows={6}
          value={typed.text}
          onChange={(event) => onType('text', event.target.value)}
        />
      </Field>
      <div className="website" aria-hidden="true">
        <label htmlFor="contact-website">{t('contact.website')}</label>
        <input
          id="contact-website"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={(event) => onType('website', event.target.value)}
        />
      </div>
    </>
  );
}
