import { randomUUID } from 'node:crypto';
import { languages, type Language } from '#lib/language/languages.ts';
import {
  enterAsNewPerson,
  expectHeadline,
  groupAddress,
  joinGroup,
  offerPath,
  payAndReturn,
  startGroup,
  toGroup,
} from '../setup/buyers/group-visit.ts';
import { expectSetup } from '../setup/buyers/key-visit.ts';
import { expectState, heading, leavePayment, pay, said, saying } from '../setup/order-visit.ts';
import { address, settle } from '../setup/purchase-visit.ts';
import { origin } from '../setup/stack.ts';
import { expect, slow, test } from '../setup/test.ts';
import { enter } from '../setup/visitor-session.ts';
import { expectUsable } from '../setup/whole-page.ts';

const plain = (language: Language, key: string): string => said(language, 'errors-mydoc', key).replaceAll(/<[^>]+>/g, '');

test('R-7.1 R-7.2 R-7.3 R-7.4 R-7.6 R-7.7 a leader and two friends, in three languages and on a phone, to three running servers', async ({
  browser,
}) => {
  slow('three people buy at once, to three servers that run, and a draw');
  const [leader, friend, other, stranger] = await Promise.all([
    browser.newContext({ viewport: { width: 1440, height: 900 } }),
    browser.newContext({ viewport: { width: 390, height: 844 } }),
    browser.newContext({ viewport: { width: 1440, height: 900 } }),
    browser.newContext(),
  ]);
  await Promise.all([...[leader, friend, other].map((context) => enterAsNewPerson(context)), settle(stranger)]);
  const [page, zh, ja, outside] = await Promise.all([leader.newPage(), friend.newPage(), other.newPage(), stranger.newPage()]);

  await startGroup(page, 'en', 3);
  await leavePayment(page);
  await toGroup(page, 'en');
  const path = new URL(page.url()).pathname;
  await expectHeadline(page, 'en', 'leader-unpaid');
  await outside.goto(groupAddress(path, 'en'));
  await expect(outside.locator('main')).toContainText(plain('en', 'groupLeaderUnpaid'));
  await expect(outside.getByRole('link', { name: said('en', 'group-buy', 'group.logIn') })).toHaveCount(0);
  await zh.goto(groupAddress(path, 'zh'));
  await ja.goto(groupAddress(path, 'ja'));
  await expect(zh.locator('main')).toContainText(plain('zh', 'groupLeaderUnpaid'));

  await page.getByRole('button', { name: said('en', 'group-buy', 'mine.pay') }).click();
  await expect(page).toHaveURL(/\/ucenter\/pay\//);
  await pay(page, 'paid');
  await expectState(page, 'en', 'awaiting-group');
  await toGroup(page, 'en');
  // what changes is seen by everybody without a reload
  for (const [each, language] of [
    [page, 'en'],
    [zh, 'zh'],
    [ja, 'ja'],
    [outside, 'en'],
  ] as const)
    await expectHeadline(each, language, 'open');
  await expect(outside.getByRole('link', { name: said('en', 'group-buy', 'group.logIn') }).first()).toBeVisible();
  await expectUsable(outside);

  const [setup] = await Promise.all([joinGroup(zh, 'zh', 'keys'), joinGroup(ja, 'ja')]);
  await expectHeadline(page, 'en', 'full');
  await expect(outside.locator('main')).toContainText('The group is full.');
  await payAndReturn(zh, 'zh');
  await expectUsable(zh);
  await expect(page.locator('main')).toContainText('2 paid, 1 awaiting payment, 0 open');
  await payAndReturn(ja, 'ja');
  for (const [each, language] of [
    [page, 'en'],
    [zh, 'zh'],
    [ja, 'ja'],
    [outside, 'en'],
  ] as const)
    await expectHeadline(each, language, 'succeeded');
  await expect(outside.locator('main')).toContainText('The group has been successfully launched and cannot be joined.');

  await page.getByRole('button', { name: said('en', 'group-buy', 'draw.button') }).click();
  await expect(page.locator('main')).toContainText('Checked in this browser');
  await expect(page.locator('main')).toContainText('The hash is the one this browser first saw on');
  await expectUsable(page);
  await expect(zh.locator('main')).toContainText(said('zh', 'group-buy', 'draw.checked'));
  await expect(page.locator('main')).toContainText(saying('en', 'group-buy', 'mine.coupon'));
  for (const [each, language] of [
    [page, 'en'],
    [zh, 'zh'],
    [ja, 'ja'],
  ] as const) {
    await each.getByRole('link', { name: said(language, 'group-buy', 'mine.order') }).click();
    await expectState(each, language, 'active');
    await expect(each.locator('[data-address]')).toHaveText(/^\d+\.\d+\.\d+\.\d+$/);
  }
  if (setup) await expectSetup(zh, setup);
  await page.goto(address('/ac/coupon', 'en'));
  await expect(page.locator('#mine li').first()).toContainText('8% off');
  // one of the three gives the server back: the fee is withheld, as was said
  await zh.getByRole('button', { name: said('zh', 'orders', 'action.refund') }).click();
  const dialog = zh.getByRole('dialog');
  await expect(dialog).toContainText('10%');
  const confirm = dialog.getByRole('button', { name: saying('zh', 'orders', 'refund.confirm') });
  const [amount = ''] = /[\d,]+\.\d\d/.exec(await confirm.innerText()) ?? [];
  await confirm.click();
  await expectState(zh, 'zh', 'refunded');
  await expect(zh.locator('main')).toContainText(amount);
  await zh.goto(groupAddress(path, 'zh'));
  await expectHeadline(zh, 'zh', 'succeeded');
  await expect(zh.locator('main')).toContainText(said('zh', 'group-buy', 'mine.back.done'));
  await Promise.all([leader, friend, other, stranger].map((context) => context.close()));
});

test('R-7.3 R-7.8 a leader has one seat, gives it up, and the group never opens: money that comes then is told and goes back', async ({
  page,
  context,
}) => {
  await enterAsNewPerson(context);
  await startGroup(page, 'ja', 2);
  // the centre has the money, and tells the site only later
  await pay(page, 'held');
  await page.goto(groupAddress(offerPath, 'ja'));
  await page.getByRole('link', { name: said('ja', 'group-buy', 'start.toMine') }).click();
  await expectHeadline(page, 'ja', 'leader-unpaid');
  await expect(page.getByRole('timer').first()).toBeVisible();
  await page.getByRole('button', { name: said('ja', 'group-buy', 'mine.leave') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('ja', 'group-buy', 'mine.leave') })
    .click();
  await expectHeadline(page, 'ja', 'void');
  await expect(page.locator('main')).toContainText(plain('ja', 'groupEnded'));
  const group = page.url();
  await page.goto(address('/ucenter/console/orders?lang=ja'));
  await page
    .getByRole('button', { name: said('ja', 'sandbox', 'payTell') })
    .first()
    .click();
  await page.goto(group);
  await expect(page.locator('main')).toContainText(said('ja', 'group-buy', 'group.now.late'));
  await expect(page.locator('[data-refund=paid-late]')).toContainText(said('ja', 'group-buy', 'mine.back.done'), { timeout: 45_000 });
  await page.goto(groupAddress(offerPath, 'ja'));
  await expect(page.locator('#head-count')).toBeVisible();
});

const gates = { new: 'notRegistered', barred: 'accountAbnormal', lowcredit: 'creditScoreInsufficient' } as const;

for (const [visitor, gate] of Object.entries(gates)) {
  test(`R-6.3 an account that may not start a group reads why instead of the form, in each language: ${gate}`, async ({
    page,
    context,
  }) => {
    await settle(context);
    await enter(context, visitor);
    for (const language of languages) {
      await page.goto(groupAddress(offerPath, language));
      await expect(page.locator('#start')).toContainText(plain(language, gate));
      await expect(page.locator('#head-count')).toHaveCount(0);
    }
  });
}

test('R-7.1 a member finds every group of their own in the account’s menu, in each language and on a phone', async ({ page, context }) => {
  await enterAsNewPerson(context);
  await page.goto(groupAddress('/activity/pintuan/mine', 'en'));
  await expect(page.locator('main')).toContainText(said('en', 'group-buy', 'own.none.title'));
  await startGroup(page, 'en', 3);
  await leavePayment(page);
  await page.locator('details.account > summary').click();
  await page.getByRole('link', { name: said('en', 'frame', 'account.groups') }).click();
  await expect(heading(page)).toHaveText(said('en', 'group-buy', 'own.title'));
  await expect(page.locator('main li[data-state=leader-unpaid]')).toContainText(saying('en', 'group-buy', 'own.seat.held'));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages) {
    await page.goto(groupAddress('/activity/pintuan/mine', language));
    await expect(page.locator('main li[data-state]')).toHaveCount(1);
    await expectUsable(page);
  }
  await page.locator('main li[data-state] h2 a').click();
  await expectHeadline(page, 'ja', 'leader-unpaid');
});

test('R-7.1 a visitor without an account is led to the log-in, and the list is in no index', async ({ page, context }) => {
  await settle(context);
  await page.goto(groupAddress('/activity/pintuan/mine', 'zh'));
  await expect(page.locator('main')).toContainText(said('zh', 'group-buy', 'own.logIn'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page
    .getByRole('main')
    .getByRole('button', { name: said('zh', 'group-buy', 'own.toLogIn') })
    .click();
  await expect(page).toHaveURL(/\/ucenter\/.*url=%2Fzh%2Factivity%2Fpintuan%2Fmine/);
});

test('R-7.6 a link to no group is a 404 that says so in each language, is in no index and in no cache', async ({ page, context }) => {
  await settle(context);
  for (const [language, id] of [
    ['en', randomUUID()],
    ['zh', randomUUID()],
    ['ja', '7Q4K'],
  ] as const) {
    const answer = await page.goto(groupAddress(`/activity/pintuan/part-vps/${id}`, language));
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([404, expect.stringContaining('no-store')]);
    await expect(page.locator('main')).toContainText(plain(language, 'groupDoesNotExist'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
  await expectUsable(page);
});

test('R-7.1 the preview picture of a group’s link shows its seats, and another state is another picture', async ({
  page,
  context,
  request,
}) => {
  await enterAsNewPerson(context);
  await startGroup(page, 'en', 2);
  await leavePayment(page);
  await toGroup(page, 'en');
  const pictureNow = async (): Promise<string> =>
    /property="og:image" content="([^"]+)"/.exec(await (await request.get(page.url())).text())?.[1] ?? '';
  const before = await pictureNow();
  expect(before).toMatch(/\/api\/share\/en\/[\w.-]+\.png$/);
  const picture = await request.get(`${origin()}${new URL(before).pathname}`);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  await page.getByRole('button', { name: said('en', 'group-buy', 'mine.pay') }).click();
  await payAndReturn(page, 'en');
  await expectHeadline(page, 'en', 'open');
  expect(await pictureNow()).not.toBe(before);
});

test('R-7.1 the venue lists a group as soon as its leader has paid, before anybody logs in', async ({ page, context, browser }) => {
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await settle(visitor);
  const venue = await visitor.newPage();
  await enterAsNewPerson(context);
  await startGroup(page, 'en', 5);
  await payAndReturn(page, 'en');
  const path = new URL(page.url()).pathname;
  await venue.goto(address('/activity/pintuan/part-vps', 'en'));
  await expect(venue.locator('main')).toContainText('Please choose a group to join.');
  const row = venue.locator('main li', { has: venue.locator(`a[href="${path}"]`) });
  await expect(row).toContainText('4 of 5 seats left');
  await expectUsable(venue);
  await row.getByRole('link').click();
  await expectHeadline(venue, 'en', 'open');
  await visitor.close();
});
