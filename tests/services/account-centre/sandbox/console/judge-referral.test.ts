import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { CentreAnswer, CentreInput } from '#lib/contracts/account-centre.ts';
import { settlePayment } from '#services/account-centre/sandbox/console/payment-table.ts';
import { formPaths } from '#services/account-centre/sandbox/pages/page-context.ts';
import type { Browser } from '#tests/services/account-centre/browser.ts';
import { openSandbox, type SandboxUnderTest } from '#tests/services/account-centre/sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
let affiliate: Browser;
let code = '';
let orders = 0;

const affiliateForm = formPaths.affiliate;
const codeOn = (page: string): string => /userCode=([A-Z0-9]+)/.exec(page)?.[1] ?? '';

beforeAll(async () => {
  sandbox = await openSandbox({ receive: async () => 'accepted' });
  affiliate = await sandbox.loggedIn('verified');
  await affiliate.fill(affiliateForm, affiliateForm, {});
  code = codeOn((await affiliate.get(affiliateForm)).text);
}, 60_000);

afterAll(() => sandbox.close());

async function accountIdOf(browser: Browser): Promise<string> {
  return (await sandbox.sessions.read(browser.cookies.get('hf_session') ?? ''))?.accountId ?? '';
}

const newOrder = (): string => `order-${(orders += 1)}`;

const report = (about: Partial<CentreInput<'referral/report'>> & { accountId: string }): Promise<CentreAnswer<'referral/report'>> =>
  sandbox.parts.centre.ask('referral/report', {
    orderId: newOrder(),
    code,
    currency: 'USD',
    paidMinor: 9_711,
    keptMinor: 9_711,
    paidAt: '2026-11-20T10:00:00.000Z',
    ...about,
  });

/** A payment of an order, settled at once. */
async function pay(accountId: string, orderId: string): Promise<{ paymentId: string; amountMinor: number }> {
  const amountMinor = 500;
  const started = await sandbox.parts.centre.ask('payment/start', {
    idempotencyKey: `key-${orderId}`,
    orderId,
    accountId,
    amountMinor,
    currency: 'USD',
    description: 'c1m1',
    returnPath: '/',
    language: 'en',
  });
  if (!started.ok) throw new Error(started.reason);
  const { paymentId } = started.result;
  await settlePayment(sandbox.database.executor, paymentId, 'paid', 'PayPal');
  return { paymentId, amountMinor };
}

const verdict = (word: string): CentreAnswer<'referral/report'> =>
  ({ ok: true, result: { verdict: word } }) as CentreAnswer<'referral/report'>;

/** Somebody verified who never bought. */
async function newcomer(realName: 'verified' | 'none' = 'verified'): Promise<string> {
  const browser = await sandbox.loggedIn('new');
  await browser.fill('/ucenter/console/account', formPaths.state, { realName });
  return accountIdOf(browser);
}

describe('R-12.6 the code of an affiliate', () => {
  test('is given to a verified account, once', async () => {
    expect(code).toMatch(/^[A-Z0-9]{7}$/);
    await affiliate.post(affiliateForm, { form: 'x' });
    expect(codeOn((await affiliate.get(affiliateForm)).text)).toBe(code);
  });

  test('is not given before real-name verification: the page leads there', async () => {
    const member = await sandbox.loggedIn('new');
    const page = await member.get(affiliateForm);
    expect(page.text).toContain(`href="${formPaths.realName}"`);
    expect(page.text).not.toContain(`action="${affiliateForm}"`);
    // the token of a form that the page does not show is that of another one
    await member.fill('/ucenter/console/account', formPaths.state, { realName: 'verified' });
    const form = (await member.get(affiliateForm)).text;
    await member.fill('/ucenter/console/account', formPaths.state, { realName: 'none' });
    const token = /action="\/ucenter\/console\/affiliate">\s*<input type="hidden" name="form" value="([^"]+)"/.exec(form)?.[1] ?? '';
    expect(token).not.toBe('');
    await member.post(affiliateForm, { form: token });
    expect(codeOn((await member.get(affiliateForm)).text)).toBe('');
  });
});

describe('R-12.6 an order that came by a link', () => {
  test('counts for the affiliate, in whatever case the code was typed', async () => {
    const accountId = await newcomer();
    expect(await report({ accountId })).toEqual(verdict('counted'));
    expect(await report({ accountId, code: code.toLowerCase() })).toEqual(verdict('counted'));
    const { text } = await affiliate.get(affiliateForm);
    expect(text).toContain('$97.11');
    expect(text).toContain('$6.80');
  });

  test('does not count for the affiliate’s own account, nor for another account of the same person', async () => {
    expect(await report({ accountId: await accountIdOf(affiliate) })).toEqual(verdict('own-order'));
    const second = await sandbox.loggedIn('lowcredit');
    await sandbox.database.executor.execute(
      "UPDATE sandbox_account SET person_id = 'p-seed-verified' WHERE email = 'lowcredit@hostfront.test'",
    );
    expect(await report({ accountId: await accountIdOf(second) })).toEqual(verdict('own-order'));
  });

  test('counts once its buyer is verified: who that is decides, and then for good', async () => {
    const [accountId, orderId] = [await newcomer('none'), newOrder()];
    expect(await report({ accountId, orderId })).toEqual(verdict('buyer-unverified'));
    expect((await affiliate.get(affiliateForm)).text).toContain('Buyer not verified yet');
    await newcomer();
    expect(await report({ accountId, orderId })).toEqual(verdict('counted'));
    await newcomer('none');
    expect(await report({ accountId, orderId })).toEqual(verdict('counted'));
  });

  test('does not count for an account that turns out to be another one of the affiliate’s', async () => {
    const [accountId, orderId] = [await newcomer('none'), newOrder()];
    await report({ accountId, orderId });
    const { executor } = sandbox.database;
    await executor.execute(sql`UPDATE sandbox_account SET real_name = 'Wei Chen', person_id = 'p-seed-verified' WHERE id = ${accountId}`);
    expect(await report({ accountId, orderId })).toEqual(verdict('own-order'));
    await executor.execute(sql`UPDATE sandbox_account SET real_name = '', person_id = NULL WHERE id = ${accountId}`);
  });

  test('does not count for somebody who had bought before', async () => {
    const member = await accountIdOf(await sandbox.loggedIn('member'));
    expect(await report({ accountId: member, paidAt: new Date().toISOString() })).toEqual(verdict('known-customer'));
  });

  test('of two orders the first counts, whichever the site heard of first', async () => {
    const accountId = await newcomer();
    const [first, second] = [newOrder(), newOrder()];
    for (const orderId of [first, second]) await pay(accountId, orderId);
    const later = '2030-01-01T00:00:00.000Z';
    expect(await report({ accountId, orderId: second, paidAt: '2020-01-01T00:00:00.000Z' })).toEqual(verdict('known-customer'));
    expect(await report({ accountId, orderId: first, paidAt: later })).toEqual(verdict('counted'));
  });

  test('counts for somebody who got back all that they had paid before', async () => {
    const accountId = await newcomer();
    const { executor } = sandbox.database;
    await executor.execute(sql`DELETE FROM sandbox_payment WHERE account_id = ${accountId}`);
    const [returned, kept] = [newOrder(), newOrder()];
    const { paymentId, amountMinor } = await pay(accountId, returned);
    await pay(accountId, kept);
    const back = { idempotencyKey: `back-${returned}`, paymentId, amountMinor, currency: 'USD', reason: 'refund-requested' } as const;
    expect(await sandbox.parts.centre.ask('refund', back)).toMatchObject({ ok: true });
    expect(await report({ accountId, orderId: kept })).toEqual(verdict('counted'));
    await executor.execute(sql`DELETE FROM sandbox_refund`);
    await executor.execute(sql`DELETE FROM sandbox_payment WHERE account_id = ${accountId}`);
  });

  test('counts for nobody when no affiliate has the code', async () => {
    expect(await report({ accountId: await newcomer(), code: 'WELCOME10' })).toEqual(verdict('unknown-code'));
  });

  test('counts for nobody while the affiliate is not verified; what counted before stays', async () => {
    const accountId = await newcomer();
    const orderId = newOrder();
    await report({ accountId, orderId });
    await affiliate.fill('/ucenter/console/account', formPaths.state, { realName: 'lapsed' });
    expect(await report({ accountId })).toEqual(verdict('unknown-code'));
    expect(await report({ accountId, orderId })).toEqual(verdict('counted'));
    await affiliate.fill('/ucenter/console/account', formPaths.state, { realName: 'verified' });
  });

  test('earns less once money went back, whatever comes late or twice', async () => {
    const [accountId, orderId] = [await newcomer(), newOrder()];
    const told = { accountId, orderId, paidMinor: 20_000, currency: 'HKD' } as const;
    for (const keptMinor of [20_000, 5_000, 20_000, 5_000]) {
      expect(await report({ ...told, keptMinor })).toEqual(verdict('counted'));
    }
    const { text } = await affiliate.get(affiliateForm);
    expect(text).toContain('HK$3.50');
    expect(text).toContain('HK$150');
  });

  test('is bound to its first report, and to an account that exists', async () => {
    const [accountId, orderId] = [await newcomer(), newOrder()];
    await report({ accountId, orderId });
    expect(await report({ accountId, orderId, code: 'ANOTHER' })).toEqual({ ok: false, reason: 'key-reused' });
    expect(await report({ accountId: 'a-nobody' })).toEqual({ ok: false, reason: 'unknown-account' });
  });
});
