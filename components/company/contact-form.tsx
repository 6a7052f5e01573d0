import { useEffect, useRef, type FormEvent } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { contactSubjects } from '#lib/rules/contact-subjects.ts';
import type { ContactField } from '#lib/contracts/calls/contact-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { Field, faultOf } from '#components/ui/controls/field.tsx';
import { WarningIcon } from '#components/ui/primitives/icons.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { useEarlyTyping } from '#components/ui/runtime/use-early-typing.ts';
import { ContactSent } from './contact-sent.tsx';
import type { AskHuman } from '#components/ui/human-check/ask-human.ts';
import { HumanCheck } from '#components/ui/human-check/human-check.tsx';
import type { SendMessage } from './send-message.ts';
import { useContactForm } from './use-contact-form.ts';

const Box = styled('section', {
  base: {
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    padding: { base: '5', sm: '6' },
    display: 'grid',
    gap: '5',
    scrollMarginTop: '6rem',
    '& h2': { textStyle: 'h3', fontSize: '1.375rem' },
    '& form': { display: 'grid', gap: '5' },
    // seen by programs alone
    '& .website': { position: 'absolute', insetInlineStart: '-200vw', width: '1px', height: '1px', overflow: 'hidden' },
    '& .promise': { textStyle: 'xs', color: 'fg.muted' },
    '& .human': { display: 'grid', gap: '2' },
    '& .human .error': { display: 'flex', gap: '2', textStyle: 'sm', color: 'fg.error' },
    '@media (scripting: none)': { '& form, & .promise': { display: 'none' } },
    '@media (scripting: enabled)': { '& .without-script': { display: 'none' } },
  },
});

/** Not the field that programs fill in: a browser may have. */
const fieldNames = ['name', 'email', 'subject', 'text'] as const satisfies readonly ContactField[];

interface ContactFormProps {
  /** What the button says. */
  label: string;
  /** Where else one can write. */
  email: string | null;
  language: Language;
  send?: SendMessage;
  ask?: AskHuman;
}

/** A message that becomes a ticket. Without JavaScript the e-mail address stands in its place. */
export function ContactForm({ label, email, language, send, ask }: ContactFormProps) {
  const { t } = useTranslation('company');
  const form = useContactForm(language, send);
  const { state, typed, faulty, type } = form;
  const element = useRef<HTMLFormElement>(null);
  useEarlyTyping(element, (field) => {
    const name = fieldNames.find((each) => each === field.name);
    if (name) type(name, field.value);
  });
  const [firstFaulty] = faulty;
  useEffect(() => {
    if (!firstFaulty || state.kind !== 'editing') return;
    element.current?.querySelector<HTMLElement>(firstFaulty === 'proof' ? '.human button' : `[name=${firstFaulty}]`)?.focus();
  }, [firstFaulty, state.kind]);
  const errorOf = (field: ContactField): string | null => (faulty.includes(field) ? t(`contact.error.${field}`) : null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    form.send();
  };
  const address = email === null ? null : <a href={`mailto:${email}`}>{email}</a>;
  return (
    <Box id="write">
      {state.kind === 'sent' ? (
        <ContactSent ticket={state.ticket} email={state.email} onWriteAnother={form.writeAnother} />
      ) : (
        <>
          <h2>{t('contact.heading')}</h2>
          {address ? (
            <p className="without-script">
              {t('contact.withoutScript')} {address}
            </p>
          ) : null}
          <form ref={element} method="post" noValidate onSubmit={submit}>
            <Field id="contact-name" label={t('contact.name')} error={errorOf('name')}>
              <input
                {...faultOf('contact-name', errorOf('name'))}
                name="name"
                autoComplete="name"
                value={typed.name}
                onChange={(event) => type('name', event.target.value)}
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
                onChange={(event) => type('email', event.target.value)}
              />
            </Field>
            <Field id="contact-subject" label={t('contact.subject')} error={errorOf('subject')}>
              <select
                {...faultOf('contact-subject', errorOf('subject'))}
                name="subject"
                value={typed.subject}
                onChange={(event) => type('subject', event.target.value)}
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
                onChange={(event) => type('text', event.target.value)}
              />
            </Field>
            <div className="website" aria-hidden="true">
              <label htmlFor="contact-website">{t('contact.website')}</label>
              <input
                id="contact-website"
                name="website"
                tabIndex={-1}
                autoComplete="off"
                value={form.website}
                onChange={(event) => type('website', event.target.value)}
              />
            </div>
            <div className="human">
              <HumanCheck key={form.checkRound} action="contact" onProof={form.takeProof} {...(ask ? { ask } : {})} />
              {faulty.includes('proof') ? (
                <p className="error" role="alert">
                  <WarningIcon />
                  <span>{t('contact.error.proof')}</span>
                </p>
              ) : null}
            </div>
            {state.kind === 'failed' ? (
              <div role="alert">
                <Note tone="warn">
                  <p>
                    {t('contact.failed')} {address}
                  </p>
                </Note>
              </div>
            ) : null}
            <Button type="submit" variant="primary" size="lg" width="full" disabled={!form.ready} aria-disabled={state.kind === 'sending'}>
              {state.kind === 'sending' ? t('contact.sending') : label}
            </Button>
          </form>
          <p className="promise">
            {t('contact.promise')}
            {address ? (
              <>
                {' '}
                {t('contact.byEmail')} {address}
              </>
            ) : null}
          </p>
        </>
      )}
    </Box>
  );
}
