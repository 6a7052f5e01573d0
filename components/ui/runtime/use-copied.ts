import { useEffect, useState } from 'react';
import { copyText, type CopyOutcome } from './copy-text.ts';

const shownForMs = 4_000;

/** Copies a text; its outcome for as long as it is shown, then `ready` again. */
export function useCopied(): { readonly outcome: CopyOutcome | 'ready'; readonly copy: (text: string) => void } {
  const [outcome, setOutcome] = useState<CopyOutcome | 'ready'>('ready');
  useEffect(() => {
    if (outcome === 'ready') return undefined;
    const timer = setTimeout(() => setOutcome('ready'), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  return { outcome, copy: (text) => void copyText(text).then(setOutcome) };
}
