import type { SanityClient } from '@sanity/client';
import type { ValidationContext } from 'sanity';
import { z } from 'zod';
import { readCatalogue } from '#lib/catalogue/read-catalogue.ts';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { catalogueQuery } from '#lib/content/queries/catalogue-query.ts';
import { siteSettingsQuery, siteSettingsSchema } from '#lib/content/queries/site-settings-query.ts';
import { parseOne } from '#lib/content/values/parse-each.ts';
import { priceBeforeSearch } from '#lib/contracts/calls/price-calls.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { createMydocClient } from '#lib/mydoc/mydoc-client.ts';
import { previewPromotion, raisedPrice, type PreviewRow } from '#lib/price-history/promotion-preview.ts';
import type { AskPricesBefore } from '#lib/price-history/price-claims.ts';
import { longestPromotion } from '#cms-schemas/rules/time-window.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';

const reference = z.object({ _ref: z.string() });

/** A promotion complete enough to say something of its prices. */
const written = z.object({
  slug: z.object({ current: z.string().min(1) }),
  discountPercent: z.number().gt(0).lte(100),
  period: reference.nullish(),
  models: z.array(reference).min(1),
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }),
  repeatsEveryDays: z.int().positive().nullish(),
});

const codesOf = z.array(z.object({ _id: z.string(), code: z.string() }));

interface Reader {
  fetch(query: string, params?: Record<string, string | readonly string[]>): Promise<unknown>;
}

const askServices: AskPricesBefore = async (params) => {
  const answer = await createMydocClient({ fetch: (...request) => fetch(...request) }).call(priceBeforeSearch, { params });
  return answer.ok ? answer.message : null;
};

/** `incomplete`: something is missing in the promotion; `unknown`: the services cannot be reached. */
export type PromotionPrices =
  | { readonly kind: 'rows'; readonly rows: readonly PreviewRow[] }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'unknown' };

/** What the site would say of a promotion’s prices if it were published as it is. `client` reads published documents. */
export async function pricesOfPromotion(document: unknown, client: Reader, ask: AskPricesBefore = askServices): Promise<PromotionPrices> {
  const { data } = written.safeParse(document);
  if (!data) return { kind: 'incomplete' };
  const ids = [...data.models, ...(data.period ? [data.period] : [])].map(({ _ref }) => _ref);
  const [catalogueAnswer, settingsAnswer, codesAnswer] = await Promise.all([
    client.fetch(catalogueQuery),
    client.fetch(siteSettingsQuery),
    client.fetch('*[_id in $ids]{_id, code}', { ids }),
  ]);
  const reading = readCatalogue(catalogueAnswer);
  if (!reading.ok) return { kind: 'unknown' };
  const codes = new Map(codesOf.parse(codesAnswer).map(({ _id, code }) => [_id, code]));
  const promotion = {
    code: data.slug.current,
    percent: data.discountPercent,
    period: (data.period && codes.get(data.period._ref)) ?? '1m',
    models: data.models.flatMap(({ _ref }) => codes.get(_ref) ?? []),
    startsAt: data.startsAt,
    endsAt: data.endsAt,
    repeatsEveryDays: data.repeatsEveryDays ?? null,
  };
  const settings = parseOne(siteSettingsSchema, settingsAnswer, 'siteSettings');
  const rows = await previewPromotion({ promotion, catalogue: reading.catalogue, settings }, ask);
  return rows ? { kind: 'rows', rows } : { kind: 'unknown' };
}

const published = (context: ValidationContext): SanityClient =>
  context.getClient({ apiVersion: contentApiVersion }).withConfig({ perspective: 'published' });

/** A promotion must not raise a price. While the services cannot be reached, nothing is known against it. */
export async function checkRaisesNoPrice(_value: unknown, context: ValidationContext): Promise<Verdict> {
  return raiseInWords(await pricesOfPromotion(context.document, published(context)));
}

export function raiseInWords(prices: PromotionPrices): Verdict {
  const raised = prices.kind === 'rows' ? raisedPrice(prices.rows) : null;
  if (!raised) return true;
  const [now, before] = [raised.nowMinor, raised.beforeMinor].map((amount) => formatMoney(money(amount, raised.currency), 'en'));
  return `This would raise a price: ${raised.model} would cost ${now}, and cost ${before} before.`;
}

/** A promotion must not run longer than the site settings allow. */
export async function checkPromotionLength(endsAt: unknown, context: ValidationContext): Promise<Verdict> {
  const answer = await published(context).fetch<unknown>('*[_type == "siteSettings"][0].promotionDaysAtMost');
  return longestPromotion(endsAt, context.document?.startsAt, answer);
}
