import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { languages, type Language } from '#lib/language/languages.ts';
import { claimedBefore, claimRefusals } from '#tests/fixtures/claim-refusals.ts';
import { registerAccount, sendForm, setRealName, verifyPerson } from '#tests/e2e/setup/buyers/new-account.ts';
import { verifyByDocument } from '#tests/e2e/setup/buyers/verify-by-document.ts';
import { askForQuote, expectState, order, pay, quoteFor, said, saying } from '#tests/e2e/setup/order-visit.ts';
import { address, choose, settle } from '#tests/e2e/setup/purchase-visit.ts';
import { origin } from '#tests/e2e/setup/stack.ts';
import { expect, slow, test } from '#tests/e2e/setup/test.ts';
import { endSession, enter } from '#tests/e2e/setup/visitor-session.ts';
import { atWidth } from '#tests/setup/test-width.ts';

const affiliatePage = '/ucenter/console/affiliate';

/** The code of a verified visitor, who joins the affiliate programme if it is the first time. */
async function affiliateCode(context: BrowserContext): Promise<string> {
  const read = async (): Promise<string | undefined> =>
    /userCode=([A-Z0-9]+)/.exec(await (await context.request.get(`${origin()}${affiliatePage}`)).text())?.[1];
  const known = await read();
  if (known !== undefined) return known;
  await sendForm(context, { from: affiliatePage, to: affiliatePage, fields: {} });
  return (await read()) ?? '';
}

const server = 'area=US-0&hostProductId=cvm.g4a.amd.c2m4&bootDiskProduct=ssd_cloud_disk&bootDiskSize=30&flowId=1&period=1q';

const card = (page: Page, code: string) => page.locator(`article#${code}`);

test('R-6.1 R-6.2 R-6.5 R-12.6 by an affiliate’s link: sign up, verify, the welcome coupon; another one is used, and stays used', async ({
  page,
  context,
  browser,
}) => {
  slow('from a new account to a server that runs, and its refund');
  const affiliate = await browser.newContext();
  await enter(affiliate, 'verified');
  const code = await affiliateCode(affiliate);
  await settle(context);
  await page.goto(`${address('/ac/coupon', 'en')}?userCode=${code}`);
  // counts down once the scripts run: without them the link leads to the log-in at once
  await expect(page.getByRole('timer').first()).toContainText('Starts in');
  await card(page, 'FIRST20')
    .getByRole('link', { name: /Log in to claim/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('This operation requires login. Log in now?');
  await registerAccount(context);

  await page.goto(address('/ac/coupon', 'en'));
  await expect(page.getByRole('link', { name: 'Verify your real name to receive it' })).toBeVisible();
  await card(page, 'FIRST20')
    .getByRole('button', { name: /^Claim/ })
    .click();
  await expect(card(page, 'FIRST20').getByRole('alert')).toContainText('You are not registered (real-name).');
  await expect(card(page, 'FIRST20').getByRole('link', { name: 'Verify your real name' })).toHaveAttribute('href', '/activate/2');
  await verifyPerson(context);

  await page.goto(address('/ac/coupon', 'en'));
  await expect(page.locator('#mine li h3', { hasText: /^Welcome$/ })).toBeVisible();
  await card(page, 'FIRST20')
    .getByRole('button', { name: /^Claim/ })
    .click();
  await expect(card(page, 'FIRST20').getByRole('status')).toContainText('It is in your account, valid until');
  await expect(page.getByRole('radio', { name: /Unused\s*2/ })).toBeVisible();

  await quoteFor(page, 'en', server);
  const bill = page.locator('main aside').last();
  const before = await bill.locator('[data-total]').innerText();
  const best = page.getByRole('radio', { name: /First server · 20% off.*Best for this order/ });
  await best.check();
  await expect(bill.locator('[data-discount=FIRST20]')).toBeVisible();
  await expect(bill.locator('[data-total]')).not.toHaveText(before);
  const total = await bill.locator('[data-total]').innerText();
  await page.reload();
  await expect(best).toBeChecked();
  await expect(bill.locator('[data-total]')).toHaveText(total);

  await order(page, 'en');
  await expect(page.locator('main')).toContainText(total);
  await pay(page, 'paid');
  await expectState(page, 'en', 'active');
  await expect(page.locator('[data-discount=FIRST20]').first()).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.locator('main')).toContainText(`${code} (counted for this affiliate)`, { timeout: 2_000 });
  }).toPass();
  const earnings = await affiliate.newPage();
  await earnings.goto(`${origin()}${affiliatePage}`);
  await expect(earnings.locator('main')).toContainText(`Paid: ${total}`);
  await expect(earnings.locator('main')).toContainText(/Commission \$\d+\.\d\d/);
  await page.getByRole('button', { name: said('en', 'orders', 'action.refund') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: saying('en', 'orders', 'refund.confirm') })
    .click();
  await expectState(page, 'en', 'refunded');
  await expect(async () => {
    await earnings.reload();
    await expect(earnings.locator('main')).toContainText('Commission $0.00', { timeout: 2_000 });
  }).toPass();
  await affiliate.close();

  await page.goto(address('/ac/coupon', 'en'));
  await expect(page.getByRole('radio', { name: /^Used\s*1/ })).toBeVisible();
  await expect(card(page, 'FIRST20')).toHaveAttribute('data-state', 'claimed');
});

const welcome = { en: 'Welcome', zh: '新人礼', ja: '新規登録ありがとうクーポン' } as const;

const dayMs = 86_400_000;
/** A visitor's clock may be wrong by a day: nothing about an offer, a coupon or an order depends on it. */
const clockAheadMs = { en: 0, zh: dayMs, ja: -dayMs } as const satisfies Record<Language, number>;

/** Runs in the page. */
function setClockWrong(aheadMs: number): void {
  const Real = Date;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: number[]) => (given.length === 0 ? new Real(Real.now() + aheadMs) : Reflect.construct(target, given)),
    get: (target, name) => (name === 'now' ? () => Real.now() + aheadMs : Reflect.get(target, name)),
  });
}

// with a right clock others buy; before a release this one does, too
for (const language of atWidth<readonly Language[]>(['zh', 'ja'], languages)) {
  test(`R-6.1 R-6.5 R-6.6 R-6.7 sign up, verify, buy with the welcome coupon, refund, in ${language}, by whatever clock`, async ({
    page,
    context,
  }) => {
    slow('from a new account to a server that runs, and its refund');
    await context.addInitScript(setClockWrong, clockAheadMs[language]);
    await settle(context);
    await page.goto(address('/ac/coupon', language));
    await registerAccount(context);
    await page.goto(address('/ac/coupon', language));
    await page.getByRole('link', { name: said(language, 'coupons', 'given.verify') }).click();
    await page.getByRole('link', { name: said(language, 'onboarding', 'activate.realName.action') }).click();
    await verifyByDocument(page, language);
    await expect(page).toHaveURL(address('/activate/3', language));
    await page.goto(address('/ac/coupon', language));
    await expect(page.locator('#mine li h3', { hasText: welcome[language] })).toBeVisible();
    await expect(page.locator('#mine li a').first()).toHaveAttribute('href', /vps-buy\?coupon=WELCOME10$/);
    await quoteFor(page, language, `${server}&coupon=WELCOME10`);
    const bill = page.locator('main aside').last();
    await expect(page.getByRole('radio', { name: new RegExp(welcome[language]) })).toBeChecked();
    await expect(bill.locator('[data-discount=WELCOME10]')).toContainText(welcome[language]);
    // to the form and back: the coupon is in the new quote as it was in the old one
    await page.getByRole('link', { name: said(language, 'purchase', 'confirm.change'), exact: true }).click();
    await expect(page).toHaveURL(/vps-buy\?.*coupon=WELCOME10/);
    await choose(page.locator('input[name=period][value="1y"]'));
    await expect(page).toHaveURL(/period=1y.*coupon=WELCOME10/);
    await askForQuote(page, language);
    await expect(page.getByRole('radio', { name: new RegExp(welcome[language]) })).toBeChecked();
    await expect(bill.locator('[data-discount=WELCOME10]')).toContainText(welcome[language]);
    const total = await bill.locator('[data-total]').innerText();
    await order(page, language);
    await expect(page.locator('main')).toContainText(total);
    await pay(page, 'paid');
    await expectState(page, language, 'active');
    await page.getByRole('button', { name: said(language, 'orders', 'action.refund') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: saying(language, 'orders', 'refund.confirm') }).click();
    await expectState(page, language, 'refunded');
    await expect(page.locator('main')).toContainText(total);
  });
}

const wordsOf = (language: Language, refusal: string): string => said(language, 'errors-mydoc', refusal).replaceAll(/<[^>]+>/g, '');
const refusals = Object.entries(claimRefusals);

for (const [refusal, { by }] of refusals) {
  if (!('visitor' in by || 'realName' in by)) continue;
  test(`R-6.3 a claim that the account does not allow says why in each language: ${refusal}`, async ({ page, context }) => {
    await settle(context);
    if ('visitor' in by) await enter(context, by.visitor);
    else {
      await registerAccount(context);
      await setRealName(context, by.realName);
    }
    for (const language of languages) {
      await page.goto(address('/ac/coupon', language));
      await card(page, 'FIRST20').getByRole('button').first().click();
      await expect(card(page, 'FIRST20').getByRole('alert')).toContainText(wordsOf(language, refusal));
    }
  });
}

for (const language of languages) {
  test(`R-6.2 R-6.3 a claim on a page that is older than the campaigns says why, in ${language}`, async ({ page, context }) => {
    await settle(context);
    await registerAccount(context);
    await verifyPerson(context);
    const earlier = { campaign: claimedBefore, key: randomUUID() };
    const claimed = await context.request.post(`${origin()}/myDoc/coupon/claim`, { form: earlier, headers: { origin: origin() } });
    expect(await claimed.json()).toMatchObject({ code: 2000 });
    let sends: Record<string, string> = {};
    await page.route('**/myDoc/coupon/claim', async (route) => {
      const form = new URLSearchParams(route.request().postData() ?? '');
      for (const [name, value] of Object.entries(sends)) form.set(name, value);
      await route.continue({ postData: form.toString() });
    });
    await page.goto(address('/ac/coupon', language));
    const open = card(page, 'YEAR12');
    for (const [refusal, { by }] of refusals) {
      if (!('sends' in by)) continue;
      sends = 'key' in by.sends ? { key: earlier.key } : by.sends;
      await open.getByRole('button').first().click();
      await expect(open.getByRole('alert')).toContainText(wordsOf(language, refusal));
    }
    await endSession(context);
    await open.getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toContainText(wordsOf(language, 'loginRequired'));
  });
}
