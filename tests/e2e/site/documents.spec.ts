import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { htmlLang, languages, localizePath, type Language } from '../../../lib/language/languages.ts';
import { switchLanguage } from '../setup/language-menu.ts';
import { htmlOf, lakeClient, origin, shows, untilShows } from '../setup/stack.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const detail = '/doc/announce/detail/announcement-planned-work-los-angeles';
const paths = ['/doc', '/doc/announce', detail, '/doc/article/wordpress'];

/** One more in each language: the list that English alone has, a filter, an article with several tables. */
const furtherPaths = { en: '/doc/article', zh: '/doc/announce/notice', ja: '/doc/article/pricing' } as const satisfies Record<Language, string>;
const widths = [320, 390, 960, 961, 1440];
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const address = (path: string, language: Language): string => `${origin()}${localizePath(path, language)}`;
const statusOf = async (path: string): Promise<number> => (await fetch(`${origin()}${path}`, { redirect: 'manual' })).status;

async function expectWhole(page: Page, path: string, language: Language): Promise<void> {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  const answer = await page.goto(address(path, language), { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language]);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.locator('meta[name=description]').getAttribute('content')).not.toBe('');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${localizePath(path, language)}$`));
  const { violations } = await new AxeBuilder({ page }).withTags(axeTags).analyze();
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const [needed, given] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    expect(`${width}: ${needed}`).toBe(`${width}: ${given}`);
  }
  expect(heard).toEqual([]);
}

for (const language of languages) {
  for (const path of [...paths, furtherPaths[language]]) {
    test(`R-1.1 R-1.2 ${localizePath(path, language)} is whole and fits every width`, ({ page }) => expectWhole(page, path, language));
  }
}

test('R-1.2 addresses without a page are 404: other filters, the list of articles and a detail without id in zh and ja', async () => {
  const absent = [
    '/doc/announce/other', '/doc/announce/Notice', '/doc/announce/detail/no-such', '/doc/announce/detail/drafts.announcement-harbour-week',
    '/zh/doc/article', '/ja/doc/article', '/zh/doc/announce/detail', '/ja/doc/announce/detail', '/doc/article/no-such',
  ];
  for (const path of absent) expect(`${path} ${await statusOf(path)}`).toBe(`${path} 404`);
  expect(await statusOf('/doc/announce/detail')).toBe(200);
});

test('R-2.3 the plain list of articles leads to the documentation centre of the other languages', async ({ page }) => {
  await page.goto(address('/doc/article', 'en'));
  await switchLanguage(page, 'zh');
  await expect(page).toHaveURL(address('/doc', 'zh'));
  await expect(page.locator('h1')).toHaveText('文档中心');
});

test('a visitor finds an article from the documentation centre, goes on to the next one and back by the category', async ({ page }) => {
  await page.goto(address('/doc', 'en'));
  await page.locator('main a[href="/doc/article/getting-started"]').click();
  await expect(page).toHaveURL(address('/doc/article/getting-started', 'en'));
  await page.getByRole('navigation', { name: 'Articles before and after' }).getByRole('link').click();
  await expect(page).toHaveURL(address('/doc/article/wordpress', 'en'));
  await page.getByRole('navigation', { name: 'Where this page stands' }).getByRole('link', { name: 'Getting started' }).click();
  await expect(page).toHaveURL(`${address('/doc', 'en')}#getting-started`);
});

test('R-8.6 a block of code is copied as it stands, and says so', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(address('/doc/article/wordpress', 'zh'), { waitUntil: 'networkidle' });
  const block = page.locator('figure', { has: page.locator('pre') }).first();
  await block.getByRole('button').click();
  await expect(block.getByRole('button')).toContainText('已复制');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('pre').textContent());
  await context.close();
});

for (const language of languages) {
  test(`R-4.2 ${localizePath('/doc/article/load-balancer', language)} shows its picture, with words for those who cannot see it and a caption`, async ({ page }) => {
    await page.goto(address('/doc/article/load-balancer', language));
    const figure = page.locator('main figure:has(img)');
    const picture = figure.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0)).toBe(true);
    await expect(picture).toHaveAttribute('alt', /lb1.*web1.*web2/);
    await expect(figure.locator('figcaption')).toContainText('lb1');
  });
}

test('without JavaScript an article is readable, its contents unfold, and no button is there that would do nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(address('/doc/article/wordpress', 'ja'));
  await expect(page.locator('pre').first()).toContainText('apt');
  await expect(page.locator('main button:visible')).toHaveCount(0);
  await page.locator('main summary').click();
  await page.locator('main details a').nth(1).click();
  await expect(page).toHaveURL(/#section-2$/);
  await expect(page.locator('#section-2')).toBeInViewport();
  await context.close();
});

test('R-8.5 an announcement appears at its release with nobody at the keyboard, also not by a guessed id before, and goes when deleted', async () => {
  const client = lakeClient('editor');
  const word = uniqueWord();
  const id = `announcement-${word}`;
  const releaseTime = new Date(Date.now() + 10_000);
  const words = { en: `Soon ${word}`, zh: `即将 ${word}`, ja: `まもなく ${word}` };
  const body = [{ _type: 'block', _key: 'a', style: 'normal', markDefs: [], children: [{ _type: 'span', _key: 's', text: `Body ${word}`, marks: [] }] }];
  await client.create({
    _id: id, _type: 'announcement', kind: 'Activity', title: { _type: 'localeString', ...words }, summary: { _type: 'localeText', ...words },
    body: { _type: 'localeBody', en: body, zh: body, ja: body }, releaseTime: releaseTime.toISOString(), pinned: false,
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect([await statusOf(`/doc/announce/detail/${id}`), await statusOf(`/zh/doc/announce/detail/${id}`)]).toEqual([404, 404]);
  for (const path of ['/doc/announce', '/doc/announce/activity', '/ja/doc/announce', '/doc']) expect(await shows(path, word)).toBe(false);
  expect(Date.now()).toBeLessThan(releaseTime.getTime());
  await new Promise((resolve) => setTimeout(resolve, releaseTime.getTime() - Date.now()));
  await untilShows('/ja/doc/announce', words.ja, 10_000);
  await untilShows('/doc/announce/activity', words.en);
  await untilShows('/doc', words.en);
  expect(await shows('/doc/announce/notice', word)).toBe(false);
  await untilShows(`/zh/doc/announce/detail/${id}`, `Body ${word}`);
  await client.patch(id).set({ 'title.en': `Changed ${word}` }).commit();
  await untilShows('/doc/announce', `Changed ${word}`);
  await client.delete(id);
  await expect.poll(() => statusOf(`/zh/doc/announce/detail/${id}`)).toBe(404);
  await expect.poll(() => shows('/ja/doc/announce', word)).toBe(false);
});

test('R-2.3 an announcement that a language does not have leads to its list, which says so and shows no other language’s words', async ({ page }) => {
  const client = lakeClient('editor');
  const word = uniqueWord();
  const id = `announcement-${word}`;
  await client.create({ _id: id, _type: 'announcement', kind: 'Notice', title: { _type: 'localeString', en: `English ${word}` }, releaseTime: '2026-01-01T00:00:00Z', pinned: false });
  await untilShows('/doc/announce', `English ${word}`);
  await page.goto(`${origin()}/doc/announce/detail/${id}`);
  await switchLanguage(page, 'ja');
  await expect(page).toHaveURL(`${address('/doc/announce', 'ja')}#not-translated`);
  await expect(page.locator('#not-translated')).toBeVisible();
  expect(await page.content()).not.toContain(`English ${word}`);
  await client.delete(id);
  await expect.poll(() => shows('/doc/announce', word)).toBe(false);
});

test('R-4.2 a help article’s title changes in the lists and beside its neighbours, a category’s name above its articles', async () => {
  const client = lakeClient('editor');
  const word = uniqueWord();
  const neighbour = '/doc/article/getting-started';
  await htmlOf(neighbour);
  const { title } = await client.fetch<{ title: string }>('*[_id == "article-wordpress-en"][0]{title}');
  await client.patch('article-wordpress-en').set({ title: `WordPress ${word}` }).commit();
  for (const path of [neighbour, '/doc', '/doc/article', '/doc/article/wordpress']) await untilShows(path, `WordPress ${word}`);
  await client.patch('article-wordpress-en').set({ title }).commit();
  const { name } = await client.fetch<{ name: Record<string, string> }>('*[_id == "category-getting-started"][0]{name}');
  await client.patch('category-getting-started').set({ 'name.ja': `入門 ${word}` }).commit();
  for (const path of [neighbour, '/doc']) await untilShows(`/ja${path}`, `入門 ${word}`);
  await client.patch('category-getting-started').set({ name }).commit();
  await untilShows(neighbour, title);
});

for (const path of ['/doc/article/getting-started', '/zh/doc/article/api', '/ja/doc/article/tos']) {
  test(`${path} keeps its text while scripts come late, and nothing is rendered anew`, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await page.addInitScript(() => {
      const lengths: number[] = [];
      Object.assign(window, { lengths });
      // while the document is read, its text is not all there yet
      setInterval(() => { if (document.readyState !== 'loading') lengths.push(document.querySelector('main')?.textContent?.length ?? 0); }, 50);
    });
    const html = await (await fetch(`${origin()}${path}`)).text();
    const first = new Set([...html.matchAll(/src="(\/_next\/static\/[^"]+)"/g)].map(([, source]) => source));
    await page.route('**/_next/static/chunks/**', async (route) => {
      if (!first.has(new URL(route.request().url()).pathname)) await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.goto(`${origin()}${path}`, { waitUntil: 'networkidle' });
    const lengths = await page.evaluate(() => (Reflect.get(window, 'lengths') as number[]).filter((length) => length > 0));
    const whole = Math.max(...lengths);
    expect(Math.min(...lengths.slice(2))).toBeGreaterThan(whole * 0.9);
    expect(said).toEqual([]);
  });
}
