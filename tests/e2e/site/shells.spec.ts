import { localizePath, type Language } from '#lib/language/languages.ts';
import { openAlive } from '../setup/open-page.ts';
import { origin, untilShows } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';

const address = (path: string, language: Language): string => `${origin()}${localizePath(path, language)}`;

test('R-4.1 an editor changes the price of a suffix, and the next request shows it', async ({ changed }) => {
  await changed.set('domain-suffix-com', { 'firstYear.USD': 77.77 });
  changed.afterwards(() => untilShows('/product/domain', '$11.20'));
  await untilShows('/product/domain', '$77.77');
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
  await openAlive(page, address('/doc/collect', 'zh'));
  await expect(page.locator('main')).toContainText('登录');
  await expect(page.locator('main a[href="/ucenter/?ope=login&url=%2Fzh%2Fdoc%2Fcollect"]')).toBeVisible();
});
