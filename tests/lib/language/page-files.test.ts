import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { pageIds } from '#lib/language/routes.ts';

/** Addresses that have a file of their own: `/activate/[[...index]]` and `/doc/index` stand for their folder. */
const addresses = new Set(
  readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/\.tsx$/, '').replace(/\/(?:index|\[\[\.\.\.\w+\]\])$/, '')),
);

test('R-1 each name of a page has its file in pages/', () => {
  expect(pageIds.filter((pageId) => !addresses.has(pageId))).toEqual([]);
});
