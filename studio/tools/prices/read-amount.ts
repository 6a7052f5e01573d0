import type { Currency } from '../../../lib/money/currencies.ts';
import { isUnitPrice } from '../../../lib/money/unit-price.ts';
import { say } from '../../words/say.ts';

const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
const signs = /^(?:US\$|HK\$|\$|¥|USD|HKD|JPY)\s*/i;

/**
 * The amount in a cell of a table, which may have a currency's sign and commas between thousands, or a decimal comma; null if it is none.
 * `hasDecimalCommas`: a comma is the decimal point, as it is where spreadsheets separate by semicolons.
 */
export function readAmount(cell: string, hasDecimalCommas: boolean): number | null {
  const bare = cell.replace(signs, '').trim();
  const ungrouped = grouped.test(bare) ? bare.replaceAll(',', '') : bare;
  const digits = hasDecimalCommas ? bare.replace(/^(\d+),(\d+)$/, '$1.$2') : ungrouped;
  if (!/^\d+(\.\d+)?$/.test(digits)) return null;
  const amount = Number(digits);
  return isUnitPrice(amount) ? amount : null;
}

/** Why a cell was not read. */
export const amountProblem = (currency: Currency, cell: string): string =>
  say(`${currency} ${cell}: write an amount of 0 or more with at most 4 decimals, like 1091.5.`);
