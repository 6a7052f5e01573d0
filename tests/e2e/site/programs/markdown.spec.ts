import { markdownOfPage } from '#lib/discovery/markdown-of-page.ts';
import { htmlOf, origin, untilShows } from '#tests/e2e/setup/stack.ts';
import { expect, slow, test } from '#tests/e2e/setup/test.ts';
import { uniqueWord } from '#tests/e2e/setup/unique-word.ts';

const textAt = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${origin()}${path}`, { redirect: 'manual', ...init });

/** Every address that search engines are told of, in three languages. */
async function publicPages(): Promise<string[]> {
  const sitemap = await htmlOf('/sitemap.xml');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

const code = /^( *)(`{3,}).*?^\1\2$|(`+)[^`].*?\3/gms;

/** What a reader would stumble over. */
const faults = [
  ['more titles than one', /^# .*^# /ms],
  ['an element of HTML', /(?<!\\)<\/?[a-z][a-z0-9-]*(\s[^>]*)?\/?>/i],
  ['a link without words or address', /(?<!!)\[\s*\]\(|\]\(\s*\)/],
  ['an address that is not whole', /\]\((?!<?(https?|mailto|tel):)/],
  ['an escaped letter', /&#x?\w+;|\]\([^)]*\\&/],
  ['an amount twice', /(\S+ off) \/ \1/],
  ['a value that scripts fill in', /: –$|^…$/m],
] as const;

test('every public page has a text in its language: one title, links with words and whole addresses, no HTML', async () => {
  slow('asks for every public page');
  const wrong: string[] = [];
  const pages = await publicPages();
  expect(pages.length).toBeGreaterThan(200);
  for (const page of pages) {
    const path = markdownOfPage(page);
    const answer = await textAt(path);
    const text = await answer.text();
    const prose = text.replace(code, '');
    const given = [answer.status, answer.headers.get('content-type'), answer.headers.get('link')];
    if (given.join() !== `200,text/markdown; charset=utf-8,<${origin()}${page}>; rel="canonical"`) wrong.push(`${path}: ${given.join()}`);
    if (!/^# \S/.test(text)) wrong.push(`${path} begins with ${text.slice(0, 40)}`);
    for (const [name, pattern] of faults) {
      const [found] = pattern.exec(prose) ?? [];
      if (found !== undefined) wrong.push(`${path} has ${name}: ${found.slice(0, 80)}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a page names its text, and the text says what the page says, in its language and in each currency', async () => {
  expect(await htmlOf('/ja')).toContain('<link rel="alternate" type="text/markdown" href="/ja.md"');
  expect(await htmlOf('/')).toContain('<link rel="alternate" type="text/markdown" href="/index.md"');
  const prices = await (await textAt('/zh/product/vps.md')).text();
  expect(prices).toMatch(/\| `c1m1` \| \*\*1\*\* \| \*\*1 GiB\*\* \|.*US\$3\.47 \/ HK\$27\.15 \/ JP¥528.*\[选购 c1m1\]/);
});

test('what is nobody else’s has no text: orders, a confirmation, favourites, searches; nor has what is no page (R-1.4)', async () => {
  const absent = [
    '/product/vps-buy/order',
    '/zh/product/vps-buy/confirm',
    '/doc/collect',
    '/ja/welcome-signup',
    '/about/none',
    '/fr/about',
    '/xx',
  ];
  const statuses = await Promise.all(absent.map(async (page) => `${page} ${(await textAt(markdownOfPage(page))).status}`));
  expect(statuses).toEqual(absent.map((page) => `${page} 404`));
  expect(await htmlOf('/doc/search/readme.md')).toContain('<html');
});

test('a text follows the publication of its page, and is not sent again while nothing changed', async ({ changed }) => {
  const word = uniqueWord();
  const path = '/doc/announce/detail/announcement-harbour-week.md';
  const before = await textAt(path);
  const headers = { 'if-none-match': before.headers.get('etag') ?? '' };
  expect((await textAt(path, { headers })).status).toBe(304);
  await changed.set('announcement-harbour-week', { 'title.en': `Harbour ${word}` });
  await untilShows(path, `# Harbour ${word}`);
  expect((await textAt(path, { headers })).status).toBe(200);
});
