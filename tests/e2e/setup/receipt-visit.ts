import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { extractText } from 'unpdf';
import type { Language } from '#lib/language/languages.ts';
import { heading, said } from './order-visit.ts';

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
