import { expect, type Locator } from '@playwright/test';

/** Waits until the page's scripts have an element: a page is loaded a moment before that, and what is done to it by then is done to its HTML alone. */
export const untilAlive = (element: Locator): Promise<void> =>
  expect.poll(() => element.evaluate((found) => Object.keys(found).some((name) => name.startsWith('__reactProps')))).toBe(true);
