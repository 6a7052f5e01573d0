import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { documentsSearch, readSearchLink, type SearchLink } from '#lib/contracts/calls/search-call.ts';
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

async function page(fields: Readonly<Record<string, string>>) {
  const { message } = await mydoc.call(documentsSearch.path, { search: 'c2m4 in Tokyo', language: 'en', ...fields });
  const { items, aggsInfo, ...words } = documentsSearch.output.parse(message);
  return { rows: items.flatMap(({ linkData }) => readSearchLink(linkData) ?? []), all: aggsInfo.all, words };
}

test('R-8.2 a size and a region are a server: the first row leads to its order form, with its price of a month', async () => {
  const { rows, all } = await page({});
  const [first] = rows;
  expect(first).toMatchObject({ type: 'product', title: 'c2m4 · Tokyo-1', state: 'available' });
  expect(first?.price?.perMonthMinor.USD).toBeGreaterThan(0);
  expect(new URL(first?.link ?? '', 'https://hostfront.test').searchParams.get('hostProductId')).toMatch(/c2m4$/);
  expect(rows.length).toBe(Math.min(8, all));
});

test('R-8.2 pages of results go on after the server, and lose none', async () => {
  const { rows: whole, all } = await page({ row: '50' });
  const paged: string[] = [];
  for (let at = 1; paged.length < whole.length; at += 1)
    paged.push(...(await page({ row: '2', page: String(at) })).rows.map(({ id }) => id));
  expect(paged).toEqual(whole.map(({ id }) => id));
  expect(all).toBe(whole.length);
});

test('R-8.2 narrowed down to articles there is no server, and a server alone is no lost search', async () => {
  expect((await page({ type: 'article' })).rows.every(({ type }) => type === 'article')).toBe(true);
  const { rows, words } = await page({ search: '東京 2コア4GB', language: 'ja' });
  expect([rows[0]?.link.startsWith('/ja/product/vps-buy?'), words]).toEqual([true, {}]);
});
