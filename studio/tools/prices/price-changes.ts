import { currencyDecimals, type Currency } from '../../../lib/money/currencies.ts';
import type { PriceRow } from './price-list.ts';
import { say } from '../../words/say.ts';

/** What has a price: an item of the price list in one region, or what a draft says of one. */
export type PricedRow = Pick<PriceRow, 'code' | 'region' | 'amounts' | 'draft'> & { readonly type: string };

/** A price that would become another. */
export interface PriceChange<Row extends PricedRow = PriceRow> {
  readonly row: Row;
  readonly currency: Currency;
  /** Null: it was not sold in the currency. */
  readonly before: number | null;
  readonly after: number;
  /** What has to be meant before it is published; null: nothing unusual. */
  readonly question: string | null;
}

/** A price that falls or rises by this factor or more is seldom meant. */
const unusualFactor = 2;

/** An amount that somebody gives to an item. */
export interface GivenPrice<Row extends PricedRow> {
  readonly row: Row;
  readonly currency: Currency;
  readonly amount: number;
}

/** The given prices that differ from the published ones, in the same order. */
export const priceChanges = <Row extends PricedRow>(given: readonly GivenPrice<Row>[]): PriceChange<Row>[] =>
  given.flatMap(({ row, currency, amount }) => {
    const before = row.amounts[currency];
    if (before === amount) return [];
    return [{ row, currency, before, after: amount, question: questionOf(currency, before, amount) }];
  });

function questionOf(currency: Currency, before: number | null, after: number): string | null {
  if (after === 0) return say('This would cost nothing.');
  const decimals = currencyDecimals[currency];
  if (decimalsOf(after) > decimals && (before === null || decimalsOf(before) <= decimals)) {
    return decimals === 0 ? say(`${currency} has no decimals.`) : say(`${currency} has ${decimals} decimals.`);
  }
  if (before === null || before === 0) return null;
  if (after >= before * unusualFactor) return say(`${timesInWords(after / before)} times the price of now.`);
  return after <= before / unusualFactor ? say(`The price of now divided by ${timesInWords(before / after)}.`) : null;
}

const decimalsOf = (amount: number): number => (String(amount).split('.')[1] ?? '').length;

const timesInWords = (factor: number): string => factor.toFixed(1).replace(/\.0$/, '');

/** An authored amount with its currency, all of its decimals shown. */
export const amountInWords = (amount: number | null, currency: Currency): string =>
  amount === null ? say('not sold') : `${currency} ${amount}`;
