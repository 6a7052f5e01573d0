import { useState } from 'react';
import { whyOf } from '../../connection/reason-of.ts';

export interface Sending {
  readonly isSending: boolean;
  /** Why the lake refused the last one; null: it did not. */
  readonly refusal: string | null;
  /** Does one thing at the lake. What was typed stays where it is refused. */
  send(work: () => Promise<void>): Promise<void>;
}

/** What a form sends to the lake, whether it is under way, and why it was refused. */
export function useSending(): Sending {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (work: () => Promise<void>): Promise<void> => {
    setSending(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      setRefusal(whyOf(error));
    } finally {
      setSending(false);
    }
  };
  return { isSending, refusal, send };
}
