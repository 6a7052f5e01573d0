import { announcements } from './documents/announcements.ts';
import { banners } from './documents/promotions/banners.ts';
import { categories } from './documents/categories.ts';
import { claims } from './documents/promotions/claims.ts';
import { couponCampaigns } from './documents/promotions/coupon-campaigns.ts';
import { disksAndTraffic } from './documents/catalogue/disks-and-traffic.ts';
import { domainSuffixes } from './documents/domain-suffixes.ts';
import { familiesAndSeries } from './documents/catalogue/families-and-series.ts';
import { footerLinks, partnerLinks } from './documents/footer-links.ts';
import { groupCampaigns } from './documents/promotions/group-campaigns.ts';
import { helpArticles } from './documents/help-articles.ts';
import { homePage } from './documents/home-page.ts';
import { hotTerms } from './documents/hot-terms.ts';
import { jobs } from './documents/jobs.ts';
import { legalArticles } from './documents/legal-articles.ts';
import { companyMarketingPages } from './documents/marketing-pages/company-pages.ts';
import { productPages } from './documents/marketing-pages/product-pages.ts';
import { moveToUsPage } from './documents/own-pages/move-to-us.ts';
import { models } from './documents/catalogue/models.ts';
import { navigation } from './documents/navigation.ts';
import { pageSeo } from './documents/page-seo.ts';
import { periods } from './documents/catalogue/periods.ts';
import { planCards } from './documents/promotions/plan-cards.ts';
import { promotions } from './documents/promotions/promotions.ts';
import { redirects } from './documents/redirects.ts';
import { regions } from './documents/catalogue/regions.ts';
import { siteSettings } from './documents/site-settings.ts';
import { statisticsScripts } from './documents/statistics-scripts.ts';
import { readerQuestions } from './documents/reader-questions.ts';
import { synonyms } from './documents/synonyms/synonyms.ts';
import { systemImages } from './documents/catalogue/system-images.ts';
import type { SeedDocument } from './seed-document.ts';

export { seedAssets } from './seed-assets.ts';
export type { SeedDocument } from './seed-document.ts';

/** Increased with every change of the seed: a start that finds a higher number adds what is new, and updates what no editor has touched. */
export const seedVersion = 46;

/**
 * Every document of the seed, referenced ones first. `assetIds` has the uploaded pictures by their key; campaigns are dated from `setUpAt`.
 */
export function seedDocuments(assetIds: Readonly<Record<string, string>>, setUpAt: Date): SeedDocument[] {
  return [
    ...regions,
    ...familiesAndSeries,
    ...disksAndTraffic,
    ...models,
    ...systemImages,
    ...periods,
    ...planCards,
    siteSettings(assetIds),
    navigation,
    ...footerLinks,
    ...partnerLinks,
    ...pageSeo,
    ...statisticsScripts,
    ...claims,
    ...companyMarketingPages,
    homePage,
    ...productPages,
    moveToUsPage,
    ...banners(assetIds),
    ...promotions(setUpAt),
    ...couponCampaigns(setUpAt),
    ...groupCampaigns(setUpAt),
    ...domainSuffixes,
    ...categories,
    ...legalArticles,
    ...helpArticles(assetIds),
    ...hotTerms,
    ...synonyms,
    ...readerQuestions,
    ...announcements(setUpAt),
    ...jobs,
    ...redirects,
  ];
}
