import { expect, test } from '@playwright/test';
import { languages, localizePath, type Language } from '../../../lib/language/languages.ts';
import { lakeClient, origin, untilShows } from '../setup/stack.ts';
import { untilAlive } from '../setup/until-alive.ts';
import { expectWholePage } from '../setup/whole-page.ts';

const address = (path: string, language: Language): string => `${origin()}${localizePath(path, language)}`;

for (const language of languages) {
  test(`R-1.1 R-1.2 R-5.14 ${localizePath('/product/domain', language)} is whole`, ({ page }) => expectWholePage(page, '/product/domain', language));
  test(`R-1.1 R-1.2 R-8.1 ${localizePath('/doc/collect', language)} is whole and not indexed`, ({ page }) => expectWholePage(page, '/doc/collect', language, { indexed: false }));
}

test('R-5.14 a pasted address becomes a name with its prices, and nothing is called available', async ({ page }) => {
  await page.goto(address('/product/domain', 'en'), { waitUntil: 'networkidle' });
  await untilAlive(page.getByRole('searchbox', { name: 'Name without suffix' }));
  await page.getByRole('searchbox', { name: 'Name without suffix' }).fill('https://www.塩沼.jp/about');
  await page.getByRole('button', { name: 'Show prices' }).click();
  const results = page.locator('main li').filter({ hasText: '塩沼' });
  await expect(results).toHaveCount(5);
  await expect(results.first()).toContainText('On the wire: xn--');
  await expect(page.locator('main')).toContainText('Not checked is not available');
});

test('R-5.14 at least one suffix has to be chosen, with the keyboard alone', async ({ page }) => {
  await page.goto(address('/product/domain', 'ja'), { waitUntil: 'networkidle' });
  await untilAlive(page.getByRole('searchbox'));
  for (const suffix of ['.com', '.net', '.org', '.info']) {
    await page.getByRole('checkbox', { name: suffix, exact: true }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('searchbox').fill('shiohama');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '種類を1つ以上' })).toBeVisible();
});

test('R-4.1 an editor changes the price of a suffix, and the next request shows it', async () => {
  const client = lakeClient('editor');
  const { firstYear } = await client.fetch<{ firstYear: Record<string, number> }>('*[_id == "domain-suffix-com"][0]{firstYear}');
  await client.patch('domain-suffix-com').set({ 'firstYear.USD': 77.77 }).commit();
  await untilShows('/product/domain', '$77.77');
  await client.patch('domain-suffix-com').set({ firstYear }).commit();
  await untilShows('/product/domain', '$11.20');
});

test('without JavaScript the prices of every suffix are there, and the search says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(address('/product/domain', 'en'));
  await expect(page.getByText('The search needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show prices' })).toBeHidden();
  expect(await page.locator('main tbody tr').count()).toBeGreaterThanOrEqual(16);
  await context.close();
});

test('R-8.4 a visitor is asked to log in for their favourites, and comes back to them', async ({ page }) => {
  await page.goto(address('/doc/collect', 'zh'), { waitUntil: 'networkidle' });
  await expect(page.locator('main')).toContainText('登录');
  await expect(page.locator('main a[href="/ucenter/?ope=login&url=%2Fzh%2Fdoc%2Fcollect"]')).toBeVisible();
});
