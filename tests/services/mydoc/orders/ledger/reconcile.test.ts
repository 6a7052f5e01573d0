import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { CentrePayment } from '#lib/contracts/account-centre.ts';
import { reconcile, type ListPayments, type Reconciliation } from '#services/mydoc/orders/ledger/reconcile.ts';
import { reconcileAndReport } from '#services/mydoc/orders/ledger/reconciliation-job.ts';
import { createLog } from '#services/platform/log.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;
let orders: string[];

beforeAll(async () => {
  shop = await openShop();
  orders = [];
  for (const buyer of ['ann', 'ben', 'cai']) orders.push((await shop.active(buyer)).id);
  const [refunded = ''] = orders;
  const { paidMinor } = await shop.detail('ann', refunded);
  await shop.call('ann', 'order-server/refund', { id: refunded, amountMinor: String(paidMinor), key: crypto.randomUUID() });
  await shop.outbox.drain();
  // an attempt that is still open
  await shop.pay('dan', (await shop.order('dan')).id);
}, 60_000);

afterAll(() => shop.close());

/** The centre's payments, unchanged or with a change, in pages of one. */
const listing =
  (change: (payments: CentrePayment[]) => CentrePayment[] = (payments) => payments): ListPayments =>
  async ({ after }) => {
    const at = new Date().toISOString();
    const books = change(
      shop.centre.payments.map(({ paymentId, request, refundedMinor }) => ({
        paymentId,
        orderId: request.orderId,
        state: orders.includes(request.orderId) ? 'paid' : 'open',
        amountMinor: request.amountMinor,
        currency: request.currency,
        refundedMinor,
        at,
        changedAt: at,
      })),
    );
    const place = after === null ? 0 : books.findIndex(({ paymentId }) => paymentId === after) + 1;
    const payments = books.slice(place, place + 1);
    return { ok: true, result: { payments, next: payments[0]?.paymentId ?? null } };
  };

const compare = (change?: Parameters<typeof listing>[0]): Promise<Reconciliation> =>
  reconcile({ executor: shop.mydoc.database.executor, list: listing(change) }, new Date(), { settledAfterMs: -60_000 });

const ofOrder =
  (id: string | undefined) =>
  ({ orderId }: CentrePayment): boolean =>
    orderId === id;

describe('R-5.9 the ledger beside the account centre’s list', () => {
  test('agrees with it after purchases, a refund and an open attempt', async () => {
    expect(await compare()).toEqual({ differences: [], ours: 4, theirs: 4 });
  });

  test('names money that only the centre knows, only we know, of another amount, or refunded on one side', async () => {
    const [refunded, forgotten, less] = orders;
    const { differences } = await compare((payments) => [
      ...payments
        .filter((payment) => !ofOrder(forgotten)(payment))
        .map((payment) => ({
          ...payment,
          ...(ofOrder(refunded)(payment) ? { refundedMinor: payment.refundedMinor - 1 } : {}),
          ...(ofOrder(less)(payment) ? { amountMinor: 5 } : {}),
        })),
      ...payments.filter(ofOrder(less)).map((payment) => ({ ...payment, paymentId: 'pay-unheard-of' })),
    ]);
    expect(differences.map(({ kind, orderId }) => [kind, orderId])).toEqual([
      ['another-refund', refunded],
      ['another-amount', less],
      ['missing-here', less],
      ['missing-there', forgotten],
    ]);
    expect(differences[1]).toMatchObject({ ours: { paidMinor: 347, refundedMinor: 0 }, theirs: { paidMinor: 5, refundedMinor: 0 } });
  });

  test('logs each difference in one line', async () => {
    const lines: string[] = [];
    const log = createLog({ name: 'test', level: 'info', destination: { write: (line) => void lines.push(line) } });
    const later = (): Date => new Date(Date.now() + 60 * 60_000);
    const kinds = await reconcileAndReport({
      database: shop.mydoc.database,
      log,
      now: later,
      list: listing((payments) => payments.filter(ofOrder(orders[0]))),
    });
    expect(kinds).toEqual(['missing-there', 'missing-there']);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      ...kinds.map(() =>
        expect.objectContaining({
          level: 50,
          msg: 'payments differ',
          difference: expect.objectContaining({
            kind: 'missing-there',
            paymentId: expect.any(String),
            ours: { paidMinor: 347, refundedMinor: 0 },
          }),
        }),
      ),
      expect.objectContaining({ level: 30, msg: 'payments reconciled', ours: 4, theirs: 1, differences: 2 }),
    ]);
  });

  test('what moved a moment ago is left for the next time', async () => {
    const { differences } = await reconcile({ executor: shop.mydoc.database.executor, list: listing(() => []) }, new Date());
    expect(differences).toEqual([]);
  });

  test('reads the money from the ledger, not from the order', async () => {
    await shop.mydoc.database.executor.execute(
      sql`UPDATE order_payment SET paid_minor = paid_minor + 1 WHERE order_id = ${orders[1]}::uuid`,
    );
    expect((await compare()).differences).toEqual([]);
    await shop.mydoc.database.executor.execute(
      sql`UPDATE order_payment SET paid_minor = paid_minor - 1 WHERE order_id = ${orders[1]}::uuid`,
    );
  });
});
