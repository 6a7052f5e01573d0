import type { Browser, Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { enterAsNewPerson } from '../setup/buyers/group-visit.ts';
import { askForQuote, expectState, heading, openReceipt, order, pay, said, saying } from '../setup/order-visit.ts';
import { useOwnStack } from './own-stack.ts';
import { expect, slow, test } from '../setup/test.ts';
import { expectUsable } from '../setup/whole-page.ts';

const { base, changeWhileStopped } = useOwnStack('renewals');

/** When the server of each person ends, once all have renewed: near enough for a reminder, for its renewal by itself, and over. */
const endsIn = { en: '6 days', zh: '2 days', ja: '-1 minute' } as const satisfies Record<Language, string>;

/** Moves the end of each server while the product is stopped. */
const moveEnds = (bought: readonly Bought[]): Promise<void> =>
  changeWhileStopped(async (executor) => {
    for (const { language, address } of bought) {
      const order = new URL(address).pathname.split('/').at(-1);
      await executor.execute(sql`UPDATE server_order SET term_at = now(),
        active_at = now() + ${endsIn[language]}::interval - make_interval(months => months + renewed_months) WHERE id = ${order}`);
    }
    await executor.execute(sql`UPDATE server_automatic_renewal SET look_at = now()`);
  });

const server = 'area=US-0&hostProductId=cvm.g4a.amd.c2m4&bootDiskProduct=ssd_cloud_disk&bootDiskSize=30&flowId=1&period=1y';
const viewports = { en: 1440, zh: 960, ja: 390 } as const satisfies Record<Language, number>;

interface Bought {
  readonly page: Page;
  readonly language: Language;
  /** The page of the server's order. */
  readonly address: string;
}

/** Buys a server for a year, claims a coupon for renewals, and renews the server with it. */
async function buyAndRenew(browser: Browser, language: Language): Promise<Bought> {
  const context = await browser.newContext({ viewport: { width: viewports[language], height: 900 } });
  await enterAsNewPerson(context, base());
  const page = await context.newPage();
  const at = (address: string): string => `${base()}${localizePath(address, language)}`;
  const words = (key: string): string => said(language, 'orders', key);

  await page.goto(at('/ac/coupon'));
  await page.locator('article#YEARLY10').getByRole('button').first().click();
  await expect(page.locator('#mine li').filter({ has: page.locator('a[href$="/product/vps-buy/order?coupon=YEARLY10"]') })).toHaveCount(1);

  await page.goto(at(`/product/vps-buy?${server}`));
  await askForQuote(page, language);
  // a coupon for renewals is not offered for a new server, and says where it is used
  await expect(page.locator('main').getByText(said(language, 'renewals', 'coupon.renewal'))).toBeVisible();
  await expect(page.getByRole('link', { name: said(language, 'renewals', 'coupon.toOrders') })).toBeVisible();
  await order(page, language);
  await pay(page, 'paid');
  await expectState(page, language, 'active');
  const address = page.url();

  // where 'use now' of the coupon leads, and on with it
  await page.goto(at('/product/vps-buy/order?coupon=YEARLY10'));
  await expect(page.locator('main')).toContainText(saying(language, 'orders', 'list.coupon'));
  await page.getByRole('link', { name: words('list.renewWith') }).click();
  await expect(page).toHaveURL(/\/product\/vps-buy\/confirm\?renew=/);
  await expect(heading(page)).toHaveText(said(language, 'renewals', 'title'));
  const bill = page.locator('main aside').last();
  await expect(bill.locator('[data-discount=YEARLY10]')).toBeVisible();
  await expect(page.locator('[data-price=list]')).toHaveText(saying(language, 'renewals', 'price.same'));
  await page.locator('input[name=period][value="2y"]').check({ force: true });
  await expect(page.locator('[data-price=list]')).toHaveText(saying(language, 'renewals', 'price.listOnly'));
  await page.locator('input[name=period][value="1y"]').check({ force: true });
  await expect(page.locator('[data-price=list]')).toHaveText(saying(language, 'renewals', 'price.same'));
  // a month is too little for the coupon, which comes back with a period that is enough, chosen by hand or by one press beside it
  for (const period of ['1m', '1y', '1m']) {
    await page.locator(`input[name=period][value="${period}"]`).check({ force: true });
    await expect(bill.locator('[data-discount=YEARLY10]')).toHaveCount(period === '1m' ? 0 : 1);
  }
  await page.getByRole('button', { name: saying(language, 'purchase', 'confirm.couponChoice.cure.period') }).click();
  await expect(bill.locator('[data-discount=YEARLY10]')).toBeVisible();
  await page.locator('input[name=period][value="1y"]').check({ force: true });
  await expect(page.locator('[data-price=list]')).toHaveText(saying(language, 'renewals', 'price.same'));
  await expect(bill.locator('[data-discount=YEARLY10]')).toBeVisible();
  await expect(page.locator('main')).toContainText(said(language, 'renewals', 'six.one'));
  await expectUsable(page);
  const total = await bill.locator('[data-total]').innerText();
  await order(page, language);
  await pay(page, 'paid', { keepsMethod: true });
  await expectState(page, language, 'renewed');
  await expect(page.locator('main')).toContainText(total);
  await expectUsable(page);
  const pdf = await openReceipt(page, language);
  for (const fact of [total, said(language, 'receipt', 'fact.renews'), said(language, 'receipt', 'fact.from')]) {
    expect(pdf).toContain(fact);
    await expect(page.locator('main article')).toContainText(fact);
  }
  await page.goBack();
  await page.getByRole('link', { name: words('action.toServer') }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('main li .state')).toHaveText(words('list.state.renewed'));
  await page.getByRole('button', { name: words('action.refund') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('section h3')).toHaveText(
    ['refund.period.own', 'refund.period.renewal', 'refund.period.all'].map((key) => saying(language, 'orders', key)),
  );
  await expect(dialog.locator('[data-period-back]').last()).toHaveText(total);
  await dialog.getByRole('button', { name: words('refund.keep'), exact: true }).click();
  return { page, language, address };
}

/** Turns on the automatic renewal of the server, for a year, by the method that was kept with its renewal. */
async function renewAutomatically({ page, language }: Bought): Promise<void> {
  const words = (key: string): string => said(language, 'orders', `automatic.${key}`);
  await expect(page.locator('main')).toContainText(words('off'));
  await page.getByRole('button', { name: words('title'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('period')).selectOption('1y');
  await expect(dialog).toContainText(saying(language, 'orders', 'automatic.willCharge'));
  await expectUsable(page);
  await dialog.getByRole('button', { name: words('turnOn') }).click();
  await expect(dialog.getByRole('button', { name: words('turnOff') })).toBeVisible();
  await dialog.getByRole('button', { name: words('close'), exact: true }).click();
  await expect(page.locator('main')).toContainText(saying(language, 'orders', 'automatic.isOn'));
}

async function stopRenewing({ page, language }: Bought): Promise<void> {
  const words = (key: string): string => said(language, 'orders', `automatic.${key}`);
  await page.getByRole('button', { name: words('title'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('turnOff') })
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: words('turnOn') })).toBeVisible();
}

const mailboxAddress = (): string => `${base()}/ucenter/console/mail`;

/** The subject of an e-mail without its number. */
const subjectOf = (language: Language, template: string): RegExp => saying(language, 'mail', `subject.${template}`);

/** Waits for an e-mail, which comes once, or so many times. */
const expectMail = ({ page, language }: Bought, template: string, times = 1): Promise<void> =>
  expect
    .poll(
      async () => {
        const mailbox = await (await page.context().request.get(mailboxAddress())).text();
        return mailbox.match(new RegExp(subjectOf(language, template), 'g'))?.length;
      },
      { timeout: 120_000, intervals: [1_000] },
    )
    .toBe(times);

async function expectReminder(each: Bought): Promise<void> {
  await expectMail(each, 'renewal-due');
  const { page, language } = each;
  await page.goto(mailboxAddress());
  await page.locator('main a', { hasText: subjectOf(language, 'renewal-due') }).click();
  await expect(page.locator('main')).toContainText(saying(language, 'mail', 'automatic.due'));
  await expect(page.locator('main')).toContainText(`${base()}${localizePath('/product/vps-buy/confirm?renew=', language)}`);
}

async function expectRenewedByItself(each: Bought): Promise<void> {
  await expectMail(each, 'order-renewed', 2);
  const { page, language, address } = each;
  await page.goto(address);
  await expect(page.locator('main li .state')).toHaveText(Array(2).fill(said(language, 'orders', 'list.state.renewed')));
}

async function expectEnded(each: Bought): Promise<void> {
  await expectMail(each, 'server-expired');
  const { page, language, address } = each;
  await page.goto(address);
  await expect(heading(page)).toHaveText(said(language, 'orders', 'headline.expired'));
  await expect(page.getByRole('link', { name: said(language, 'orders', 'action.renew'), exact: true })).toBeVisible();
  await expectUsable(page);
}

test('R-5.9 R-6.4 buy, renew with a coupon for renewals, receipt, and reminder, renewal by itself or end, each in a language', async ({
  browser,
}) => {
  test.setTimeout(420_000);
  slow('three people buy and renew, and the product stops and starts again');
  const bought = { en: await buyAndRenew(browser, 'en'), zh: await buyAndRenew(browser, 'zh'), ja: await buyAndRenew(browser, 'ja') };
  const all = Object.values(bought);
  for (const each of all) await expectMail(each, 'order-renewed');
  for (const each of all) await renewAutomatically(each);
  for (const each of all) await expectMail(each, 'automatic-renewal-on');
  await stopRenewing(bought.ja);

  await moveEnds(all);
  await expectReminder(bought.en);
  await expectRenewedByItself(bought.zh);
  await expectEnded(bought.ja);
  for (const { page } of all) await page.context().close();
});
