import { expect, type Locator } from '@playwright/test';

/** Waits until an element is hydrated: a page counts as loaded a moment earlier, when interactions only affect its HTML. */
export const untilAlive = (element: Locator): Promise<void> =>
  expect.poll(() => element.evaluate((found) => Object.keys(found).some((name) => name.startsWith('__reactProps')))).toBe(true);
