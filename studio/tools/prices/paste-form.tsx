import { useEffect, useMemo, useRef, useState } from 'react';
import { currencies } from '../../../lib/money/currencies.ts';
import { PriceChangeTable, unconfirmed } from './price-change-table.tsx';
import { Controls } from '../controls.ts';
import { counted } from '../counted.ts';
import { CsvFileField } from '../csv-file-field.tsx';
import { LineProblems } from '../line-problems.tsx';
import { Effects } from './effects.tsx';
import { priceChanges } from './price-changes.ts';
import { readPastedPrices, readPriceFile } from './read-pasted-prices.ts';
import type { PriceListAccess, ReadPriceList } from './use-price-list.ts';
import { say } from '../../words/say.ts';

interface PasteFormProps {
  readonly list: ReadPriceList;
  readonly publish: PriceListAccess['publish'];
}

const none: ReadonlySet<string> = new Set();

/** A field for the changed table, what it would change, and the button that publishes all of it. */
export function PasteForm({ list, publish }: PasteFormProps) {
  const [{ text, isFile }, setTable] = useState({ text: '', isFile: false });
  const [meant, setMeant] = useState(none);
  const [outcome, setOutcome] = useState('');
  const [isPublishing, setPublishing] = useState(false);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // the table above the button is gone by then, and the page would stand somewhere in the price list
    if (outcome !== '') told.current?.scrollIntoView({ block: 'center' });
  }, [outcome]);
  const { prices, problems } = useMemo(
    () => (isFile ? readPriceFile(text, list.rows) : readPastedPrices(text, list.rows)),
    [text, isFile, list.rows],
  );
  const changes = priceChanges(prices);
  const unasked = unconfirmed(changes, meant);

  const take = (table: { text: string; isFile: boolean }): void => {
    setTable(table);
    setMeant(none);
    setOutcome('');
  };
  const onPublish = async (): Promise<void> => {
    setPublishing(true);
    const refusal = await publish(changes);
    setPublishing(false);
    setOutcome(refusal === null ? say(`Published: ${counted(changes.length, 'price')}.`) : say(`Nothing was published: ${refusal}`));
    if (refusal === null) setTable({ text: '', isFile: false });
  };

  return (
    <Controls>
      <label>
        {say('Changed prices')}
        <textarea
          rows={6}
          value={text}
          placeholder={`code\tregion\t${currencies.join('\t')}`}
          onChange={({ currentTarget }) => take({ text: currentTarget.value, isFile: false })}
        />
      </label>
      <CsvFileField label={say('Import a CSV file')} onText={(table) => take({ text: table, isFile: true })} onFault={setOutcome} />
      <LineProblems problems={problems} />
      {text.trim() !== '' && problems.length === 0 && changes.length === 0 ? (
        <p>{say('Each of these prices is published already.')}</p>
      ) : null}
      {changes.length > 0 ? (
        <>
          <PriceChangeTable changes={changes} names={list.names} meant={meant} onMeant={setMeant} />
          <Effects list={list} changes={changes} />
          <button type="button" disabled={problems.length > 0 || unasked > 0 || isPublishing} onClick={() => void onPublish()}>
            {say(`Publish ${counted(changes.length, 'price')}`)}
          </button>
          {unasked > 0 ? <p>{say(`${counted(unasked, 'change')} to confirm first.`)}</p> : null}
        </>
      ) : null}
      <p role="status" ref={told}>
        {outcome}
      </p>
    </Controls>
  );
}
