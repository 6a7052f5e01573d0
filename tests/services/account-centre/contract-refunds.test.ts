import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CentreInput } from '#lib/contracts/account-centre.ts';
import { openMember, type MemberAtSandbox } from './member-at-sandbox.ts';
import type { SandboxUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
let newKey: MemberAtSandbox['newKey'];
let startPayment: MemberAtSandbox['startPayment'];
let pay: MemberAtSandbox['pay'];

beforeAll(async () => {
  ({ sandbox, newKey, startPayment, pay } = await openMember(async () => 'accepted'));
}, 60_000);

afterAll(() => sandbox.close());

describe('refund', () => {
  test('in parts up to what was paid, each key once', async () => {
    const { paymentId, payAddress } = await startPayment();
    const refund = (about: Partial<CentreInput<'refund'>>) =>
      sandbox.parts.centre.ask('refund', {
        idempotencyKey: newKey(),
        paymentId,
        amountMinor: 1_000,
        currency: 'JPY',
        reason: 'asked',
        ...about,
      });
    expect(await refund({})).toEqual({ ok: false, reason: 'not-paid' });
    await pay(payAddress, 'paid');
    const idempotencyKey = newKey();
    const first = await refund({ idempotencyKey });
    expect(first).toMatchObject({ ok: true, result: { amountMinor: 1_000, currency: 'JPY' } });
    expect(await refund({ idempotencyKey })).toEqual(first);
    expect(await refund({ idempotencyKey, amountMinor: 1 })).toEqual({ ok: false, reason: 'key-reused' });
    expect(await refund({ amountMinor: 659 })).toEqual({ ok: false, reason: 'more-than-paid' });
    expect(await refund({ currency: 'USD', amountMinor: 1 })).toEqual({ ok: false, reason: 'wrong-currency' });
    expect(await refund({ paymentId: 'pay-none' })).toEqual({ ok: false, reason: 'unknown-payment' });
    expect(await refund({ amountMinor: 658 })).toMatchObject({ ok: true });
  });

  test('ten at once never refund more than was paid', async () => {
    const { paymentId, payAddress } = await startPayment();
    await pay(payAddress, 'paid');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        sandbox.parts.centre.ask('refund', { idempotencyKey: newKey(), paymentId, amountMinor: 500, currency: 'JPY', reason: 'race' }),
      ),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(3);
  });

  test('one key sent five times at once is one refund', async () => {
    const { paymentId, payAddress } = await startPayment();
    await pay(payAddress, 'paid');
    const input = { idempotencyKey: newKey(), paymentId, amountMinor: 500, currency: 'JPY', reason: 'twice' } as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => sandbox.parts.centre.ask('refund', input)));
    expect(new Set(answers.map((answer) => (answer.ok ? answer.result.refundId : answer.reason))).size).toBe(1);
    expect(answers[0]?.ok).toBe(true);
  });
});
