import { useEffect, useState } from 'react';
import { FormLine } from '../form-line.ts';
import { legalEffectInWords } from './legal-effect.ts';
import { TakeTimes } from './take-times.tsx';
import { useVersionsBeside } from './use-versions-beside.ts';

/** How often the sentence is computed anew: a minute matters in it. */
const refreshMs = 10_000;

/** Above a legal text's form, on every tab: whether it is in force, or from when, in which zone; and its times for the other languages. */
export function LegalEffectLine({ value, readOnly }: { value: unknown; readOnly: boolean }) {
  const [nowMs, setNowMs] = useState(Date.now);
  const versions = useVersionsBeside(value);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  if (!versions) return null;
  const sentences = legalEffectInWords(value, versions, nowMs);
  return (
    <>
      {sentences.length === 0 ? null : (
        <FormLine role="status">
          {sentences.map((sentence) => (
            <span key={sentence} style={{ display: 'block' }}>
              {sentence}
            </span>
          ))}
        </FormLine>
      )}
      {readOnly ? null : <TakeTimes value={value} versions={versions} />}
    </>
  );
}
