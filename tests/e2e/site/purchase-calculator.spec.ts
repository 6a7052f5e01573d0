import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { address, settle } from '../setup/purchase-visit.ts';

test('R-5.11 the calculator compares, shares by link and gives a table for a spreadsheet', async ({ page, context }) => {
  await settle(context);
  await page.goto(address('/product/vps-buy?view=calculator'));
  await expect(page.locator('h1')).toHaveText('Price calculator');
  await expect(page.locator('section [data-total]')).toHaveCount(3);
  await page.getByLabel('Size', { exact: true }).nth(1).selectOption('cvm.g4a.amd.c8m16');
  await expect(page).toHaveURL(/server2=.*c8m16/);
  const shared = page.url();
  await page.getByRole('button', { name: 'JPY' }).click();
  await expect(page.locator('table td').first()).toContainText('¥');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await download).path();
  expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(1 + 3 * 10 * 3);
  await page.goto(shared);
  await expect(page.getByLabel('Size', { exact: true }).nth(1)).toHaveValue('cvm.g4a.amd.c8m16');
});
