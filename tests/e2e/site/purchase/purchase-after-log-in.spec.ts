import type { BrowserContext, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import type { Language } from '#lib/language/languages.ts';
import { agree, nextButton, order, orderButton, quoteFor, said } from '#tests/e2e/setup/order-visit.ts';
import { lineWidths } from '#tests/e2e/setup/line-widths.ts';
import { address, choose, settle, starter, total } from '#tests/e2e/setup/purchase-visit.ts';
import { sendForm } from '#tests/e2e/setup/buyers/new-account.ts';
import { lettersTo } from '#tests/e2e/setup/buyers/outbox.ts';
import { origin } from '#tests/e2e/setup/stack.ts';
import { expect, test } from '#tests/e2e/setup/test.ts';
import { untilAlive } from '#tests/e2e/setup/until-alive.ts';
import { endSession, enter, logIn } from '#tests/e2e/setup/visitor-session.ts';
import { expectUsable } from '#tests/e2e/setup/whole-page.ts';

const orderList = z.object({ code: z.literal(2000), message: z.array(z.object({ id: z.string(), state: z.string() })) });

async function ordersOf(context: BrowserContext): Promise<readonly { id: string; state: string }[]> {
  const answer = await context.request.post(`${origin()}/myDoc/order-server/list`, {
    headers: { origin: origin(), 'content-type': 'application/x-www-form-urlencoded' },
  });
  return orderList.parse(await answer.json()).message;
}

const logInPrompt = (page: Page, language: Language, words: string): Locator =>
  page
    .getByRole('dialog')
    .filter({ hasText: words })
    .getByRole('button', { name: said(language, 'frame', 'calls.logIn'), exact: true });
const cancel = (page: Page, language: Language): Locator =>
  page.getByRole('dialog').getByRole('button', { name: said(language, 'frame', 'calls.cancel') });
const quoteIn = (page: Page): string | null => new URL(page.url()).searchParams.get('quote');
const madePassword = (page: Page): Locator => page.locator('#password code');
const keptInBrowser = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, location.href]));

test('R-5.9 R-10.3 an order whose session has ended asks to log in, loses nothing when that is cancelled, and is placed by one press after it', async ({
  page,
  context,
}) => {
  await settle(context);
  await enter(context, 'member');
  const before = (await ordersOf(context)).length;
  await quoteFor(page, 'en', starter);
  const quote = quoteIn(page);
  await agree(page, 'en');
  await endSession(context);
  await orderButton(page, 'en').click();
  await expect(logInPrompt(page, 'en', 'This operation requires login. Log in now?')).toBeVisible();
  await cancel(page, 'en').click();
  await expect(page.locator('input[name=terms]')).toBeChecked();
  await orderButton(page, 'en').click();
  await logInPrompt(page, 'en', 'This operation requires login. Log in now?').click();
  await logIn(page, 'member');
  await expect(orderButton(page, 'en')).toBeVisible();
  expect(quoteIn(page)).toBe(quote);
  await expect(page.locator('main')).toContainText(said('en', 'purchase', 'confirm.passwordGenerated'));
  await expect(page.locator('input[name=terms]')).toBeChecked();
  await expect(page.getByText(said('en', 'human', 'verified'), { exact: true })).toBeVisible();
  await expectUsable(page);
  await orderButton(page, 'en').click();
  await expect(page).toHaveURL(/\/ucenter\/pay\//);
  const orders = await ordersOf(context);
  expect([orders.length, orders[0]?.state]).toEqual([before + 1, 'awaiting-payment']);
});

test('R-5.12 another account that logs in at the order gets a quote of its own with a word, and agrees for itself', async ({
  page,
  context,
}) => {
  await settle(context);
  await enter(context, 'member');
  await quoteFor(page, 'zh', starter);
  const quote = quoteIn(page);
  await agree(page, 'zh');
  await endSession(context);
  await orderButton(page, 'zh').click();
  await expect(logInPrompt(page, 'zh', said('zh', 'frame', 'calls.loginQuestion'))).toBeVisible();
  await enter(context, 'verified');
  await page.reload();
  await expect(page.getByText(said('zh', 'purchase', 'confirm.otherAccount'))).toBeVisible();
  await expect(page.getByText(said('zh', 'purchase', 'confirm.passwordLost'))).toBeVisible();
  await expect(page.locator('input[name=terms]')).not.toBeChecked();
  expect(quoteIn(page)).not.toBe(quote);
  await expectUsable(page);
  const before = (await ordersOf(context)).length;
  await order(page, 'zh');
  expect(await ordersOf(context)).toHaveLength(before + 1);
});

test('R-5.5 a password that was generated before the log-in is void after it: the page says so, has a new one, and waits until that is kept', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await settle(context);
  const page = await context.newPage();
  await page.goto(address(`/product/vps-buy?${starter.replace('US-0', 'JP-0')}`, 'ja'));
  await choose(page.locator('#image input[type=radio]').first());
  await page.getByRole('button', { name: said('ja', 'purchase', 'password.generate') }).click();
  const copied = (await madePassword(page).textContent()) ?? '';
  await nextButton(page, 'ja').click();
  await logInPrompt(page, 'ja', said('ja', 'purchase', 'logInFirst')).click();
  await logIn(page, 'lowcredit');
  const note = page.getByText(said('ja', 'purchase', 'password.left.generated'));
  await expect(note).toHaveCount(2);
  const widths = await lineWidths(note.first());
  // broken between phrases without balance, one of its lines is little more than half as long as the longest
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.7);
  await expect(page).toHaveURL(/image=debian-13/);
  await expect(madePassword(page)).not.toHaveText(copied);
  const made = (await madePassword(page).textContent()) ?? '';
  for (const password of [copied, made]) expect(await keptInBrowser(page)).not.toContain(password);
  await expectUsable(page);
  await nextButton(page, 'ja').click();
  await expect(page.locator('#password').getByRole('button', { name: said('ja', 'purchase', 'password.copy') })).toBeFocused();
  await expect(page).not.toHaveURL(/confirm/);
  await page.getByRole('button', { name: said('ja', 'purchase', 'password.kept') }).click();
  await nextButton(page, 'ja').click();
  await expect(page).toHaveURL(/vps-buy\/confirm\?.*quote=/);
  await expect(page.locator('main')).toContainText(said('ja', 'purchase', 'confirm.passwordGenerated'));
  await page.goBack();
  await expect(page.getByText(said('ja', 'purchase', 'password.left.quoted'))).toHaveCount(2);
  await expect(madePassword(page)).toHaveCount(0);
  await page.goForward();
  const before = (await ordersOf(context)).length;
  await order(page, 'ja');
  expect(await ordersOf(context)).toHaveLength(before + 1);
  await context.close();
});

test('R-5.5 a password of one’s own that was typed before a reload has to be typed again, and the page says so', async ({
  page,
  context,
}) => {
  await settle(context);
  await page.goto(address(`/product/vps-buy?${starter}`));
  await choose(page.getByRole('radio', { name: /^Set my own/ }));
  await page.getByLabel('Your password').fill('Harbour-2026-x');
  await expect(page).toHaveURL(/password=own/);
  await page.reload();
  await expect(page.getByText(said('en', 'purchase', 'password.left.own'))).toHaveCount(2);
  await expect(page.getByLabel('Your password')).toHaveValue('');
  expect(await keptInBrowser(page)).not.toContain('Harbour-2026-x');
  await page.getByRole('button', { name: said('en', 'purchase', 'password.left.show') }).click();
  await expect(page.getByLabel('Your password')).toBeFocused();
});

test('R-5.8 R-10.3 a session that has ended before the quote asks to log in, and everything that was chosen stays', async ({
  page,
  context,
}) => {
  await settle(context);
  await enter(context, 'member');
  await page.goto(address(`/product/vps-buy?${starter}&period=3m`));
  const price = await total(page).textContent();
  await choose(page.locator('#image input[type=radio]').first());
  await page.getByRole('button', { name: said('en', 'purchase', 'password.generate') }).click();
  await page.getByRole('button', { name: said('en', 'purchase', 'password.copy') }).click();
  const made = (await madePassword(page).textContent()) ?? '';
  await endSession(context);
  for (const _turn of ['first', 'second']) {
    await nextButton(page, 'en').click();
    await expect(page.getByRole('dialog')).toContainText(/log ?in/i);
    await cancel(page, 'en').click();
    await expect(madePassword(page)).toHaveText(made);
    await expect(total(page)).toHaveText(price ?? '');
  }
  // logged in again in another tab, this one continues
  await enter(context, 'member');
  await nextButton(page, 'en').click();
  await expect(page).toHaveURL(/vps-buy\/confirm\?.*quote=/);
  await expect(page.locator('main')).toContainText(said('en', 'purchase', 'confirm.passwordGenerated'));
});

test('R-10.3 a confirmation that is opened after its session has ended asks to log in, and shows the same quote once somebody is', async ({
  page,
  context,
}) => {
  await settle(context);
  await enter(context, 'member');
  await quoteFor(page, 'en', starter);
  await expect(orderButton(page, 'en')).toBeVisible();
  const quote = quoteIn(page);
  await endSession(context);
  await page.reload();
  const logInButton = page.getByRole('button', { name: said('en', 'purchase', 'button.logIn') });
  await expect(cancel(page, 'en').or(logInButton).first()).toBeVisible();
  // there is no prompt where another read of the page was refused first: that took the cookie that tells of a session
  if (await cancel(page, 'en').isVisible()) await cancel(page, 'en').click();
  await expect(logInButton).toBeVisible();
  await enter(context, 'member');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(orderButton(page, 'en')).toBeVisible();
  expect(quoteIn(page)).toBe(quote);
});

test('R-10.4 offline is called offline in the shop, what was typed is kept, and the purchase goes on once the network is back', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await settle(context);
  await enter(context, 'member');
  const page = await context.newPage();
  await page.goto(address(`/product/vps-buy?${starter}`, 'ja'));
  const offline = page.getByRole('alert').filter({ hasText: said('ja', 'frame', 'calls.offline') });
  await choose(page.locator('#image input[type=radio]').first());
  // the preselected password is made by going on, and has to be copied or confirmed first
  await nextButton(page, 'ja').click();
  await expect(page.locator('#password').getByText(said('ja', 'purchase', 'obstacle.newPassword'))).toBeVisible();
  await expect(page.locator('#password').getByRole('button', { name: said('ja', 'purchase', 'password.copy') })).toBeFocused();
  const made = (await madePassword(page).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await context.setOffline(true);
  await nextButton(page, 'ja').click();
  await expect(offline).toBeInViewport();
  await expect(page.getByText(said('ja', 'frame', 'calls.systemBusy'))).toHaveCount(0);
  // the next button stays visible
  await nextButton(page, 'ja').click({ trial: true });
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await expect(madePassword(page)).toHaveText(made);
  await nextButton(page, 'ja').click();
  await expect(page).toHaveURL(/vps-buy\/confirm\?.*quote=/);
  await agree(page, 'ja');
  await context.setOffline(true);
  await orderButton(page, 'ja').click();
  await expect(offline).toBeInViewport();
  await expect(page.locator('input[name=terms]')).toBeChecked();
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await orderButton(page, 'ja').click();
  await expect(page).toHaveURL(/\/ucenter\/pay\//);
  await context.close();
});

test('R-10.4 offline is called offline where a person is checked, and the message that was typed is kept', async ({ page, context }) => {
  await settle(context);
  await page.goto(address('/contact'));
  const text = page.locator('textarea');
  await untilAlive(text);
  await text.fill('Which region is nearer to Osaka?');
  await context.setOffline(true);
  await page.getByRole('button', { name: said('en', 'human', 'verify') }).click();
  await expect(page.getByText(said('en', 'human', 'offline'))).toBeVisible();
  await expect(text).toHaveValue('Which region is nearer to Osaka?');
  await context.setOffline(false);
  await expect(page.getByText(said('en', 'human', 'idle'))).toBeVisible();
});

/** The address in the letter that lies in the folder of the operator. */
async function addressInLetter(email: string): Promise<string> {
  const found = (): string | undefined => lettersTo(email)[0];
  await expect.poll(found).toBeDefined();
  return /\/ucenter\/\S+/.exec(found() ?? '')?.[0] ?? '';
}

test('R-5.2 R-5.9 after a forgotten password the purchase goes on at its step, and on another device with what was chosen last', async ({
  page,
  context,
  browser,
}) => {
  const email = `forgetful-${Date.now()}@example.com`;
  const fields = { email, password: 'harbour at night, and fog', phone: '' };
  const first = await browser.newContext();
  await sendForm(first, { from: '/ucenter/?ope=reg', to: '/ucenter/register', fields });
  await first.close();
  await settle(context);
  await page.goto(address(`/product/vps-buy?${starter}&image=debian-13&period=3m`, 'zh'));
  await nextButton(page, 'zh').click();
  await logInPrompt(page, 'zh', said('zh', 'purchase', 'logInFirst')).click();
  await page.getByRole('link', { name: said('zh', 'sandbox', 'forgotLink') }).click();
  await page.getByLabel(said('zh', 'sandbox', 'email')).fill(email);
  await page.getByRole('button', { name: said('zh', 'sandbox', 'forgotSend') }).click();
  await expect(page.getByRole('status')).toContainText(email);
  await page.goto(new URL(await addressInLetter(email), origin()).href);
  await page.getByLabel(said('zh', 'sandbox', 'resetPassword')).fill('another harbour at dawn');
  await page.getByRole('button', { name: said('zh', 'sandbox', 'resetButton') }).click();
  await expect(page).toHaveURL(/\/zh\/product\/vps-buy\?.*period=3m/);
  const kept = page.waitForResponse(/account\/saveChoice/);
  await choose(page.locator('#period input[value="1y"]'));
  expect(await (await kept).json()).toMatchObject({ code: 2000 });

  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await settle(other);
  await sendForm(other, { from: '/ucenter/?ope=login', to: '/ucenter/login', fields: { email, password: 'another harbour at dawn' } });
  const there = await other.newPage();
  await there.goto(address('/product/vps-buy', 'ja'));
  const goOn = there.getByRole('button', { name: said('ja', 'purchase', 'saved.goOn') });
  await expect(goOn).toBeVisible();
  await expectUsable(there);
  await goOn.click();
  await expect(there).toHaveURL(/\/ja\/product\/vps-buy\?.*image=debian-13.*period=1y/);
  await expect(there.locator('#period input[value="1y"]')).toBeChecked();
  await other.close();
});
