import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ContactField } from '#lib/contracts/calls/contact-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { WarningIcon } from '#components/ui/primitives/icons.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { useEarlyTyping } from '#components/ui/runtime/use-early-typing.ts';
import { ContactFields } from './contact-fields.tsx';
import { ContactSent } from './contact-sent.tsx';
import type { AskHuman } from '#components/ui/human-check/ask-human.ts';
import { HumanCheck } from '#components/ui/human-check/human-check.tsx';
import type { SendMessage } from './send-message.ts';
import { useContactForm, type ContactFormView } from './use-contact-form.ts';

const FormPanel = styled('section', {
  base: {
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    padding: { base: '5', sm: '6' },
    display: 'grid',
    gap: '5',
    scrollMarginTop: '6rem',
    '& h2': { textStyle: 'h3', fontSize: '1.375rem' },
    '& form': { display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))' } },
    // name and address share a line
    '& form > :nth-child(n+3)': { gridColumn: '1/-1' },
    // seen only by programs
    '& .website': { position: 'absolute', insetInlineStart: '-200vw', width: '1px', height: '1px', overflow: 'hidden' },
    '& .promise': { textStyle: 'xs', color: 'fg.muted' },
    '& .human': { display: 'grid', gap: '2' },
    '& .human .error': { display: 'flex', gap: '2', textStyle: 'sm', color: 'fg.error' },
    '@media (scripting: none)': { '& form, & .promise': { display: 'none' } },
    '@media (scripting: enabled)': { '& .without-script': { display: 'none' } },
  },
});

/** Not the honeypot field: a browser may have filled it in. */
const fieldNames = ['name', 'email', 'subject', 'text'] as const satisfies readonly ContactField[];

interface ContactFormProps {
  /** The button's label. */
  label: string;
  /** The alternative e-mail address. */
  email: string | null;
  language: Language;
  send?: SendMessage;
  ask?: AskHuman;
}

/** A message that becomes a ticket. Without JavaScript the e-mail address is shown instead. */
export function ContactForm({ label, email, language, send, ask }: ContactFormProps) {
  const { t } = useTranslation('company');
  const form = useContactForm(language, send);
  const { state, typed, faulty, type } = form;
  const element = useRef<HTMLFormElement>(null);
  useEarlyTyping(element, (field) => {
    const name = fieldNames.find((each) => each === field.name);
    if (name) type(name, field.value);
  });
  useFocusOnFault(element, faulty[0], state.kind);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    form.send();
  };
  const address = email === null ? null : <a href={`mailto:${email}`}>{email}</a>;
  return (
    <FormPanel id="write">
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
            <ContactFields typed={typed} website={form.website} faulty={faulty} onType={type} />
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
    </FormPanel>
  );
}

/** Moves the focus to the first field that is at fault, or to the button of the human check. */
function useFocusOnFault(
  form: RefObject<HTMLFormElement | null>,
  field: ContactFormView['faulty'][number] | undefined,
  state: ContactFormView['state']['kind'],
): void {
  useEffect(() => {
    if (!field || state !== 'editing') return;
    form.current?.querySelector<HTMLElement>(field === 'proof' ? '.human button' : `[name=${field}]`)?.focus();
  }, [form, field, state]);
}
