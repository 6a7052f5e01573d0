import type { Page } from '@playwright/test';
import { axeViolations } from '../setup/axe.ts';
import { address, agree } from '../setup/frame-visit.ts';
import { openWhole } from '../setup/open-page.ts';
import { expect, test } from '../setup/test.ts';

const night = 'rgb(13, 26, 23)';
const day = 'rgb(255, 255, 255)';

const sheet = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.beforeEach(async ({ context }) => agree(context));

test('the site follows the system until a visitor chooses, and then stays as chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openWhole(page, address('/about', 'en'));
  expect(await sheet(page)).toBe(night);
  const menu = page.locator('aside details', { hasText: 'Appearance' });
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Light' }).click();
  expect(await sheet(page)).toBe(day);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload();
  expect([await sheet(page), await page.evaluate(() => localStorage.getItem('theme'))]).toEqual([day, 'light']);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  expect(await sheet(page)).toBe(day);
});

test('at night everything can be read', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/', '/product/vps-buy', '/activity/promotion', '/doc/article/sla']) {
    await openWhole(page, address(path, 'en'));
    expect(await sheet(page)).toBe(night);
    expect(await axeViolations(page), path).toEqual([]);
  }
});

test('a phone has the choice in its menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWhole(page, address('/about', 'ja'));
  await page.locator('[data-drawer] summary').click();
  await page.getByRole('list', { name: '表示テーマ' }).getByRole('button', { name: 'ダーク' }).click();
  expect(await sheet(page)).toBe(night);
});
