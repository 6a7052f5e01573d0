import { useEffect, useState } from 'react';
import { whyOf } from './reason-of.ts';

/** What one place of the Studio reads from the lake, while it reads and afterwards. */
export type Reading<Value> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'read'; readonly value: Value };

const reading = { kind: 'reading' } as const;

/**
 * Reads once for each `read`, a memoized function; null reads nothing. An answer to an earlier one, or after the place is gone, is dropped.
 * `meanwhile`: what it answers until the answer to a later one.
 */
export function useReading<Value>(read: (() => Promise<Value>) | null, meanwhile: 'last' | 'reading' = 'last'): Reading<Value> {
  const [answer, setAnswer] = useState<Reading<Value>>(reading);
  useEffect(() => {
    if (read === null) return undefined;
    let isCurrent = true;
    const settle = (next: Reading<Value>): void => {
      if (isCurrent) setAnswer(next);
    };
    read()
      .then((value) => settle({ kind: 'read', value }))
      .catch((error: unknown) => settle({ kind: 'refused', why: whyOf(error) }));
    return () => {
      isCurrent = false;
      if (meanwhile === 'reading') setAnswer(reading);
    };
  }, [read, meanwhile]);
  return answer;
}
