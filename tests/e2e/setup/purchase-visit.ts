import type { BrowserContext, Locator, Page } from '@playwright/test';
import { localizePath, type Language } from '#lib/language/languages.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { origin } from './stack.ts';

export const address = (page: string, language: Language = 'en'): string => `${origin()}${localizePath(page, language)}`;

/** No overlay of the frame covers the page: consent was given, offers were seen. */
export async function settle(context: BrowserContext, currency?: Currency): Promise<void> {
  await context.addInitScript((chosen) => {
    const now = String(Date.now());
    localStorage.setItem('cookieConfirm', JSON.stringify({ version: 1, at: Date.now() }));
    for (const [name, value] of [
      ['cookieSelect1', '1'],
      ['cookieSelect2', '0'],
      ['cookieSelect3', '0'],
      ['userSelectLangTime', now],
      ['activeImg', now],
    ] as const)
      localStorage.setItem(name, value);
    if (chosen) localStorage.setItem('currency', JSON.stringify({ type: chosen }));
  }, currency);
}

/** Chooses by the tile around a hidden radio button, as a visitor does; waits until smooth scrolling has finished. */
export const choose = (radio: Locator): Promise<void> => radio.locator('xpath=ancestor::label[1]').click();

/** The visible total: of the three currencies in the page, the one that is shown. */
export const total = (page: Page) => page.locator('[data-total] [data-amount]:visible').first();

/** The query of the smallest size: $3.47 a month. */
export const starter = 'area=US-0&hostProductId=cvm.g4a.amd.c1m1&bootDiskProduct=ssd_cloud_disk&bootDiskSize=15&flowId=1';
