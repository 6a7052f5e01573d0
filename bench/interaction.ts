import { chromium, type Page } from '@playwright/test';
import { percentile, rounded, type Figure } from './figure.ts';

/** CPU slowdown that simulates a mid-range phone, as in Lighthouse. */
const slowdown = 4;
const inpTargetMs = 100;
const browserArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Every interaction's duration as measured by the browser, ms; shorter ones are reported as 16. */
async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durations = new Map<number, number>();
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = Number(Reflect.get(entry, 'interactionId'));
        if (id > 0) durations.set(id, Math.max(durations.get(id) ?? 0, entry.duration));
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Chooses one option after another in the configurator on a throttled CPU, and returns how long the page took to show each. */
export async function measureInteractions(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: browserArguments });
  try {
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } });
    await context.addInitScript(() => {
      localStorage.setItem('cookieConfirm', JSON.stringify({ version: 1, at: Date.now() }));
      for (const category of ['1', '2', '3']) localStorage.setItem(`cookieSelect${category}`, category === '1' ? '1' : '0');
    });
    const page = await context.newPage();
    await recordInteractions(page);
    await page.goto(`${origin}/product/vps-buy`, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const options = page.locator('main label:has(input[type=radio]:not(:disabled))');
    const count = await options.count();
    for (let index = 0; index < count; index += 1) {
      const option = options.nth(index);
      if (await option.isVisible()) await option.click();
    }
    await page.waitForTimeout(1_000);
    const durations = await page.evaluate(() => [...(Reflect.get(window, 'durations') as Map<number, number>).values()]);
    return [
      { name: `configurator on a ${slowdown}× slowed processor: interactions`, value: durations.length, unit: 'interactions' },
      {
        name: `configurator on a ${slowdown}× slowed processor: interaction to next paint, p75`,
        value: rounded(percentile(durations, 0.75)),
        unit: 'ms',
        target: { atMost: inpTargetMs },
      },
      {
        name: `configurator on a ${slowdown}× slowed processor: interaction to next paint, p98`,
        value: rounded(percentile(durations, 0.98)),
        unit: 'ms',
      },
    ];
  } finally {
    await browser.close();
  }
}
