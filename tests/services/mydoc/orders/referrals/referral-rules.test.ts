import { describe, expect, test } from '@jest/globals';
import { transition, type Order, type OrderEvent } from '#services/mydoc/orders/order-machine.ts';
import { asksAgainAt, changesCommission, earnsCommission } from '#services/mydoc/orders/referrals/referral-rules.ts';
import { starter } from '#tests/fixtures/starter-configuration.ts';

const models = [
  { code: 'trial.model', trial: true },
  { code: starter.model, trial: false },
] as Parameters<typeof earnsCommission>[1]['models'];

type Terms = Parameters<typeof earnsCommission>[0];
const atListPrice: Terms = {
  configuration: { ...starter, image: { kind: 'image', code: 'debian-13' }, securityGroup: 'default' },
  discounts: [],
  totalMinor: 347,
};
const off = (kind: Terms['discounts'][number]['kind']): Terms['discounts'] => [{ kind, code: 'X', percent: 10, amountMinor: 34 }];

describe('R-12.6 an affiliate earns', () => {
  test.each<[string, Partial<Terms>, boolean]>([
    ['by an order at the list price', {}, true],
    ['by an order with a coupon', { discounts: off('coupon') }, true],
    ['nothing by a promotion', { discounts: off('promotion') }, false],
    ['nothing by a trial', { configuration: { ...atListPrice.configuration, model: 'trial.model' } }, false],
    ['nothing where nothing is paid', { discounts: off('coupon'), totalMinor: 0 }, false],
  ])('%s', (_what, change, expected) => {
    expect(earnsCommission({ ...atListPrice, ...change }, { models })).toBe(expected);
  });
});

const unpaid: Order = { state: 'awaiting-payment', totalMinor: 278, dueAtMs: 10, payments: [], declined: [], holdsStock: true };

/** After which events the commission is reported. */
const reports = (...events: readonly OrderEvent[]): boolean[] => {
  let order = unpaid;
  return events.map((event) => {
    const after = transition(order, event).order;
    const reported = changesCommission(order, after);
    order = after;
    return reported;
  });
};

const paid: OrderEvent = { kind: 'paid', attempt: 'a', amountMinor: 278 };
const built: OrderEvent = { kind: 'provisioned' };

describe('R-12.6 a commission is reported', () => {
  test.each<[string, readonly OrderEvent[], readonly boolean[]]>([
    ['when the server runs', [paid, { kind: 'provisioning-started' }, built], [false, false, true]],
    ['when the buyer asks for money back', [paid, built, { kind: 'refund-requested', amountMinor: 100 }], [false, true, true]],
    [
      'once, however often the refund is confirmed',
      [paid, built, { kind: 'refund-requested', amountMinor: 278 }, { kind: 'refunded', attempt: 'a', amountMinor: 278 }],
      [false, true, true, false],
    ],
    ['not for a second payment, which is refunded', [paid, built, { ...paid, attempt: 'b' }], [false, true, false]],
    ['never for a server that was not built', [paid, { kind: 'provisioning-failed' }], [false, false]],
    ['never for an order that closed', [{ kind: 'due', nowMs: 10 }, paid], [false, false]],
  ])('%s', (_what, events, expected) => {
    expect(reports(...events)).toEqual(expected);
  });
});

describe('R-12.6 an order is reported again', () => {
  const dayMs = 86_400_000;
  const at = (days: number) => ({ paidMs: 0, nowMs: days * dayMs });

  test('a day later while its buyer is not verified, for 90 days', () => {
    expect(asksAgainAt('buyer-unverified', at(0))).toBe(dayMs);
    expect(asksAgainAt('buyer-unverified', at(89))).toBe(90 * dayMs);
    expect(asksAgainAt('buyer-unverified', { paidMs: 0, nowMs: 89 * dayMs + 1 })).toBeNull();
  });

  test.each(['counted', 'own-order', 'known-customer', 'unknown-code'] as const)('never once it is decided: %s', (verdict) => {
    expect(asksAgainAt(verdict, at(0))).toBeNull();
  });
});
