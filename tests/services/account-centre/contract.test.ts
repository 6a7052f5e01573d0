import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { PaymentNotice } from '#lib/contracts/account-centre.ts';
import { until } from '#tests/setup/until.ts';
import type { Browser } from './browser.ts';
import { memberBuildSeconds, openMember, type MemberAtSandbox } from './member-at-sandbox.ts';
import type { SandboxUnderTest } from './sandbox-under-test.ts';

const received: PaymentNotice[] = [];
/** Payments whose notice was refused. */
const refusedNotices: string[] = [];
let orderIsKnown = true;
let sandbox: SandboxUnderTest;
let member: Browser;
let memberId = '';
let newKey: MemberAtSandbox['newKey'];
let payment: MemberAtSandbox['payment'];
let startPayment: MemberAtSandbox['startPayment'];
let pay: MemberAtSandbox['pay'];

beforeAll(async () => {
  ({ sandbox, member, memberId, newKey, payment, startPayment, pay } = await openMember(async (_tx, notice) => {
    if (!orderIsKnown) {
      refusedNotices.push(notice.paymentId);
      return 'unknown-order';
    }
    received.push(notice);
    return 'accepted';
  }));
}, 60_000);

afterAll(() => sandbox.close());

async function accountIdOf(state: string): Promise<string> {
  const credential = (await sandbox.loggedIn(state)).cookies.get('hf_session') ?? '';
  return (await sandbox.sessions.read(credential))?.accountId ?? '';
}

const noticesOf = (paymentId: string): readonly PaymentNotice[] => received.filter((notice) => notice.paymentId === paymentId);

describe('verify session', () => {
  test('names the account of a credential, with e-mail and phone masked', async () => {
    expect(await sandbox.sessions.read(member.cookies.get('hf_session') ?? '')).toEqual({
      accountId: memberId,
      username: 'u-member',
      email: 'memb****@hostfront.test',
    });
  });

  test.each(['', 'x', 'a'.repeat(2_048), "'; drop table sandbox_session; --"])('knows no session of %#', async (credential) => {
    const ask = sandbox.parts.centre.ask('session/verify', { credential });
    await (credential === '' ? expect(ask).rejects.toThrow() : expect(ask).resolves.toEqual({ ok: true, result: { session: null } }));
  });

  test('an ended session is none, and ending everywhere ends the others too', async () => {
    const [first, second, third] = [await sandbox.loggedIn('new'), await sandbox.loggedIn('new'), await sandbox.loggedIn('new')].map(
      (browser) => browser.cookies.get('hf_session') ?? '',
    );
    await sandbox.sessions.end(first ?? '');
    expect([await sandbox.sessions.read(first ?? ''), await sandbox.sessions.read(second ?? '')]).toEqual([null, expect.anything()]);
    await sandbox.parts.centre.ask('session/end', { credential: second ?? '', everywhere: true });
    expect([await sandbox.sessions.read(second ?? ''), await sandbox.sessions.read(third ?? '')]).toEqual([null, null]);
  });
});

describe('profile', () => {
  test.each([
    ['new', { emailConfirmed: false, realName: 'none', personId: null, newcomer: true, barred: false, creditScore: 80, paidOrders: 0 }],
    ['verified', { emailConfirmed: true, realName: 'verified', newcomer: true, barred: false, paidOrders: 0 }],
    ['member', { realName: 'verified', newcomer: false, barred: false, paidOrders: expect.any(Number) }],
    ['barred', { realName: 'verified', barred: true }],
    ['lowcredit', { realName: 'verified', barred: false, creditScore: 20 }],
  ])('of %s', async (state, expected) => {
    expect(await sandbox.sessions.profile(await accountIdOf(state))).toMatchObject(expected);
  });

  test('of nobody is refused', async () => {
    expect(await sandbox.parts.centre.ask('profile', { accountId: 'a-nobody' })).toEqual({ ok: false, reason: 'unknown-account' });
  });
});

describe('payment', () => {
  test('one key starts one payment; another request under it is refused', async () => {
    const input = payment();
    const [first, second] = [
      await sandbox.parts.centre.ask('payment/start', input),
      await sandbox.parts.centre.ask('payment/start', input),
    ];
    expect(first).toEqual(second);
    expect(await sandbox.parts.centre.ask('payment/start', { ...input, amountMinor: 1 })).toEqual({ ok: false, reason: 'key-reused' });
  });

  test('is refused to accounts that are barred or not there', async () => {
    expect(await sandbox.parts.centre.ask('payment/start', payment({ accountId: await accountIdOf('barred') }))).toEqual({
      ok: false,
      reason: 'account-barred',
    });
    expect(await sandbox.parts.centre.ask('payment/start', payment({ accountId: 'a-nobody' }))).toEqual({
      ok: false,
      reason: 'unknown-account',
    });
  });

  test('once paid, leads back to the order, and a notice names order, amount, currency, method and merchant', async () => {
    const { paymentId, payAddress } = await startPayment({ orderId: 'order-2' });
    expect(await pay(payAddress, 'paid')).toBe('/ja/product/vps-buy/order/order-1');
    await until('a notice', () => received.some((notice) => notice.paymentId === paymentId));
    expect(received.find((notice) => notice.paymentId === paymentId)).toMatchObject({
      orderId: 'order-2',
      outcome: 'paid',
      amountMinor: 1_658,
      currency: 'JPY',
      method: 'Alipay',
      merchant: 'sandbox',
    });
  });

  test('a declined payment is reported too', async () => {
    const { paymentId, payAddress } = await startPayment();
    await pay(payAddress, 'declined');
    await until('a notice', () => noticesOf(paymentId).length > 0);
    expect(noticesOf(paymentId).map((notice) => notice.outcome)).toEqual(['declined']);
  });

  test('sent twice: the same notice is processed once, another one with the same outcome once more', async () => {
    const { paymentId, payAddress } = await startPayment();
    await pay(payAddress, 'notified-twice');
    await until('two notices', () => noticesOf(paymentId).length === 2);
    // the repeated notice is delivered
    const { paymentId: later, payAddress: laterAddress } = await startPayment();
    await pay(laterAddress, 'paid');
    await until('the notice of the later payment', () => noticesOf(later).length > 0);
    expect(new Set(noticesOf(paymentId).map((notice) => notice.noticeId)).size).toBe(2);
    expect(noticesOf(paymentId)).toHaveLength(2);
  });

  test('charged twice is two payments of one order, each reported', async () => {
    const { paymentId, payAddress } = await startPayment({ orderId: 'order-charged-twice' });
    await pay(payAddress, 'charged-twice');
    await until('two notices', () => received.filter((notice) => notice.orderId === 'order-charged-twice').length === 2);
    const paid = received.filter((notice) => notice.orderId === 'order-charged-twice');
    expect(paid.map(({ outcome, amountMinor }) => [outcome, amountMinor])).toEqual([
      ['paid', 1_658],
      ['paid', 1_658],
    ]);
    expect(new Set(paid.map((notice) => notice.paymentId)).size).toBe(2);
    expect(paid.map((notice) => notice.paymentId)).toContain(paymentId);
    expect(
      await sandbox.parts.centre.ask('refund', {
        idempotencyKey: newKey(),
        paymentId: paid.find((notice) => notice.paymentId !== paymentId)?.paymentId ?? '',
        amountMinor: 1_658,
        currency: 'JPY',
        reason: 'twice',
      }),
    ).toMatchObject({ ok: true });
  });

  test('sent early, the notice arrives before the payment page has answered', async () => {
    const { paymentId, payAddress } = await startPayment();
    await pay(payAddress, 'early');
    expect(noticesOf(paymentId)).toHaveLength(1);
  });

  test('paid at the start, the site knows before the start has been answered', async () => {
    await member.fill('/ucenter/console/account', '/ucenter/console/state', { nextPayment: 'at-start' });
    const [first, second] = [await startPayment(), await startPayment()];
    expect([noticesOf(first.paymentId).length, noticesOf(second.paymentId).length]).toEqual([1, 0]);
    expect((await member.get(`${first.payAddress}?lang=en`)).text).toContain('This payment is settled');
  });

  test('out of order, the late word that it was declined follows', async () => {
    const { paymentId, payAddress } = await startPayment();
    await pay(payAddress, 'out-of-order');
    await until('two notices', () => noticesOf(paymentId).length === 2);
    expect(noticesOf(paymentId).map((notice) => notice.outcome)).toEqual(['paid', 'declined']);
  });

  test('held back, it is sent on request, and only once', async () => {
    const { paymentId, payAddress } = await startPayment();
    await pay(payAddress, 'held');
    const { paymentId: later, payAddress: laterAddress } = await startPayment();
    await pay(laterAddress, 'paid');
    await until('the notice of the later payment', () => noticesOf(later).length === 1);
    expect(noticesOf(paymentId)).toEqual([]);
    const notifyNow = (browser: Browser) => browser.fill('/ucenter/console/orders', '/ucenter/console/orders/tell', { payment: paymentId });
    await notifyNow(await sandbox.loggedIn('verified'));
    expect((await notifyNow(member)).location).toBe('/ucenter/console/orders?done=1');
    await until('the notice that was held', () => noticesOf(paymentId).length === 1);
    expect((await member.get('/ucenter/console/orders')).text).not.toContain('Tell the site now');
  });

  test('a delayed notice is queued, but not yet sent', async () => {
    const { paymentId, payAddress } = await startPayment();
    expect(await pay(payAddress, 'delayed')).toBe('/ja/product/vps-buy/order/order-1');
    const { paymentId: later, payAddress: laterAddress } = await startPayment();
    await pay(laterAddress, 'paid');
    await until('the notice of the later payment', () => noticesOf(later).length === 1);
    expect(noticesOf(paymentId)).toEqual([]);
  });

  test('one form sent five times at once is one payment', async () => {
    const { paymentId, payAddress } = await startPayment();
    await Promise.all(Array.from({ length: 5 }, () => pay(payAddress, 'paid')));
    const { paymentId: later, payAddress: laterAddress } = await startPayment();
    await pay(laterAddress, 'paid');
    await until('the notice of the later payment', () => noticesOf(later).length === 1);
    expect(noticesOf(paymentId)).toHaveLength(1);
  });

  test('a notice of an order that is not known comes again until it is', async () => {
    orderIsKnown = false;
    const { paymentId, payAddress } = await startPayment();
    await pay(payAddress, 'paid');
    await until('a notice that finds no order', () => refusedNotices.includes(paymentId));
    expect(noticesOf(paymentId)).toEqual([]);
    orderIsKnown = true;
    await until('the notice once more', () => noticesOf(paymentId).length > 0);
  });

  test('another account can neither see nor settle it', async () => {
    const { payAddress } = await startPayment();
    const stranger = await sandbox.loggedIn('verified');
    expect((await stranger.get(payAddress)).status).toBe(404);
    expect((await member.get(payAddress)).status).toBe(200);
    expect((await stranger.fill('/ucenter/console/account', payAddress, { method: 'Stripe', outcome: 'paid' })).status).toBe(303);
    expect((await member.get(`${payAddress}?lang=en`)).text).toContain('Finish the test payment');
  });
});

describe('provision', () => {
  test('one key builds one server, which runs once its time is over', async () => {
    const input = {
      idempotencyKey: newKey(),
      orderId: 'order-1',
      accountId: memberId,
      name: 'db-1',
      description: 'c2m4',
      region: 'Tokyo-1',
    };
    const first = await sandbox.parts.centre.ask('provision', input);
    expect(first).toMatchObject({ ok: true, result: { state: 'building', address: null } });
    const second = await sandbox.parts.centre.ask('provision', input);
    expect([first, second].map((answer) => answer.ok && answer.result.serverId)).toEqual([
      expect.any(String),
      first.ok && first.result.serverId,
    ]);
    expect(await sandbox.parts.centre.ask('provision', { ...input, name: 'db-2' })).toEqual({ ok: false, reason: 'key-reused' });
    expect(await sandbox.parts.centre.ask('provision', { ...input, idempotencyKey: newKey(), accountId: 'a-nobody' })).toEqual({
      ok: false,
      reason: 'unknown-account',
    });
    expect((await member.get('/ucenter/console')).text).toContain('db-1');
    const withText = { ...input, idempotencyKey: newKey(), orderId: 'order-2', userData: '#!/bin/sh\necho swordfish' };
    const asked = await sandbox.parts.centre.ask('provision', withText);
    expect(asked).toMatchObject({ ok: true });
    expect(await sandbox.parts.centre.ask('provision', withText)).toEqual(asked);
    expect(await sandbox.parts.centre.ask('provision', { ...withText, userData: '#!/bin/sh' })).toEqual({
      ok: false,
      reason: 'key-reused',
    });
    const { text } = await member.get('/ucenter/console');
    expect(text).toContain('cloud-init: given, 2 lines');
    const rows = await sandbox.database.executor.execute(sql`SELECT request FROM sandbox_server`);
    expect(JSON.stringify([text, rows])).not.toContain('swordfish');
    const secondsLeft = first.ok ? (Date.parse(first.result.readyAt) - Date.now()) / 1_000 : Number.NaN;
    expect(Math.abs(secondsLeft - memberBuildSeconds)).toBeLessThan(5);
    await sandbox.database.executor.execute(
      sql`UPDATE sandbox_server SET ready_at = now() WHERE idempotency_key = ${input.idempotencyKey}`,
    );
    const ready = await sandbox.parts.centre.ask('provision', input);
    expect(ready).toMatchObject({
      ok: true,
      result: { serverId: first.ok && first.result.serverId, state: 'running', address: expect.stringMatching(/^203\.0\.113\.\d+$/) },
    });
  });
});
