import { computedBySpreadsheets } from '../../../lib/format/csv-cell.ts';
import { csvLines, separatorOf } from '../../../lib/format/read-csv.ts';
import { currencies, isCurrency, type Currency } from '../../../lib/money/currencies.ts';
import { isUnitPrice } from '../../../lib/money/unit-price.ts';
import type { GivenPrice } from './price-changes.ts';
import type { PriceRow } from './price-list.ts';
import { say } from '../../words/say.ts';

/** A price that the pasted table names. */
type PastedPrice = GivenPrice<PriceRow>;

/** Why a line of the pasted table cannot be taken, by its number as the editor sees it. */
export interface PasteProblem {
  readonly line: number;
  readonly problem: string;
}

export interface PastedPrices {
  readonly prices: readonly PastedPrice[];
  readonly problems: readonly PasteProblem[];
}

/** Columns of the pasted table by their place in a line. */
interface Columns {
  readonly code: number;
  readonly region: number;
  readonly amounts: readonly (readonly [Currency, number])[];
  /** Whether a comma is the decimal point: it is where spreadsheets separate by semicolons. */
  readonly hasDecimalCommas: boolean;
}

const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
const signs = /^(?:US\$|HK\$|\$|¥|USD|HKD|JPY)\s*/i;

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
  const [head, ...lines] = csvLines(text, separator).map(({ line, cells }) => ({ line, cells: cells.map(plainCell) }));
  if (head === undefined) return { prices: [], problems: [] };
  const columns = columnsOf(head.cells, separator === ';');
  if (typeof columns === 'string') return { prices: [], problems: [{ line: head.line, problem: columns }] };

  const known = new Map(rows.map((row) => [rowName(row), row]));
  const seen = new Map<string, number>();
  const prices: PastedPrice[] = [];
  const problems: PasteProblem[] = [];
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

/** A cell without the mark of `csvText`. */
function plainCell(cell: string): string {
  const bare = cell.trim();
  return bare.startsWith("'") && computedBySpreadsheets.test(bare.slice(1)) ? bare.slice(1) : bare;
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
    const amount = amountOf(cell, columns.hasDecimalCommas);
    if (amount === null) problems.push(say(`${currency} ${cell}: write an amount of 0 or more with at most 4 decimals, like 1091.5.`));
    else prices.push({ row, currency, amount });
  }
  return { row, prices, problems };
}

/** The amount in a cell, which may have a currency's sign and commas between thousands, or a decimal comma; null if it is none. */
function amountOf(cell: string, hasDecimalCommas: boolean): number | null {
  const bare = cell.replace(signs, '').trim();
  const ungrouped = grouped.test(bare) ? bare.replaceAll(',', '') : bare;
  const digits = hasDecimalCommas ? bare.replace(/^(\d+),(\d+)$/, '$1.$2') : ungrouped;
  if (!/^\d+(\.\d+)?$/.test(digits)) return null;
  const amount = Number(digits);
  return isUnitPrice(amount) ? amount : null;
}
