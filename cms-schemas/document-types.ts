/** Documents of which there is one; its id is its type. */
export const singletonTypes = ['siteSettings', 'homePage'] as const;

/** The types that a price is made of. */
export const catalogueTypes = ['region', 'family', 'series', 'model', 'diskType', 'trafficPlan', 'period'] as const;

/** Every document type that an editor can publish. */
export const documentTypes = [...singletonTypes, 'banner', 'planCard', ...catalogueTypes, 'article', 'redirect'] as const;

export type SingletonType = (typeof singletonTypes)[number];
export type CatalogueType = (typeof catalogueTypes)[number];
export type DocumentType = (typeof documentTypes)[number];

export const isSingletonType = (value: unknown): value is SingletonType => singletonTypes.some((type) => type === value);
export const isDocumentType = (value: unknown): value is DocumentType => documentTypes.some((type) => type === value);
