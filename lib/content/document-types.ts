/** Every type of document that an editor writes; the schema types and the revalidation manifest are held against it. */
export const documentTypes = [
  'siteSettings',
  'homePage',
  'navigation',
  'marketingPage',
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
  // Sanity keeps the name `image` to itself.
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
  'announcement',
  'job',
  'redirect',
  'statisticsScript',
] as const;

export type DocumentType = (typeof documentTypes)[number];

export const isDocumentType = (value: unknown): value is DocumentType => documentTypes.some((type) => type === value);
