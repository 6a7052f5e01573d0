import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { ContentUnavailableError } from '#lib/content/content-unavailable.ts';

let away = false;
const rules = [{ _id: 'r', from: '/doc/tos', to: '/doc/article/tos', permanent: true }];
jest.unstable_mockModule('#lib/content/content-source.ts', () => ({
  publishedSource: () => ({
    draft: false,
    isMixed: () => false,
    ask: () => (away ? Promise.reject(new ContentUnavailableError('away')) : Promise.resolve(rules)),
  }),
}));
const { redirectOrNotFound } = await import('#page-loaders/redirect-or-not-found.ts');

beforeEach(() => {
  away = false;
});

async function answer(path: string, locale: string, query = '') {
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  const result = await redirectOrNotFound({ params: { path: path.slice(1).split('/') }, locale, resolvedUrl: `${path}${query}`, res });
  return { caching: res.getHeader('Cache-Control'), result };
}

test('R-4 an address without a page goes where the content says, with the visitor’s query', async () => {
  const { result, caching } = await answer('/doc/tos', 'zh', '?from=mail');
  expect(result).toEqual({ redirect: { destination: '/zh/doc/article/tos?from=mail', permanent: true } });
  expect(caching).toBe('private, no-store');
});

test('R-1.5 any other is a 404, also with the CMS unavailable', async () => {
  expect((await answer('/doc/nope', 'en')).result).toEqual({ notFound: true });
  away = true;
  expect((await answer('/doc/tos', 'en')).result).toEqual({ notFound: true });
});
