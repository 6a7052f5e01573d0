import { z } from 'zod';
import { monthlyPrices } from '../../lib/catalogue/all-prices.ts';
import type { Catalogue } from '../../lib/catalogue/catalogue.ts';
import { cardPeriod } from '../../lib/home/plan-cards.ts';
import { currencies } from '../../lib/money/currencies.ts';
import { formatMoney } from '../../lib/money/format-money.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { pageLanguage, say } from '../words/say.ts';

/** The codes of what a card refers to, by the ids in its form. */
export const cardCodesQuery = `{
  "region": *[_id == $region][0].code, "model": *[_id == $model][0].code,
  "disk": *[_id == $disk][0].code, "traffic": *[_id == $traffic][0].code
}`;

const refOf = (value: unknown): string => String(asRecord(value)._ref ?? '');

/** The parameters of `cardCodesQuery` for a card as its form has it. */
export const cardReferences = (card: unknown): Record<'region' | 'model' | 'disk' | 'traffic', string> => {
  const { region, model, disk, traffic } = asRecord(card);
  return { region: refOf(region), model: refOf(model), disk: refOf(asRecord(disk).type), traffic: refOf(traffic) };
};

const codes = z.object({ region: z.string(), model: z.string(), disk: z.string(), traffic: z.string() });

/** What a card's configuration costs in one region a month: an amount or 'not sold' for each currency. */
export interface CardPriceRow {
  readonly region: string;
  /** Whether the card is shown for this region. */
  readonly isOwn: boolean;
  readonly amounts: readonly string[];
}

/** The prices of a card's configuration in every region, its own first; null while the card is incomplete. */
export function cardPriceRows(catalogue: Catalogue, answer: unknown, sizeGib: unknown): CardPriceRow[] | null {
  const { data } = codes.safeParse(answer);
  if (!data || typeof sizeGib !== 'number') return null;
  const { model, traffic, disk } = data;
  const rows = catalogue.regions.map(({ code: region, name }): CardPriceRow => {
    const prices = monthlyPrices(catalogue, { region, model, traffic, disk: { type: disk, sizeGib } }, cardPeriod);
    return {
      region: name.en ?? region,
      isOwn: region === data.region,
      amounts: currencies.map((currency) => {
        const amount = typeof prices === 'string' ? null : prices[currency];
        return amount ? formatMoney(amount, pageLanguage) : say('not sold');
      }),
    };
  });
  return rows.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
}
