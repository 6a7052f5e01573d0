import { currencies } from '../../../lib/money/currencies.ts';
import { csvType, downloads } from '../../../lib/state/save-file.ts';
import { Page, PageMessage, Table } from '../page.tsx';
import { Controls } from '../controls.ts';
import type { ItemNames } from './item-names.ts';
import { NamedCode } from './named-code.tsx';
import { PasteForm } from './paste-form.tsx';
import { pricesAsCsv, pricesAsText, type PriceRow } from './price-list.ts';
import { useCopy } from './use-copy.ts';
import { usePriceList } from './use-price-list.ts';
import { say } from '../../words/say.ts';

const lead = say(
  'Unit prices of models (a month), disks (a GiB and month) and transfer (a month), and prices of domain suffixes. Copy the table into a spreadsheet or export it, change it there, and paste or import it below: nothing is published before you have seen every change and what it does to the pages.',
);

/** The price list as a table that can be copied, pasted back, looked through and published at once. */
export function PriceTable() {
  const { list, publish } = usePriceList();
  if (list.kind === 'reading') return <PageMessage>{say('Reading…')}</PageMessage>;
  if (list.kind === 'refused') return <PageMessage>{say(`The prices could not be read: ${list.why}`)}</PageMessage>;
  return (
    <Page title={say('Price table')} lead={lead}>
      <PasteForm list={list} publish={publish} />
      <h2>{say('Published prices')}</h2>
      <PublishedPrices rows={list.rows} names={list.names} />
    </Page>
  );
}

const copyWords = {
  idle: '',
  copied: say('Copied.'),
  refused: say('The browser did not allow it: select the table and copy it.'),
} as const;

function PublishedPrices({ rows, names }: { rows: readonly PriceRow[]; names: ItemNames }) {
  const { state, copy } = useCopy();
  return (
    <>
      <Controls>
        <button type="button" onClick={() => void copy(pricesAsText(rows))}>
          {say('Copy the table')}
        </button>
        <button type="button" onClick={() => downloads.save('prices.csv', pricesAsCsv(rows), csvType)}>
          {say('Export CSV')}
        </button>
        <p role="status">{copyWords[state]}</p>
      </Controls>
      <Table heads={['code', 'region', ...currencies]}>
        {rows.map(({ id, key, code, region, amounts, draft }) => (
          <tr key={`${id} ${key}`}>
            <td>
              <NamedCode code={code} names={names} />
              {draft ? <small> · {say('has a draft')}</small> : null}
            </td>
            <td>
              <NamedCode code={region} names={names} />
            </td>
            {currencies.map((currency) => (
              <td key={currency}>{amounts[currency]}</td>
            ))}
          </tr>
        ))}
      </Table>
    </>
  );
}
