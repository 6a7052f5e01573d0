import { expect, test } from '@jest/globals';
import { isListed } from '#lib/discovery/indexed-pages.ts';
import { pageIds } from '#lib/language/routes.ts';

test('search engines are told of every page but those of one visitor, of one search, and second addresses of lists', () => {
  expect(pageIds.filter((pageId) => !isListed(pageId)).toSorted()).toEqual([
    'activate',
    'doc/announce/detail',
    'doc/article',
    'doc/collect',
    'doc/search',
    'welcome-signup',
  ]);
});
