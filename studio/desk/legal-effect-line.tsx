import { useEffect, useState } from 'react';
import { FormLine } from './form-line.ts';
import { legalEffectInWords } from './legal-effect.ts';

/** How often the sentence is computed anew: a minute matters in it. */
const refreshMs = 10_000;

/** Above a legal text's form, on every tab: when it comes into force, in which zone. */
export function LegalEffectLine({ value }: { value: unknown }) {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  const sentence = legalEffectInWords(value, nowMs);
  return sentence === null ? null : <FormLine role="status">{sentence}</FormLine>;
}
