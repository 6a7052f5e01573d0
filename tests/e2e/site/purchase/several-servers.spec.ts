import type { Language } from '#lib/language/languages.ts';
import { askForQuote, expectState, nextButton, openReceipt, order, pay, said, saying } from '#tests/e2e/setup/order-visit.ts';
import { address, choose, settle, starter, total } from '#tests/e2e/setup/purchase-visit.ts';
import { expect, slow, test } from '#tests/e2e/setup/test.ts';
import { enter } from '#tests/e2e/setup/visitor-session.ts';
import { expectUsable } from '#tests/e2e/setup/whole-page.ts';
import { atWidth } from '#tests/setup/test-width.ts';

const filled = (language: Language, area: 'orders' | 'purchase', key: string, count: number): string =>
  said(language, area, key).replace('{{count}}', String(count));

const buyers = [
  { language: 'en', one: '$3.47', two: '$6.94', viewport: { width: 1440, height: 900 } },
  { language: 'zh', one: 'HK$27.15', two: 'HK$54.30', viewport: { width: 390, height: 844 } },
  { language: 'ja', one: '¥528', two: '¥1,056', viewport: { width: 1440, height: 900 } },
] as const;

// a purchase in each language is in orders.spec.ts; before a release this one is, too
for (const { language, one, two, viewport } of atWidth<readonly (typeof buyers)[number][]>(buyers.slice(1, 2), buyers)) {
  test(`R-5.9 two servers of one configuration are bought as one order in ${language}, and both are told on every page`, async ({
    browser,
  }) => {
    slow('a whole purchase, to servers that run');
    const context = await browser.newContext({ viewport });
    await settle(context);
    await enter(context, 'member');
    const page = await context.newPage();
    await page.goto(address(`/product/vps-buy?${starter}`, language));
    await expect(total(page)).toHaveText(one);
    await page.getByLabel(said(language, 'purchase', 'quantity.label')).selectOption('2');
    await expect(total(page)).toHaveText(two);
    await expect(page.locator('[data-each]').first()).toContainText(one);
    await expect(page).toHaveURL(/[?&]quantity=2(&|$)/);
    const hostName = page.getByLabel(said(language, 'purchase', 'setup.hostNameLabel'));
    await hostName.fill('web.example.com');
    await hostName.blur();
    // the address carries the number, and the tab the name
    await page.reload();
    await expect(total(page)).toHaveText(two);
    await expect(page.locator('#host-name')).toContainText('web-1.example.com');
    await expectUsable(page);
    await askForQuote(page, language);
    const due = page.locator('[data-due]');
    if (viewport.width < 960) {
      await expect(due).toHaveText(two);
      await expect(due).toBeInViewport();
    } else await expect(due).toBeHidden();
    await expect(page.locator('main [data-total]')).toHaveText(two);
    await expect(page.locator('main [data-each]')).toContainText(one);
    await expect(page.locator('main')).toContainText(filled(language, 'purchase', 'six.severalServers', 2));
    await expect(page.locator('main')).toContainText('web-1.example.com, web-2.example.com');
    await expectUsable(page);
    await order(page, language);
    await expect(page.locator('main')).toContainText('2 × ');
    await expect(page.locator('main')).toContainText(two);
    await pay(page, 'paid');
    await expect(page.locator('h1')).toHaveText(filled(language, 'orders', 'several.headline.active', 2), { timeout: 60_000 });
    await expect(page.locator('[data-address]')).toHaveCount(2);
    await expect(page.locator('main')).toContainText(filled(language, 'orders', 'several.together', 2));
    await expectUsable(page);
    const pdf = await openReceipt(page, language);
    for (const fact of [said(language, 'receipt', 'fact.quantity'), two]) expect(pdf).toContain(fact);
    await page.getByRole('link', { name: said(language, 'receipt', 'toOrder') }).click();
    await page.getByRole('link', { name: said(language, 'orders', 'action.console') }).click();
    for (const name of ['web-1.example.com', 'web-2.example.com'])
      await expect(page.locator('main li', { hasText: name }).first()).toBeVisible();
    await page.getByRole('link', { name: 'web-1.example.com' }).first().click();
    await expect(page.locator('h1')).toHaveText('web-1.example.com');
    await expect(page.locator('main dl[data-server] code', { hasText: '2001:db8:' })).toBeVisible();
    await expect(page.locator('main a[href*="/product/vps-buy/order/"]')).toHaveCount(2);
    await expectUsable(page);
    await page.goBack();
    await expect(page.locator('main li', { hasText: 'web-1.example.com' }).first()).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: said(language, 'orders', 'action.refund') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(filled(language, 'orders', 'several.refundWarn', 2));
    await dialog.getByRole('button', { name: saying(language, 'orders', 'several.refundConfirm') }).click();
    await expectState(page, language, 'refunded');
    await context.close();
  });
}

/** Three are left in the seed. */
const scarce = 'area=US-0&hostProductId=cvm.dedicated2.amd.c32m64';

test('R-5.8 where fewer are left than were chosen, the form says how many, keeps the choice, and orders none', async ({
  page,
  context,
}) => {
  await settle(context);
  await enter(context, 'member');
  await page.goto(address(`/product/vps-buy?${scarce}&quantity=5`));
  const count = page.getByLabel(said('en', 'purchase', 'quantity.label'));
  const tooFew = page.locator('#quantity').getByText('Only 3 of this size are left here, not 5.');
  await expect(tooFew).toBeVisible();
  await expect(count).toHaveValue('5');
  await expectUsable(page);
  await choose(page.locator('#image input[type=radio]').first());
  await nextButton(page, 'en').click();
  await expect(page.getByText(said('en', 'purchase', 'obstacle.quantity')).locator('visible=true')).toBeVisible();
  await expect(count).toBeFocused();
  await count.selectOption('3');
  await expect(tooFew).toHaveCount(0);
  // the address of a confirmation that was sent on says the same
  await page.goto(address(`/product/vps-buy/confirm?${scarce}&image=debian-13&quantity=4`));
  await expect(page.locator('main')).toContainText('Only 3 of this size are left here, not 4.');
});

test('R-5.2 a number of servers that nobody can order is said, and an offer for each person is for one', async ({ page, context }) => {
  await settle(context);
  await page.goto(address(`/product/vps-buy?${starter}&quantity=99`));
  await expect(page.getByRole('status').filter({ hasText: '99' })).toContainText(said('en', 'purchase', 'fallback.least'));
  await expect(total(page)).toHaveText('$3.47');
  await page.goto(address('/product/vps-buy?area=US-0&hostProductId=cvm.g4a.amd.c2m4&period=1y&promotion=festivals&quantity=3'));
  await expect(page.locator('#quantity')).toContainText(said('en', 'purchase', 'quantity.onceByOffer'));
  await expect(total(page)).toHaveText('$72.83');
});
