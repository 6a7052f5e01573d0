import { test as base, type Browser, type BrowserContext } from '@playwright/test';
import { rememberChanges, type ContentChanges } from './content-changes.ts';
import { countCost, takeCosts } from './costs.ts';

export { expect } from '@playwright/test';

function countVisits(context: BrowserContext): void {
  context.on('request', (request) => {
    if (request.isNavigationRequest() && request.resourceType() === 'document') countCost('pageVisits');
  });
}

interface Fixtures {
  /** Changes published content, and reverts it after the test. */
  changed: ContentChanges;
  counted: void;
}

/** The tests of the whole product: their costs are counted, their changes are reverted. */
export const test = base.extend<Fixtures, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      browser.on('context', countVisits);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  // Playwright reads a fixture's dependencies from its parameter, and needs at least a pattern
  counted: [
    async ({ browserName: _browser }, use, testInfo) => {
      await use();
      testInfo.annotations.push({ type: 'cost', description: JSON.stringify(takeCosts()) });
    },
    { auto: true },
  ],
  changed: async ({ browserName: _browser }, use) => {
    const changes = rememberChanges();
    await use(changes);
    await changes.finish();
  },
});

/** Says why the test that runs takes more than 15 s; a slow test without a reason is listed by a whole run. */
export const slow = (reason: string): void => void test.info().annotations.push({ type: 'slow', description: reason });
