import { expect, test } from '@jest/globals';
import { createClient, type HttpRequestEvent, type RequestHandler } from '@sanity/client';
import { lastValueFrom, of } from 'rxjs';
import { noRightsAnyMore } from '#services/lake/releases/release-reasons.ts';
import { releaseFailuresInWords } from '#studio/connection/release-failures.ts';
import { translatorOf } from '#studio/words/dictionaries.ts';

const client = createClient({ projectId: 'lake', dataset: 'production', apiVersion: '2025-02-19', useCdn: false });

/** What the Studio reads of an answer. */
async function read(path: string, body: unknown, language: 'en' | 'zh' = 'zh'): Promise<unknown> {
  const url = `https://example.com/lake/v2025-02-19/data/${path}`;
  const answer: HttpRequestEvent = { type: 'response', body, url, method: 'GET', statusCode: 200, headers: {} };
  const inner: RequestHandler = () => of(answer);
  const event = await lastValueFrom(releaseFailuresInWords(translatorOf(language), inner)({ url }, () => of(answer), client));
  return event.type === 'response' ? event.body : null;
}

const failed = { _type: 'system.release', _id: '_.releases.a', state: 'active', error: noRightsAnyMore };
const words = '为该发布计划定时的人已无权发布其中的内容。';

test('a failed release has its reason in the language of the page, among others that keep what they have', async () => {
  const others = [
    { _type: 'system.release', state: 'active' },
    { _type: 'banner', error: { message: noRightsAnyMore.message } },
    'a',
    null,
  ];
  expect(await read('query/production', { ms: 1, result: [failed, ...others] })).toEqual({
    ms: 1,
    result: [{ ...failed, error: { ...noRightsAnyMore, message: words } }, ...others],
  });
  expect(await read('query/production', { result: [failed] }, 'en')).toEqual({ result: [failed] });
});

test.each([
  ['query/production', { result: null }],
  ['query/production', { result: { ...failed } }],
  ['doc/production/_.releases.a', { result: [failed] }],
])('what %s answers with %j stays as it is', async (path, body) => {
  expect(await read(path, body)).toEqual(body);
});
