import { styled } from 'styled-components';
import { Table } from '../page.tsx';
import { noNames, type ItemNames } from './item-names.ts';
import { NamedCode } from './named-code.tsx';
import { amountInWords, type PriceChange, type PricedRow } from './price-changes.ts';
import { say } from '../../words/say.ts';

/** A change with its new amount: what was meant does not hold for another amount. */
const changeName = ({ row, currency, after }: PriceChange<PricedRow>): string => `${row.code} ${row.region} ${currency} ${after}`;

/** How many changes are unusual and not yet meant. */
export const unconfirmed = (changes: readonly PriceChange<PricedRow>[], meant: ReadonlySet<string>): number =>
  changes.filter((change) => change.question !== null && !meant.has(changeName(change))).length;

interface PriceChangeTableProps {
  readonly changes: readonly PriceChange<PricedRow>[];
  /** Without any while they are not known. */
  readonly names?: ItemNames;
  readonly meant: ReadonlySet<string>;
  readonly onMeant: (meant: ReadonlySet<string>) => void;
}

const Amount = styled.td`
  white-space: nowrap;
`;

/** Each change with its old and new amount; an unusual one has to be confirmed. */
export function PriceChangeTable({ changes, names = noNames, meant, onMeant }: PriceChangeTableProps) {
  return (
    <Table heads={[say('Item'), say('Region'), say('Now'), say('New'), say('To confirm')]}>
      {changes.map((change) => {
        const name = changeName(change);
        return (
          <tr key={name}>
            <td>
              <NamedCode code={change.row.code} names={names} />
            </td>
            <td>
              <NamedCode code={change.row.region} names={names} />
            </td>
            <Amount>{amountInWords(change.before, change.currency)}</Amount>
            <Amount>
              <strong>{amountInWords(change.after, change.currency)}</strong>
              {change.row.draft ? <small> · {say('its draft too')}</small> : null}
            </Amount>
            <td>
              {change.question === null ? null : (
                <label>
                  <input
                    type="checkbox"
                    checked={meant.has(name)}
                    onChange={({ currentTarget: { checked } }) =>
                      onMeant(new Set(checked ? [...meant, name] : [...meant].filter((each) => each !== name)))
                    }
                  />{' '}
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
