import type { JobsContent } from '#lib/company/load-jobs.ts';
import type { Frame } from '#lib/page/load-frame.ts';
import type { HomeContent } from '#lib/home/load-home.ts';
import type { Language } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { decimalAmount } from '#lib/money/format-money.ts';
import type { PlanListContent } from '#lib/purchase/load-plan-list.ts';
import { offeredProducts } from './offered-products.ts';
import { openPosition } from './open-position.ts';
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

/** The families of servers, each from the lowest of its listed prices in each currency. */
export function planListJsonLd(content: PlanListContent, { brand }: Site): readonly StructuredThing[] {
  if (!brand) return [];
  return content.families.map(({ name, summary, from, sizes }) => ({
    '@type': 'Product',
    name: `${brand} ${name}`,
    description: summary,
    brand: { '@type': 'Brand', name: brand },
    offers: currencies.flatMap((currency) => {
      const lowest = from[currency];
      return lowest
        ? [{ '@type': 'AggregateOffer', lowPrice: decimalAmount(lowest), priceCurrency: currency, offerCount: sizes.length }]
        : [];
    }),
  }));
}

/** The open positions. */
export function jobsJsonLd({ jobs, path }: JobsContent, { brand, siteUrl }: Site, language: Language): readonly StructuredThing[] {
  if (!brand || !siteUrl) return [];
  return jobs.map(({ slug, title, summary, kind, place, postedOn }) =>
    openPosition({ title, description: summary ?? title, kind, place, postedOn, brand, siteUrl, path: `${path}#${slug}`, language }),
  );
}
