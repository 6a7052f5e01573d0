import type { BrowserContext, Page } from '@playwright/test';
import { listedGroupsAtMost, type OpenGroup } from '#lib/contracts/calls/open-groups-call.ts';
import budget from '#tests/weight-budget.json' with { type: 'json' };
import { openAlive } from '../setup/open-page.ts';
import { pause } from '../setup/pause.ts';
import { bytesRun, firstLoadBytes } from '../setup/script-weight.ts';
import { said } from '../setup/order-visit.ts';
import { origin } from '../setup/stack.ts';
import { expect, slow, test } from '../setup/test.ts';

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
const tabsAtOnce = 13;

interface Kind {
  readonly path: string;
  readonly firstKib: number;
  readonly afterTenSecondsKib: number;
}

/** A layout shift: how far, by what the browser counts, and which elements it moved. */
interface Move {
  /** Since the page was asked for. */
  readonly atMs: number;
  readonly value: number;
  readonly elements: readonly string[];
}

/** What Chromium tells of a shift; TypeScript's library does not know it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

/** Text has another width in the page's own font: until that is there, or has been given up, text is laid out but not shown. */
const afterFontMs = 200;

/**
 * Watches what parts of a page move by themselves. What a visitor's own act moves does not count, nor what the font moves that ends the
 * time in which text is not shown.
 */
async function watchMoves(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const moves: Move[] = [];
    const fontsAtMs: number[] = [];
    Object.assign(window, { moves, fontsAtMs });
    document.fonts.addEventListener('loadingdone', () => fontsAtMs.push(performance.now()));
    const nameOf = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]): string =>
      `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName} ${previousRect.y} → ${currentRect.y}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value, sources, startTime } = entry as LayoutShift;
        if (!hadRecentInput) moves.push({ atMs: startTime, value, elements: sources.map(nameOf) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const movesSoFar = (page: Page): Promise<Move[]> =>
  page.evaluate((sinceFontMs) => {
    const moves: Move[] = Reflect.get(window, 'moves');
    const fontsAtMs: number[] = Reflect.get(window, 'fontsAtMs');
    return moves.filter(({ atMs }) => !fontsAtMs.some((fontAtMs) => Math.abs(atMs - fontAtMs) < sinceFontMs));
  }, afterFontMs);

/** Whether a page's moves are seen at all: something is put above everything else. */
async function expectMovesSeen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '200px';
    document.body.prepend(block);
  });
  await expect.poll(() => movesSoFar(page)).not.toEqual([]);
}

test('at first and for ten seconds after it was loaded no page weighs more than the budget of its kind, moves, or asks anybody else', async ({
  context,
}) => {
  slow('twice ten seconds, in which pages fetch what they need later');
  const kinds = Object.entries<Kind>(budget.pages);
  const paths = [...new Set([...pages, ...framePages, ...kinds.map(([, { path }]) => path)])];
  const foreign: string[] = [];
  const over: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(origin()) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  await watchMoves(context);
  for (let from = 0; from < paths.length; from += tabsAtOnce) {
    const tabs = await Promise.all(
      paths.slice(from, from + tabsAtOnce).map(async (path) => {
        const page = await context.newPage();
        await openAlive(page, `${origin()}${path}`);
        return { path, page };
      }),
    );
    await pause(lateMs, 'what a page fetches later, it fetches by itself within this time');
    for (const { path, page } of tabs) {
      expect(await movesSoFar(page), path).toEqual([]);
      const late = (await bytesRun(page)) / kib;
      for (const [kind, { firstKib, afterTenSecondsKib }] of kinds.filter(([, each]) => each.path === path)) {
        const first = (await firstLoadBytes(origin(), path)) / kib;
        if (first > firstKib) over.push(`${kind} at first: ${first.toFixed(1)} of ${firstKib} KiB`);
        if (late > afterTenSecondsKib) over.push(`${kind} after ten seconds: ${late.toFixed(1)} of ${afterTenSecondsKib} KiB`);
      }
      await expectMovesSeen(page);
      await page.close();
    }
  }
  expect(over).toEqual([]);
  expect(foreign).toEqual([]);
});

const openGroup = (number: number, now: Date): OpenGroup => ({
  id: `3f0c2a9e-7c51-4d0e-9f1a-${String(number).padStart(12, '0')}`,
  campaign: 'vps',
  state: 'open',
  headCount: 5,
  seatsLeft: 3,
  paid: 2,
  createdAt: now.toISOString(),
  deadline: new Date(now.getTime() + 3_600_000).toISOString(),
  leader: { name: 'a***z', avatar: 1, isMe: false },
});

test('R-7.1 a list of open groups, however long, moves nothing that is in sight', async ({ browser }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1_280, height: 900 },
  ]) {
    const context = await browser.newContext({ viewport });
    await watchMoves(context);
    await context.route('**/myDoc/group/open', (route) => {
      const now = new Date();
      const groups = Array.from({ length: listedGroupsAtMost }, (_none, at) => openGroup(at, now));
      return route.fulfill({ json: { code: 2000, message: { now: now.toISOString(), groups, mine: null, refusal: null } } });
    });
    const page = await context.newPage();
    await openAlive(page, `${origin()}/activity/pintuan/vps`);
    await expect(page.getByRole('link', { name: said('en', 'group-buy', 'venue.join') })).toHaveCount(listedGroupsAtMost);
    expect(await movesSoFar(page), `${viewport.width} px`).toEqual([]);
    await expectMovesSeen(page);
    await context.close();
  }
});
