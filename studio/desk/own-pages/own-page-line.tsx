import { useEffect, useState } from 'react';
import { FormLine } from '../form-line.ts';
import { ownPageInWords } from './own-page-standing.ts';

/** How often the sentence is computed anew: a minute matters in it. */
const refreshMs = 10_000;

/** Above the form of a page of its own: until when visitors see it, or why they do not. */
export function OwnPageLine({ value }: { value: unknown }) {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  const words = ownPageInWords(value, nowMs);
  return words === null ? null : <FormLine role="status">{words}</FormLine>;
}
