import { languages, localizePath, type Language } from '#lib/language/languages.ts';
import { htmlOf, lakeClient, origin, shows, untilShows } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const paths = ['/product/vpc', '/product/oss', '/product/loadbalance', '/product/relational-database', '/product/private-cloud'];
const address = (path: string, language: Language): string => `${origin()}${localizePath(path, language)}`;

for (const language of languages) {
  test(`every page that a product page in ${language} links to answers`, async ({ request }) => {
    const hrefs = new Set<string>();
    for (const path of paths) {
      const main = /<main.*<\/main>/s.exec(await htmlOf(localizePath(path, language)))?.[0] ?? '';
      for (const [, href = ''] of main.matchAll(/<a[^>]*href="(\/[^"#]*)/g))
        if (!href.startsWith('/ucenter')) hrefs.add(href.replaceAll('&amp;', '&'));
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

test('R-4.1 an editor’s words and mark for a product are on its page with the next request, and on no other', async ({ changed }) => {
  const word = uniqueWord();
  const { _id } = await lakeClient('editor').fetch<{ _id: string }>('*[_type == "marketingPage" && pageId == "product/oss"][0]{_id}');
  await changed.set(_id, { 'lead.en': `Lead ${word}`, 'lead.zh': `说明 ${word}`, status: 'internal-testing' });
  changed.afterwards(() => expect.poll(() => shows('/product/oss', word)).toBe(false));
  await untilShows('/product/oss', `Lead ${word}`);
  expect(await shows('/product/oss', 'In internal testing')).toBe(true);
  await untilShows('/zh/product/oss', `说明 ${word}`);
  expect(await shows('/product/vpc', word)).toBe(false);
});

test('R-4 a page that an editor unpublishes is not found, and is back when it is published again', async ({ changed }) => {
  const { _id } = await lakeClient('editor').fetch<{ _id: string }>(
    '*[_type == "marketingPage" && pageId == "product/private-cloud"][0]{_id}',
  );
  const statusOf = async (): Promise<number> => (await fetch(address('/product/private-cloud', 'ja'))).status;
  await changed.remove(_id, 'administrator');
  await expect.poll(statusOf).toBe(404);
  await changed.undo();
  await expect.poll(statusOf).toBe(200);
});
