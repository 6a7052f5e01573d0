import type { PageId } from '#lib/language/routes.ts';

/** The routes whose page is composed of sections in the CMS. */
export const marketingPageIds = [
  'about',
  'contact',
  'aff',
  'jobs',
  'signUp',
  'product/vpc',
  'product/oss',
  'product/loadbalance',
  'product/relational-database',
  'product/private-cloud',
] as const satisfies readonly PageId[];

export type MarketingPageId = (typeof marketingPageIds)[number];
