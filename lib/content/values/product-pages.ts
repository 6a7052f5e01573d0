import { pageIds } from '#lib/language/routes.ts';

/** Pages of the shop that are no product of their own. */
const notProducts: ReadonlySet<string> = new Set(['product/vps-buy', 'product/availability']);

/** The pages of single products, by which the help is listed too: `/product/vpc`. */
export const productPages: readonly string[] = pageIds
  .filter((pageId) => pageId.startsWith('product/') && !notProducts.has(pageId))
  .map((pageId) => `/${pageId}`);
