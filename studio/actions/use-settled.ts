import { useEffect, useState } from 'react';

/** Longer than the pauses between the writes and the checks of one edit. */
const settledAfterMs = 400;

/**
 * A reason against publishing, which holds for a moment after it is gone. What is typed is sent and checked in several steps: a button that
 * changed with each of them would lose the click that meets a change.
 */
export function useSettled(reason: string | null): string | null {
  const [held, setHeld] = useState(reason);
  useEffect(() => {
    const timer = setTimeout(() => setHeld(reason), reason === null ? settledAfterMs : 0);
    return () => clearTimeout(timer);
  }, [reason]);
  return reason ?? held;
}
