import { useEffect, useEffectEvent } from 'react';

/** A search starts after this pause in typing. */
const typingPauseMs = 250;

/** Calls `search` with what is typed once it has not changed for a moment. Null: nothing is, or an input method is at work. */
export function useTypingPause(typed: string | null, search: (typed: string) => void): void {
  const searchNow = useEffectEvent((text: string): void => search(text));
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = window.setTimeout(() => searchNow(typed), typingPauseMs);
    return () => window.clearTimeout(timer);
  }, [typed]);
}
