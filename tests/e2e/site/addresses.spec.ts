import { absentAddresses, requirementOfAddress, specifiedAddresses } from '#tests/fixtures/specification-addresses.ts';
import { htmlLang, languages } from '#lib/language/languages.ts';
import { starter } from '../setup/purchase-visit.ts';
import { createReader, readerWindow, type Reader } from '../setup/reader.ts';
import { htmlOf, origin } from '../setup/stack.ts';
import { expect, slow, test as base } from '../setup/test.ts';
import { expectWholePage, languageOf, leavesByItself, saysEnough } from '../setup/whole-page.ts';

/** Besides those of the specification: an older version of a legal text, a pinned announcement, and configurator pages by their query. */
const furtherAddresses = ['', '/zh', '/ja'].flatMap((prefix) =>
  [
    '/doc/article/service-level-agreements/versions/1',
    '/doc/announce/detail/announcement-planned-work-los-angeles',
    `/product/vps-buy?${starter}`,
    '/product/vps-buy?view=calculator',
  ].map((path) => `${prefix}${path}`),
);

const test = base.extend<object, { reader: Reader }>({
  reader: [
    async ({ browser }, use) => {
      const reader = createReader(browser);
      await use(reader);
      await reader.close();
    },
    { scope: 'worker' },
  ],
});

// each worker has a product of its own, and nothing here changes it
test.describe.configure({ mode: 'parallel' });

for (const address of [...specifiedAddresses, ...furtherAddresses]) {
  test(`${requirementOfAddress.get(address) ?? 'R-1'} ${address} is whole: status, language, one h1, head, words, console, axe, and every width`, async ({
    browser,
    reader,
  }) => {
    const language = languageOf(address);
    if (!leavesByItself(address)) return reader.read(language, (page) => expectWholePage(page, address));
    // its clock is stopped, which holds for a whole context
    const context = await browser.newContext({ locale: htmlLang[language], viewport: readerWindow });
    await expectWholePage(await context.newPage(), address);
    return context.close();
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const drawn = /\/product\/(vpc|oss|loadbalance|relational-database|private-cloud)$/;

for (const language of languages) {
  test(`R-1 R-1.10 without JavaScript every address in ${language} reads, says enough of its own, fits 320 pixels and shows its captioned drawing`, async ({
    browser,
  }) => {
    slow('every address of a language, one after the other');
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US', viewport: { width: 320, height: 800 } });
    const page = await context.newPage();
    const addresses = specifiedAddresses.filter((address) => languageOf(address) === language);
    const seen: string[] = [];
    for (const address of addresses) {
      await page.goto(`${origin()}${address}`);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      const [hasHeading, own] = await Promise.all([page.locator('h1').isVisible(), page.locator('main').innerText()]);
      const isComplete = !drawn.test(address) || (await page.locator('main figure figcaption').first().isVisible());
      const faults = [
        hasHeading ? '' : ' without a heading',
        saysEnough(own, language) ? '' : ' with few words',
        isComplete ? '' : ' without its drawing',
      ];
      seen.push(`${address} ${needed}${faults.join('')}`);
    }
    expect(seen).toEqual(addresses.map((address) => `${address} 320`));
    await context.close();
  });
}

for (const address of absentAddresses) {
  test(`R-1.5 ${address} is absent, and is not cached`, async ({ request }) => {
    const answer = await request.get(`${origin()}${address}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toContain('no-store');
  });
}

test('R-1 no two indexed pages of a language share their title, description or h1', async () => {
  for (const language of languages) {
    const addresses = specifiedAddresses.filter((address) => languageOf(address) === language);
    const pages = await Promise.all(addresses.map(async (address) => ({ address, html: await htmlOf(address) })));
    const indexed = pages.filter(({ html }) => !/<meta name="robots" content="noindex/.test(html));
    for (const part of [/<title[^>]*>([^<]*)</, /<meta name="description" content="([^"]*)"/, /<h1[^>]*>(.*?)<\/h1>/s]) {
      const byWords = new Map<string, string[]>();
      for (const { address, html } of indexed) {
        const words = part.exec(html)?.[1] ?? '';
        byWords.set(words, [...(byWords.get(words) ?? []), address]);
      }
      expect([...byWords.values()].filter((same) => same.length > 1)).toEqual([]);
    }
  }
});

test('R-1 the sitemap names exactly the indexed pages, each answering 200 under its own name', async () => {
  const text = await htmlOf('/sitemap.xml');
  const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href = '']) => new URL(href).pathname);
  expect(new Set(named).size).toBe(named.length);
  const isIndexed = (html: string): boolean => html.includes('rel="canonical"') && !/<meta name="robots" content="noindex/.test(html);
  const wrong: string[] = [];
  for (const path of named) {
    const html = await htmlOf(path);
    if (!isIndexed(html) || !new RegExp(`rel="canonical" href="[^"]*${escaped(path === '/' ? '/' : path)}"`).test(html)) wrong.push(path);
  }
  for (const address of specifiedAddresses) {
    if (!named.includes(address) && isIndexed(await htmlOf(address))) wrong.push(`${address} is indexed and not in the sitemap`);
  }
  expect(wrong).toEqual([]);
});

test('robots, feeds, the manifest and pictures of shared links answer with their own types', async ({ request }) => {
  const picture = /property="og:image" content="([^"]+)"/.exec(await htmlOf('/ja/about'))?.[1] ?? '';
  const types = {
    '/robots.txt': 'text/plain',
    '/llms.txt': 'text/plain',
    '/feed.xml': 'application/rss+xml',
    '/zh/feed.xml': 'application/rss+xml',
    '/ja/feed.xml': 'application/rss+xml',
    '/ja/doc/announce/notice/feed.xml': 'application/rss+xml',
    '/zh/doc/article/tos.md': 'text/markdown',
    '/doc/article/tos/versions/1.md': 'text/markdown',
    '/site.webmanifest': 'application/manifest+json',
    '/icon-192.png': 'image/png',
    [new URL(picture).pathname]: 'image/png',
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(`${origin()}${path}`);
    expect([path, answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([path, 200, type]);
  }
  const foreign = await request.get(
    `${origin()}/api/share/en/${Buffer.from('Words of others').toString('base64url')}.AAAAAAAAAAAAAAAA.png`,
  );
  expect(foreign.status()).toBe(404);
});

test('every data block of a page is JSON of a known kind', async () => {
  const kinds = new Set<string>();
  for (const address of ['/', '/doc/article/tos', '/product/vps', '/jobs', '/zh', '/ja/doc/article/tos']) {
    for (const [, block = ''] of (await htmlOf(address)).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)) {
      const thing: unknown = JSON.parse(block);
      expect(thing).toMatchObject({ '@context': 'https://schema.org' });
      kinds.add(String(Reflect.get(Object(thing), '@type')));
    }
  }
  expect([...kinds].toSorted()).toEqual(['Article', 'BreadcrumbList', 'FAQPage', 'JobPosting', 'Organization', 'Product']);
});
