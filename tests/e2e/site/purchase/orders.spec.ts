import { z } from 'zod';
import { languages, type Language } from '#lib/language/languages.ts';
import {
  agree,
  expectState,
  heading,
  leavePayment,
  nextButton,
  openReceipt,
  order,
  orderButton,
  pay,
  quoteFor,
  said,
  saying,
} from '#tests/e2e/setup/order-visit.ts';
import { chooseSetup, expectSetup } from '#tests/e2e/setup/buyers/key-visit.ts';
import { pause } from '#tests/e2e/setup/pause.ts';
import { address, choose, settle, starter, total } from '#tests/e2e/setup/purchase-visit.ts';
import { origin, untilShows } from '#tests/e2e/setup/stack.ts';
import { expect, slow, test } from '#tests/e2e/setup/test.ts';
import { enter, logIn } from '#tests/e2e/setup/visitor-session.ts';
import { expectUsable } from '#tests/e2e/setup/whole-page.ts';

const orderList = z.object({ code: z.literal(2000), message: z.array(z.object({ id: z.string(), state: z.string() })) });

const buyers: readonly (readonly [language: Language, price: string, device: 'desktop' | 'phone'])[] = [
  ['en', '$3.47', 'desktop'],
  ['zh', 'HK$27.15', 'desktop'],
  ['ja', '¥662', 'phone'],
];
/** Each step waits for an answer of its own: the check, the payment, its notice, the server. */
const isWholePurchase = (): void => slow('a whole purchase, to a server that runs');

const viewports = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

for (const [language, price, device] of buyers) {
  test(`R-5.9 from a card of the home page to a running server in the console, by two SSH keys and under its own name, in ${language} for ${price} on a ${device}`, async ({
    browser,
  }) => {
    isWholePurchase();
    const context = await browser.newContext({ viewport: viewports[device] });
    await settle(context);
    const page = await context.newPage();
    await page.goto(address('/', language));
    await page.locator('main a[href*="/product/vps-buy?"][href*="c1m1"]').first().click();
    await expect(total(page)).toHaveText(price);
    await choose(page.locator('#image input[type=radio]').first());
    const setup = await chooseSetup(page, language);
    await page
      .getByRole('button', { name: said(language, 'purchase', 'button.logIn') })
      .locator('visible=true')
      .last()
      .click();
    await page.getByRole('dialog').getByRole('button').first().click();
    await logIn(page, 'member');
    await expect(total(page)).toHaveText(price);
    await expectUsable(page);
    await page
      .locator('#password')
      .getByRole('button', { name: said(language, 'purchase', 'setup.keyKeep') })
      .first()
      .click();
    await expect(page.locator('#password').getByText(said(language, 'purchase', 'setup.keyKept'), { exact: true })).toHaveCount(1);
    await nextButton(page, language).click();
    await expect(page).toHaveURL(/vps-buy\/confirm\?.*quote=/);
    await expectSetup(page, setup);
    await expect(page.locator('main [data-total]')).toHaveText(price);
    await expect(page.locator('main')).toContainText(said(language, 'purchase', 'six.heading'));
    await expectUsable(page);
    await order(page, language);
    await expect(page.locator('main')).toContainText(price);
    const [number = ''] = /S-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec((await page.locator('main').textContent()) ?? '') ?? [];
    await pay(page, 'paid');
    await expect(page.locator('main')).toContainText(said(language, 'orders', 'number').replace('{{number}}', number));
    expect(new URL(page.url()).pathname.startsWith(language === 'en' ? '/product' : `/${language}/product`)).toBe(true);
    await expectState(page, language, 'active');
    await expectUsable(page);
    await expectSetup(page, setup);
    const server = (await page.locator('[data-address]').textContent()) ?? '';
    expect(server).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
    const pdf = await openReceipt(page, language);
    for (const fact of [number, said(language, 'receipt', 'title'), price]) {
      expect(pdf).toContain(fact);
      await expect(page.locator('main article')).toContainText(fact);
    }
    await expectUsable(page);
    await page.getByRole('link', { name: said(language, 'receipt', 'toOrder') }).click();
    await page.getByRole('link', { name: said(language, 'orders', 'action.console') }).click();
    // an address may be the beginning of another one
    const row = page.locator('main li', { hasText: new RegExp(`${server}(?!\\d)`) });
    await expect(row).toContainText(number);
    await expect(row).toContainText(setup.hostName);
    await context.close();
  });
}

test('R-5.12 a price corrected between quote and order is shown beside the old one; nothing is ordered before the visitor agrees', async ({
  page,
  context,
  changed,
}) => {
  await settle(context);
  await enter(context, 'member');
  await quoteFor(page, 'en', starter);
  await expect(page.locator('main [data-total]')).toHaveText('$3.47');
  await changed.set('siteSettings', { pricesCorrectedAt: new Date().toISOString() }, 'administrator');
  await changed.set('model-g4a-c1m1', { 'regions[region._ref == "region-us-0"].price.USD': 2.85 });
  changed.afterwards(() => untilShows('/product/vps', '$3.47'));
  await untilShows('/product/vps', '$4.47');
  await agree(page, 'en');
  await orderButton(page, 'en').click();
  await expect(page.getByText('it was $3.47 and is $4.47 now. Nothing has been ordered.')).toBeVisible();
  await orderButton(page, 'en').click();
  await expect(page.getByText(said('en', 'purchase', 'confirm.agreeMissing'))).toBeVisible();
  await page.locator('input[name=price]').check();
  await page.getByRole('button', { name: 'Order and pay $4.47' }).click();
  await expect(page).toHaveURL(/\/ucenter\/pay\//);
  await expect(page.locator('main')).toContainText('$4.47');
});

test('R-5.9 a payment that is declined can be made again, and a double click, Back and a second tab are one order', async ({
  page,
  context,
}) => {
  isWholePurchase();
  await settle(context);
  await enter(context, 'verified');
  const orders = async () => {
    const answer = await context.request.post(`${origin()}/myDoc/order-server/list`, {
      headers: { origin: origin(), 'content-type': 'application/x-www-form-urlencoded' },
    });
    return orderList.parse(await answer.json()).message;
  };
  const before = (await orders()).length;
  await quoteFor(page, 'en', starter);
  const confirmation = page.url();
  await agree(page, 'en');
  await orderButton(page, 'en').dblclick();
  await expect(page).toHaveURL(/\/ucenter\/pay\//);
  const payment = page.url();
  await page.goBack();
  await expect(heading(page)).toHaveText(said('en', 'purchase', 'confirm.alreadyOrdered.title'));
  const second = await context.newPage();
  await second.goto(confirmation);
  await expect(second.getByText(saying('en', 'purchase', 'confirm.alreadyOrdered.text'))).toBeVisible();
  await expect(heading(second)).toHaveText(said('en', 'purchase', 'confirm.alreadyOrdered.title'));
  await expect(second.getByText(said('en', 'purchase', 'confirm.lead'))).toHaveCount(0);
  await expect(orderButton(second, 'en')).toBeHidden();
  await second.getByRole('link', { name: said('en', 'purchase', 'confirm.alreadyOrdered.link') }).click();
  await second.getByRole('button', { name: saying('en', 'orders', 'action.pay') }).click();
  await expect(second).toHaveURL(payment);
  expect(await orders()).toHaveLength(before + 1);
  await pay(second, 'declined');
  await expect(second.getByText(saying('en', 'orders', 'note.declined'))).toBeVisible();
  await second.getByRole('button', { name: said('en', 'orders', 'action.payAgain') }).click();
  await expect(second).toHaveURL(/\/ucenter\/pay\//);
  expect(second.url()).not.toBe(payment);
  await pay(second, 'paid');
  await expectState(second, 'en', 'active');
  expect(await orders()).toHaveLength(before + 1);
});

test('R-7.3 an order that closed before it was paid gives the money back, and says so', async ({ page, context, changed }) => {
  slow('the time to pay passes for real');
  await settle(context);
  await enter(context, 'member');
  await changed.set('siteSettings', { unpaidOrderTtlHours: 0.006 }, 'administrator');
  await pause(3_000, 'the services take the setting by a notice that no page shows');
  await quoteFor(page, 'zh', starter);
  await order(page, 'zh');
  await pay(page, 'held');
  const closed = page.url();
  await expectState(page, 'zh', 'closed');
  await page.goto(address('/ucenter/console/orders?lang=cn'));
  await page
    .getByRole('button', { name: said('zh', 'sandbox', 'payTell') })
    .first()
    .click();
  await page.goto(closed);
  await expect(page.getByText(saying('zh', 'orders', 'note.paidLate'))).toBeVisible({ timeout: 30_000 });
  await expectState(page, 'zh', 'closed');
  await expect(page.locator('main')).toContainText(said('zh', 'orders', 'history.refunded'), { timeout: 60_000 });
});

test('R-5.9 the payment of an order that was cancelled cannot be made any more, and says so', async ({ page, context }) => {
  await settle(context);
  await enter(context, 'member');
  await quoteFor(page, 'en', starter);
  await order(page, 'en');
  const payment = page.url();
  await leavePayment(page);
  await page.getByRole('button', { name: said('en', 'orders', 'action.cancel') }).click();
  await page.getByRole('button', { name: said('en', 'orders', 'cancel.confirm') }).click();
  await expectState(page, 'en', 'closed');
  await expect(async () => {
    await page.goto(payment);
    await expect(heading(page)).toHaveText(said('en', 'sandbox', 'payCancelledTitle'), { timeout: 1_000 });
  }).toPass();
  await expect(page.locator('input[name=outcome]')).toHaveCount(0);
});

test('R-5.9 an unpaid order can be cancelled, after a question, and the list of orders shows its state', async ({ page, context }) => {
  await settle(context);
  await enter(context, 'member');
  await quoteFor(page, 'en', starter);
  await order(page, 'en');
  await leavePayment(page);
  await expectState(page, 'en', 'awaiting-payment');
  await expect(page.getByRole('timer')).toHaveText(/^2 h 59 min \d\d s$/);
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expectState(page, 'en', 'closed');
  const id = page.url().split('/').at(-1) ?? '';
  await page
    .locator('main')
    .getByRole('link', { name: said('en', 'orders', 'allOrders') })
    .click();
  await expect(heading(page)).toHaveText(said('en', 'orders', 'list.title'));
  const row = page.locator('main li', { has: page.locator(`a[href$="${id}"]`) });
  await expect(row).toContainText(said('en', 'orders', 'list.state.closed'));
  await row.getByRole('link').click();
  await expectState(page, 'en', 'closed');
});

test('R-5.9 a visitor who is logged out is asked to log in for the list of orders, and it is in no index', async ({ page, context }) => {
  await settle(context);
  await page.goto(address('/product/vps-buy/order', 'ja'));
  await expect(page.getByText(said('ja', 'orders', 'list.logIn'))).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('R-6.7 a refund is calculated and shown before it is confirmed, and the order ends', async ({ page, context }) => {
  isWholePurchase();
  await settle(context);
  await enter(context, 'lowcredit');
  await quoteFor(page, 'ja', starter.replace('US-0', 'JP-0'));
  await order(page, 'ja');
  await pay(page, 'paid');
  await expectState(page, 'ja', 'active');
  await page.getByRole('button', { name: said('ja', 'orders', 'action.refund') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(said('ja', 'orders', 'refund.usedDays'));
  await expect(dialog.locator('[data-back]')).toHaveText(/^¥\d+$/);
  await dialog.getByRole('button', { name: said('ja', 'orders', 'refund.keep') }).click();
  await expectState(page, 'ja', 'active');
  await page.getByRole('button', { name: said('ja', 'orders', 'action.refund') }).click();
  await dialog.getByRole('button').first().click();
  await expectState(page, 'ja', 'refunded');
});

test('R-5.9 only its buyer sees an order, and an unknown order is reported as such', async ({ page, context, browser }) => {
  await settle(context);
  await enter(context, 'member');
  await quoteFor(page, 'en', starter);
  await order(page, 'en');
  await leavePayment(page);
  const own = page.url();
  await expectState(page, 'en', 'awaiting-payment');
  const stranger = await browser.newContext();
  await settle(stranger);
  const other = await stranger.newPage();
  await other.goto(own);
  await expect(other.getByText(said('en', 'orders', 'logIn.text'))).toBeVisible();
  await enter(stranger, 'verified');
  await other.goto(own);
  await expect(heading(other)).toHaveText(said('en', 'orders', 'unknown.title'));
  await other.goto(`${own}/receipt`);
  await expect(heading(other)).toHaveText(said('en', 'orders', 'unknown.title'));
  expect((await other.goto(address('/product/vps-buy/order/none')))?.status()).toBe(404);
  await stranger.close();
});

test('R-5.9 the page of an order says in each language where else to look without a script, and is in no index', async ({ request }) => {
  for (const language of languages) {
    const answer = await request.get(address('/product/vps-buy/order/8d0d3f53-2b7e-4a5c-9f11-6b0c5a7e2d14', language));
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    const html = await answer.text();
    expect(/<main.*<\/main>/s.exec(html)?.[0]).toContain(said(language, 'orders', 'needsScript'));
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
});
