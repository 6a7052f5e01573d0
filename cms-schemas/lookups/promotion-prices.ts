import type { SanityClient } from '@sanity/client';
import type { ValidationContext } from 'sanity';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { siteSettingsQuery } from '#lib/content/queries/site-settings-query.ts';
import { priceBeforeSearch } from '#lib/contracts/calls/price-calls.ts';
import { createMydocClient } from '#lib/mydoc/mydoc-client.ts';
import type { AskPricesBefore } from '#lib/price-history/price-claims.ts';
import { pricesOfPromotion, raiseInWords, soonInWords, type PromotionPrices } from '#lib/price-history/promotion-prices.ts';
import { checkRepeats, checkRunLength } from '#lib/rules/promotion-window.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';

const askServices: AskPricesBefore = async (params) => {
  const answer = await createMydocClient({ fetch: (...request) => fetch(...request) }).call(priceBeforeSearch, { params });
  return answer.ok ? answer.message : null;
};

/** What the site would say of a promotion’s prices if it were published as it is. `client` reads published documents. */
export const pricesInStudio = (document: unknown, client: Pick<SanityClient, 'fetch'>): Promise<PromotionPrices> =>
  pricesOfPromotion(document, { read: (query) => client.fetch<unknown>(query), ask: askServices, nowMs: Date.now() });

const published = (context: ValidationContext): SanityClient =>
  context.getClient({ apiVersion: contentApiVersion }).withConfig({ perspective: 'published' });

/** A promotion must not raise a price. */
export async function checkRaisesNoPrice(_value: unknown, context: ValidationContext): Promise<Verdict> {
  return raiseInWords(await pricesInStudio(context.document, published(context)));
}

/** A promotion must not run longer than the site settings allow. */
export async function checkPromotionLength(endsAt: unknown, context: ValidationContext): Promise<Verdict> {
  const answer = await published(context).fetch<unknown>('*[_type == "siteSettings"][0].promotionDaysAtMost');
  return checkRunLength(endsAt, context.document?.startsAt, answer);
}

/** A promotion comes again once it is over, and not before a page may name the price before it. */
export async function checkComesAgain(value: unknown, context: ValidationContext): Promise<Verdict> {
  const repeats = checkRepeats(value, context.document?.startsAt, context.document?.endsAt);
  if (repeats !== true || value === undefined || value === null) return repeats;
  return soonInWords(context.document, await published(context).fetch<unknown>(siteSettingsQuery));
}
