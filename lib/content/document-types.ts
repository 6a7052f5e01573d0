/** Every type of document that an editor writes; tests check the schema types and the revalidation manifest against it. */
export const documentTypes = [
  'siteSettings',
  'homePage',
  'navigation',
  'marketingPage',
  'activityPage',
  'pageSeo',
  'footerLink',
  'partnerLink',
  'banner',
  'planCard',
  'claim',
  'region',
  'family',
  'series',
  'model',
  'diskType',
  'trafficPlan',
  // Sanity reserves the name `image`.
  'systemImage',
  'period',
  'promotion',
  'couponCampaign',
  'groupCampaign',
  'domainSuffix',
  'article',
  'category',
  'hotTerm',
  'synonym',
  'readerQuestions',
  'announcement',
  'job',
  'redirect',
  'statisticsScript',
] as const;

export type DocumentType = (typeof documentTypes)[number];

export const isDocumentType = (value: unknown): value is DocumentType => documentTypes.some((type) => type === value);
