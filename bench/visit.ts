import { chromium, type Browser } from '@playwright/test';

/** A phone of the middle class beside this machine, as Lighthouse reckons; and a good mobile line. */
const slowdown = 4;
const line = { offline: false, latency: 60, downloadThroughput: 1_125_000, uploadThroughput: 500_000 };
const viewport = { width: 390, height: 844 };
const clickEveryMs = 50;
/** A visit ends this long after the page answers clicks, and at the latest after this long. */
const restMs = 700;
const visitAtMostMs = 10_000;

/** What one visit of a page was like, in ms. */
export interface Visit {
  /** After the page was asked for. */
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** After the page was asked for, until its last button answers clicks. */
  readonly clickWorksMs: number;
  /** The longest wait of a click before the page's scripts were given it. */
  readonly inputDelayMs: number;
  /** The longest time from a click to the paint after it. */
  readonly interactionMs: number;
  /** The longest task, in which nothing could be painted. */
  readonly longestTaskMs: number;
}

/** Rewrites a page's HTML on its way to the browser. */
export type Rewrite = (html: string) => string;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/**
 * Visits a page for the first time; a hasty visitor clicks on its text all the while, from the time that is given on (ms after the page was
 * asked for).
 */
export async function visitOnce(
  browser: Browser,
  address: string,
  { clicksFromMs, rewrite }: { clicksFromMs?: number; rewrite: Rewrite },
): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-US', viewport });
  try {
    await context.addInitScript(noteVisit);
    const page = await context.newPage();
    await page.route(
      (url) => url.href === address,
      async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: rewrite(await answer.text()) });
      },
    );
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const askedAt = Date.now();
    await page.goto(address, { waitUntil: 'commit' });
    const alive = page.waitForFunction(() => Number(Reflect.get(window, 'visit').clickWorksMs) > 0, undefined, {
      timeout: visitAtMostMs,
      polling: 100,
    });
    const over = alive.then(() => page.waitForTimeout(restMs)).then(() => true);
    if (clicksFromMs !== undefined) {
      await page.waitForTimeout(Math.max(0, askedAt + clicksFromMs - Date.now()));
      while (!(await Promise.race([over, page.waitForTimeout(clickEveryMs)]))) {
        for (const type of ['mousePressed', 'mouseReleased'] as const) {
          // nobody waits for a page before the next click
          session
            .send('Input.dispatchMouseEvent', { type, x: viewport.width / 2, y: viewport.height / 2, button: 'left', clickCount: 1 })
            .catch(() => undefined);
        }
      }
    }
    await over;
    return await page.evaluate(() => Reflect.get(window, 'visit') as Visit);
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of it. */
function noteVisit(): void {
  const visit = { firstPaintMs: 0, largestPaintMs: 0, clickWorksMs: 0, inputDelayMs: 0, interactionMs: 0, longestTaskMs: 0 };
  Object.assign(window, { visit });
  // links stay where they are
  addEventListener('click', (event) => event.preventDefault(), true);
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') visit.firstPaintMs = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    visit.largestPaintMs = startTime;
  });
  watch('longtask', ({ duration }) => {
    visit.longestTaskMs = Math.max(visit.longestTaskMs, duration);
  });
  watch(
    'event',
    (entry) => {
      if (!(entry instanceof PerformanceEventTiming)) return;
      visit.inputDelayMs = Math.max(visit.inputDelayMs, entry.processingStart - entry.startTime);
      visit.interactionMs = Math.max(visit.interactionMs, entry.duration);
    },
    { durationThreshold: 16 },
  );
  const untilAlive = setInterval(() => {
    const button = document.querySelector('footer button');
    if (!button || !Object.keys(button).some((name) => name.startsWith('__reactProps'))) return;
    visit.clickWorksMs = performance.now();
    clearInterval(untilAlive);
  }, 8);
}
