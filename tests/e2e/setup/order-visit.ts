import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { z } from 'zod';
import type { Language } from '#lib/language/languages.ts';
import { address, choose } from './purchase-visit.ts';

type Area =
  | 'onboarding'
  | 'availability'
  | 'changes'
  | 'company'
  | 'coupons'
  | 'domains'
  | 'errors-mydoc'
  | 'favourites'
  | 'frame'
  | 'group-buy'
  | 'human'
  | 'mail'
  | 'orders'
  | 'overlays'
  | 'purchase'
  | 'readers'
  | 'receipt'
  | 'registration'
  | 'renewals'
  | 'sandbox'
  | 'withdrawal';

const wordTree = z.record(z.string(), z.unknown());

/** A text of the site in a language, by its namespace and key; placeholders become `…`. */
export function said(language: Language, area: Area, key: string): string {
  const file = path.resolve(import.meta.dirname, `../../../locales/${language}/${area}.json`);
  const found = key.split('.').reduce<unknown>((tree, name) => wordTree.parse(tree)[name], JSON.parse(readFileSync(file, 'utf8')));
  return z.string().parse(found);
}

/** The same as a pattern: placeholders match anything. */
export const saying = (language: Language, area: Area, key: string): RegExp =>
  new RegExp(
    said(language, area, key)
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*'),
  );

export const heading = (page: Page): Locator => page.locator('h1');

/** The visible next button of the configurator: beside the form, or on the bar of a phone. */
export const nextButton = (page: Page, language: Language): Locator =>
  page
    .getByRole('button', {
      name: new RegExp(
        `^(${said(language, 'purchase', 'button.next')}|${said(language, 'purchase', 'button.nextShort')}|${said(language, 'purchase', 'button.logIn')})$`,
      ),
    })
    .locator('visible=true')
    .last();

/** In the configurator: an image, a password, and on to the quote. */
export async function askForQuote(page: Page, language: Language): Promise<void> {
  await choose(page.locator('#image input[type=radio]').first());
  await page.getByRole('button', { name: said(language, 'purchase', 'password.generate') }).click();
  await page.getByRole('button', { name: said(language, 'purchase', 'password.kept') }).click();
  await nextButton(page, language).click();
  await expect(page).toHaveURL(/vps-buy\/confirm\?.*quote=/);
  await expect(heading(page)).toHaveText(said(language, 'purchase', 'confirm.title'));
}

/** From an address of the configurator to the confirmation. */
export async function quoteFor(page: Page, language: Language, query: string): Promise<void> {
  await page.goto(address(`/product/vps-buy?${query}`, language));
  await askForQuote(page, language);
}

export const orderButton = (page: Page, language: Language): Locator =>
  page.getByRole('button', { name: saying(language, 'purchase', 'confirm.order') });

/** Accepts the terms and passes the human check. */
export async function agree(page: Page, language: Language): Promise<void> {
  await page.locator('input[name=terms]').check();
  await page.getByRole('button', { name: said(language, 'human', 'verify') }).click();
  await expect(page.getByText(said(language, 'human', 'verified'), { exact: true })).toBeVisible({ timeout: 60_000 });
}

/** Orders what the confirmation shows, and arrives at the payment. */
export async function order(page: Page, language: Language): Promise<void> {
  await agree(page, language);
  await orderButton(page, language).click();
  await expect(page).toHaveURL(/\/ucenter\/pay\//);
}

/** Ends the payment in one of the ways of the account centre's page, and returns to the order. */
export async function pay(page: Page, outcome: string, { keepsMethod = false } = {}): Promise<void> {
  if (keepsMethod) await page.locator('input[name=keep]').check({ force: true });
  await page.locator(`input[name=outcome][value=${outcome}]`).check({ force: true });
  await page.locator('form[action*="/pay/"] button[type=submit]').click();
  await expect(page).toHaveURL(/\/product\/vps-buy\/order\/[0-9a-f-]{36}$/);
}

/** Returns to the order without paying, by the account centre's own link. */
export async function leavePayment(page: Page): Promise<void> {
  await page.locator('form[action*="/pay/"] aside a').click();
  await expect(page).toHaveURL(/\/product\/vps-buy\/order\//);
}

/** Waits until the order of this page has a state. */
export async function expectState(page: Page, language: Language, state: string): Promise<void> {
  await expect(heading(page)).toHaveText(said(language, 'orders', `headline.${state}`), { timeout: 60_000 });
}

/** From the page of a paid order to its receipt; returns the text of the PDF that is downloaded there. */
export async function openReceipt(page: Page, language: Language): Promise<string> {
  await page.getByRole('link', { name: said(language, 'orders', 'action.receipt') }).click();
  await expect(page).toHaveURL(/\/product\/vps-buy\/order\/[0-9a-f-]{36}\/receipt$/);
  await expect(heading(page)).toHaveText(said(language, 'receipt', 'title'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: said(language, 'receipt', 'download') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^S-[2-9A-Z]{4}-[2-9A-Z]{4}\.pdf$/);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return (await extractText(new Uint8Array(bytes), { mergePages: true })).text;
}
