import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { readToken } from '../lake-under-test.ts';
import { openReleases, type ReleasesUnderTest } from './releases-under-test.ts';

let under: ReleasesUnderTest;

beforeAll(async () => {
  under = await openReleases();
}, 60_000);

afterAll(() => under.close());

const answerSchema = z.looseObject({ result: z.unknown(), jointPublication: z.number().optional() });

/** A query of the site, with what the lake says beside its result. */
async function asSite(query: string, at = '') {
  const address = `${under.origin()}/lake/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}${at}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${readToken}` } });
  return answerSchema.parse(await answer.json());
}

const numberNow = async (): Promise<number> => (await asSite('count(*)')).jointPublication ?? -1;

test('an answer names the last transaction that changed several published documents, and no other', async () => {
  const editor = under.clientOf('editor');
  const { name, changed } = await under.filledRelease();
  const before = await numberNow();
  await editor.patch(changed, { set: { title: 'alone' } }).commit();
  await editor.transaction().create({ _id: 'drafts.one', _type: 'banner' }).create({ _id: 'drafts.two', _type: 'banner' }).commit();
  expect(await numberNow()).toBe(before);
  await editor.releases.publish({ releaseId: name });
  const released = await asSite(`*[_id == "${changed}"][0].title`);
  expect(released.result).toBe('after');
  expect(released.jointPublication).toBeGreaterThan(before);
  expect(await numberNow()).toBe(released.jointPublication);
  await editor.transaction().create({ _id: 'three', _type: 'banner' }).create({ _id: 'four', _type: 'banner' }).commit();
  expect(await numberNow()).toBeGreaterThan(released.jointPublication ?? Infinity);
});

test('a process that takes over names a number that none of before can be taken for', async () => {
  const editor = under.clientOf('editor');
  const before = await numberNow();
  await editor.create({ _id: 'single', _type: 'banner' });
  await under.restart(0);
  expect(await numberNow()).toBeGreaterThan(before);
});

test('content at an instant to come has the number, that of the past does not need one', async () => {
  const [ahead, past] = [Date.now() + 60_000_000, Date.now() - 1_000].map((ms) => `&at=${new Date(ms).toISOString()}`);
  expect((await asSite('count(*)', ahead)).jointPublication).toBe(await numberNow());
  expect(await asSite('count(*)', past)).not.toHaveProperty('jointPublication');
});
