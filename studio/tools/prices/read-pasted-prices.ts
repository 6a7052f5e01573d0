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
}

const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
const signs = /^(?:US\$|HK\$|\$|¥|USD|HKD|JPY)\s*/i;

/**
 * Reads a table that was copied from a spreadsheet (tabs) or a CSV file (commas, semicolons): a head that names `code`, `region` and one
 * currency or more, then a line for each item and region. An empty cell leaves its price as it is. Amounts are of the major unit.
 */
export function readPastedPrices(text: string, rows: readonly PriceRow[]): PastedPrices {
  const lines = text.normalize('NFKC').split(/\r\n|\r|\n/);
  const headAt = lines.findIndex((line) => line.trim() !== '');
  const head = lines[headAt];
  if (head === undefined) return { prices: [], problems: [] };
  const separator = ['\t', ';', ','].find((candidate) => head.includes(candidate)) ?? '\t';
  const columns = columnsOf(cellsOf(head, separator));
  if (typeof columns === 'string') return { prices: [], problems: [{ line: headAt + 1, problem: columns }] };

  const known = new Map(rows.map((row) => [rowName(row), row]));
  const seen = new Map<string, number>();
  const prices: PastedPrice[] = [];
  const problems: PasteProblem[] = [];
  for (const [index, line] of lines.entries()) {
    if (index <= headAt || line.trim() === '') continue;
    const read = readLine(cellsOf(line, separator), columns, known);
    const name = read.row ? rowName(read.row) : null;
    const earlier = name === null ? undefined : seen.get(name);
    if (name !== null) seen.set(name, index + 1);
    if (earlier !== undefined) problems.push({ line: index + 1, problem: say(`Line ${earlier} names this item and region already.`) });
    else prices.push(...read.prices);
    problems.push(...read.problems.map((problem) => ({ line: index + 1, problem })));
  }
  return { prices, problems };
}

const rowName = ({ code, region }: Pick<PriceRow, 'code' | 'region'>): string => `${code.toLowerCase()} ${region.toLowerCase()}`;

/** The cells of a line; one in quotation marks may hold the separator. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}

function columnsOf(heads: readonly string[]): Columns | string {
  const names = heads.map((head) => head.toLowerCase());
  const [code, region] = [names.indexOf('code'), names.indexOf('region')];
  const amounts = heads.flatMap((head, at) => {
    const currency = head.toUpperCase();
    return isCurrency(currency) ? [[currency, at] as const] : [];
  });
  if (code < 0 || region < 0 || amounts.length === 0) {
    return say(`The first line names the columns: code, region and ${currencies.join(', ')}, or some of these currencies.`);
  }
  return { code, region, amounts };
}

interface LineReading {
  readonly row: PriceRow | null;
  readonly prices: readonly PastedPrice[];
  readonly problems: readonly string[];
}

function readLine(cells: readonly string[], columns: Columns, known: ReadonlyMap<string, PriceRow>): LineReading {
  const [code = '', region = ''] = [cells[columns.code], cells[columns.region]];
  const row = known.get(rowName({ code, region }));
  if (!row)
    return { row: null, prices: [], problems: [say(`Nothing with the code ${code || '(empty)'} is sold in ${region || '(empty)'}.`)] };
  const prices: PastedPrice[] = [];
  const problems: string[] = [];
  for (const [currency, at] of columns.amounts) {
    const cell = cells[at] ?? '';
    if (cell === '') continue;
    const amount = amountOf(cell);
    if (amount === null) problems.push(say(`${currency} ${cell}: write an amount of 0 or more with at most 4 decimals, like 1091.5.`));
    else prices.push({ row, currency, amount });
  }
  return { row, prices, problems };
}

/** The amount in a cell, which may have a currency's sign and commas between thousands; null if it is none. */
function amountOf(cell: string): number | null {
  const bare = cell.replace(signs, '').trim();
  const digits = grouped.test(bare) ? bare.replaceAll(',', '') : bare;
  if (!/^\d+(\.\d+)?$/.test(digits)) return null;
  const amount = Number(digits);
  return isUnitPrice(amount) ? amount : null;
}
