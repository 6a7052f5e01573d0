import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { absentAddresses, specifiedAddresses } from '../../fixtures/specification-addresses.ts';
import { htmlLang, languages, localizePath, type Language } from '../../../lib/language/languages.ts';
import { htmlOf, origin } from '../setup/stack.ts';

const widths = [320, 390, 960, 1440];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Words of English, or characters of Chinese and Japanese, that a page says by itself. */
const leastOwn = { en: 120, zh: 250, ja: 250 } as const satisfies Record<Language, number>;

const languageOf = (address: string): Language => (/^\/zh(\/|$)/.test(address) ? 'zh' : /^\/ja(\/|$)/.test(address) ? 'ja' : 'en');
const bareOf = (address: string): string => address.replace(/^\/(zh|ja)(?=\/|$)/, '') || '/';

const lengthIn = (text: string, language: Language): number =>
  language === 'en' ? text.split(/\s+/).filter((word) => /[a-z]/i.test(word)).length : [...text].filter((character) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)).length;

/** What the console says, and every request that leaves the site. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin()) && !/^(data|blob):/.test(request.url())) heard.push(request.url());
  });
  return heard;
}

test.describe.configure({ mode: 'parallel' });

for (const address of specifiedAddresses) {
  const language = languageOf(address);

  test(`R-1 ${address} is whole: status, language, one h1, head, console, axe, and every width`, async ({ browser }) => {
    const context = await browser.newContext({ locale: htmlLang[language], viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const heard = listen(page);
    // the welcome leaves by itself when its time is up
    if (bareOf(address) === '/welcome-signup') await page.clock.setFixedTime(new Date());
    const answer = await page.goto(`${origin()}${address}`, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language]);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(((await page.locator('meta[name=description]').getAttribute('content')) ?? '').length).toBeGreaterThan(5);
    const own = await page.locator('main').innerText();
    expect(lengthIn(own, language)).toBeGreaterThanOrEqual(leastOwn[language]);
    await expectHead(page, address);
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const [needed, given] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
      expect(`${width}: ${needed}`).toBe(`${width}: ${given}`);
    }
    expect(heard).toEqual([]);
    await context.close();
  });
}

/** An indexed page names itself, its languages and a picture; one that is not says so and names no languages. */
async function expectHead(page: Page, address: string): Promise<void> {
  const robots = page.locator('meta[name=robots][content*=noindex]');
  const alternates = await page.locator('link[rel=alternate][hreflang]').evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  if ((await robots.count()) > 0) {
    expect(alternates).toEqual([]);
    return;
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${escaped(new URL(`${origin()}${address}`).pathname)}$`));
  const bare = bareOf(address);
  const named = Object.fromEntries(alternates.map(([language, href]) => [language, new URL(href ?? '', origin()).pathname]));
  expect(named).toEqual({ ...Object.fromEntries(languages.map((each) => [each, localizePath(bare, each)])), 'x-default': bare });
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(picture).toMatch(/\/api\/share\/(en|zh|ja)\/[\w.-]+\.png$/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => Reflect.get(Object(JSON.parse(text)), '@type')).filter((type) => type === 'Organization')).toHaveLength(1);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

for (const language of languages) {
  test(`R-1 without JavaScript every address in ${language} reads and fits 320 pixels`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US', viewport: { width: 320, height: 800 } });
    const page = await context.newPage();
    const addresses = specifiedAddresses.filter((address) => languageOf(address) === language);
    const seen: string[] = [];
    for (const address of addresses) {
      await page.goto(`${origin()}${address}`);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      seen.push(`${address} ${(await page.locator('h1').isVisible()) ? needed : 'without a heading'}`);
    }
    expect(seen).toEqual(addresses.map((address) => `${address} 320`));
    await context.close();
  });
}

for (const address of absentAddresses) {
  test(`R-1.5 ${address} is absent, and is not kept`, async ({ request }) => {
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
    '/site.webmanifest': 'application/manifest+json',
    '/icon-192.png': 'image/png',
    [new URL(picture).pathname]: 'image/png',
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(`${origin()}${path}`);
    expect([path, answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([path, 200, type]);
  }
  const foreign = await request.get(`${origin()}/api/share/en/${Buffer.from('Words of others').toString('base64url')}.AAAAAAAAAAAAAAAA.png`);
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
