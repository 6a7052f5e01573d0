import type { Page } from '@playwright/test';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { htmlOf, lakeClient, origin, untilShows } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';

const address = (path: string, language: Language): string => `${origin()}${localizePath(path, language)}`;
const statusOf = async (path: string): Promise<number> => (await fetch(`${origin()}${path}`, { redirect: 'manual' })).status;

test('R-1 a group that nobody has is a real 404, however often it is asked for', async () => {
  for (const path of [
    '/activity/pintuan/part-vps/7Q4K',
    '/zh/activity/pintuan/partcvm/no-such-group',
    '/ja/activity/pintuan/part-vps/a/b',
  ]) {
    expect(`${path} ${await statusOf(path)} ${await statusOf(path)}`).toBe(`${path} 404 404`);
  }
});

const shownAmounts = (page: Page, within: string, currency: string): Promise<string[]> =>
  page.locator(`${within} [data-amount=${currency}]:visible`).allInnerTexts();

test('R-2.7 an offer is priced in the currency that the visitor chose, from the first paint', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  await context.addInitScript(() => localStorage.setItem('currency', '{"type":"HKD"}'));
  const page = await context.newPage();
  await page.goto(address('/activity/vps', 'en'));
  const amounts = await shownAmounts(page, '#servers li', 'HKD');
  expect(amounts.length).toBeGreaterThan(3);
  expect(amounts.every((amount) => amount.includes('HK$'))).toBe(true);
  expect(await shownAmounts(page, '#servers', 'USD')).toEqual([]);
  await context.close();
});

test('R-5.12 an offer’s link opens the configurator with the server of its row', async ({ page }) => {
  await page.goto(address('/activity/vps', 'en'));
  const href = await page.locator('#servers li a').first().getAttribute('href');
  const query = new URL(href ?? '', origin()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    area: 'US-0',
    flowType: 'global',
    isFlow: '1',
    hostType: 'General',
    hostProductId: 'cvm.g4a.amd.c1m1',
    bootDiskProduct: 'ssd_cloud_disk',
  });
});

test('R-4.1 R-6.6 an editor ends an offer, and the next request shows the list price and the word', async ({ changed }) => {
  await changed.set('promotion-vps', { startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2026-01-02T00:00:00.000Z', repeatsEveryDays: null });
  await untilShows('/activity/vps', 'The same servers at the list price');
  await untilShows('/zh/activity/vps', '同款云服务器目录价');
  await changed.undo();
  await untilShows('/activity/vps', 'Servers on offer');
});

test('R-6.1 the coupons of one kind are chosen by a radio button, with the keyboard and without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(address('/ac/coupon', 'en'));
  const cards = page.locator('article[data-kind]:visible');
  expect(await cards.count()).toBeGreaterThan(3);
  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(new Set(await cards.evaluateAll((found) => found.map((card) => card.getAttribute('data-kind'))))).toEqual(
    new Set(['new-purchase']),
  );
  // every coupon is of a kind, and a list without any is not there
  const closed = page.getByRole('list', { name: 'Cannot be claimed now' });
  await page.getByRole('radio', { name: 'Renewal' }).check();
  await expect(closed.locator('article:visible')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Expansion' }).check();
  await expect(closed).toHaveCount(0);
  await context.close();
});

test('R-6.1 R-6.2 the coupon centre offers no claim of what cannot be claimed', async () => {
  const html = await htmlOf('/ac/coupon');
  expect(html.match(/data-state="(not-started|ended|exhausted)"/g)?.length).toBeGreaterThanOrEqual(3);
  expect(html.match(/ope=login&amp;url=%2Fac%2Fcoupon%23/g)?.length).toBe(html.match(/data-state="open"/g)?.length);
});

test('R-6.6 the countdown goes by the server’s clock, not by the visitor’s', async ({ page }) => {
  await page.clock.install({ time: new Date('2031-05-05T00:00:00Z') });
  await page.goto(address('/activity/festivals', 'en'));
  await page.clock.runFor(3_000);
  const { endsAt } = await lakeClient('editor').fetch<{ endsAt: string }>('*[_id == "promotion-festivals"][0]{endsAt}');
  await expect(page.getByRole('timer')).toContainText(String(Math.floor((Date.parse(endsAt) - Date.now()) / 86_400_000)));
});

test('R-7 the pages of a group buy work without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ja-JP' });
  const page = await context.newPage();
  await page.goto(address('/activity/pintuan/cvm', 'ja'));
  await expect(page.locator('main')).toContainText('共同購入価格');
  const question = page.locator('main details').nth(1);
  await question.locator('summary').click();
  await expect(question.locator('p')).toBeVisible();
  await page.locator('main a[href="/ja/activity/pintuan/partcvm"]').click();
  await expect(page).toHaveURL(address('/activity/pintuan/partcvm', 'ja'));
  await context.close();
});
