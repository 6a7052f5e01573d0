import type { BrowserContext, Page } from '@playwright/test';
import { languages } from '#lib/language/languages.ts';
import { address, agree, currencyMenu, plainPage } from '../setup/frame-visit.ts';
import { switchLanguage } from '../setup/language-menu.ts';
import { openAlive, openWhole } from '../setup/open-page.ts';
import { origin } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';

/** Adds up every layout shift from the first paint on. */
async function countShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0));

test.beforeEach(async ({ context }) => agree(context));

test('R-2 the menus of the top bar lie within the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of languages) {
    await openWhole(page, address(plainPage, language));
    for (const menu of [currencyMenu(page), page.locator('aside details.languages')]) {
      await menu.locator('summary').click();
      await expect(menu.locator('li')).toHaveCount(3);
      const box = await menu.locator('.panel').boundingBox();
      expect([language, (box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 0) <= 320]).toEqual([language, true, true]);
      await page.keyboard.press('Escape');
    }
  }
});

test('R-2.7 a stored HKD is right at the first paint of an English page, and nothing moves while the frame fills', async ({
  context,
  page,
}) => {
  await countShifts(context);
  await context.addInitScript(() => localStorage.setItem('currency', '{"type":"HKD"}'));
  await context.addCookies([
    { name: 'token', value: '1', url: origin() },
    { name: 'username', value: 'kira', url: origin() },
    { name: 'email', value: 'kira****%40mail.example', url: origin() },
  ]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address('/', 'en'), { waitUntil: 'networkidle' });
    await expect(currencyMenu(page).locator('summary')).toContainText('HKD');
    await expect(page.locator('aside [data-amount=USD]')).toBeHidden();
    await expect(page.locator('aside details.account')).toBeVisible();
    await expect(page.locator('aside section li').first()).toBeVisible();
    expect(await shiftsOf(page)).toBe(0);
  }
});

test('R-2.5 R-2.6 a chosen currency is stored, shown after the reload, and noticed by another tab', async ({ context, page }) => {
  const other = await context.newPage();
  for (const tab of [other, page]) await openWhole(tab, address('/', 'en'));
  await currencyMenu(page).locator('summary').click();
  await expect(currencyMenu(page).locator('button')).toHaveCount(3);
  await Promise.all([page.waitForEvent('load'), currencyMenu(page).locator('button', { hasText: 'JPY' }).click()]);
  expect(await page.evaluate(() => localStorage.getItem('currency'))).toBe('{"type":"JPY"}');
  await expect(currencyMenu(page).locator('summary')).toContainText('JPY');
  await expect(other.locator('html')).toHaveAttribute('data-currency', 'JPY');
  await switchLanguage(page, 'zh');
  await expect(page).toHaveURL(address('/', 'zh'));
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'JPY');
});

test('R-2.3 the language menu keeps the page, its query and its place', async ({ page }) => {
  await openAlive(page, `${address(plainPage, 'en')}?from=mail#main`);
  await switchLanguage(page, 'ja');
  await expect(page).toHaveURL(`${address(plainPage, 'ja')}?from=mail#main`);
});

test('R-10.8 log-out without a session clears the account and goes home, without a word', async ({ context, page }) => {
  await context.addCookies([
    { name: 'token', value: '1', url: origin() },
    { name: 'username', value: 'kira', url: origin() },
    { name: 'phone', value: '13****678', url: origin() },
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWhole(page, address(plainPage, 'ja'));
  await page.locator('aside details.account > summary').click();
  await page.locator('aside details.account button').click();
  await expect(page).toHaveURL(address('/', 'ja'));
  expect(
    (await context.cookies()).map(({ name }) => name).filter((name) => ['token', 'username', 'email', 'phone'].includes(name)),
  ).toEqual([]);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
