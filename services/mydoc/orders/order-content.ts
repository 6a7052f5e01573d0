import { z } from 'zod';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { promotionSchema, promotionsQuery } from '#lib/content/queries/promotion-query.ts';
import { siteSettingsSchema } from '#lib/content/queries/site-settings-query.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { sellerProjection, type Seller } from '#lib/content/values/seller.ts';
import { withdrawalProjection, type WithdrawalRight } from '#lib/content/values/withdrawal-right.ts';
import type { Language } from '#lib/language/languages.ts';
import type { CachedQuery, ContentCache } from '#services/mydoc/content-cache/cached-query.ts';
import { together } from '#services/mydoc/content-cache/together.ts';
import { catalogueShape } from './quotes/catalogue-cache.ts';

/** What the CMS has to say in an e-mail or on a receipt. */
export interface OrderContent {
  readonly catalogue: Catalogue;
  readonly catalogueHash: string;
  readonly promotions: readonly { readonly code: string; readonly title: Readonly<Record<Language, string | null>> }[];
  /** Null until editors name it. */
  readonly seller: Seller | null;
  /** The consumer's right of withdrawal; null: it is not granted. */
  readonly withdrawal: WithdrawalRight | null;
  /** Without a slash at its end; null: not configured, so that links are paths of the site. */
  readonly siteUrl: string | null;
}

export type ReadOrderContent = () => Promise<OrderContent>;

const freshMs = 15_000;

const settingsFields = z.object({
  _id: z.string(),
  siteUrl: siteSettingsSchema.shape.siteUrl,
  seller: siteSettingsSchema.shape.seller,
  withdrawal: siteSettingsSchema.shape.withdrawal,
});

const sellerShape: CachedQuery<Pick<OrderContent, 'seller' | 'siteUrl' | 'withdrawal'>> = {
  key: 'seller-2',
  query: `*[_type == "siteSettings"][0...1]{_id, siteUrl, ${withdrawalProjection}, ${sellerProjection}}`,
  freshMs,
  read: (elements, report) => {
    const [settings] = parseEach(settingsFields, elements, 'siteSettings', report);
    return { seller: settings?.seller ?? null, siteUrl: settings?.siteUrl ?? null, withdrawal: settings?.withdrawal ?? null };
  },
};

const promotionNamesShape: CachedQuery<OrderContent['promotions']> = {
  key: 'promotion-names-1',
  query: promotionsQuery,
  freshMs,
  read: (elements, report) => parseEach(promotionSchema, elements, 'promotion', report).map(({ slug: code, title }) => ({ code, title })),
};

/** `siteUrl`: of the configuration, where the site settings have none. */
export function createOrderContent(contentCache: ContentCache, siteUrl: string | undefined): ReadOrderContent {
  const content = together({
    known: contentCache.add(catalogueShape),
    settings: contentCache.add(sellerShape),
    named: contentCache.add(promotionNamesShape),
  });
  return async () => {
    const { known, settings, named } = await content.read();
    const address = settings.siteUrl ?? siteUrl;
    const { seller: company, withdrawal } = settings;
    return {
      catalogue: known.catalogue,
      catalogueHash: await known.hash(),
      promotions: named,
      seller: company,
      withdrawal,
      siteUrl: address?.replace(/\/+$/, '') ?? null,
    };
  };
}
