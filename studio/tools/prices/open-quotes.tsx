import { useState } from 'react';
import { instantInWords } from '../../../cms-schemas/rules/studio-time.ts';
import { openQuotes } from '../../../lib/contracts/calls/figure-calls.ts';
import { Controls } from '../controls.ts';
import { Table } from '../page.tsx';
import { useEditorCall } from '../use-editor-call.ts';
import type { ItemNames } from './item-names.ts';
import { NamedCode } from './named-code.tsx';
import type { PriceChange, PricedRow } from './price-changes.ts';
import { touchedQuotes } from './quote-effects.ts';
import { say } from '../../words/say.ts';

const quotesInWords = say(
  'A quote that a visitor has open keeps its price until its 30 minutes are over. Orders that were placed keep theirs, and so do groups that have started.',
);

interface OpenQuotesProps {
  readonly changes: readonly PriceChange<PricedRow>[];
  readonly names: ItemNames;
}

/** The visitors' open quotes that the changes touch, as they were counted when this was drawn first; they can be counted again. */
export function OpenQuotesTouched({ changes, names }: OpenQuotesProps) {
  const [turn, setTurn] = useState(0);
  return (
    <section>
      <h2>{say('Open quotes')}</h2>
      <p>{quotesInWords}</p>
      <CountedQuotes key={turn} changes={changes} names={names} onAgain={() => setTurn(turn + 1)} />
    </section>
  );
}

function CountedQuotes({ changes, names, onAgain }: OpenQuotesProps & { onAgain: () => void }) {
  const answer = useEditorCall(openQuotes);
  if (answer.kind === 'reading') return <p role="status">{say('Reading…')}</p>;
  const touched = answer.kind === 'read' ? touchedQuotes(answer.message.open, changes) : null;
  return (
    <>
      {touched === null ? <p role="status">{say('The open quotes could not be counted. Prices can be published all the same.')}</p> : null}
      {touched?.length === 0 ? <p>{say('No visitor has a quote open with one of these prices.')}</p> : null}
      {touched === null || touched.length === 0 ? null : (
        <Table heads={[say('Model'), say('Region'), say('Currency'), say('Open quotes'), say('The last ends')]}>
          {touched.map(({ model, region, currency, quotes, lastEndsAt }) => (
            <tr key={`${model} ${region} ${currency}`}>
              <td>
                <NamedCode code={model} names={names} />
              </td>
              <td>
                <NamedCode code={region} names={names} />
              </td>
              <td>{currency}</td>
              <td>{quotes}</td>
              <td>{instantInWords(lastEndsAt)}</td>
            </tr>
          ))}
        </Table>
      )}
      <Controls>
        <button type="button" onClick={onAgain}>
          {say('Count again')}
        </button>
      </Controls>
    </>
  );
}
