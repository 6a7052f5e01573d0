import { Table } from '../page.tsx';
import { amountInWords, type PriceChange } from './price-changes.ts';
import type { PriceEffect } from './price-effects.ts';
import { say } from '../../words/say.ts';

export const changeName = ({ row, currency }: PriceChange): string => `${row.code} ${row.region} ${currency}`;

interface PriceChangeTableProps {
  readonly changes: readonly PriceChange[];
  readonly meant: ReadonlySet<string>;
  readonly onMeant: (name: string, isMeant: boolean) => void;
}

/** Each change with its old and new amount; an unusual one has to be confirmed. */
export function PriceChangeTable({ changes, meant, onMeant }: PriceChangeTableProps) {
  return (
    <Table heads={[say('Item'), say('Region'), say('Now'), say('New'), say('To confirm')]}>
      {changes.map((change) => {
        const name = changeName(change);
        return (
          <tr key={name}>
            <td>{change.row.code}</td>
            <td>{change.row.region}</td>
            <td>{amountInWords(change.before, change.currency)}</td>
            <td>
              <strong>{amountInWords(change.after, change.currency)}</strong>
              {change.row.draft ? <small> · {say('its draft too')}</small> : null}
            </td>
            <td>
              {change.question === null ? null : (
                <label>
                  <input type="checkbox" checked={meant.has(name)} onChange={({ currentTarget }) => onMeant(name, currentTarget.checked)} />{' '}
                  {change.question} {say('This is meant.')}
                </label>
              )}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

/** What pages will show instead. */
export function PriceEffectTable({ effects }: { effects: readonly PriceEffect[] }) {
  return (
    <Table heads={[say('Shown on'), say('Model'), say('Region'), say('A month')]}>
      {effects.map(({ what, model, region, changes }) => (
        <tr key={`${what} ${model} ${region}`}>
          <td>{what}</td>
          <td>{model}</td>
          <td>{region}</td>
          <td>
            {changes.map(({ before, after }) => (
              <div key={before}>
                {before} → <strong>{after}</strong>
              </div>
            ))}
          </td>
        </tr>
      ))}
    </Table>
  );
}
