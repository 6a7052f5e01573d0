import type { DocumentType } from '#lib/content/document-types.ts';

/** Singletons: a document's id is its type. */
export const singletonTypes = ['siteSettings', 'homePage', 'navigation'] as const satisfies readonly DocumentType[];

/** The types that prices are computed from. */
export const catalogueTypes = [
  'region',
  'family',
  'series',
  'model',
  'diskType',
  'trafficPlan',
  'period',
  'systemImage',
] as const satisfies readonly DocumentType[];

export type SingletonType = (typeof singletonTypes)[number];

export const isSingletonType = (value: unknown): value is SingletonType => singletonTypes.some((type) => type === value);
