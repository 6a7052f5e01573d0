import { loadCatalogue } from '#lib/catalogue/load-catalogue.ts';
import { publishedSource, type ContentSource } from '#lib/content/content-source.ts';
import { promotionSchema, promotionsQuery } from '#lib/content/queries/promotion-query.ts';
import { readWhole } from '#lib/content/read-whole.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { cachedValue } from '#lib/discovery/cached-value.ts';
import { defaultLanguage } from '#lib/language/languages.ts';
import { promotionTerms } from '#lib/offers/promotion-terms.ts';
import { loadFrame } from '#lib/page/load-frame.ts';
import type { QuoteSources } from './public-quote.ts';

export type LoadedSources = Pick<QuoteSources, 'catalogue' | 'promotions' | 'region' | 'siteUrl'>;

/** A published price is in the answers as soon as it is on the pages. */
const freshMs = 1_000;

const kept = cachedValue(() => readWhole(() => publishedSource(), load), { freshMs });

/** The published catalogue and what belongs to it; the last ones while the CMS is silent. @throws ContentUnavailableError without any */
export const loadQuoteSources = (): Promise<LoadedSources> => kept.read();

async function load({ ask }: ContentSource): Promise<LoadedSources> {
  const [catalogue, promotions, { frame, settings }] = await Promise.all([
    loadCatalogue(ask),
    ask(promotionsQuery),
    loadFrame(ask, defaultLanguage, Date.now()),
  ]);
  return {
    catalogue,
    promotions: parseEach(promotionSchema, promotions, 'promotion').map(promotionTerms),
    region: settings?.defaultRegions[defaultLanguage] ?? null,
    siteUrl: frame.siteUrl ?? '',
  };
}
