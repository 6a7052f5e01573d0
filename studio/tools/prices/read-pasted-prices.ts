import { textOfCell } from '../../../lib/format/csv-cell.ts';
import { csvLines, separatorOf } from '../../../lib/format/read-csv.ts';
import { currencies, isCurrency, type Currency } from '../../../lib/money/currencies.ts';
import type { LineProblem } from '../line-problems.tsx';
import type { GivenPrice } from './price-changes.ts';
import type { PriceRow } from './price-list.ts';
import { amountProblem, readAmount } from './read-amount.ts';
import { say } from '../../words/say.ts';

/** A price that the pasted table names. */
type PastedPrice = GivenPrice<PriceRow>;

export interface PastedPrices {
  readonly prices: readonly PastedPrice[];
  readonly problems: readonly LineProblem[];
}

/** Columns of the pasted table by their place in a line. */
interface Columns {
  readonly code: number;
  readonly region: number;
  readonly amounts: readonly (readonly [Currency, number])[];
  /** Whether a comma is the decimal point: it is where spreadsheets separate by semicolons. */
  readonly hasDecimalCommas: boolean;
}

/**
 * Reads a table that was copied from a spreadsheet: a head that names `code`, `region` and one currency or more, then a line for each item
 * and region. An empty cell leaves its price as it is. Amounts are of the major unit; digits of an input method count as digits.
 */
export const readPastedPrices = (text: string, rows: readonly PriceRow[]): PastedPrices => readTable(text.normalize('NFKC'), rows);

/** Reads the same table from a CSV file, in which no input method has been at work: digits are those of ASCII. */
export const readPriceFile = (text: string, rows: readonly PriceRow[]): PastedPrices => readTable(text, rows);

/** Separators are tabs, semicolons or commas. */
function readTable(text: string, rows: readonly PriceRow[]): PastedPrices {
  const separator = separatorOf(text, ['\t', ';', ',']);
  const [head, ...lines] = csvLines(text, separator).map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => textOfCell(cell.trim())),
  }));
  if (head === undefined) return { prices: [], problems: [] };
  const columns = columnsOf(head.cells, separator === ';');
  if (typeof columns === 'string') return { prices: [], problems: [{ line: head.line, problem: columns }] };

  const known = new Map(rows.map((row) => [rowName(row), row]));
  const seen = new Map<string, number>();
  const prices: PastedPrice[] = [];
  const problems: LineProblem[] = [];
  for (const { line, cells } of lines) {
    const read = readLine(cells, columns, known);
    const name = read.row ? rowName(read.row) : null;
    const earlier = name === null ? undefined : seen.get(name);
    if (name !== null) seen.set(name, line);
    if (earlier !== undefined) problems.push({ line, problem: say(`Line ${earlier} names this item and region already.`) });
    else prices.push(...read.prices);
    problems.push(...read.problems.map((problem) => ({ line, problem })));
  }
  return { prices, problems };
}

const rowName = ({ code, region }: Pick<PriceRow, 'code' | 'region'>): string => `${code.toLowerCase()} ${region.toLowerCase()}`;

function columnsOf(heads: readonly string[], hasDecimalCommas: boolean): Columns | string {
  const names = heads.map((head) => head.toLowerCase());
  const code = names.indexOf('code');
  const region = names.indexOf('region');
  const amounts = heads.flatMap((head, at) => {
    const currency = head.toUpperCase();
    return isCurrency(currency) ? [[currency, at] as const] : [];
  });
  if (code < 0 || region < 0 || amounts.length === 0) {
    return say(`The first line names the columns: code, region and ${currencies.join(', ')}, or some of these currencies.`);
  }
  return { code, region, amounts, hasDecimalCommas };
}

interface LineReading {
  readonly row: PriceRow | null;
  readonly prices: readonly PastedPrice[];
  readonly problems: readonly string[];
}

function readLine(cells: readonly string[], columns: Columns, known: ReadonlyMap<string, PriceRow>): LineReading {
  const code = cells[columns.code] ?? '';
  const region = cells[columns.region] ?? '';
  const row = known.get(rowName({ code, region }));
  if (!row)
    return { row: null, prices: [], problems: [say(`Nothing with the code ${code || '(empty)'} is sold in ${region || '(empty)'}.`)] };
  const prices: PastedPrice[] = [];
  const problems: string[] = [];
  for (const [currency, at] of columns.amounts) {
    const cell = cells[at] ?? '';
    if (cell === '') continue;
    const amount = readAmount(cell, columns.hasDecimalCommas);
    if (amount === null) problems.push(amountProblem(currency, cell));
    else prices.push({ row, currency, amount });
  }
  return { row, prices, problems };
}
