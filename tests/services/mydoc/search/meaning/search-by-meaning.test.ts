import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { lostSearches } from '#lib/contracts/calls/lost-search-calls.ts';
import { documentsSearch, readSearchLink } from '#lib/contracts/calls/search-call.ts';
import { askOver } from '#tests/lib/content/ask-over.ts';
import { article } from '#tests/lib/content/sample-documents.ts';
import { startMydoc, type MydocUnderTest } from '#tests/services/mydoc/mydoc-under-test.ts';

let server: Server;
let isAway = false;
const meanings: string[] = [];
let mydoc: MydocUnderTest;

const help = (slug: string, title: string) =>
  article('en', 1, '2026-01-01', {
    _id: slug,
    kind: 'help',
    slug: { current: slug },
    translationKey: slug,
    title,
    summary: title,
    body: [],
  });

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { input } = JSON.parse(body) as { input: string[] };
      meanings.push(...input);
      const data = input.map((words, index) => ({ index, embedding: /refund|reimburse/.test(words) ? [1, 0] : [0, 1] }));
      response.writeHead(isAway ? 503 : 200).end(JSON.stringify({ data }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mydoc = await startMydoc({
    isEditor: async () => true,
    ask: askOver([help('money', 'A refund'), help('start', 'A server')]),
    embeddings: { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, model: 'small' },
  });
}, 60_000);

afterAll(async () => {
  await mydoc.close();
  server.close();
});

const search = async (words: string, fields: Record<string, string> = {}): Promise<string[]> => {
  const { message } = await mydoc.call('doc/helpDoc/searchArtAndPro', { search: words, language: 'en', ...fields });
  return documentsSearch.output.parse(message).items.map(({ linkData }) => readSearchLink(linkData)?.id ?? '');
};

test('a text without any of the words is found by its meaning', async () => {
  const until = Date.now() + 5_000;
  let found: string[] = [];
  while (found.length === 0 && Date.now() < until) found = await search('reimburse');
  expect(found).toEqual(['money']);
});

test('no meaning is asked for while a search is typed, nor for the list of lost searches', async () => {
  const before = meanings.length;
  expect(await search('reimbur', { typing: 'true' })).toEqual([]);
  await mydoc.database.executor.execute(
    sql`INSERT INTO lost_search VALUES ((now() AT TIME ZONE 'UTC')::date, 'en', 'reimbursing', 'reimbursing', 9)`,
  );
  const { message } = await mydoc.call(lostSearches.path, {}, { authorization: 'Bearer editor' });
  expect(lostSearches.output.parse(message)[0]).toMatchObject({ word: 'reimbursing' });
  expect(meanings.slice(before)).toEqual([]);
});

test('nothing is found by its meaning while the service is away, all else is', async () => {
  isAway = true;
  expect(await search('reimbursed')).toEqual([]);
  expect(await search('server')).toEqual(['start']);
});
