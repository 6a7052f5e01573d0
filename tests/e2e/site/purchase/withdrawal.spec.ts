import type { BrowserContext, Page } from '@playwright/test';
import { withdrawalPage } from '#lib/orders/withdrawal-page.ts';
import { expectState, heading, order, pay, quoteFor, said } from '#tests/e2e/setup/order-visit.ts';
import { address, settle, starter } from '#tests/e2e/setup/purchase-visit.ts';
import { lettersTo } from '#tests/e2e/setup/buyers/outbox.ts';
import { origin } from '#tests/e2e/setup/stack.ts';
import { expect, slow, test } from '#tests/e2e/setup/test.ts';
import { enter } from '#tests/e2e/setup/visitor-session.ts';
import { expectUsable } from '#tests/e2e/setup/whole-page.ts';

const words = (key: string): string => said('en', 'withdrawal', key);

/** Buys a server, and waits until it runs. Returns the number of its order. */
async function buy(page: Page): Promise<string> {
  await quoteFor(page, 'en', starter);
  await expect(page.getByRole('link', { name: said('en', 'purchase', 'six.withdrawalPage') })).toHaveAttribute('href', withdrawalPage);
  await order(page, 'en');
  await pay(page, 'paid');
  await expectState(page, 'en', 'active');
  return /S-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await page.locator('main').innerText())?.[0] ?? '';
}

/** From the first step to the receipt. */
async function state(page: Page, email: string): Promise<void> {
  await page.getByLabel(words('form.name')).fill('Ada Lovelace');
  await page.getByLabel(words('form.email')).fill(email);
  await page.getByLabel(words('form.country')).selectOption('DE');
  await page.getByRole('button', { name: words('form.next') }).click();
  await expect(page.getByText(words('review.statement'))).toBeVisible();
  await expectUsable(page);
  await page.getByRole('button', { name: words('review.confirm') }).click();
  await expect(page.getByRole('heading', { name: words('receipt.heading') })).toBeVisible();
}

/** The link in the e-mail to the account of an order, as its owner finds it in the mailbox. */
async function linkInMailbox(context: BrowserContext, number: string): Promise<string> {
  const subject = said('en', 'mail', 'subject.withdrawal-asked').replace('{{number}}', `<span[^>]*>${number}</span>`);
  const find = async (): Promise<string | undefined> => {
    const box = await (await context.request.get(`${origin()}/ucenter/console/mail`)).text();
    const [, letter] = new RegExp(`<a href="([^"]+)"[^>]*><b>${subject}</b>`).exec(box) ?? [];
    if (letter === undefined) return undefined;
    return /\/product\/vps-buy\/withdraw\?confirm=[0-9a-f-]{36}/.exec(
      await (await context.request.get(`${origin()}${letter}`)).text(),
    )?.[0];
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

test('R-6.7 a statement without log-in ends nothing until the owner of the order presses the link in the e-mail; the owner who is logged in withdraws at once', async ({
  browser,
}) => {
  slow('two whole purchases');
  const buyer = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await settle(buyer);
  await enter(buyer, 'member');
  const page = await buyer.newPage();
  const number = await buy(page);

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await settle(stranger);
  const visit = await stranger.newPage();
  await visit.goto(address('/', 'en'));
  await visit
    .getByRole('contentinfo')
    .getByRole('link', { name: said('en', 'frame', 'footer.withdraw') })
    .click();
  await expect(heading(visit)).toHaveText(words('title'));
  await expectUsable(visit);
  await visit.getByLabel(words('form.contract')).fill(number.toLowerCase());
  const email = `stranger-${Date.now()}@example.com`;
  await state(visit, email);
  await expect(visit.getByText(words('receipt.recorded'))).toBeVisible();
  await expectUsable(visit);
  await expect.poll(() => lettersTo(email).length).toBe(1);
  expect(lettersTo(email)[0]).toContain('UTC');
  await expectState(page, 'en', 'active');

  await visit.goto(`${origin()}${await linkInMailbox(buyer, number)}`);
  await visit.getByRole('button', { name: words('review.confirm') }).click();
  await expect(visit.getByText(words('receipt.withdrawn'))).toBeVisible();
  await page.reload();
  await expectState(page, 'en', 'withdrawn');

  const second = await buy(page);
  await page
    .locator('main')
    .getByRole('link', { name: said('en', 'orders', 'action.withdraw') })
    .click();
  await expect(page.getByLabel(words('form.contract'))).toHaveValue(second);
  await state(page, `owner-${Date.now()}@example.com`);
  await expect(page.getByText(words('receipt.withdrawn'))).toBeVisible();
  await page.getByRole('link', { name: words('receipt.toOrder') }).click();
  await expectState(page, 'en', 'withdrawn');
});
