import { useState } from 'react';

type CopyState = 'idle' | 'copied' | 'refused';

/** Copies a text into the clipboard, and says whether the browser allowed it. */
export function useCopy(): { readonly state: CopyState; readonly copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle');
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return { state, copy };
}
