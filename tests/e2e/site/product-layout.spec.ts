import type { Locator, Page } from '@playwright/test';
import type { Language } from '#lib/language/languages.ts';
import { address, settle } from '../setup/purchase-visit.ts';
import { expect, test } from '../setup/test.ts';

const open = async (page: Page, path: string, language: Language = 'en'): Promise<void> => {
  await settle(page.context());
  await page.goto(address(path, language));
};

const boxOf = async (locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`not drawn: ${locator}`);
  return box;
};
const rowOf = (page: Page, model: string): Locator => page.locator(`[data-model="${model}"]:visible`).first();

test('R-12.2 the list of sizes: the first view reaches the sizes, rows of a phone are low and whole, no cell is a pixel wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/product/vps', 'ja');
  const tabs = page.getByRole('navigation').filter({ has: page.locator('[data-tab]') });
  const chart = await boxOf(page.locator('main figure').first());
  expect((await boxOf(tabs)).y - (chart.y + chart.height)).toBeLessThan(100);
  expect((await boxOf(page.locator('#sizes table:visible').first())).y).toBeLessThan(900);
  await expect(rowOf(page, 'cvm.g4a.amd.c4m8').locator('td > svg').first()).toBeVisible();

  await page.setViewportSize({ width: 960, height: 900 });
  await expect(rowOf(page, 'cvm.g4a.amd.c4m8').locator('td > svg').first()).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  const row = rowOf(page, 'cvm.g4a.amd.c4m8');
  expect((await boxOf(row)).height).toBeLessThan(110);
  const figures = [0, 1, 2, 3].map((at) => row.locator('td').nth(at));
  for (const part of [...figures, row.locator('.price'), row.getByRole('button'), row.getByRole('link')]) {
    const { x, width } = await boxOf(part);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const [cores, memory] = [await boxOf(page.locator('select:visible').first()), await boxOf(page.locator('select:visible').nth(1))];
  expect([memory.y, memory.width]).toEqual([cores.y, cores.width]);
});

test('four steps stand in one row on a wide screen, in two on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/activity/move-to-us');
  const steps = page.locator('main ol').first().locator('> li');
  const tops = async (): Promise<number[]> => (await Promise.all([0, 1, 2, 3].map((at) => boxOf(steps.nth(at))))).map(({ y }) => y);
  expect(new Set(await tops()).size).toBe(1);
  await page.setViewportSize({ width: 800, height: 900 });
  const [first, second, third, fourth] = await tops();
  expect([second, fourth]).toEqual([first, third]);
});

test('R-12.3 the columns of the contact page are those of the questions below', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/contact');
  const form = await boxOf(page.locator('#write'));
  const answers = await boxOf(page.locator('main details').first());
  expect([form.x, form.x + form.width]).toEqual([answers.x, answers.x + answers.width]);
});

test('under reduced motion the cells of a product are drawn at once, in their own width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/product/private-cloud');
  const durations = await page.locator('.arriving').evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).animationDuration));
  expect(durations.length).toBeGreaterThan(0);
  expect(new Set(durations)).toEqual(new Set(['0s']));
});
