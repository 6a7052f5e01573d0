import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { makeDue, openShop, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

beforeEach(() => shop.centre.behave());

afterAll(() => shop.close());

const kinds = ({ history }: { history: readonly { kind: string }[] }): string[] => history.map(({ kind }) => kind);
const askPay = (account: string, id: string, language = 'en') =>
  shop.call(account, 'order-server/pay', { id, language, key: randomUUID() });

describe('R-5.9 an order that closes', () => {
  test('ends its open payment at the account centre, once; one without a payment asks for nothing', async () => {
    const { id } = await shop.order('closing');
    await shop.pay('closing', id);
    const other = await shop.order('closing-early');
    for (const [buyer, order] of [
      ['closing', id],
      ['closing-early', other.id],
    ] as const)
      await shop.call(buyer, 'order-server/cancel', { id: order });
    await shop.call('closing', 'order-server/cancel', { id });
    const before = shop.centre.asked.length;
    await shop.outbox.drain();
    expect(shop.centre.asked.slice(before).filter((operation) => operation === 'payment/cancel')).toHaveLength(1);
  });
});

describe('R-5.9 paying', () => {
  test('leads to the account centre with the amount, the buyer’s words and the way back', async () => {
    const { id, number } = await shop.order('ann', {}, { period: '1y', currency: 'JPY' });
    expect(await askPay('ann', id, 'ja')).toMatchObject({ code: 2000, message: { payAddress: expect.stringContaining('/ucenter/pay/') } });
    expect(shop.centre.payments.at(-1)?.request).toMatchObject({
      idempotencyKey: `${id}-1`,
      orderId: id,
      accountId: 'ann',
      amountMinor: 5_380,
      currency: 'JPY',
      returnPath: `/ja/product/vps-buy/order/${id}`,
      language: 'ja',
      description: `${number} · 汎用 第4世代 c1m1 · ロサンゼルス-1 · 1年`,
    });
  });

  test('asked again, five times at once or in another language, goes on with the payment that is open; after a declined one there is a new one', async () => {
    const { id } = await shop.order('bea');
    const before = shop.centre.payments.length;
    await Promise.all(Array.from({ length: 5 }, () => askPay('bea', id)));
    const first = await shop.pay('bea', id);
    await askPay('bea', id, 'cn');
    expect(shop.centre.payments.length).toBe(before + 1);
    expect(await shop.detail('bea', id)).toMatchObject({ state: 'awaiting-payment', payOpen: true });
    await shop.notify(id, first, { outcome: 'declined' });
    expect(await shop.detail('bea', id)).toMatchObject({
      state: 'awaiting-payment',
      payOpen: false,
      history: [{ kind: 'placed' }, { kind: 'payment-declined' }],
    });
    const second = await shop.pay('bea', id);
    expect(second).not.toBe(first);
    await shop.notify(id, second);
    expect(await shop.detail('bea', id)).toMatchObject({ state: 'paid', payOpen: false, paidMinor: 347 });
    expect(await askPay('bea', id)).toMatchObject({ code: 4115, message: { key: 'orderClosed' } });
  });

  test('while the account centre is unavailable is an outage; the attempt is gone on with later', async () => {
    const { id } = await shop.order('cat');
    const before = shop.centre.payments.length;
    shop.centre.away = true;
    expect(await askPay('cat', id)).toMatchObject({ status: 503, message: { key: 'systemBusy' } });
    shop.centre.away = false;
    // the answer is lost
    shop.centre.beforeAnswer = async () => {
      throw Object.assign(new Error('lost'), { code: 'ETIMEDOUT' });
    };
    expect(await askPay('cat', id)).toMatchObject({ status: 503 });
    shop.centre.beforeAnswer = null;
    await shop.notify(id, await shop.pay('cat', id));
    expect(shop.centre.payments.length).toBe(before + 1);
    expect(await shop.detail('cat', id)).toMatchObject({ state: 'paid' });
  });

  test('of a barred account is refused', async () => {
    const { id } = await shop.order('dan');
    shop.centre.barred = true;
    expect(await askPay('dan', id)).toMatchObject({ message: { key: 'accountAbnormal' } });
  });

  test('of an order that is overdue is refused, and closes it', async () => {
    const { id } = await shop.order('eve');
    await makeDue(shop, id);
    expect(await askPay('eve', id)).toMatchObject({ code: 4115 });
    expect(await shop.detail('eve', id)).toMatchObject({ state: 'closed' });
  });
});

describe('R-10 a payment notice', () => {
  test('that is the right amount pays the order, once, however often it comes', async () => {
    const { id } = await shop.order('flo');
    const payment = await shop.pay('flo', id);
    const noticeId = randomUUID();
    expect([
      await shop.notify(id, payment, { noticeId, at: '2026-11-21T11:00:00Z' }),
      await shop.notify(id, payment, { noticeId, at: '2026-11-21T11:00:00Z' }),
      await shop.notify(id, payment),
    ]).toEqual([200, 200, 200]);
    expect(await shop.detail('flo', id)).toMatchObject({
      state: 'paid',
      paidMinor: 347,
      refundingMinor: 0,
      history: [{ kind: 'placed' }, { kind: 'paid', amountMinor: 347 }],
    });
    expect(
      (await shop.outbox.waiting()).filter(({ queue, payload }) => queue === 'order-provision' && payload.orderId === id),
    ).toHaveLength(1);
  });

  test('that comes before the answer of payment/start was stored counts', async () => {
    const { id } = await shop.order('gil');
    shop.centre.beforeAnswer = async (operation) => {
      if (operation !== 'payment/start') return;
      shop.centre.beforeAnswer = null;
      expect(await shop.notify(id, shop.centre.payments.at(-1)?.paymentId ?? '')).toBe(200);
    };
    expect(await askPay('gil', id)).toMatchObject({ code: 2000 });
    expect(await shop.detail('gil', id)).toMatchObject({ state: 'paid', paidMinor: 347 });
  });

  test('of another order’s payment does not name an attempt that has no name yet', async () => {
    const [one, other] = [await shop.order('gus'), await shop.order('gus', {}, { period: '2m' })];
    const others = await shop.pay('gus', other.id);
    shop.centre.away = true;
    await askPay('gus', one.id);
    shop.centre.away = false;
    expect(await shop.notify(one.id, others, { amountMinor: 347 })).toBe(409);
    await shop.notify(one.id, await shop.pay('gus', one.id));
    expect(await shop.detail('gus', one.id)).toMatchObject({ state: 'paid', paidMinor: 347 });
  });

  test.each(['no-such-order', '1f0c6c44-0000-4000-8000-000000000000'])(
    'for the unknown order %s is not acknowledged, so that it comes again',
    async (orderId) => {
      expect(await shop.notify(orderId, 'pay-x', { amountMinor: 1 })).toBe(404);
    },
  );

  test('of another payment, currency or merchant, of nothing, or of another order’s payment is not taken', async () => {
    const [one, other] = [await shop.order('hal'), await shop.order('hal', {}, { period: '2m' })];
    const [payment, others] = [await shop.pay('hal', one.id), await shop.pay('hal', other.id)];
    expect(await shop.notify(one.id, 'pay-invented', { amountMinor: 347 })).toBe(409);
    expect(await shop.notify(one.id, others, { amountMinor: 347 })).toBe(409);
    expect(await shop.notify(one.id, payment, { currency: 'JPY' })).toBe(409);
    expect(await shop.notify(one.id, payment, { merchant: 'somebody else' })).toBe(409);
    expect(await shop.notify(one.id, payment, { amountMinor: 0 })).toBe(409);
    expect(await shop.detail('hal', one.id)).toMatchObject({ state: 'awaiting-payment', paidMinor: 0 });
  });

  test('of a second charge that was never started pays nothing while the order waits; once it is paid, the charge is refunded and reported', async () => {
    const { id } = await shop.order('hedy');
    const payment = await shop.pay('hedy', id);
    const charge = shop.centre.charge(payment);
    expect(await shop.notify(id, charge)).toBe(409);
    expect(await shop.notify(id, payment)).toBe(200);
    expect([await shop.notify(id, charge), await shop.notify(id, charge)]).toEqual([200, 200]);
    expect(await shop.notify(id, 'pay-declined-elsewhere', { outcome: 'declined', amountMinor: 347 })).toBe(409);
    await shop.outbox.drain();
    const order = await shop.detail('hedy', id);
    expect(order).toMatchObject({ state: 'active', paidMinor: 694, refundedMinor: 347, refundingMinor: 0 });
    expect(order.history).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'paid-twice', amountMinor: 347 }),
        expect.objectContaining({ kind: 'refunded', amountMinor: 347 }),
      ]),
    );
    expect(shop.centre.payments.find(({ paymentId }) => paymentId === charge)?.refundedMinor).toBe(347);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test.each([346, 348, 1])(
    'of %d instead of 347 does not pay: it goes back, the buyer is told, and the order waits on',
    async (amountMinor) => {
      const { id } = await shop.order(`ivy${amountMinor}`);
      expect(await shop.notify(id, await shop.pay(`ivy${amountMinor}`, id), { amountMinor })).toBe(200);
      expect(await shop.detail(`ivy${amountMinor}`, id)).toMatchObject({
        state: 'awaiting-payment',
        paidMinor: amountMinor,
        refundingMinor: amountMinor,
      });
      await shop.outbox.drain();
      const order = await shop.detail(`ivy${amountMinor}`, id);
      expect(order).toMatchObject({
        refundedMinor: amountMinor,
        refundingMinor: 0,
        history: [{ kind: 'placed' }, { kind: 'wrong-amount', amountMinor }, { kind: 'refunded', amountMinor }],
      });
      await shop.notify(id, await shop.pay(`ivy${amountMinor}`, id));
      expect(await shop.detail(`ivy${amountMinor}`, id)).toMatchObject({ state: 'paid' });
    },
  );

  test('that comes late, after the order closed, is refunded in full and reported', async () => {
    const { id } = await shop.order('jon');
    const payment = await shop.pay('jon', id);
    const before = await shop.remaining();
    await makeDue(shop, id);
    expect(await shop.notify(id, payment)).toBe(200);
    await shop.outbox.drain();
    const order = await shop.detail('jon', id);
    expect(order).toMatchObject({ state: 'closed', paidMinor: 347, refundedMinor: 347, server: null });
    expect(kinds(order)).toEqual(['placed', 'closed', 'paid-late', 'refunded']);
    expect([await shop.remaining(), [...shop.centre.refunds.values()].at(-1)]).toEqual([before + 1, 347]);
  });

  test('of a second payment is refunded in full and reported; the server is built once', async () => {
    const { id } = await shop.order('kim');
    const first = await shop.pay('kim', id);
    await shop.notify(id, first, { outcome: 'declined' });
    const second = await shop.pay('kim', id);
    await shop.notify(id, second);
    await shop.notify(id, first);
    await shop.notify(id, first, { outcome: 'declined' });
    await shop.outbox.drain();
    const order = await shop.detail('kim', id);
    expect(order).toMatchObject({ state: 'active', paidMinor: 694, refundedMinor: 347 });
    expect(kinds(order)).toEqual(['placed', 'payment-declined', 'paid', 'paid-twice', 'active', 'refunded']);
    expect(shop.centre.payments.filter(({ request }) => request.orderId === id).map(({ refundedMinor }) => refundedMinor)).toEqual([
      347, 0,
    ]);
  });

  test('that was declined and comes after the paid one changes nothing', async () => {
    const { id } = await shop.order('lea');
    const payment = await shop.pay('lea', id);
    await shop.notify(id, payment);
    await shop.notify(id, payment, { outcome: 'declined' });
    expect(await shop.detail('lea', id)).toMatchObject({ state: 'paid', history: [{ kind: 'placed' }, { kind: 'paid' }] });
  });
});

describe('R-5.9 an order that nobody pays', () => {
  test('is closed when somebody reads or lists it, though no job ran; its stock is released once', async () => {
    const model = 'cvm.g4a.amd.c2m2';
    const before = await shop.remaining(model);
    const orders = [await shop.order('moe', { model }), await shop.order('moe', { model }, { period: '2m' })];
    for (const { id } of orders) await makeDue(shop, id);
    expect(await shop.detail('moe', orders[0]?.id ?? '')).toMatchObject({ state: 'closed' });
    expect(await shop.call('moe', 'order-server/list')).toMatchObject({ message: [{ state: 'closed' }, { state: 'closed' }] });
    await shop.outbox.drain();
    expect(await shop.remaining(model)).toBe(before);
  });

  test('that is overdue does not block the next buyer: its stock is shown as available, and is', async () => {
    const model = 'cvm.g4a.amd.c4m8';
    const { executor } = shop.mydoc.database;
    await executor.execute(sql`UPDATE server_stock SET remaining = 1 WHERE region = 'US-0' AND model = ${model}`);
    const first = await shop.order('oda', { model });
    await makeDue(shop, first.id);
    shop.letStockAge();
    const { message } = await shop.call('', 'catalogue/stock', { region: 'US-0' });
    expect(message).toContainEqual({ region: 'US-0', model, state: 'few', left: 1 });
    expect(await shop.order('pia', { model })).toMatchObject({ state: 'awaiting-payment' });
    expect([await shop.detail('oda', first.id), await shop.remaining(model)]).toMatchObject([{ state: 'closed' }, 0]);
  });

  test('can be given up, once; a paid one cannot', async () => {
    const before = await shop.remaining();
    const { id } = await shop.order('nan');
    const cancel = () => shop.call('nan', 'order-server/cancel', { id });
    expect(await cancel()).toMatchObject({
      code: 2000,
      message: { state: 'closed', history: [{ kind: 'placed' }, { kind: 'cancelled' }] },
    });
    expect(await cancel()).toMatchObject({ code: 2000, message: { state: 'closed' } });
    expect(await shop.remaining()).toBe(before);
    const paid = await shop.active('nan');
    expect(await shop.call('nan', 'order-server/cancel', { id: paid.id })).toMatchObject({
      code: 4116,
      message: { key: 'notCancellable' },
    });
  });
});

test('after all of that the ledger has no fault', async () => {
  await shop.outbox.drain();
  expect(await shop.ledgerFaults()).toEqual([]);
});
