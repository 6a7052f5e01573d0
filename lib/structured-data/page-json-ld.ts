import type { PromotionContent } from '#lib/activities/load-promotion.ts';
import type { JobsContent } from '#lib/company/load-jobs.ts';
import type { DomainContent } from '#lib/domains/load-domain-suffixes.ts';
import type { Frame } from '#lib/page/load-frame.ts';
import type { HomeContent } from '#lib/home/load-home.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PlanListContent } from '#lib/purchase/load-plan-list.ts';
import { offeredProducts } from './offered-products.ts';
import { openPosition } from './open-position.ts';
import { priceRanges } from './price-ranges.ts';
import { questionsAndAnswers } from './questions.ts';
import type { StructuredThing } from './structured-data.ts';

type Site = Pick<Frame, 'brand' | 'siteUrl'>;

/** The plans at the prices that their cards show, and the answered questions. */
export function homeJsonLd(content: HomeContent, { brand, siteUrl }: Site, language: Language): readonly (StructuredThing | null)[] {
  const asked = questionsAndAnswers(content.questions);
  if (!brand || !siteUrl) return [asked];
  const plans = content.plans.map(({ name, audience, series, prices, href }) => ({ name, description: audience ?? series, prices, href }));
  return [...offeredProducts(plans, { brand, siteUrl, language }), asked];
}

/**
 * The families of servers, each from the lowest to the highest of its monthly prices in all regions of the page, in each currency. What is
 * not yet public is no offer, and a family of which nothing is on sale no product.
 */
export function planListJsonLd({ families, groups }: PlanListContent, { brand, siteUrl }: Site): readonly StructuredThing[] {
  if (!brand || !siteUrl) return [];
  return families.flatMap(({ code, name, summary }) => {
    const rows = groups
      .filter((group) => group.family === code)
      .flatMap(({ series }) => series.flatMap(({ tiers }) => tiers.flatMap((tier) => tier.rows)))
      .filter(({ status }) => status === 'on-sale');
    const prices = rows.map(({ prices: each }) => each);
    return productOf(`${brand} ${name}`, summary, { brand, offers: priceRanges(prices, siteUrl) });
  });
}

/** Names under every suffix of the page, by the price of their first year. */
export function domainsJsonLd(
  { groups }: DomainContent,
  { brand, siteUrl }: Site,
  { name, description }: { readonly name: string; readonly description: string },
): readonly StructuredThing[] {
  if (!brand || !siteUrl) return [];
  const prices = groups.flatMap(({ suffixes }) => suffixes.map(({ firstYear }) => firstYear));
  return productOf(`${brand} ${name}`, description, { brand, offers: priceRanges(prices, siteUrl) });
}

/** The servers of a promotion that runs, at its prices for the whole period and until its end. */
export function promotionJsonLd(content: PromotionContent, { brand, siteUrl }: Site): readonly StructuredThing[] {
  const { title, lead, window, madeAtMs, offers } = content;
  if (!brand || !siteUrl || madeAtMs < window.startsAtMs || madeAtMs >= window.endsAtMs) return [];
  const until = { priceValidUntil: new Date(window.endsAtMs).toISOString() };
  const ranges = priceRanges(
    offers.map(({ offer }) => offer),
    siteUrl,
    until,
  );
  return productOf(`${brand} ${title}`, lead ?? title, { brand, offers: ranges });
}

function productOf(
  name: string,
  description: string,
  { brand, offers }: { readonly brand: string; readonly offers: readonly StructuredThing[] },
): readonly StructuredThing[] {
  return offers.length === 0 ? [] : [{ '@type': 'Product', name, description, brand: { '@type': 'Brand', name: brand }, offers }];
}

/** The open positions. */
export function jobsJsonLd({ jobs, path }: JobsContent, { brand, siteUrl }: Site, language: Language): readonly StructuredThing[] {
  if (!brand || !siteUrl) return [];
  return jobs.map((job) => openPosition(job, { brand, siteUrl, path, language }));
}
