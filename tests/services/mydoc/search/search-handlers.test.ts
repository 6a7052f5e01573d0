import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hotTermsSearch } from '#lib/contracts/calls/hot-term-call.ts';
import { documentsSearch, readSearchLink, type SearchLink } from '#lib/contracts/calls/search-call.ts';
import { askOver } from '#tests/lib/content/ask-over.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';
import { searchDocuments } from '../sample-content.ts';

let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc({ ask: askOver(searchDocuments) });
}, 60_000);

afterAll(() => mydoc.close());

async function find(
  search: string,
  cookie?: string,
  more: Record<string, string> = {},
): Promise<{ rows: (SearchLink | null)[]; all: number }> {
  const answer = await mydoc.call(
    'doc/helpDoc/searchArtAndPro',
    { page: '1', row: '8', search, ...more },
    cookie ? { cookie: `languages=${cookie}` } : {},
  );
  expect(answer).toMatchObject({ status: 200, code: 2000 });
  const { items, aggsInfo } = documentsSearch.output.parse(answer.message);
  return { rows: items.map(({ linkData }) => readSearchLink(linkData)), all: aggsInfo.all };
}

const links = async (...asked: Parameters<typeof find>): Promise<(string | undefined)[]> =>
  (await find(...asked)).rows.map((row) => row?.link);

describe('R-8.2 search over articles and products', () => {
  test('a row is JSON text with type, id, title, link and language', async () => {
    expect((await find('install')).rows).toEqual([
      {
        type: 'article',
        id: 'wordpress',
        title: 'Install WordPress',
        link: '/doc/article/wordpress',
        language: 'en',
        highlights: ['Install WordPress …'],
        marks: { title: [[0, 7]], highlights: [[[0, 7]]] },
      },
    ]);
  });

  test('all languages are searched, and an article has one row: in the visitor’s language', async () => {
    expect(await links('wordpress', 'ja')).toEqual(['/ja/doc/article/wordpress']);
    expect(await links('wordpress', 'cn')).toEqual(['/zh/doc/article/wordpress']);
    expect(await links('wordpress')).toEqual(['/doc/article/wordpress']);
  });

  test('an article without the words in the visitor’s language is found in the query’s', async () => {
    expect(await links('私有网络', 'en')).toEqual(['/zh/doc/article/vpc']);
  });

  test('without a choice the query’s script counts', async () => {
    expect(await links('クラウドサーバー')).toEqual(['/ja/product/vps', '/ja/doc/article/wordpress']);
  });

  test('without a choice of the visitor the language of the page that asks counts, and with one theirs', async () => {
    expect((await find('wordpress', undefined, { language: 'ja' })).rows.map((row) => row?.link)).toEqual(['/ja/doc/article/wordpress']);
    expect((await find('wordpress', 'cn', { language: 'ja' })).rows.map((row) => row?.link)).toEqual(['/zh/doc/article/wordpress']);
  });

  test('a row shows the line that contains the words', async () => {
    expect((await find('terminal')).rows.map((row) => row?.highlights)).toEqual([['Open a terminal on your cloud server.']]);
    expect((await find('memory')).rows.map((row) => row?.highlights)).toEqual([['Much memory']]);
  });

  test('titles weigh more than texts', async () => {
    const [first, ...others] = await links('云服务器', 'cn');
    expect([first, ...others.toSorted()]).toEqual(['/zh/product/vps', '/zh/doc/article/vpc', '/zh/doc/article/wordpress']);
  });

  test('words are found inside longer ones, in full and half width, in upper and lower case', async () => {
    expect(await links('ＷｏｒｄＰｒｅｓｓ', 'en')).toEqual(['/doc/article/wordpress']);
    expect(await links('ｸﾗｳﾄﾞｻｰﾊﾞｰ', 'ja')).toContain('/ja/product/vps');
    expect(await links('服务', 'cn')).toContain('/zh/product/vps');
  });

  test('a text with every word comes before one with some, and each row tells what it lacks', async () => {
    const { rows } = await find('terminal cloud');
    expect(rows.map((row) => [row?.link, row?.missing])).toEqual([
      ['/doc/article/wordpress', undefined],
      ['/product/vps', ['terminal']],
    ]);
    expect((await find('terminal nowhere')).rows.map((row) => row?.missing)).toEqual([['nowhere']]);
    expect(await links('nowhere')).toEqual([]);
  });

  test.each(['.*', '(', '"', "'", '\\', '👩‍💻', '\ud800', '\u202eabc', '<script>', 'ー', '、', '-'.repeat(200)])(
    '%j does no harm',
    async (search) => {
      expect((await find(search)).rows.every((row) => row !== null)).toBe(true);
    },
  );

  test('a percent sign is a character like any other', async () => {
    expect(await links('100%')).toEqual(['/doc/article/refund']);
    expect(await links('%')).toEqual(['/doc/article/refund']);
    expect(await links('_')).toEqual([]);
  });

  test.each(['', ' ', '　', ' 　\t'])('nothing is found for nothing: %j', async (search) => {
    expect(await find(search)).toEqual({ rows: [], all: 0 });
  });

  test('a version that is not in force yet is not found', async () => {
    expect(await links('harbour')).toEqual(['/doc/article/tos']);
    expect(await links('lighthouse')).toEqual([]);
  });

  test('products are found by name and hint; those of other sites are not', async () => {
    expect(await links('memory')).toEqual(['/product/vps?series=MemoryX']);
    expect(await links('elsewhere')).toEqual([]);
  });

  test('pages have their rows and the total stays', async () => {
    const first = await find('云', 'cn', { row: '2' });
    const second = await find('云', 'cn', { row: '2', page: '2' });
    expect([first.rows.length, first.all, second.rows.length, second.all]).toEqual([2, 3, 1, 3]);
  });

  const aggregates = async (search: string, fields: Record<string, string> = {}) =>
    documentsSearch.output.parse(
      (await mydoc.call('doc/helpDoc/searchArtAndPro', { search, row: '8', language: 'en', ...fields })).message,
    );

  test('results are counted by type, language of the text and subject, and narrowed down by them', async () => {
    expect((await aggregates('cloud')).aggsInfo).toEqual({
      all: 2,
      types: { article: 1, product: 1 },
      languages: { en: 2, zh: 0, ja: 0 },
      subjects: [{ slug: 'servers', name: 'Cloud servers', count: 1 }],
    });
    expect((await aggregates('wordpress')).aggsInfo).toMatchObject({ all: 1, languages: { en: 1, zh: 1, ja: 1 } });
    expect(await find('cloud', 'en', { type: 'product' })).toMatchObject({ all: 1, rows: [{ link: '/product/vps' }] });
    expect(await find('cloud', 'en', { subject: 'servers' })).toMatchObject({ all: 1, rows: [{ link: '/doc/article/wordpress' }] });
    expect(await find('cloud', 'en', { subject: 'nowhere' })).toEqual({ rows: [], all: 0 });
    expect(await links('wordpress', 'en', { textLanguage: 'cn' })).toEqual(['/zh/doc/article/wordpress']);
    expect((await aggregates('cloud', { language: 'ja' })).aggsInfo.subjects).toEqual([{ slug: 'servers', name: 'サーバー', count: 1 }]);
    expect((await aggregates('cloud', { type: 'product' })).aggsInfo).toMatchObject({
      all: 1,
      types: { article: 1, product: 1 },
      subjects: [],
    });
  });

  test('what stands in no text is told apart from what was typed wrong', async () => {
    const mixed = await aggregates('terminl zeppelin');
    expect(mixed.missing).toEqual(['zeppelin']);
    expect(mixed.items.map(({ linkData }) => readSearchLink(linkData)?.corrected)).toEqual([[{ typed: 'terminl', found: 'terminal' }]]);
    expect(await aggregates('terminal')).not.toHaveProperty('missing');
  });

  test('without a result the nearest words of titles and headings are told', async () => {
    expect(await aggregates('wordphone')).toEqual({
      items: [],
      aggsInfo: { all: 0 },
      missing: ['wordphone'],
      lost: true,
      nearest: ['WordPress'],
    });
    expect(await aggregates('zeppelin')).toEqual({ items: [], aggsInfo: { all: 0 }, missing: ['zeppelin'], lost: true, nearest: [] });
    expect(await aggregates('　')).toEqual({ items: [], aggsInfo: { all: 0 } });
  });

  test('what shares too little of its words with any text is found, and told to be lost', async () => {
    const weak = await aggregates('zeppelin airship hangar balloon terminal');
    expect(weak).toMatchObject({ aggsInfo: { all: 1 }, lost: true });
    expect(await aggregates('terminal cloud')).not.toHaveProperty('lost');
    expect(await aggregates('　')).not.toHaveProperty('lost');
  });

  test('rows have no price where nothing is known of any', async () => {
    expect((await find('memory')).rows.map((row) => [row?.price, row?.state])).toEqual([[undefined, undefined]]);
  });

  test.each([
    ['type', 'announcement'],
    ['textLanguage', 'zh'],
    ['typing', '1'],
    ['subject', 'x'.repeat(97)],
    ['page', '0'],
    ['page', '1.5'],
    ['page', '１'],
    ['page', '01'],
    ['row', '51'],
    ['row', '-1'],
    ['search', 'x'.repeat(201)],
  ])('%s %j is refused', async (field, value) => {
    expect(await mydoc.call('doc/helpDoc/searchArtAndPro', { search: 'x', [field]: value })).toMatchObject({
      code: 4004,
      message: { field },
    });
  });
});

test('R-8.1 the popular searches of a language are those of the CMS, in its order', async () => {
  const hot = (order: number, en: string | null, ja: string) => ({ _id: `hot-${order}`, _type: 'hotTerm', order, term: { en, ja } });
  const own = await startMydoc({
    ask: askOver([hot(2, 'refund', '返金'), hot(1, 'snapshot', '快照'), hot(3, null, '返金'), { _id: 'x', _type: 'hotTerm' }]),
  });
  const words = async (language: string) => hotTermsSearch.output.parse((await own.call(hotTermsSearch.path, { language })).message).words;
  expect(await words('en')).toEqual(['snapshot', 'refund']);
  expect(await words('ja')).toEqual(['快照', '返金']);
  expect(await words('cn')).toEqual([]);
  await own.close();
});

test('R-10.1 searches that take long are refused sooner, for one address, and no others of it', async () => {
  const path = 'doc/helpDoc/searchArtAndPro';
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const long = { search: 'wordpress '.repeat(7) };
  const statuses: number[] = [];
  // on a slow machine some are allowed again meanwhile
  while (!statuses.includes(429) && statuses.length < 1_000) statuses.push((await mydoc.call(path, long, from('203.0.113.7'))).status);
  expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(120);
  const refused = await mydoc.call(path, { search: 'wordpress', row: '50' }, from('203.0.113.7'));
  expect([refused.status, refused.message, refused.headers['retry-after']]).toEqual([
    429,
    expect.objectContaining({ key: 'tooManyRequests', values: { seconds: 1 } }),
    '1',
  ]);
  expect((await mydoc.call(path, { search: 'wordpress' }, from('203.0.113.7'))).code).toBe(2000);
  expect((await mydoc.call(path, long, from('203.0.113.8'))).code).toBe(2000);
});
