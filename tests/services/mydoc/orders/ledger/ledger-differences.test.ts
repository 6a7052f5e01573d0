import { describe, expect, test } from '@jest/globals';
import { ledgerDifferencesOf, type OrderAccounts } from '#services/mydoc/orders/ledger/ledger-differences.ts';

const empty = { 'buyer-receivable': 0, revenue: 0, discount: 0, 'held-money': 0, 'refund-due': 0, 'paid-out': 0 };
const nothing = { paidMinor: 0, refundAskedMinor: 0, refundedMinor: 0, refundsMinor: 0, refundsSettledMinor: 0, foreignEntries: 0 };

const unpaid: OrderAccounts = {
  ...nothing,
  id: 'o',
  state: 'awaiting-payment',
  totalMinor: 90,
  balances: { ...empty, 'buyer-receivable': 90, revenue: -100, discount: 10 },
};
const closed: OrderAccounts = { ...unpaid, state: 'closed', balances: empty };
const active: OrderAccounts = {
  ...unpaid,
  state: 'active',
  paidMinor: 90,
  balances: { ...empty, revenue: -100, discount: 10, 'held-money': 90 },
};
/** A refund of 60 out of 90 was requested, 25 of it is paid. */
const refunding: OrderAccounts = {
  ...active,
  state: 'refunding',
  refundAskedMinor: 60,
  refundedMinor: 25,
  refundsMinor: 60,
  refundsSettledMinor: 25,
  balances: { ...empty, revenue: -40, discount: 10, 'held-money': 90, 'refund-due': -35, 'paid-out': -25 },
};

const found = (order: OrderAccounts): string[] => ledgerDifferencesOf(order).map(({ what }) => what);
const withBalance = (order: OrderAccounts, change: Partial<OrderAccounts['balances']>): OrderAccounts => ({
  ...order,
  balances: { ...order.balances, ...change },
});

test.each([
  ['unpaid', unpaid],
  ['closed', closed],
  ['that runs', active],
  ['being given back', refunding],
  ['paid', { ...active, state: 'paid' as const }],
])('an order %s whose books are right has no difference', (_what, order) => {
  expect(ledgerDifferencesOf(order)).toEqual([]);
});

describe('the auditor names', () => {
  test('what is expected and what was found', () => {
    expect(ledgerDifferencesOf({ ...refunding, refundsSettledMinor: 20 })).toEqual([
      { orderId: 'o', what: 'paid refunds', expected: 25, found: 20 },
    ]);
  });

  test.each<[what: string, order: OrderAccounts]>([
    ['requested refunds', { ...refunding, refundsMinor: 59 }],
    ['paid refunds', { ...refunding, refundsSettledMinor: 0 }],
    ['entries in another currency', { ...active, foreignEntries: 1 }],
    ['money kept in this state', { ...active, totalMinor: 91 }],
    ['money kept in this state', { ...active, state: 'paid', totalMinor: 91 }],
    ['money kept in this state', { ...active, state: 'provisioning', totalMinor: 91 }],
    ['money kept in this state', { ...active, state: 'provisioning', totalMinor: 89 }],
  ])('%s, and nothing else', (what, order) => {
    expect(found(order)).toEqual([what]);
  });

  test.each<[what: string, order: OrderAccounts]>([
    ['money received', withBalance(active, { 'held-money': 91 })],
    ['money refunded', withBalance(refunding, { 'paid-out': -24 })],
    ['pending refunds', withBalance(refunding, { 'refund-due': -36 })],
    ['receivable from the buyer', withBalance(unpaid, { 'buyer-receivable': 89 })],
    ['receivable from the buyer', withBalance(active, { 'buyer-receivable': 90 })],
    ['sales', withBalance(unpaid, { revenue: -101 })],
    ['sales', withBalance(active, { discount: 11 })],
    ['money received is money kept plus money refunded', withBalance(active, { 'held-money': 91 })],
    ['money received is money kept plus money refunded', withBalance(refunding, { 'paid-out': -26 })],
  ])('%s', (what, order) => {
    expect(found(order)).toContain(what);
  });

  test('money that an unpaid or a closed order keeps', () => {
    for (const state of ['awaiting-payment', 'closed'] as const) {
      expect(ledgerDifferencesOf({ ...unpaid, state, paidMinor: 5 })).toContainEqual({
        orderId: 'o',
        what: 'money kept in this state',
        expected: 0,
        found: 5,
      });
    }
  });

  test('a refund of more than was paid, and keeping more than the order cost', () => {
    const over: OrderAccounts = { ...refunding, state: 'refunded', paidMinor: 90, refundAskedMinor: 91 };
    expect(ledgerDifferencesOf(over)).toContainEqual({ orderId: 'o', what: 'money kept in this state', expected: 0, found: -1 });
    expect(ledgerDifferencesOf({ ...refunding, paidMinor: 151 })).toContainEqual({
      orderId: 'o',
      what: 'money kept in this state',
      expected: 90,
      found: 91,
    });
    expect(found({ ...refunding, paidMinor: 150 })).not.toContain('money kept in this state');
  });
});
