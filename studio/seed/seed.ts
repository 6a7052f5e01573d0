import { banners } from './documents/banners.ts';
import { disksAndTraffic } from './documents/disks-and-traffic.ts';
import { familiesAndSeries } from './documents/families-and-series.ts';
import { homePage } from './documents/home-page.ts';
import { legalArticles } from './documents/legal-articles.ts';
import { models } from './documents/models.ts';
import { periods } from './documents/periods.ts';
import { planCards } from './documents/plan-cards.ts';
import { redirects } from './documents/redirects.ts';
import { regions } from './documents/regions.ts';
import { siteSettings } from './documents/site-settings.ts';
import type { SeedDocument } from './seed-document.ts';

export { seedAssets, type SeedAsset } from './seed-assets.ts';
export type { SeedDocument } from './seed-document.ts';

/** Raised with every change of the seed: a start that sees a higher one adds the documents that are new. */
export const seedVersion = 1;

/** Every document of the first start, those that others refer to first. `assetIds` gives the uploaded pictures by their key. */
export function seedDocuments(assetIds: Readonly<Record<string, string>>): SeedDocument[] {
  return [
    ...regions,
    ...familiesAndSeries,
    ...models,
    ...disksAndTraffic,
    ...periods,
    ...planCards,
    siteSettings,
    homePage,
    ...banners(assetIds),
    ...legalArticles,
    ...redirects,
  ];
}
