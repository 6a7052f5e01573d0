import type { Locator, Page } from '@playwright/test';
import type { Language } from '#lib/language/languages.ts';
import { enterAsNewPerson } from '#tests/e2e/setup/buyers/group-visit.ts';
import { agree, expectState, heading, openReceipt, order, orderButton, pay, said, saying } from '#tests/e2e/setup/order-visit.ts';
import { untilAlive } from '#tests/e2e/setup/until-alive.ts';
import { address } from '#tests/e2e/setup/purchase-visit.ts';
import { expect, slow, test } from '#tests/e2e/setup/test.ts';
import { expectUsable } from '#tests/e2e/setup/whole-page.ts';

const unique = Date.now().toString(36);

/** From the search to the confirmation of a name. */
async function register(page: Page, language: Language, name: string): Promise<void> {
  await page.goto(address('/product/domain', language));
  const field = page.locator('main').getByRole('textbox');
  await untilAlive(field);
  await field.fill(name);
  await field.press('Enter');
  await page.getByRole('link', { name: said(language, 'domains', 'results.registerName').replace('{{name}}', name) }).click();
  await expect(page).toHaveURL(/\/product\/vps-buy\/confirm\?.*quote=/);
  await expect(heading(page)).toHaveText(said(language, 'registration', 'title'));
}

/** How far two things are apart, one below the other. */
async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
}

const total = (page: Page): Promise<string> => page.locator('main aside [data-total]').innerText();

test('R-5.14 a free name is registered: search, confirmation, payment, order, list and receipt, on a phone', async ({ browser }) => {
  test.setTimeout(180_000);
  const language = 'ja';
  const name = `free-${unique}.com`;
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await enterAsNewPerson(context);
  const page = await context.newPage();
  await register(page, language, name);
  await expect(page.locator('main')).toContainText(said(language, 'registration', 'facts.standard'));
  await expectUsable(page);
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: said(language, 'registration', 'trail'), exact: true })).toHaveAttribute(
    'href',
    '/ja/product/domain',
  );
  const owner = main.getByText(said(language, 'registration', 'owner'));
  expect(await gapBetween(main.locator('dl').first(), owner)).toBeGreaterThanOrEqual(8);
  expect(await gapBetween(main.locator('dl').nth(1), main.getByText(said(language, 'purchase', 'six.receipt')))).toBeGreaterThanOrEqual(8);
  const price = await total(page);
  await order(page, language);
  await expect(page.locator('main')).toContainText(name);
  await pay(page, 'paid');
  await expectState(page, language, 'registered');
  await expect(page.locator('main')).toContainText(said(language, 'registration', 'facts.until'));
  await expectUsable(page);
  await page.reload();
  await expectState(page, language, 'registered');
  expect(await total(page)).toBe(price);
  expect(await openReceipt(page, language)).toContain(name);
  await page.goto(address('/product/vps-buy/order', language));
  await expect(page.locator('main li').filter({ hasText: name })).toHaveAttribute('data-state', 'registered');
  await context.close();
});

test('R-5.14 without a log-in its confirmation has the way to the price, apart from the question to log in', async ({ page }) => {
  await page.goto(address(`/product/vps-buy/confirm?domain=free-${unique}.com`, 'en'));
  const words = page.getByText(said('en', 'registration', 'logInForPrice'));
  await expect(words).toBeVisible();
  expect(await gapBetween(page.locator('main [role=note]'), words)).toBeGreaterThanOrEqual(8);
  await expect(page.getByRole('link', { name: said('en', 'registration', 'lookUp') })).toBeVisible();
});

test('R-5.14 a name that is taken in between goes back in full, and one of another class is asked anew at its new price', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  slow('two purchases, of which one is refunded and one asked anew');
  const language = 'en';
  const context = await browser.newContext();
  await enterAsNewPerson(context);
  const page = await context.newPage();

  await register(page, language, `gone-${unique}.com`);
  await order(page, language);
  await pay(page, 'paid');
  await expectState(page, language, 'refunded');
  await expect(page.locator('main')).toContainText(said(language, 'orders', 'note.nameTaken'));
  await expect(page.getByRole('link', { name: said(language, 'registration', 'toSearch') })).toBeVisible();

  await register(page, language, `rise-${unique}.com`);
  await order(page, language);
  await pay(page, 'paid');
  await expectState(page, language, 'refunded');
  await expect(page.locator('main')).toContainText(saying(language, 'registration', 'newPrice'));
  await page.getByRole('link', { name: said(language, 'registration', 'toNew') }).click();
  await expect(page).toHaveURL(/\/product\/vps-buy\/confirm\?.*quote=/);
  await expect(page.locator('main')).toContainText(said(language, 'registration', 'facts.premium'));
  expect(await total(page)).toBe('$2,400.00');
  await agree(page, language);
  await orderButton(page, language).click();
  await pay(page, 'paid');
  await expectState(page, language, 'registered');
  await context.close();
});
