/** Every type of document that an editor writes; the schema types and the revalidation manifest are held against it. */
export const documentTypes = [
  'siteSettings',
  'homePage',
  'banner',
  'planCard',
  'region',
  'family',
  'series',
  'model',
  'diskType',
  'trafficPlan',
  'period',
  'article',
  'redirect',
] as const;

export type DocumentType = (typeof documentTypes)[number];

export const isDocumentType = (value: unknown): value is DocumentType => documentTypes.some((type) => type === value);
