import type { PageId } from '#lib/language/routes.ts';

/** Routes with a page of their own that search engines are not sent to: personal ones, results of a search, lists under a second address. */
const unlisted = [
  'doc/search',
  'doc/collect',
  'doc/article',
  'doc/announce/detail',
  'activate',
  'welcome-signup',
] as const satisfies readonly PageId[];

export const isListed = (pageId: PageId): boolean => !unlisted.some((name) => name === pageId);
