import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { subjectOfSearch } from '#lib/rules/contact-subjects.ts';
import type { MessageReading, TypedMessage } from '#lib/company/contact-message.ts';
import { elapsedAtLeast, type Clock } from '#lib/company/elapsed-at-least.ts';
import { newRequestKey } from '#lib/mydoc/request-key.ts';
import type { ContactField } from '#lib/contracts/calls/contact-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { useOneAtATime } from '#components/ui/runtime/use-one-at-a-time.ts';
import { usePageSearch, useScripting } from '#components/ui/runtime/use-page-search.ts';
import { sendMessage, type SendMessage } from './send-message.ts';

/** What can be invalid: a field, or the human check below them. */
type FormField = ContactField | 'proof';

type FormState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  /** Neither accepted nor refused for a field: the form's input stays, and the e-mail address is an alternative. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'sent'; readonly ticket: string; readonly email: string };

export interface ContactFormView {
  readonly state: FormState;
  /** False before JavaScript runs: nothing can be sent then. */
  readonly ready: boolean;
  readonly typed: TypedMessage;
  readonly website: string;
  readonly faulty: readonly FormField[];
  /** Number of checks used: each message needs a new one. */
  readonly checkRound: number;
  readonly takeProof: (proof: string | null) => void;
  readonly type: (field: ContactField | 'website', value: string) => void;
  readonly send: () => void;
  readonly writeAnother: () => void;
}

const blank = { name: '', email: '', subject: null, text: '' } as const;

/** The default subject: a question before buying. */
const usualSubject = 'sales';

const isField = (name: string | null): name is FormField =>
  name === 'name' || name === 'email' || name === 'subject' || name === 'text' || name === 'proof';

/** The validation of a message, with its dependencies, is loaded on sending. */
const loadRules = () => Promise.all([import('#lib/company/contact-message.ts'), import('#lib/contracts/calls/contact-calls.ts')]);

/** The page's clock. */
const clock: Clock = { nowMs: () => performance.now(), wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)) };

interface Attempt {
  readonly key: string;
  /** The message that the idempotency key belongs to; another message gets a new key. */
  readonly of: string;
}

/** The contact form: validated by the schema of the call before it is sent, and the input stays whatever happens. */
export function useContactForm(language: Language, send: SendMessage = sendMessage): ContactFormView {
  const [state, setState] = useState<FormState>({ kind: 'editing' });
  const { typed, website, faulty, setFaulty, type, clearText } = useTypedMessage();
  const [proof, setProof] = useState<string | null>(null);
  const [checkRound, setCheckRound] = useState(0);
  const shownAtMs = useRef(0);
  const attempt = useRef<Attempt | null>(null);
  const { begin, end } = useOneAtATime();

  useEffect(() => {
    shownAtMs.current = performance.now();
  }, []);

  const checkAgain = (): void => {
    setProof(null);
    setCheckRound((round) => round + 1);
  };

  const submit = async (): Promise<void> => {
    const [{ readMessage }, { quickestMessageMs }] = await loadRules();
    const reading: MessageReading = readMessage(typed);
    if (!reading.ok || proof === null) {
      setFaulty([...(reading.ok ? [] : reading.faulty), ...(proof === null ? (['proof'] as const) : [])]);
      setState({ kind: 'editing' });
      return;
    }
    setFaulty([]);
    const of = JSON.stringify(reading.message);
    if (attempt.current?.of !== of) attempt.current = { key: newRequestKey(), of };
    // a pasted message would be refused as too fast, so wait here instead
    const shownMs = await elapsedAtLeast(quickestMessageMs, shownAtMs.current, clock);
    const result = await send({ message: reading.message, key: attempt.current.key, proof, website, shownMs, language });
    if (result.ok) {
      attempt.current = null;
      checkAgain();
      setState({ kind: 'sent', ticket: result.message.ticket, email: reading.message.email });
    } else if (result.kind === 'refused' && isField(result.field)) {
      if (result.field === 'proof') checkAgain();
      setFaulty([result.field]);
      setState({ kind: 'editing' });
    } else {
      setState({ kind: 'failed' });
    }
  };

  return {
    state,
    ready: useScripting(),
    typed,
    website,
    faulty,
    checkRound,
    takeProof: (given) => {
      setProof(given);
      if (given !== null) setFaulty((before) => before.filter((each) => each !== 'proof'));
    },
    type,
    send: () => {
      if (!begin()) return;
      setState({ kind: 'sending' });
      submit()
        .catch(() => setState({ kind: 'failed' }))
        .finally(end);
    },
    writeAnother: () => {
      clearText();
      shownAtMs.current = performance.now();
      setState({ kind: 'editing' });
    },
  };
}

interface TypedMessageView extends Pick<ContactFormView, 'typed' | 'website' | 'faulty' | 'type'> {
  readonly setFaulty: Dispatch<SetStateAction<readonly FormField[]>>;
  readonly clearText: () => void;
}

/** What was typed so far, and which of it is at fault: a field that is changed is no longer. */
function useTypedMessage(): TypedMessageView {
  const [written, setWritten] = useState<Omit<TypedMessage, 'subject'> & { subject: string | null }>(blank);
  const [website, setWebsite] = useState('');
  const [faulty, setFaulty] = useState<readonly FormField[]>([]);
  const search = usePageSearch();
  return {
    typed: { ...written, subject: written.subject ?? subjectOfSearch(search) ?? usualSubject },
    website,
    faulty,
    setFaulty,
    type: (field, value) => {
      if (field === 'website') setWebsite(value);
      else {
        setWritten((before) => ({ ...before, [field]: value }));
        setFaulty((before) => before.filter((each) => each !== field));
      }
    },
    clearText: () => setWritten((before) => ({ ...before, text: '' })),
  };
}
