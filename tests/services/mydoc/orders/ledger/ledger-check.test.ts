import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql, type SQL } from 'drizzle-orm';
import { checkLedger } from '#services/mydoc/orders/ledger/ledger-check.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { placedPosting, postingsOf } from '#services/mydoc/orders/ledger/order-ledger.ts';
import type { Order } from '#services/mydoc/orders/order-machine.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;
let running: OrderMessage;

beforeAll(async () => {
  shop = await openShop();
  running = await shop.active('ann');
  await shop.order('bea');
}, 60_000);

afterAll(() => shop.close());

/** The ledger check after a change that the service never makes. */
async function foundAfter(...statements: SQL[]): Promise<{ orderId: string; what: string; expected: number; found: number }[]> {
  const { database } = shop.mydoc;
  let found: Awaited<ReturnType<typeof checkLedger>>['differences'] = [];
  const undo = new Error('taken back');
  await database
    .transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement);
      found = (await checkLedger(tx)).differences;
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found;
}

const entry = (line: number, account: string, amountMinor: number, currency = 'USD'): SQL => sql`
  INSERT INTO ledger_entry (order_id, posting, line, kind, account, amount_minor, currency)
  VALUES (${running.id}::uuid, 90, ${line}, 'planted', ${account}, ${amountMinor}, ${currency})`;

describe('the ledger’s check', () => {
  test('finds nothing where nothing is wrong, and counts what it looked at', async () => {
    expect(await checkLedger(shop.mydoc.database.executor)).toEqual({ orders: 2, postings: 3, differences: [] });
  });

  test('finds a posting that is out of balance', async () => {
    const found = await foundAfter(entry(1, 'held-money', 5));
    expect(found).toContainEqual({ orderId: running.id, what: 'posting 90 in USD', expected: 0, found: 5 });
  });

  test('finds a balanced posting that no order knows of', async () => {
    const found = await foundAfter(entry(1, 'held-money', 5), entry(2, 'refund-due', -6), entry(3, 'paid-out', 1));
    expect(found.map(({ what }) => what)).toEqual(['money received', 'money refunded', 'pending refunds']);
  });

  test('finds entries in another currency', async () => {
    const found = await foundAfter(entry(1, 'held-money', 5, 'JPY'), entry(2, 'held-money', -6, 'JPY'), entry(3, 'revenue', 1, 'JPY'));
    expect(found.map(({ what }) => what)).toContain('entries in another currency');
  });

  test.each<[what: string, change: SQL, differences: string[]]>([
    ['an order that says that it was closed', sql`state = 'closed'`, ['money kept in this state']],
    ['an order of another total', sql`total_minor = 348`, ['money kept in this state']],
  ])('finds %s', async (_what, change, differences) => {
    const found = await foundAfter(sql`UPDATE server_order SET ${change} WHERE id = ${running.id}::uuid`);
    expect(found.map(({ what }) => what)).toEqual(differences);
  });

  test.each<[what: string, change: SQL, difference: string]>([
    ['a payment of another amount', sql`paid_minor = 348`, 'money received'],
    ['a refund that nobody asked for', sql`refund_asked_minor = 347`, 'requested refunds'],
  ])('finds %s', async (_what, change, difference) => {
    const found = await foundAfter(sql`UPDATE order_payment SET ${change} WHERE order_id = ${running.id}::uuid`);
    expect(found.map(({ what }) => what)).toContain(difference);
  });
});

describe('postings', () => {
  const order: Order = { state: 'awaiting-payment', totalMinor: 90, dueAtMs: 0, payments: [], declined: [], holdsStock: true };

  test('of an order are its lines and discounts; sums that do not add up are no posting', () => {
    const lines = [
      { kind: 'model' as const, code: 'm', quantity: 1, amountMinor: 60 },
      { kind: 'disk' as const, code: 'd', quantity: 15, amountMinor: 40 },
    ];
    const discounts = [{ kind: 'coupon' as const, code: 'spring', percent: 10, amountMinor: 10 }];
    expect(
      placedPosting({ lines, discounts, totalMinor: 90 }).entries.map(({ account, amountMinor, memo }) => [account, amountMinor, memo]),
    ).toEqual([
      ['buyer-receivable', 90, ''],
      ['revenue', -60, 'model m'],
      ['revenue', -40, 'disk d'],
      ['discount', 10, 'coupon spring'],
    ]);
    expect(() => placedPosting({ lines, discounts, totalMinor: 91 })).toThrow('out of balance by 1');
  });

  test('of money that cannot be used are one posting in and one out', () => {
    const after: Order = {
      ...order,
      state: 'closed',
      payments: [{ attempt: 'a', amountMinor: 90, refundAskedMinor: 90, refundedMinor: 0 }],
    };
    const given: Order = { ...after, payments: [{ attempt: 'a', amountMinor: 90, refundAskedMinor: 90, refundedMinor: 90 }] };
    expect([...postingsOf(order, after), ...postingsOf(after, given)].map(({ kind }) => kind)).toEqual(['closed', 'unusable', 'refunded']);
    expect(postingsOf(given, given)).toEqual([]);
  });
});
