import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { localizePath, type Language } from '../../../lib/language/languages.ts';
import type { Currency } from '../../../lib/money/currencies.ts';
import { dataDirectory, origin } from './stack.ts';

const accountsSchema = z.object({ visitors: z.array(z.object({ state: z.string(), email: z.string(), password: z.string() })) });

export const address = (page: string, language: Language = 'en'): string => `${origin()}${localizePath(page, language)}`;

/** Nothing of the frame's own stands over the page: consent was given, offers were seen. */
export async function settle(context: BrowserContext, currency?: Currency): Promise<void> {
  await context.addInitScript((chosen) => {
    const now = String(Date.now());
    localStorage.setItem('cookieConfirm', JSON.stringify({ version: 1, at: Date.now() }));
    for (const [name, value] of [['cookieSelect1', '1'], ['cookieSelect2', '0'], ['cookieSelect3', '0'], ['userSelectLangTime', now], ['activeImg', now]] as const) localStorage.setItem(name, value);
    if (chosen) localStorage.setItem('currency', JSON.stringify({ type: chosen }));
  }, currency);
}

/** On the account centre's page: logs a visitor of a state in, and waits until that leads on: the password is encrypted first. */
export async function logIn(page: Page, state: string): Promise<void> {
  const { visitors } = accountsSchema.parse(JSON.parse(readFileSync(path.join(dataDirectory(), 'accounts.json'), 'utf8')));
  const found = visitors.find((each) => each.state === state);
  if (!found) throw new Error(`no visitor of the state ${state}`);
  await page.locator('#email').fill(found.email);
  await page.locator('#password').fill(found.password);
  await page.locator('form[action="/ucenter/login"] button').click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/ucenter/') || pathname.startsWith('/ucenter/console'), { waitUntil: 'commit' });
}

/** Chooses by the tile around a hidden radio button, as a visitor does; waits until a page that glides has come to rest. */
export const choose = (radio: Locator): Promise<void> => radio.locator('xpath=ancestor::label[1]').click();

/** The total as a visitor sees it: of the three currencies in the page, the one that is shown. */
export const total = (page: Page) => page.locator('[data-total] [data-amount]:visible').first();

/** The query of the smallest size: $3.47 a month. */
export const starter = 'area=US-0&hostProductId=cvm.g4a.amd.c1m1&bootDiskProduct=ssd_cloud_disk&bootDiskSize=15&flowId=1';
