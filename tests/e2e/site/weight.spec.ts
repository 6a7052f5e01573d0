import budget from '#tests/weight-budget.json' with { type: 'json' };
import { openAlive } from '../setup/open-page.ts';
import { pause } from '../setup/pause.ts';
import { bytesRun, firstLoadBytes } from '../setup/script-weight.ts';
import { origin } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';

const kib = 1_024;
/** KiB under Brotli: marketing, document and legal pages; and a page that is little more than the frame. */
const pageKibAtMost = 150;
const framePages = ['/doc', '/zh/doc/announce'];
const frameKibAtMost = 145;
const pages = [
  '/',
  '/zh',
  '/ja',
  '/about',
  '/product/vps',
  '/product/vps-buy',
  '/product/oss',
  '/doc/article/tos',
  '/doc/article/snapshots',
  '/doc/article/getting-started',
  '/ja/activate',
  '/contact',
  '/aff',
  '/activity/promotion',
  '/jobs',
  '/product/vps-buy/confirm',
  '/product/vps-buy/order',
];

for (const [paths, atMost] of [
  [pages, pageKibAtMost],
  [framePages, frameKibAtMost],
] as const) {
  for (const path of paths) {
    test(`${path} loads at most ${atMost} KiB of JavaScript at first`, async () => {
      expect((await firstLoadBytes(origin(), path)) / kib).toBeLessThanOrEqual(atMost);
    });
  }
}

const lateMs = 10_000;
const tabsAtOnce = 6;

test('no page weighs more than the budget of its kind, at first and ten seconds after it was loaded', async ({ context }) => {
  test.info().annotations.push({ type: 'slow', description: 'three times ten seconds, in which pages fetch what they need later' });
  const kinds = Object.entries(budget.pages);
  const over: string[] = [];
  for (let from = 0; from < kinds.length; from += tabsAtOnce) {
    const tabs = kinds.slice(from, from + tabsAtOnce).map(async ([kind, { path, firstKib, afterTenSecondsKib }]) => {
      const page = await context.newPage();
      await openAlive(page, `${origin()}${path}`);
      return { kind, page, limits: [firstKib, afterTenSecondsKib], first: (await firstLoadBytes(origin(), path)) / kib };
    });
    const opened = await Promise.all(tabs);
    await pause(lateMs, 'what a page fetches later, it fetches by itself within this time');
    for (const { kind, page, limits, first } of opened) {
      const weights = [first, (await bytesRun(page)) / kib];
      weights.forEach((weight, place) => {
        if (weight > (limits[place] ?? 0))
          over.push(`${kind} ${place === 0 ? 'at first' : 'after ten seconds'}: ${weight.toFixed(1)} of ${limits[place]} KiB`);
      });
      await page.close();
    }
  }
  expect(over).toEqual([]);
});

test('no page moves while it loads, and none asks anybody else for anything', async ({ page }) => {
  test.info().annotations.push({ type: 'slow', description: 'nineteen pages until their lines are quiet, for what may not happen' });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin()) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of [...pages, ...framePages]) {
    await page.goto(`${origin()}${path}`, { waitUntil: 'networkidle' });
    const moved = await page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0));
    expect([path, moved]).toEqual([path, 0]);
  }
  expect(foreign).toEqual([]);
});
