import * as z from 'zod/mini';
import { readCatalogue } from '#lib/catalogue/read-catalogue.ts';
import { catalogueQuery } from '#lib/content/queries/catalogue-query.ts';
import { promotionState } from '#lib/content/recurring-window.ts';
import { siteSettingsQuery, siteSettingsSchema } from '#lib/content/queries/site-settings-query.ts';
import { parseOne } from '#lib/content/values/parse-each.ts';
import { languages } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { defaultMarkets } from '#lib/money/markets.ts';
import { money } from '#lib/money/money.ts';
import { dayMs } from '#lib/time/lengths.ts';
import type { AskPricesBefore } from './price-claims.ts';
import { previewPromotion, raisedPrice, type PreviewRow } from './promotion-preview.ts';
import { comesTooSoon } from './repeat-bound.ts';

const reference = z.object({ _ref: z.string() });

/** A promotion complete enough to say something of its prices. */
const written = z.object({
  slug: z.object({ current: z.string().check(z.minLength(1)) }),
  discountPercent: z.number().check(z.gt(0), z.lte(100)),
  period: z.nullish(reference),
  models: z.array(reference).check(z.minLength(1)),
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }),
  repeatsEveryDays: z.nullish(z.int().check(z.positive())),
});

const codesQuery = '*[_type in ["model", "period"]]{_id, code}';
const codesOf = z.array(z.object({ _id: z.string(), code: z.nullish(z.string()) }));

/** Answers a query over what is published. */
export type ReadPublished = (query: string) => Promise<unknown>;

/**
 * `incomplete`: something is missing in the promotion; `ended`: it is over and does not come again, so no price is made by it; `unknown`:
 * the services cannot be reached.
 */
export type PromotionPrices =
  | { readonly kind: 'rows'; readonly rows: readonly PreviewRow[] }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unknown' };

/** What the site would say of a promotion’s prices if it were published as it is. */
export async function pricesOfPromotion(
  document: unknown,
  { read, ask, nowMs }: { read: ReadPublished; ask: AskPricesBefore; nowMs: number },
): Promise<PromotionPrices> {
  const { data } = written.safeParse(document);
  if (!data) return { kind: 'incomplete' };
  const { repeatsEveryDays = null, ...times } = data;
  const window = { startsAt: Date.parse(times.startsAt), endsAt: Date.parse(times.endsAt), repeatsEveryDays };
  if (promotionState(window, nowMs) === 'ended') return { kind: 'ended' };
  const [catalogueAnswer, settingsAnswer, codesAnswer] = await Promise.all([
    read(catalogueQuery),
    read(siteSettingsQuery),
    read(codesQuery),
  ]);
  const reading = readCatalogue(catalogueAnswer);
  if (!reading.ok) return { kind: 'unknown' };
  const codes = new Map(codesOf.parse(codesAnswer).map(({ _id, code }) => [_id, code ?? '']));
  const promotion = {
    code: data.slug.current,
    percent: data.discountPercent,
    period: (data.period && codes.get(data.period._ref)) ?? '1m',
    models: data.models.flatMap(({ _ref }) => codes.get(_ref) ?? []),
    startsAt: data.startsAt,
    endsAt: data.endsAt,
    repeatsEveryDays,
  };
  const settings = parseOne(siteSettingsSchema, settingsAnswer, 'siteSettings');
  const rows = await previewPromotion({ promotion, catalogue: reading.catalogue, settings }, ask);
  return rows ? { kind: 'rows', rows } : { kind: 'unknown' };
}

/**
 * Whether a promotion raises no price; otherwise a sentence for the editor. While the services are unavailable, nothing is known against
 * it.
 */
export function raiseInWords(prices: PromotionPrices): true | string {
  const raised = prices.kind === 'rows' ? raisedPrice(prices.rows) : null;
  if (!raised) return true;
  const [now, before] = [raised.nowMinor, raised.beforeMinor].map((amount) => formatMoney(money(amount, raised.currency), 'en'));
  return `This would raise a price: ${raised.model} would cost ${now}, and cost ${before} before.`;
}

/** Whether a promotion comes again late enough for a page to name the price before each time; otherwise a sentence for the editor. */
export function soonInWords(document: unknown, settingsAnswer: unknown): true | string {
  const { data } = z.pick(written, { startsAt: true, endsAt: true, repeatsEveryDays: true }).safeParse(document);
  if (!data) return true;
  const chosen = parseOne(siteSettingsSchema, settingsAnswer, 'siteSettings')?.priceMarkets ?? defaultMarkets;
  const lastsDays = (Date.parse(data.endsAt) - Date.parse(data.startsAt)) / dayMs;
  const everyDays = data.repeatsEveryDays ?? null;
  // each language has its pages, and its markets
  const bounds = languages.flatMap((language) => comesTooSoon(lastsDays, everyDays, chosen[language]) ?? []);
  const [worst] = bounds.toSorted((one, other) => (other.everyDaysAtLeast ?? Infinity) - (one.everyDaysAtLeast ?? Infinity));
  if (!worst) return true;
  const soonest = worst.everyDaysAtLeast === null ? 'it may not come again' : `every ${worst.everyDaysAtLeast} days at the least`;
  return `It would come again too soon for a price before (${worst.market}): ${soonest}.`;
}
