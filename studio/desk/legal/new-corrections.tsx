import { addedCorrections } from '../../../cms-schemas/rules/legal-text.ts';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { correctionsStay } from '../../actions/correction-decision.ts';
import { say } from '../../words/say.ts';

/** The corrections that a draft adds beside its published version; nothing where it adds none. */
export function NewCorrections({ draft, published }: { draft: unknown; published: unknown }) {
  if (!draft || asRecord(published).kind !== 'legal') return null;
  const added = addedCorrections(draft, published);
  if (added === null) return <p role="alert">{correctionsStay}</p>;
  if (added.length === 0) return null;
  return (
    <section>
      <h2>{say('New corrections')}</h2>
      {added.map(({ on, text }, index) => (
        <p key={index} style={{ whiteSpace: 'pre-line' }}>
          <ins>{`${on}: ${text}`}</ins>
        </p>
      ))}
    </section>
  );
}
