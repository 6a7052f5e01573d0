import { useEffect, useState } from 'react';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { publishedIdOf } from '../../../lib/content/document-ids.ts';
import { DocumentLink } from '../../tools/page.tsx';
import { say } from '../../words/say.ts';
import { FormLine } from '../form-line.ts';
import { comparisonView } from './comparison-view.ts';
import { legalEffectInWords } from './legal-effect.ts';
import { TakeTimes } from './take-times.tsx';
import { useVersionsBeside } from './use-versions-beside.ts';
import { versionBefore } from './versions-beside.ts';

/** How often the sentence is computed again: a minute matters in it. */
const refreshMs = 10_000;

/**
 * Above a legal text's form, on every tab: whether it is in force, or from when, in which zone; what a draft changes; and its times for the
 * other languages.
 */
export function LegalEffectLine({ value, readOnly }: { value: unknown; readOnly: boolean }) {
  const [nowMs, setNowMs] = useState(Date.now);
  const versions = useVersionsBeside(value);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  if (!versions) return null;
  const sentences = legalEffectInWords(value, versions, nowMs);
  const before = versionBefore(value, versions);
  return (
    <>
      {sentences.length === 0 && before === null ? null : (
        <FormLine role="status">
          {sentences.map((sentence) => (
            <span key={sentence} style={{ display: 'block' }}>
              {sentence}
            </span>
          ))}
          {before === null ? null : (
            <DocumentLink id={publishedIdOf(String(asRecord(value)._id))} type="article" view={comparisonView}>
              {say(`What changed since version ${before}`)}
            </DocumentLink>
          )}
        </FormLine>
      )}
      {readOnly ? null : <TakeTimes value={value} versions={versions} />}
    </>
  );
}
