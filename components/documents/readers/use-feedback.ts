import { useEffect, useRef, useState, type RefObject } from 'react';
import { emptyDraft, feedbackFaults, type FeedbackDraft, type FeedbackField } from '#lib/documents/readers/feedback-draft.ts';
import { noConnection } from '#lib/mydoc/no-connection.ts';
import { useOneAtATime } from '#components/ui/runtime/use-one-at-a-time.ts';
import { askToLogIn } from '#components/ui/calls/ask-to-log-in.ts';
import { feedbackFragment } from './feedback-fragment.ts';
import { forgetDraft, keepDraft, readDraft } from './left-in-tab.ts';
import { readSearchedFor } from './searched-for.ts';
import type { Readers } from './use-readers.ts';

type FeedbackState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  /** `html` in the visitor's language, to be sanitised before display; null if there was no answer. */
  | { readonly kind: 'failed'; readonly html: string | null }
  | { readonly kind: 'sent'; readonly replaced: boolean };

interface Met {
  readonly field: FeedbackField;
}

export interface FeedbackView {
  readonly state: FeedbackState;
  readonly draft: FeedbackDraft;
  readonly faulty: readonly FeedbackField[];
  /** What a sending met first; another object for each sending. */
  readonly met: Met | null;
  readonly change: (part: Partial<FeedbackDraft>) => void;
  readonly send: () => void;
  readonly changeAgain: () => void;
}

const isField = (name: string | null): name is FeedbackField => name === 'rating' || name === 'suggestion' || name === 'text';

/** The form below an article: what was typed stays whatever happens, also over a log-in, which then sends it. */
export function useFeedback({ text, state: known, isLoggedIn, ports, takeAverage }: Readers): FeedbackView {
  const [left] = useState(() => readDraft(text));
  const [searched] = useState(() => readSearchedFor() || left.searched);
  const [typed, setTyped] = useState<FeedbackDraft | null>(isEmpty(left.draft) ? null : left.draft);
  const [state, setState] = useState<FeedbackState>({ kind: 'editing' });
  const { faulty, met, find, mend } = useFaults();
  const wishRef = useRef(left.send);
  const { begin, end } = useOneAtATime();
  const draft = typed ?? known?.mine ?? emptyDraft;

  const askFirst = (): void => {
    keepDraft(text, { draft, searched, send: true });
    // the prompt returns to this address, and the form is loaded at once
    window.history.replaceState(window.history.state, '', `#${feedbackFragment}`);
    askToLogIn(() => {
      wishRef.current = false;
      keepDraft(text, { draft, searched, send: false });
    });
    setState({ kind: 'editing' });
  };

  const submit = async (): Promise<void> => {
    const faults = feedbackFaults(draft);
    find(faults);
    if (faults.length > 0 || draft.rating === null || draft.suggestion === null) return;
    if (!isLoggedIn) return askFirst();
    setState({ kind: 'sending' });
    const { rating, suggestion } = draft;
    const feedback = { ...text, rating, suggestion, text: draft.text.trim(), searched };
    const answer = await ports()
      .then((calls) => calls.rate(feedback))
      .catch(() => noConnection);
    if (answer.ok) {
      forgetDraft();
      takeAverage(answer.message.average);
      setState({ kind: 'sent', replaced: answer.message.replaced });
    } else if (answer.kind === 'login') askFirst();
    else if (answer.kind === 'refused' && isField(answer.field)) {
      find([answer.field]);
      setState({ kind: 'editing' });
    } else setState({ kind: 'failed', html: answer.kind === 'refused' ? answer.text : null });
  };

  const send = (): void => {
    if (!begin()) return;
    submit()
      .catch(() => setState({ kind: 'failed', html: null }))
      .finally(end);
  };
  useWish(wishRef, isLoggedIn, () => {
    keepDraft(text, { draft, searched, send: false });
    send();
  });

  return {
    state,
    draft,
    faulty,
    met,
    change: (part) => {
      // what is being changed is not what was to be sent
      wishRef.current = false;
      const next = { ...draft, ...part };
      setTyped(next);
      keepDraft(text, { draft: next, searched, send: false });
      mend(part);
    },
    send,
    changeAgain: () => {
      setTyped(draft);
      setState({ kind: 'editing' });
    },
  };
}

const isEmpty = ({ rating, suggestion, text }: FeedbackDraft): boolean => rating === null && suggestion === null && text === '';

/** What is at fault, until it is changed. */
function useFaults() {
  const [faulty, setFaulty] = useState<readonly FeedbackField[]>([]);
  const [met, setMet] = useState<Met | null>(null);
  return {
    faulty,
    met,
    find: (faults: readonly FeedbackField[]): void => {
      setFaulty(faults);
      setMet(faults[0] ? { field: faults[0] } : null);
    },
    mend: (part: Partial<FeedbackDraft>): void => setFaulty((before) => before.filter((field) => !(field in part))),
  };
}

/** Carries out once what had to wait for a log-in. */
function useWish(wishRef: RefObject<boolean>, isLoggedIn: boolean, carryOut: () => void): void {
  useEffect(() => {
    if (!isLoggedIn || !wishRef.current) return;
    wishRef.current = false;
    carryOut();
  });
}
