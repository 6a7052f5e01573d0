import { expect, test } from '@playwright/test';
import { languages, localizePath, type Language } from '../../../lib/language/languages.ts';
import { htmlOf, lakeClient, origin, shows, untilShows } from '../setup/stack.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const paths = ['/product/vpc', '/product/oss', '/product/loadbalance', '/product/relational-database', '/product/private-cloud'];
const address = (path: string, language: Language): string => `${origin()}${localizePath(path, language)}`;

/** Words of English, or characters of Chinese and Japanese, that a page says by itself. */
const leastOwn = { en: 120, zh: 250, ja: 250 } as const satisfies Record<Language, number>;
const lengthIn = (text: string, language: Language): number =>
  language === 'en' ? text.split(/\s+/).length : [...text].filter((character) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)).length;

for (const language of languages) {
  for (const path of paths) {
    test(`R-1.1 ${localizePath(path, language)} reads without JavaScript, says enough of its own and fits 320 pixels`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });
      const page = await context.newPage();
      await page.goto(address(path, language));
      expect(lengthIn(await page.locator('main').innerText(), language)).toBeGreaterThanOrEqual(leastOwn[language]);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main figure figcaption')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await context.close();
    });
  }

  test(`the tables of product pages in ${language} are as wide as their text`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ['/product/vpc', '/product/private-cloud']) {
      await page.goto(address(path, language));
      const [table, text] = await page.locator('main .table').first().evaluate((frame) => [frame.querySelector('table')?.offsetWidth, frame.clientWidth]);
      expect([path, table]).toEqual([path, text]);
    }
  });

  test(`every page that a product page in ${language} links to answers`, async ({ request }) => {
    const hrefs = new Set<string>();
    for (const path of paths) {
      const main = /<main.*<\/main>/s.exec(await htmlOf(localizePath(path, language)))?.[0] ?? '';
      for (const [, href = ''] of main.matchAll(/<a[^>]*href="(\/[^"#]*)/g)) if (!href.startsWith('/ucenter')) hrefs.add(href.replaceAll('&amp;', '&'));
    }
    for (const href of hrefs) expect([href, (await request.get(`${origin()}${href}`)).status()]).toEqual([href, 200]);
  });
}

test('R-4.4 a product that is not public says so beside its name, and offers words instead of an order', async ({ page }) => {
  await page.goto(address('/product/relational-database', 'en'));
  await expect(page.locator('main').getByText('Not yet public').first()).toBeVisible();
  await expect(page.locator('main a[href="/contact"]')).toBeVisible();
  await expect(page.locator('main a[href*="vps-buy"]')).toHaveCount(0);
});

test('R-4.1 an editor’s words and mark for a product are on its page with the next request, and on no other', async () => {
  const word = uniqueWord();
  const client = lakeClient('editor');
  const page = await client.fetch<{ _id: string; lead: object; status: string }>('*[_type == "marketingPage" && pageId == "product/oss"][0]{_id, lead, status}');
  await client.patch(page._id).set({ 'lead.en': `Lead ${word}`, 'lead.zh': `说明 ${word}`, status: 'internal-testing' }).commit();
  await untilShows('/product/oss', `Lead ${word}`);
  expect(await shows('/product/oss', 'In internal testing')).toBe(true);
  await untilShows('/zh/product/oss', `说明 ${word}`);
  expect(await shows('/product/vpc', word)).toBe(false);
  await client.patch(page._id).set({ lead: page.lead, status: page.status }).commit();
  await expect.poll(() => shows('/product/oss', word)).toBe(false);
});

test('R-4 a page that an editor takes away is not found, and is back when it is published again', async () => {
  const client = lakeClient('administrator');
  const page = await client.fetch<{ _id: string; _type: string }>('*[_type == "marketingPage" && pageId == "product/private-cloud"][0]');
  const statusOf = async (): Promise<number> => (await fetch(address('/product/private-cloud', 'ja'))).status;
  await client.delete(page._id);
  await expect.poll(statusOf).toBe(404);
  await client.createOrReplace(page);
  await expect.poll(statusOf).toBe(200);
});
