import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { documentsSearch, readSearchLink, type SearchLink } from '#lib/contracts/calls/reading-calls.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { answerQuery } from '#tests/studio/query-server.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';

let mydoc: MydocUnderTest;
let clockMs = 0;

beforeAll(async () => {
  const pictures = new Proxy<Record<string, string>>({}, { get: () => 'image-abc-10x10-png' });
  const documents = seedDocuments(pictures, new Date());
  mydoc = await startMydoc({ ask: (query) => answerQuery(documents, query), monotonicMs: () => clockMs });
}, 60_000);

afterAll(() => mydoc.close());

async function products(search: string): Promise<SearchLink[]> {
  const answer = await mydoc.call(documentsSearch.path, { search, language: 'en', type: 'product' });
  return documentsSearch.output.parse(answer.message).items.flatMap(({ linkData }) => readSearchLink(linkData) ?? []);
}

test('R-8.2 a product that is found has its price in each currency, and whether anything of it is left', async () => {
  const [servers] = (await products('cloud servers')).filter(({ id }) => id === '/product/vps');
  expect(servers?.state).toBe('available');
  expect(servers?.price?.perMonthMinor).toEqual({ USD: expect.any(Number), HKD: expect.any(Number), JPY: expect.any(Number) });
  expect((await products('object storage')).map(({ id, price }) => [id, price])).toContainEqual(['/product/oss', undefined]);
});

test('R-8.2 while the stock is not known products are found without a price', async () => {
  await mydoc.database.executor.execute(sql`ALTER TABLE server_stock RENAME TO stock_elsewhere`);
  // later than callers share a reading
  clockMs += 1_000;
  const rows = await products('cloud servers');
  await mydoc.database.executor.execute(sql`ALTER TABLE stock_elsewhere RENAME TO server_stock`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ price, state }) => [price, state])).toEqual(rows.map(() => [undefined, undefined]));
});
