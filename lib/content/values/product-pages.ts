import { pageIds } from '#lib/language/routes.ts';

/** The pages of single products, by which the help is listed too: `/product/vpc`. */
export const productPages: readonly string[] = pageIds
  .filter((pageId) => pageId.startsWith('product/') && pageId !== 'product/vps-buy')
  .map((pageId) => `/${pageId}`);
