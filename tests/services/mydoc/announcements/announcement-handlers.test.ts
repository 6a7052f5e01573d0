import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { announcementsSearch } from '#lib/contracts/calls/announcement-calls.ts';
import { askOver } from '#tests/lib/content/ask-over.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';
import { announcementsAround } from '../sample-content.ts';

let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc({ ask: askOver(announcementsAround(Date.now())) });
}, 60_000);

afterAll(() => mydoc.close());

async function list(params: object): Promise<z.infer<typeof announcementsSearch.output>> {
  const answer = await mydoc.call('finance/message/searchAnnounce', { params: JSON.stringify(params) });
  expect(answer.code).toBe(2000);
  return announcementsSearch.output.parse(answer.message);
}

const ids = async (params: object): Promise<string[]> => (await list(params)).map(({ id }) => id);

describe('R-8.5 searchAnnounce', () => {
  test('R-3.1 the latest three: a pinned one first, then the newest', async () => {
    expect(await ids({ page: 1, row: 3, language: 'en' })).toEqual(['pinned', 'newest', 'middle']);
  });

  test('pages follow on without a gap and end empty', async () => {
    expect(await ids({ page: 2, row: 3, language: 'en' })).toEqual(['old']);
    expect(await ids({ page: 3, row: 3, language: 'en' })).toEqual([]);
  });

  test('what is not released yet, what has ended and what is malformed is not there', async () => {
    expect(await ids({ page: 1, row: 50, language: 'cn' })).toEqual(['pinned', 'newest', 'middle', 'old']);
  });

  test('one without a title in the language is not in that language’s list', async () => {
    expect(await ids({ page: 1, row: 50, language: 'ja' })).toEqual(['pinned', 'newest', 'old']);
  });

  test('a row has id, title in the language, type and release time', async () => {
    const [row] = await list({ page: 1, row: 1, language: 'cn' });
    expect(row).toEqual({ id: 'pinned', title: 'pinned zh', type: 'Activity', releaseTime: expect.stringMatching(/^\d{4}-.*Z$/) });
  });

  test('page and row are 1 and 3 where they are not named', async () => {
    expect(await ids({ language: 'en' })).toHaveLength(3);
  });
});
