import type { Page } from '@playwright/test';
import { languages, type Language } from '#lib/language/languages.ts';
import { openAlive, untilOverlays } from '#tests/e2e/setup/open-page.ts';
import { address } from './search-visit.ts';
import { origin } from '#tests/e2e/setup/stack.ts';
import { expectAccessible } from '#tests/e2e/setup/axe.ts';
import { visit } from '#tests/e2e/setup/frame-visit.ts';
import { expect, test } from '#tests/e2e/setup/test.ts';
import { untilAlive } from '#tests/e2e/setup/until-alive.ts';

const rows = (page: Page) => page.locator('main ol[aria-label] > li');

/** A word of each language that many texts have, an article that a word finds first, and the words of the page. */
const asked = {
  en: { common: 'server', rare: 'wordpress', title: 'WordPress', next: 'Next', products: /^Products/ },
  zh: { common: '服务器', rare: 'wordpress', title: 'WordPress', next: '下一页', products: /^产品/ },
  ja: { common: 'サーバー', rare: 'wordpress', title: 'WordPress', next: '次へ', products: /^製品/ },
} as const satisfies Record<Language, object>;

for (const language of languages) {
  const { common, rare, title, next, products } = asked[language];

  test(`R-3.6 ${language}: by the keyboard alone from any page through the search to an article`, async ({ browser }) => {
    const page = await visit(browser, { locale: { en: 'en-US', zh: 'zh-CN', ja: 'ja-JP' }[language] });
    await openAlive(page, address('/about', language));
    // the keys come with what stands over a page
    await untilOverlays(page);
    const before = page.locator('header a').first();
    await before.focus();
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type('/');
    await expect(field).toHaveValue('/');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(before).toBeFocused();
    await untilOverlays(page);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(rare);
    const first = dialog.getByRole('option').first();
    await expect(first).toContainText(title);
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page, { within: 'dialog' });
    await page.keyboard.press('Enter');
    await page.waitForURL(`${address('/doc/article', language)}/**`);
    await expect(page.locator('main h1')).toContainText(title);
    await expect(dialog).toBeHidden();
    await page.context().close();
  });

  test(`R-8.2 ${language}: results as one types, by facets and pages, each an address; back and forward lead through them`, async ({
    browser,
  }) => {
    const page = await visit(browser, { locale: { en: 'en-US', zh: 'zh-CN', ja: 'ja-JP' }[language] });
    await openAlive(page, address('/doc/search', language));
    const field = page.getByRole('searchbox');
    await untilAlive(field);
    await field.pressSequentially(common);
    await expect(rows(page)).toHaveCount(8);
    await field.press('Enter');
    const plain = `${address('/doc/search', language)}/${encodeURIComponent(common)}`;
    await expect(page).toHaveURL(plain);
    await page.getByRole('link', { name: next }).click();
    await expect(page).toHaveURL(`${plain}?page=2`);
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('button', { name: products }).click();
    await expect(page).toHaveURL(`${plain}?type=product`);
    await expect(rows(page).locator('[data-amount]:visible').first()).toContainText(/\d/);
    await expectAccessible(page, { within: 'main' });
    await page.goBack();
    await expect(page).toHaveURL(`${plain}?page=2`);
    await expect(page.locator('main [aria-current=page]', { hasText: '2' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(plain);
    await expect(field).toHaveValue(common);
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(`${plain}?type=product`);
    await expect(page.getByRole('button', { name: products })).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(page.getByRole('button', { name: products })).toHaveAttribute('aria-pressed', 'true');
    await page.context().close();
  });
}

test('R-8.2 a result leads to its heading, and back leads to the results where they were', async ({ page }) => {
  await openAlive(page, address('/doc/search', 'en'));
  const field = page.getByRole('searchbox');
  await untilAlive(field);
  await field.fill('snapshot schedule');
  await field.press('Enter');
  const link = page.locator('main ol[aria-label] a[href*="#"]').first();
  const target = new URL((await link.getAttribute('href')) ?? '', origin());
  await field.press('ArrowDown');
  await expect(page.locator('main ol[aria-label] a').first()).toBeFocused();
  await link.press('Enter');
  await page.waitForURL(target.href);
  await expect(page.locator(`[id="${target.hash.slice(1)}"]`)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`${address('/doc/search', 'en')}/snapshot%20schedule`);
  await expect(rows(page).first()).toBeVisible();
});

test('R-8.2 the last searches are kept in the browser, offered on the page and in the dialog, and removed', async ({ page }) => {
  await openAlive(page, address('/doc/search', 'en'));
  const field = page.getByRole('searchbox');
  await untilAlive(field);
  for (const word of ['ssh', '100% & <b>']) {
    await field.fill(word);
    await field.press('Enter');
    await expect(page.locator('main h2').first()).toContainText(word);
  }
  // what keeps them is loaded by the first search
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentSearches') ?? '')).toContain('100% & <b>');
  await openAlive(page, address('/doc/search', 'en'));
  const recent = page.getByRole('group', { name: 'Your last searches' });
  await expect(recent.getByRole('link')).toHaveText(['100% & <b>', 'ssh']);
  await recent.getByRole('button', { name: 'Remove “100% & <b>”' }).click();
  await expect(recent.getByRole('link')).toHaveText(['ssh']);
  await untilOverlays(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option')).toHaveText(['ssh']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('mark').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await recent.getByRole('button', { name: 'Remove all' }).click();
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
});

test('R-8.2 nothing found: what occurs in no text, words that are near, articles to read and people to ask', async ({ page }) => {
  await openAlive(page, `${address('/doc/search', 'en')}/wordphone`);
  await expect(page.getByRole('heading', { name: 'Nothing found for “wordphone”' })).toBeVisible();
  await expect(page.getByText('Not in our documentation: wordphone')).toBeVisible();
  await expect(page.locator('main .columns li a')).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'Open a ticket' })).toBeVisible();
  await expectAccessible(page, { within: 'main' });
  await page.getByRole('link', { name: 'WordPress', exact: true }).click();
  await expect(rows(page).first()).toContainText('WordPress');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Nothing found for “wordphone”' })).toBeVisible();
});

test('R-8.2 a typing error and a word that occurs in no text are told apart', async ({ page }) => {
  await openAlive(page, `${address('/doc/search', 'en')}/${encodeURIComponent('snapshto zeppelin')}`);
  await expect(page.getByText(/^Showing results for “snapshots?” instead of “snapshto”\.$/i)).toBeVisible();
  await expect(page.getByText('Not in our documentation: zeppelin')).toBeVisible();
});

for (const language of languages) {
  test(`R-3.6 the header of a phone has the search, in ${language}`, async ({ browser }) => {
    for (const width of [360, 390, 960, 1440]) {
      const page = await visit(browser, { viewport: { width, height: 700 }, locale: { en: 'en-US', zh: 'zh-CN', ja: 'ja-JP' }[language] });
      await openAlive(page, address('/doc', language));
      const opener = page.locator('header a[href$="/doc/search"]:visible').first();
      const box = await opener.boundingBox();
      expect([width, (box?.y ?? 0) < 120, (box?.width ?? 0) >= 40]).toEqual([width, true, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await opener.click();
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await page.context().close();
    }
  });
}

test('R-3.6 the search goes to a server that is named, and changes what is named: language, theme, currency', async ({ browser }) => {
  const page = await visit(browser);
  await openAlive(page, address('/about', 'en'));
  await untilOverlays(page);
  const option = page.getByRole('dialog').getByRole('option');
  const name = async (word: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(word);
  };
  await name('dark');
  await option.filter({ hasText: 'Appearance' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('dialog')).toBeHidden();
  await untilOverlays(page);
  await name('hkd');
  await expect(option.first()).toContainText('Hong Kong dollar');
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await reloaded;
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'HKD');
  await untilOverlays(page);
  await name('日本語');
  await option.filter({ hasText: '日本語' }).first().click();
  await page.waitForURL(address('/about', 'ja'));
  await untilOverlays(page);
  await name('c2m4 東京');
  await expect(option.first()).toContainText('c2m4');
  await option.first().click();
  await page.waitForURL(/\/ja\/product\/vps-buy\?.*area=JP-0.*c2m4/);
  await page.context().close();
});
