import type { PageId } from '#lib/language/routes.ts';

/** Routes with pages of their own that search engines should not index: personal pages, search results, second addresses of lists. */
const unlisted = [
  'doc/search',
  'doc/collect',
  'doc/article',
  'doc/announce/detail',
  'activate',
  'welcome-signup',
] as const satisfies readonly PageId[];

export const isListed = (pageId: PageId): boolean => !unlisted.some((name) => name === pageId);
