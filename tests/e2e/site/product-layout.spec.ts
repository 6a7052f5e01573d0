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

test('R-12.2 the list of sizes: the first view reaches the sizes, rows of a phone are low and whole, narrow cells are one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/product/vps', 'ja');
  const tabs = page.getByRole('navigation').filter({ has: page.locator('[data-tab]') });
  const chart = await boxOf(page.locator('main figure').first());
  expect((await boxOf(tabs)).y - (chart.y + chart.height)).toBeLessThan(100);
  expect((await boxOf(page.locator('#sizes table:visible').first())).y).toBeLessThan(900);
  const row = rowOf(page, 'cvm.g4a.amd.c4m8');
  const [cores, memory] = [row.locator('td > svg').first(), row.locator('td > svg').nth(1)];
  await expect(cores.locator('path')).not.toHaveCSS('stroke-dasharray', 'none');

  // cells would be a pixel wide: drawn as one line, at one scale, in a row that is no higher for it
  await page.setViewportSize({ width: 960, height: 900 });
  for (const width of [960, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(cores.locator('path')).toHaveCSS('stroke-dasharray', 'none');
    const [four, eight] = [await boxOf(cores), await boxOf(memory)];
    expect([four.height, eight.height]).toEqual([3, 3]);
    expect(eight.width / four.width).toBeGreaterThan(1.8);
    expect(eight.width / four.width).toBeLessThan(2.4);
  }
  await page.setViewportSize({ width: 960, height: 900 });
  expect((await boxOf(row)).height).toBeLessThan(70);
  const [compare, order] = [row.getByRole('button'), row.getByRole('link')];
  const soldOut = page.locator('[data-sold-out]:visible').first();
  expect((await boxOf(soldOut.getByRole('button'))).x).toBe((await boxOf(compare)).x);
  expect((await boxOf(soldOut.getByRole('link'))).x).toBe((await boxOf(order)).x);

  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(row)).height).toBeLessThan(110);
  const figures = [0, 1, 2, 3].map((at) => row.locator('td').nth(at));
  for (const part of [...figures, row.locator('.price'), row.getByRole('button'), row.getByRole('link')]) {
    const { x, width } = await boxOf(part);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const [from, memoryFrom] = [await boxOf(page.locator('select:visible').first()), await boxOf(page.locator('select:visible').nth(1))];
  expect([memoryFrom.y, memoryFrom.width]).toEqual([from.y, from.width]);
});

test('R-12.2 on a phone an older generation waits behind its name, on other screens it is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/product/vps');
  const older = page.locator('[data-model="cvm.g1a.amd.c1m1"]').first();
  await expect(older).toBeHidden();
  await page.locator('#sizes summary:visible').first().click();
  await expect(older).toBeVisible();
  await page.locator('#sizes summary:visible').first().click();
  await page.setViewportSize({ width: 960, height: 900 });
  await expect(older).toBeVisible();
});

test('R-4.4 a size is one line of the board on a wide screen, two on a phone, and its days, which come late, move nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  let draw = (): void => undefined;
  const drawn = new Promise<void>((resolve) => {
    draw = resolve;
  });
  await page.route('**/myDoc/catalogue/stockHistory', async (route) => {
    const response = await route.fetch();
    const answer: { message: { models: { days: string[] }[] } } = JSON.parse(await response.text());
    await drawn;
    for (const model of answer.message.models) model.days = model.days.map(() => 'available');
    await route.fulfill({ response, body: JSON.stringify(answer) });
  });
  await open(page, '/product/availability', 'ja');
  const row = rowOf(page, 'cvm.g4a.amd.c4m8');
  await expect(row.locator('[data-state=available]').first()).toBeVisible();
  const places = async () => {
    const boxes = [];
    for (const width of [390, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      boxes.push(await boxOf(row), await boxOf(row.getByRole('link').first()));
    }
    return boxes;
  };
  const before = await places();
  draw();
  await expect(row.locator('[data-day]').first()).toBeVisible();
  expect(await places()).toEqual(before);
  expect([before[0]?.height, before[2]?.height, before[4]?.height].map((height) => (height ?? 0) < 90)).toEqual([true, true, true]);
  expect(before[4]?.height).toBeLessThan(56);
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
