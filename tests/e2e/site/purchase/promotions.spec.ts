import type { Locator, Page } from '@playwright/test';
import type { Language } from '#lib/language/languages.ts';
import { askForQuote, expectState, order, pay, said, saying } from '#tests/e2e/setup/order-visit.ts';
import { address, settle, total } from '#tests/e2e/setup/purchase-visit.ts';
import { untilShows } from '#tests/e2e/setup/stack.ts';
import { expect, slow, test } from '#tests/e2e/setup/test.ts';
import { enter } from '#tests/e2e/setup/visitor-session.ts';
import { atWidth } from '#tests/setup/test-width.ts';

/** The figure of an amount, without its symbol and what stands around it. */
const figureOf = async (shown: Locator): Promise<string> => (/\d[\d,.]*\d/.exec(await shown.innerText()) ?? [''])[0];

/** From the first offer of a promotion to the configurator, by its link; returns the price that the offer named. */
async function takeOffer(page: Page, language: Language, slug: string): Promise<string> {
  await page.goto(address(`/activity/${slug}`, language));
  const row = page.locator('#servers li').first();
  const price = await figureOf(row.locator('.prices [data-amount]:visible').first());
  await row.locator('a').click();
  await expect(page).toHaveURL(new RegExp(`/product/vps-buy\\?.*promotion=${slug}`));
  return price;
}

const line = (page: Page, slug: string): Locator => page.locator(`[data-discount=${slug}]:visible`).first();

/** The figure as a number. */
const amountOf = (figure: string): number => Number(figure.replaceAll(',', ''));

const offers = [
  ['en', '$', 'Harbour Week'],
  ['zh', 'HK$', '港口周'],
  ['ja', '¥', 'ハーバーウィーク'],
] as const;

// a purchase in each language is in orders.spec.ts; before a release this one is, too
for (const [language, symbol, name] of atWidth<readonly (typeof offers)[number][]>(offers.slice(2), offers)) {
  test(`R-6.6 R-6.7 an offer costs on its page what it costs in configurator, confirmation, payment, order and refund, in ${language}`, async ({
    page,
    context,
  }) => {
    slow('a whole purchase, to a server that runs, and its refund');
    await settle(context);
    await enter(context, 'member');
    const price = await takeOffer(page, language, 'festivals');
    await expect(total(page)).toHaveText(`${symbol}${price}`);
    await expect(line(page, 'festivals')).toContainText(name);
    const off = await line(page, 'festivals').locator('[data-amount]:visible').innerText();
    await askForQuote(page, language);
    const bill = page.locator('main aside').last();
    await expect(bill.locator('[data-total]')).toHaveText(`${symbol}${price}`);
    await expect(line(page, 'festivals')).toContainText(off);
    await expect(page.getByText(said(language, 'purchase', 'confirm.refunds.promotional'))).toBeVisible();
    await expect(page.getByText(saying(language, 'purchase', 'confirm.refunds.regular'))).toHaveCount(0);
    await order(page, language);
    await expect(page.locator('main')).toContainText(`${symbol}${price}`);
    await expect(page.locator('main')).toContainText(off.replace('−', '− '));
    await pay(page, 'paid');
    await expectState(page, language, 'active');
    await expect(page.locator('main [data-total]')).toHaveText(`${symbol}${price}`);
    await expect(line(page, 'festivals')).toContainText(off);
    await page.getByRole('button', { name: said(language, 'orders', 'action.refund') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`${symbol}${price}`);
    await expect(dialog.getByText(saying(language, 'orders', 'refund.byUse'))).toBeVisible();
    const back = await figureOf(dialog.locator('[data-back]'));
    expect(amountOf(back)).toBeLessThan(amountOf(price));
    await dialog.getByRole('button', { name: saying(language, 'orders', 'refund.confirm') }).click();
    await expectState(page, language, 'refunded');
    await expect(page.locator('main')).toContainText(`${symbol}${back}`);
  });
}

test('R-6.6 an offer stays chosen while other choices change; one that does not fit says so, and one click mends it', async ({
  page,
  context,
}) => {
  await settle(context);
  const price = await takeOffer(page, 'en', 'festivals');
  await page.goto(page.url().replace('period=1y', 'period=1m'));
  const notice = page.locator('[data-promotion=does-not-fit]');
  await expect(notice).toContainText('“Harbour Week” is for 1 year only.');
  await expect(line(page, 'festivals')).toHaveCount(0);
  await notice.getByRole('button', { name: 'Choose 1 year' }).click();
  await expect(total(page)).toHaveText(`$${price}`);
  await expect(page).toHaveURL(/period=1y.*promotion=festivals|promotion=festivals.*period=1y/);
});

test('R-6.6 an offer that ended says so with the list price, in the language of the page, and one can go on without it', async ({
  page,
  context,
  changed,
}) => {
  await settle(context);
  await takeOffer(page, 'ja', 'vps');
  const configurator = page.url();
  const endsAt = '2026-01-02T00:00:00.000Z';
  await changed.set('promotion-vps', { startsAt: '2026-01-01T00:00:00.000Z', endsAt, repeatsEveryDays: null });
  await untilShows('/activity/vps', 'The same servers at the list price');
  // the configurator has its terms in its data
  await untilShows('/ja/product/vps-buy', String(Date.parse(endsAt)));
  await page.goto(configurator);
  const notice = page.locator('[data-promotion=ended]');
  await expect(notice).toContainText('「スターター応援」は');
  const price = await figureOf(total(page));
  await expect(notice).toContainText(price);
  await notice.getByRole('button', { name: said('ja', 'purchase', 'promotion.forget') }).click();
  await expect(notice).toHaveCount(0);
  await expect(page).not.toHaveURL(/promotion=/);
  await expect(total(page)).toHaveText(`¥${price}`);
});
