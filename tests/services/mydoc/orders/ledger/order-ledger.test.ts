import { describe, expect, test } from '@jest/globals';
import { placedPosting, postingsOf, type Posting } from '#services/mydoc/orders/ledger/order-ledger.ts';
import type { Order, Payment } from '#services/mydoc/orders/order-machine.ts';

const order: Order = { state: 'awaiting-payment', totalMinor: 90, dueAtMs: 0, payments: [], declined: [], holdsStock: true };
const payment = (change: Partial<Payment> = {}): Payment => ({
  attempt: 'a',
  amountMinor: 90,
  refundAskedMinor: 0,
  refundedMinor: 0,
  ...change,
});
const paid: Order = { ...order, state: 'paid', payments: [payment()] };

const written = (postings: readonly Posting[]): [kind: string, ...entries: string[]][] =>
  postings.map(({ kind, entries }) => [
    kind,
    ...entries.map(({ account, amountMinor, memo }) => `${account} ${amountMinor} ${memo}`.trim()),
  ]);

test('an order that is placed is owed by the buyer, line by line and discount by discount', () => {
  const lines = [
    { kind: 'model' as const, code: 'm', quantity: 1, amountMinor: 60 },
    { kind: 'disk' as const, code: 'd', quantity: 15, amountMinor: 40 },
  ];
  const discounts = [{ kind: 'coupon' as const, code: 'spring', percent: 10, amountMinor: 10 }];
  expect(written([placedPosting({ lines, discounts, totalMinor: 90 })])).toEqual([
    ['placed', 'buyer-receivable 90', 'revenue -60 model m', 'revenue -40 disk d', 'discount 10 coupon spring'],
  ]);
  expect(() => placedPosting({ lines, discounts, totalMinor: 91 })).toThrow('the posting placed is out of balance by 1');
  expect(() => placedPosting({ lines, discounts, totalMinor: 89 })).toThrow('the posting placed is out of balance by -1');
});

describe('a change of an order writes', () => {
  test('nothing if no money moved', () => {
    expect([postingsOf(order, order), postingsOf(paid, { ...paid, state: 'active' })]).toEqual([[], []]);
  });

  test('that the buyer owes nothing any more when it closes, once', () => {
    const closed: Order = { ...order, state: 'closed' };
    expect(written(postingsOf(order, closed))).toEqual([['closed', 'buyer-receivable -90', 'revenue 90']]);
    expect([postingsOf(closed, closed), postingsOf(paid, { ...paid, state: 'refunded' })]).toEqual([[], []]);
  });

  test('that the buyer owes it again where the seat of a group is taken again, and pays it', () => {
    const closed: Order = { ...order, state: 'closed', ofGroup: true };
    const seated: Order = { ...closed, state: 'awaiting-group', payments: paid.payments };
    expect(written(postingsOf(closed, seated))).toEqual([
      ['reopened', 'buyer-receivable 90', 'revenue -90'],
      ['paid', 'held-money 90 a', 'buyer-receivable -90 a'],
    ]);
    expect(written(postingsOf({ ...order, ofGroup: true }, { ...paid, state: 'awaiting-group' }))).toEqual([
      ['paid', 'held-money 90 a', 'buyer-receivable -90 a'],
    ]);
  });

  test('a payment of what the buyer owed', () => {
    expect(written(postingsOf(order, paid))).toEqual([['paid', 'held-money 90 a', 'buyer-receivable -90 a']]);
  });

  test('unusable money as due for refund, and what of it is already refunded', () => {
    const late: Order = { ...order, state: 'closed', payments: [payment({ refundAskedMinor: 90 })] };
    expect(written(postingsOf({ ...order, state: 'closed' }, late))).toEqual([['unusable', 'held-money 90 a', 'refund-due -90 a']]);
    const back: Order = { ...late, payments: [payment({ refundAskedMinor: 90, refundedMinor: 30 })] };
    expect(written(postingsOf({ ...order, state: 'closed' }, back))).toEqual([
      ['unusable', 'held-money 90 a', 'refund-due -90 a'],
      ['refunded', 'refund-due 30 a', 'paid-out -30 a'],
    ]);
  });

  test('what is asked back, and then what is given, by the difference alone', () => {
    const asked: Order = { ...paid, state: 'refunding', payments: [payment({ refundAskedMinor: 50 })] };
    const more: Order = { ...asked, payments: [payment({ refundAskedMinor: 70, refundedMinor: 20 })] };
    const all: Order = { ...asked, payments: [payment({ refundAskedMinor: 70, refundedMinor: 70 })] };
    expect(written(postingsOf(paid, asked))).toEqual([['refund-asked', 'revenue 50 a', 'refund-due -50 a']]);
    expect(written(postingsOf(asked, more))).toEqual([
      ['refund-asked', 'revenue 20 a', 'refund-due -20 a'],
      ['refunded', 'refund-due 20 a', 'paid-out -20 a'],
    ]);
    const least: Order = { ...asked, payments: [payment({ refundAskedMinor: 51, refundedMinor: 1 })] };
    expect(written(postingsOf(asked, least))).toEqual([
      ['refund-asked', 'revenue 1 a', 'refund-due -1 a'],
      ['refunded', 'refund-due 1 a', 'paid-out -1 a'],
    ]);
    expect(written(postingsOf(more, all))).toEqual([['refunded', 'refund-due 50 a', 'paid-out -50 a']]);
  });

  test('each attempt for itself', () => {
    const twice: Order = { ...paid, payments: [payment(), payment({ attempt: 'b', refundAskedMinor: 90 })] };
    expect(written(postingsOf(paid, twice))).toEqual([['unusable', 'held-money 90 b', 'refund-due -90 b']]);
  });
});
