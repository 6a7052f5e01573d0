import { readFileSync } from 'node:fs';
import { address, choose, settle } from '#tests/e2e/setup/purchase-visit.ts';
import { htmlOf } from '#tests/e2e/setup/stack.ts';
import { expect, test } from '#tests/e2e/setup/test.ts';
import { untilAlive } from '#tests/e2e/setup/until-alive.ts';

test('R-5.11 the calculator compares, shares by link and gives a table for a spreadsheet', async ({ page, context }) => {
  await settle(context);
  await page.goto(address('/product/vps-buy?view=calculator'));
  await expect(page.locator('h1')).toHaveText('Price calculator');
  await expect(page.locator('section [data-total]')).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Size', exact: true }).nth(1).selectOption('cvm.g4a.amd.c8m16');
  await expect(page).toHaveURL(/server2=.*c8m16/);
  const shared = page.url();
  await page.getByRole('button', { name: 'JPY' }).click();
  await expect(page.locator('table td').first()).toContainText('¥');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await download).path();
  expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(1 + 3 * 10 * 3);
  await page.goto(shared);
  await expect(page.getByRole('combobox', { name: 'Size', exact: true }).nth(1)).toHaveValue('cvm.g4a.amd.c8m16');
});

test('R-5.11 the calculator has a title of its own, marks what is sold out, and keeps its columns on every way back', async ({
  page,
  context,
}) => {
  await settle(context);
  const sent = await htmlOf('/product/vps-buy?view=calculator&server1=a');
  expect(sent).toMatch(/<title[^>]*>Price calculator/);
  expect(sent).toMatch(/<h1[^>]*>(?:<[^>]*>)*Price calculator/);
  expect(sent).toMatch(/rel="canonical" href="[^"]*\/product\/vps-buy\?view=calculator"/);
  await page.goto(address('/product/vps-buy'));
  await expect(page).toHaveTitle(/^Configure a VPS/);
  await page.goto(address('/product/vps-buy?view=calculator'));
  await expect(page).toHaveTitle(/^Price calculator/);
  const sizes = page.getByRole('combobox', { name: 'Size', exact: true });
  await sizes.nth(1).selectOption('cvm.cx4f.amd.c4m8');
  const second = page.getByRole('region', { name: 'Server 2' });
  await expect(second.getByRole('status').filter({ hasText: 'Sold out' })).toBeVisible();
  const chosen = await sizes.evaluateAll((fields) => fields.map((field) => (field as HTMLSelectElement).value));
  await page.getByRole('link', { name: 'Configure this one 3' }).click();
  await expect(page.locator('h1')).toHaveText('Configure a server');
  await expect(page).toHaveTitle(/^Configure a VPS/);
  await choose(page.locator('#period input[value="1y"]'));
  await expect(page).toHaveURL(/period=1y/);
  await page.getByRole('link', { name: 'Compare several servers' }).click();
  await expect(page.locator('h1')).toHaveText('Price calculator');
  await expect.poll(() => sizes.evaluateAll((fields) => fields.map((field) => (field as HTMLSelectElement).value))).toEqual(chosen);
  for (let back = 0; back < 3; back += 1) await page.goBack();
  await expect(page.locator('h1')).toHaveText('Price calculator');
  await expect.poll(() => sizes.evaluateAll((fields) => fields.map((field) => (field as HTMLSelectElement).value))).toEqual(chosen);
});

test('R-5.11 sizes put aside on the list stay through a reload and a page further, and the calculator opens with them', async ({
  page,
  context,
}) => {
  await settle(context);
  await page.goto(address('/product/vps'));
  const bar = page.getByRole('region', { name: 'Sizes to compare' });
  const first = page.locator('[data-model="cvm.g4a.amd.c2m4"]').getByRole('button', { name: 'Compare c2m4' });
  await untilAlive(first);
  await first.click();
  await expect(bar).toContainText('Add another size to compare with.');
  await page.locator('[data-model="cvm.g4a.amd.c4m8"]').getByRole('button', { name: 'Compare c4m8' }).click();
  await expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('pinnedSizes'))).toContain('c4m8');
  await page.reload();
  await expect(bar).toContainText('c4m8');
  await page.goto(address('/about'));
  await bar.getByRole('link', { name: 'Compare in the calculator' }).click();
  await expect(page.locator('h1')).toHaveText('Price calculator');
  const sizes = page.getByRole('combobox', { name: 'Size', exact: true });
  await expect
    .poll(() => sizes.evaluateAll((fields) => fields.map((field) => (field as HTMLSelectElement).value)))
    .toEqual(['cvm.g4a.amd.c2m4', 'cvm.g4a.amd.c4m8']);
  await expect(bar).toHaveCount(0);
});
