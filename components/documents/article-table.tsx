import type { Language } from '#lib/language/languages.ts';
import { amountColumns } from '#lib/documents/amount-columns.ts';
import { betweenLabels } from '#lib/format/punctuation.ts';
import { ScrollTable } from './scroll-table.tsx';

/** Characters of an amount, or of its head, with which three of them fit a phone beside their names. */
const amountLengthAtMost = 8;

interface ArticleTableProps {
  rows: readonly { readonly cells: readonly string[] }[];
  /** Label of the scrolling area, if the header row has no text. */
  name: string;
  language: Language;
}

/** A table of the content; its first row is the header. */
export function ArticleTable({ rows, name, language }: ArticleTableProps) {
  const [head, ...body] = rows;
  const amounts = amountColumns(body.map(({ cells }) => cells));
  const lookOf = (column: number) => (amounts[column] ? 'amount' : undefined);
  const ofAmounts =
    rows.every(({ cells }) => cells.slice(1).every((cell) => cell.length <= amountLengthAtMost)) && amounts.slice(1).every(Boolean);
  const names = head?.cells.filter((cell) => cell !== '').join(betweenLabels[language]);
  return (
    <ScrollTable role="group" name={names || name} columns={Math.max(0, ...rows.map(({ cells }) => cells.length))} ofAmounts={ofAmounts}>
      <table>
        <thead>
          <tr>
            {head?.cells.map((cell, column) =>
              cell === '' ? (
                <td key={column}>{cell}</td>
              ) : (
                <th key={column} scope="col" className={lookOf(column)}>
                  {cell}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {body.map(({ cells }, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} className={lookOf(column)} data-decimals={amounts[column]?.[row]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
