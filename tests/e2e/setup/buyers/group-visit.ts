import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Language } from '#lib/language/languages.ts';
import { localizePath } from '#lib/language/languages.ts';
import { chooseSetup, type ChosenSetup } from './key-visit.ts';
import { registerAccount, verifyPerson } from './new-account.ts';
import { heading, pay, said, saying } from '../order-visit.ts';
import { choose, settle } from '../purchase-visit.ts';
import { origin } from '../stack.ts';

export const offerPath = '/activity/pintuan/vps';

/** The page's address in a language, on the product of the test or another one. */
export const groupAddress = (path: string, language: Language, base = origin()): string => `${base}${localizePath(path, language)}`;

/** A new account whose owner is verified: somebody who has never been in a group. */
export async function enterAsNewPerson(context: BrowserContext, base?: string): Promise<void> {
  await settle(context);
  await registerAccount(context, base);
  await verifyPerson(context, base);
}

/** Chooses a system, makes a password, or chooses keys and a name in place of one, and accepts the terms. */
async function fillInSeat(page: Page, language: Language, by: 'password' | 'keys'): Promise<ChosenSetup | null> {
  await choose(page.locator('#image input[type=radio]').first());
  const setup = by === 'keys' ? await chooseSetup(page, language) : null;
  if (by === 'password') {
    await page.getByRole('button', { name: said(language, 'purchase', 'password.generate') }).click();
    await page.getByRole('button', { name: said(language, 'purchase', 'password.kept') }).click();
  }
  await page.locator('input[name=terms]').check();
  return setup;
}

/** Starts a group of a size, as the person who is logged in, and arrives at the leader's payment. */
export async function startGroup(page: Page, language: Language, size: number, base?: string): Promise<void> {
  await page.goto(groupAddress(offerPath, language, base));
  await choose(page.locator(`#head-count input[value="${size}"]`));
  await fillInSeat(page, language, 'password');
  await page.getByRole('button', { name: saying(language, 'group-buy', 'form.create') }).click();
  await expect(page).toHaveURL(/\/ucenter\/pay\//);
}

/** Takes a seat in the group whose page is open, and arrives at its payment. */
export async function joinGroup(page: Page, language: Language, by: 'password' | 'keys' = 'password'): Promise<ChosenSetup | null> {
  const setup = await fillInSeat(page, language, by);
  await page.getByRole('button', { name: saying(language, 'group-buy', 'form.join') }).click();
  await expect(page).toHaveURL(/\/ucenter\/pay\//);
  return setup;
}

/** Pays, and goes from the order to its group. */
export async function payAndReturn(page: Page, language: Language): Promise<void> {
  await pay(page, 'paid');
  await toGroup(page, language);
}

/** From the order to its group. */
export async function toGroup(page: Page, language: Language): Promise<void> {
  await page.getByRole('link', { name: said(language, 'orders', 'action.toGroup') }).click();
  await expect(page).toHaveURL(/\/part-vps\/[0-9a-f-]{36}$/);
}

/** Waits until the page of a group says so, without a reload. */
export const expectHeadline = (page: Page, language: Language, state: string): Promise<void> =>
  expect(heading(page)).toHaveText(saying(language, 'group-buy', `group.headline.${state}`), { timeout: 45_000 });
