import { expect, type Page, type Response } from '@playwright/test';
import { untilAlive } from './until-alive.ts';

/** Opens an address and waits until the page is hydrated. */
export async function openAlive(page: Page, url: string): Promise<Response | null> {
  const answer = await page.goto(url);
  await expect(page.locator('#main')).toBeAttached();
  await untilAlive(page.locator('#main'));
  return answer;
}

/** The screen reader announcement that a page loads; it arrives with the overlay code. */
export const untilOverlays = (page: Page): Promise<void> => expect(page.locator('#__next > span[role=status]')).toBeAttached();

/** The same, and waits for what loads a moment later: the overlays and the newest announcements. */
export async function openWhole(page: Page, url: string): Promise<Response | null> {
  const answer = await openAlive(page, url);
  await untilOverlays(page);
  await expect(page.locator('aside section li').first()).toBeAttached();
  return answer;
}
