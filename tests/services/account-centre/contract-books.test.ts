import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { CentrePayment, CentreInput } from '#lib/contracts/account-centre.ts';
import type { Browser } from './browser.ts';
import { openMember, type MemberAtSandbox } from './member-at-sandbox.ts';
import type { SandboxUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
let member: Browser;
let memberId = '';
let newKey: MemberAtSandbox['newKey'];
let startPayment: MemberAtSandbox['startPayment'];
let pay: MemberAtSandbox['pay'];

beforeAll(async () => {
  ({ sandbox, member, memberId, newKey, startPayment, pay } = await openMember(async () => 'accepted'));
}, 60_000);

afterAll(() => sandbox.close());

describe('a server that cannot be built', () => {
  const wish = (nextServer: string) => member.fill('/ucenter/console/account', '/ucenter/console/state', { nextServer });
  const input = (): CentreInput<'provision'> => ({
    idempotencyKey: newKey(),
    orderId: `order-${newKey()}`,
    accountId: memberId,
    name: 'db-9',
    description: 'c2m4',
    region: 'Tokyo-1',
  });
  const stateOf = async (about: CentreInput<'provision'>): Promise<string> => {
    const answer = await sandbox.parts.centre.ask('provision', about);
    return answer.ok ? answer.result.state : answer.reason;
  };
  /** Lets the sandbox's own time pass. */
  const pass = (): Promise<unknown> =>
    sandbox.database.executor.execute(sql`UPDATE sandbox_server SET ready_at = ready_at - interval '1 minute'`);

  /** The answers to repeated requests, a minute apart. */
  const statesOf = async (about: CentreInput<'provision'>, askings: number): Promise<string[]> => {
    const states = [];
    for (let asking = 0; asking < askings; asking += 1) {
      states.push(await stateOf(about));
      await pass();
    }
    return states;
  };

  test('that fails once is built when it is asked for again; the next one is built at once', async () => {
    await wish('fails-once');
    expect(await statesOf(input(), 4)).toEqual(['building', 'failed', 'running', 'running']);
    expect(await statesOf(input(), 2)).toEqual(['building', 'running']);
  });

  test('that fails for good fails under each key, until somebody wishes otherwise', async () => {
    await wish('fails');
    const about = input();
    expect(await statesOf(about, 5)).toEqual(['building', 'failed', 'failed', 'failed', 'failed']);
    expect(await statesOf({ ...about, idempotencyKey: newKey() }, 2)).toEqual(['building', 'failed']);
    expect((await member.get('/ucenter/console')).text).toContain('Could not be built');
    await wish('works');
    expect(await statesOf(input(), 2)).toEqual(['building', 'running']);
  });
});

describe('payment/cancel', () => {
  const cancel = (orderId: string) => sandbox.parts.centre.ask('payment/cancel', { orderId });

  test('ends what is open of an order, however often; nobody can pay it, and its page says why', async () => {
    const { paymentId, payAddress } = await startPayment({ orderId: 'order-cancelled' });
    for (const _again of [1, 2]) expect(await cancel('order-cancelled')).toEqual({ ok: true, result: { paymentIds: [paymentId] } });
    const page = await member.get(`${payAddress}?lang=en`);
    expect(page.text).toContain('Cancelled: the order closed first');
    expect(page.text).not.toContain('name="outcome"');
  });

  test('leaves a payment that was made, and those of other orders', async () => {
    const paid = await startPayment({ orderId: 'order-paid-before' });
    await pay(paid.payAddress, 'paid');
    const other = await startPayment({ orderId: 'order-beside' });
    expect(await cancel('order-paid-before')).toEqual({ ok: true, result: { paymentIds: [] } });
    expect((await member.get(other.payAddress)).text).toContain('name="outcome"');
  });
});

describe('R-5.9 payment/charge', () => {
  const charge = (about: CentreInput<'payment/charge'>) => sandbox.parts.centre.ask('payment/charge', about);
  const saved = () => sandbox.parts.centre.ask('payment/saved', { accountId: memberId });
  const input = (): CentreInput<'payment/charge'> => ({
    ...{ idempotencyKey: newKey(), orderId: `order-${newKey()}`, accountId: memberId, amountMinor: 345, currency: 'USD' },
    ...{ description: 'Renewal of c1m1', returnPath: '/product/vps-buy/order/1', language: 'en' },
  });
  const keepMethod = async (outcome: string): Promise<void> => {
    const { payAddress } = await startPayment({ orderId: `order-${newKey()}` });
    await member.fill(payAddress, payAddress, { method: 'Alipay', outcome, keep: '1' });
  };
  const stateOf = async (paymentId: string | null): Promise<CentrePayment | undefined> => {
    const answer = await sandbox.parts.centre.ask('payments/list', {
      ...{ since: '2020-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z', after: null, limit: 500 },
    });
    return answer.ok ? answer.result.payments.find((payment) => payment.paymentId === paymentId) : undefined;
  };

  test('takes nothing from an account without a saved method', async () => {
    expect(await saved()).toEqual({ ok: true, result: { method: null } });
    expect(await charge(input())).toEqual({ ok: true, result: { outcome: 'no-method', paymentId: null } });
  });

  test('pays by the method that was kept with an earlier payment, once for each key', async () => {
    await keepMethod('declined');
    expect(await saved()).toEqual({ ok: true, result: { method: null } });
    await keepMethod('paid');
    expect(await saved()).toEqual({ ok: true, result: { method: 'Alipay' } });
    const about = input();
    const first = await charge(about);
    expect(first).toMatchObject({ ok: true, result: { outcome: 'taken' } });
    expect(await charge(about)).toEqual(first);
    expect(await charge({ ...about, amountMinor: 999 })).toEqual({ ok: false, reason: 'key-reused' });
    expect(await stateOf(first.ok ? first.result.paymentId : '')).toMatchObject({
      state: 'paid',
      amountMinor: 345,
      orderId: about.orderId,
    });
    expect((await member.get('/ucenter/console/account')).text).toContain('Alipay');
  });

  test('is declined once where the console was told so, and is answered the same again', async () => {
    await member.fill('/ucenter/console/account', '/ucenter/console/state', { nextCharge: 'declined' });
    const about = input();
    const declined = await charge(about);
    expect(declined).toMatchObject({ ok: true, result: { outcome: 'declined' } });
    expect(await charge(about)).toEqual(declined);
    expect(await charge(input())).toMatchObject({ ok: true, result: { outcome: 'taken' } });
  });

  test('takes nothing any more once the method is forgotten', async () => {
    await member.fill('/ucenter/console/account', '/ucenter/console/forget-method', {});
    expect(await charge(input())).toMatchObject({ ok: true, result: { outcome: 'no-method' } });
  });

  test('is refused for an account that is not known', async () => {
    expect(await charge({ ...input(), accountId: 'a-nobody' })).toEqual({ ok: false, reason: 'unknown-account' });
    expect(await sandbox.parts.centre.ask('payment/saved', { accountId: 'a-nobody' })).toEqual({ ok: false, reason: 'unknown-account' });
  });
});

describe('server/change', () => {
  const provision = (orderId: string): CentreInput<'provision'> => ({
    ...{ idempotencyKey: newKey(), orderId, accountId: memberId, name: 'changed-1', description: 'c2m4', region: 'Tokyo-1' },
  });
  const change = (orderId: string): CentreInput<'server/change'> => ({
    ...{ idempotencyKey: newKey(), orderId, accountId: memberId, description: 'c4m8, 40 GiB' },
    ...{ model: 'cvm.g4a.amd.c4m8', disk: { type: 'ssd_cloud_disk', sizeGib: 40 }, traffic: 't500' },
  });
  const ask = (about: CentreInput<'server/change'>) => sandbox.parts.centre.ask('server/change', about);
  const stateOf = async (about: CentreInput<'server/change'>): Promise<string> => {
    const answer = await ask(about);
    return answer.ok ? answer.result.state : answer.reason;
  };
  const pass = (): Promise<unknown> =>
    sandbox.database.executor.execute(sql`UPDATE sandbox_change SET ready_at = ready_at - interval '1 minute'`);

  test('changes the servers of an order, once, and describes them in the new words', async () => {
    await sandbox.parts.centre.ask('provision', provision('order-changed'));
    const about = change('order-changed');
    expect(await stateOf(about)).toBe('changing');
    expect((await member.get('/ucenter/console')).text).not.toContain('c4m8, 40 GiB');
    await pass();
    expect([await stateOf(about), await stateOf(about)]).toEqual(['changed', 'changed']);
    expect((await member.get('/ucenter/console')).text).toContain('c4m8, 40 GiB');
    expect(await stateOf({ ...about, model: 'cvm.g4a.amd.c8m16' })).toBe('key-reused');
  });

  test('that fails once is made when it is asked for again', async () => {
    await sandbox.parts.centre.ask('provision', provision('order-changed-later'));
    await member.fill('/ucenter/console/account', '/ucenter/console/state', { nextServer: 'fails-once' });
    const about = change('order-changed-later');
    const states: string[] = [];
    for (let asking = 0; asking < 3; asking += 1) {
      states.push(await stateOf(about));
      await pass();
    }
    expect(states).toEqual(['changing', 'failed', 'changed']);
  });

  test('is refused for an order without a server and for nobody’s account, and fails once the server has ended', async () => {
    expect(await stateOf(change('order-without'))).toBe('unknown-server');
    expect(await stateOf({ ...change('order-changed'), accountId: 'a-nobody' })).toBe('unknown-account');
    await sandbox.parts.centre.ask('provision', provision('order-over'));
    await sandbox.parts.centre.ask('server/end', { orderId: 'order-over' });
    expect(await stateOf(change('order-over'))).toBe('failed');
  });
});

describe('server/end', () => {
  const input = (orderId: string): CentreInput<'provision'> => ({
    idempotencyKey: newKey(),
    orderId,
    accountId: memberId,
    name: 'ended-1',
    description: 'c2m4',
    region: 'Tokyo-1',
  });
  const end = (orderId: string) => sandbox.parts.centre.ask('server/end', { orderId });

  test('ends the servers of an order for good, and names them each time', async () => {
    const about = input('order-ended');
    const built = await sandbox.parts.centre.ask('provision', about);
    const ended = { ok: true, result: { serverIds: [built.ok && built.result.serverId] } };
    expect([await end('order-ended'), await end('order-ended')]).toEqual([ended, ended]);
    expect(await sandbox.parts.centre.ask('provision', about)).toMatchObject({ ok: true, result: { state: 'failed', address: null } });
    expect(await sandbox.parts.centre.ask('provision', { ...about, idempotencyKey: newKey() })).toMatchObject({
      ok: true,
      result: { state: 'failed' },
    });
    expect((await member.get('/ucenter/console')).text).toMatch(/ended-1[\s\S]*?Ended/);
  });

  test('an order without a server has none to name, and gets none afterwards', async () => {
    expect(await end('order-none')).toEqual({ ok: true, result: { serverIds: [] } });
    expect(await sandbox.parts.centre.ask('provision', input('order-none'))).toMatchObject({ ok: true, result: { state: 'failed' } });
  });
});

describe('payments/list', () => {
  const list = async (
    about: Partial<CentreInput<'payments/list'>> = {},
  ): Promise<{ payments: readonly CentrePayment[]; next: string | null }> => {
    const answer = await sandbox.parts.centre.ask('payments/list', {
      since: '2020-01-01T00:00:00Z',
      until: '2100-01-01T00:00:00Z',
      after: null,
      limit: 500,
      ...about,
    });
    if (!answer.ok) throw new Error('the list was refused');
    return answer.result;
  };

  test('names each payment with its state, its amount and its refunds', async () => {
    const [open, declined, refunded] = [await startPayment(), await startPayment(), await startPayment()];
    await pay(declined.payAddress, 'declined');
    await pay(refunded.payAddress, 'paid');
    for (const amountMinor of [500, 58])
      await sandbox.parts.centre.ask('refund', {
        idempotencyKey: newKey(),
        paymentId: refunded.paymentId,
        amountMinor,
        currency: 'JPY',
        reason: 'asked',
      });
    const { payments } = await list();
    const listed = (paymentId: string): CentrePayment | undefined => payments.find((payment) => payment.paymentId === paymentId);
    expect(listed(open.paymentId)).toMatchObject({
      orderId: 'order-1',
      state: 'open',
      amountMinor: 1_658,
      currency: 'JPY',
      refundedMinor: 0,
    });
    expect(listed(declined.paymentId)).toMatchObject({ state: 'declined', refundedMinor: 0 });
    expect(listed(refunded.paymentId)).toMatchObject({ state: 'paid', refundedMinor: 558 });
    expect(Date.parse(listed(refunded.paymentId)?.changedAt ?? '')).toBeGreaterThan(Date.parse(listed(refunded.paymentId)?.at ?? ''));
  });

  test('leaves out what a seeded visitor bought before: the site never asked for it', async () => {
    expect((await member.get('/ucenter/console/orders')).text).toContain('$9.52');
    expect((await list()).payments.filter(({ amountMinor, currency }) => amountMinor === 952 && currency === 'USD')).toEqual([]);
  });

  test('in parts, has each payment once, oldest first', async () => {
    const whole = await list();
    const parts: CentrePayment[] = [];
    for (let after: string | null = null, more = true; more; more = after !== null) {
      const part: Awaited<ReturnType<typeof list>> = await list({ after, limit: 4 });
      expect(part.payments.length).toBeLessThanOrEqual(4);
      parts.push(...part.payments);
      after = part.next;
    }
    expect(parts).toEqual(whole.payments);
    expect(parts.map(({ at }) => at)).toEqual(parts.map(({ at }) => at).toSorted());
  });

  test('covers the requested period: its start is inclusive, its end exclusive', async () => {
    const { paymentId } = await startPayment();
    const at = (await list()).payments.find((payment) => payment.paymentId === paymentId)?.at ?? '';
    const names = async (about: Partial<CentreInput<'payments/list'>>): Promise<boolean> =>
      (await list(about)).payments.some((payment) => payment.paymentId === paymentId);
    expect([await names({ since: at }), await names({ until: at })]).toEqual([true, false]);
  });
});
