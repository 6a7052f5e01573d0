import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { keyOf, makeDue, openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { namesAt, nameOf, type NameShop } from './name-shop.ts';
import { createRegistrarUnderTest, premium, until } from './registrar-under-test.ts';

const registrar = createRegistrarUnderTest();
let shop: ShopUnderTest;
let names: NameShop;

beforeAll(async () => {
  shop = await openShop({ registrar, mails: true });
  names = namesAt(shop);
}, 60_000);

beforeEach(() => {
  registrar.says = { state: 'free' };
  registrar.next = ['registered'];
});

afterAll(() => shop.close());

const historyOf = async (buyer: string, id: string): Promise<string[]> => (await names.detail(buyer, id)).history.map(({ kind }) => kind);
const mailsOf = (id: string): string[] =>
  [...shop.centre.mails].filter(([key]) => key.startsWith(`${id}-mail-`)).map(([, { template }]) => template);

describe('R-5.14 a name is ordered', () => {
  test('at the frozen class and price, paid in the account centre, registered once, and kept in the books', async () => {
    const quote = await names.quote('ada', 'saltmarsh.com');
    expect(quote).toMatchObject({ domain: { name: 'saltmarsh.com', class: 'standard' }, currency: 'USD', discounts: [] });
    const order = nameOf(await shop.create('ada', quote.id));
    expect(order).toMatchObject({ state: 'awaiting-payment', totalMinor: quote.totalMinor, renewalMinor: quote.renewalMinor });
    const payment = await shop.pay('ada', order.id);
    const { request } = shop.centre.payments.find(({ paymentId }) => paymentId === payment) ?? {};
    expect(request).toMatchObject({ amountMinor: quote.totalMinor, description: `${order.number} · Domain saltmarsh.com · 1 year` });
    await shop.notify(order.id, payment);
    expect((await names.detail('ada', order.id)).state).toBe('paid');
    await shop.outbox.drain();
    expect(await names.detail('ada', order.id)).toMatchObject({
      state: 'registered',
      registration: { state: 'registered', until },
      paidMinor: quote.totalMinor,
      refundingMinor: 0,
    });
    expect(await historyOf('ada', order.id)).toEqual(['placed', 'paid', 'registered']);
    expect(registrar.asked.filter(({ key }) => key === order.id)).toEqual([
      {
        key: order.id,
        name: 'saltmarsh.com',
        class: 'standard',
        price: { currency: 'USD', firstYearMinor: quote.totalMinor, renewalMinor: quote.renewalMinor },
        accountId: 'ada',
      },
    ]);
    expect(mailsOf(order.id)).toEqual(['order-placed', 'order-paid', 'domain-registered']);
    expect(await shop.ledgerFaults()).toEqual([]);
    expect([...shop.centre.servers.keys()]).toEqual([]);
  });

  test('is in the list and has a receipt, and nothing of a server', async () => {
    const { message } = await shop.call('ada', 'order-server/list');
    expect(message).toMatchObject([{ domain: 'saltmarsh.com', state: 'registered', region: '', model: '', paidUntil: until }]);
    const [{ id }] = message as [{ id: string }];
    const receipt = (await shop.call('ada', 'order-server/receipt', { id, language: 'en' })).message;
    expect(receipt).toMatchObject({
      domain: 'saltmarsh.com',
      product: 'Domain saltmarsh.com',
      period: '1 year',
      paidUntil: until,
      lines: [{ name: 'saltmarsh.com, first year' }],
    });
    expect(receipt).not.toHaveProperty('domainAscii');
    expect((await shop.call('ada', 'order-server/receiptPdf', { id, language: 'ja' })).code).toBe(2000);
    const detail = (await shop.call('ada', 'order-server/detail', { id })).message;
    for (const field of ['configuration', 'server', 'withdrawableUntil', 'renewableUntil', 'hostName'])
      expect(detail).not.toHaveProperty(field);
  });

  test('in other characters has its form in ASCII on the receipt too', async () => {
    const { id } = await names.paid('ann', 'xn--9msw68b.jp');
    const { message } = await shop.call('ann', 'order-server/receipt', { id, language: 'ja' });
    expect(message).toMatchObject({ domain: '塩沼.jp', domainAscii: 'xn--9msw68b.jp' });
    expect((await shop.call('ann', 'order-server/receiptPdf', { id, language: 'ja' })).code).toBe(2000);
  });

  test('cannot be given back, renewed, changed or withdrawn from, takes no coupon and no place in stock', async () => {
    const [{ id }] = (await shop.call('ada', 'order-server/list')).message as [{ id: string }];
    const refusal = async (path: string, fields: Record<string, string>): Promise<string> =>
      keyOf((await shop.call('ada', path, fields)).message);
    expect(await refusal('order-server/refundOffer', { id })).toBe('notRefundable');
    expect(await refusal('order-server/refund', { id, amountMinor: '1', key: crypto.randomUUID() })).toBe('notRefundable');
    expect(await refusal('order-server/renewalQuote', { order: id, period: '1y' })).toBe('notRenewable');
    expect(await refusal('order-server/changeQuote', { order: id, model: 'c2m4' })).toBe('notChangeable');
    expect(await refusal('order-server/cancel', { id })).toBe('notCancellable');
    const quote = await names.quote('ada', 'reedbank.com');
    expect(await refusal('order-server/quoteCoupons', { quote: quote.id })).toBe('doesNotExist');
    const held = await shop.mydoc.database.executor.execute(sql`SELECT 1 FROM server_order WHERE domain IS NOT NULL AND holds_stock`);
    expect(held).toMatchObject({ rows: [] });
  });

  test('a premium one at its own prices', async () => {
    registrar.says = { state: 'premium', prices: premium(240_000, 48_000) };
    const order = await names.paid('bea', 'dune.com');
    await shop.outbox.drain();
    expect(await names.detail('bea', order.id)).toMatchObject({ state: 'registered', totalMinor: 240_000, domain: { class: 'premium' } });
    expect(registrar.asked.at(-1)).toMatchObject({ class: 'premium', price: { firstYearMinor: 240_000, renewalMinor: 48_000 } });
  });

  test('one that is not paid in time closes, and its money goes back if it comes later', async () => {
    const order = await names.order('cid', 'late.com');
    const payment = await shop.pay('cid', order.id);
    await makeDue(shop, order.id);
    expect((await names.detail('cid', order.id)).state).toBe('closed');
    await shop.notify(order.id, payment);
    await shop.outbox.drain();
    expect(await names.detail('cid', order.id)).toMatchObject({ state: 'closed', refundedMinor: order.totalMinor });
    expect(registrar.asked.some(({ key }) => key === order.id)).toBe(false);
    expect(await shop.ledgerFaults()).toEqual([]);
  });
});

describe('R-5.14 a name that cannot be registered', () => {
  test.each([
    { next: { state: 'taken' }, event: 'name-taken', template: 'domain-taken' },
    { next: { state: 'refused', reason: 'no such buyer' }, event: 'registration-failed', template: 'domain-refused' },
    {
      next: { state: 'class-changed', class: 'premium', prices: premium(240_000, 48_000) },
      event: 'class-changed',
      template: 'domain-class-changed',
    },
    { next: { state: 'class-changed', class: 'standard' }, event: 'class-changed', template: 'domain-class-changed' },
  ] as const)('$event ($next.state): everything goes back, and the buyer is told', async ({ next, event, template }) => {
    registrar.next = [next];
    const order = await names.paid(`${event}-${JSON.stringify(next).length}`, 'gone.com');
    await shop.outbox.drain();
    const buyer = `${event}-${JSON.stringify(next).length}`;
    const after = await names.detail(buyer, order.id);
    expect(after).toMatchObject({ state: 'refunded', refundedMinor: order.totalMinor, refundingMinor: 0 });
    expect(await historyOf(buyer, order.id)).toEqual(['placed', 'paid', event, 'refunded']);
    expect(shop.centre.refunds.get(`${order.id}-1-0`)).toBe(order.totalMinor);
    expect(mailsOf(order.id)).toEqual(['order-placed', 'order-paid', template, 'order-refunded']);
    const { message } = await shop.call(buyer, 'order-server/receipt', { id: order.id, language: 'en' });
    expect(message).toMatchObject({ refunds: [{ reason: event, amountMinor: order.totalMinor }], keptMinor: 0 });
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('of another class is asked anew: the e-mail and the order name the new price, and a new order is at that', async () => {
    registrar.next = [{ state: 'class-changed', class: 'premium', prices: premium(240_000, 48_000) }, 'registered'];
    const first = await names.paid('dot', 'rise.com');
    await shop.outbox.drain();
    const after = await names.detail('dot', first.id);
    expect(after.registration).toEqual({
      state: 'class-changed',
      class: 'premium',
      prices: { firstYearMinor: 240_000, renewalMinor: 48_000 },
    });
    const mail = [...shop.centre.mails.values()].find(
      ({ template, values }) => template === 'domain-class-changed' && values.number === first.number,
    );
    expect(mail?.values.text).toContain('2,400.00');
    expect(mail?.values.text).toContain('/product/vps-buy/confirm?domain=rise.com');
    registrar.says = { state: 'premium', prices: premium(240_000, 48_000) };
    const again = await names.paid('dot', 'rise.com');
    await shop.outbox.drain();
    expect(await names.detail('dot', again.id)).toMatchObject({ state: 'registered', totalMinor: 240_000 });
  });

  test('of which the registrar does not know is asked for again under the same key, and given back after a day', async () => {
    registrar.next = [{ state: 'unknown' }, 'away', { nonsense: true }, 'registered'];
    const known = await names.paid('eve', 'slow.com');
    await shop.outbox.drain();
    expect((await names.detail('eve', known.id)).state).toBe('registered');
    expect(registrar.asked.filter(({ key }) => key === known.id)).toHaveLength(4);
    registrar.next = [{ state: 'unknown' }];
    const never = await names.paid('eve', 'never.com');
    await shop.outbox.drain(3);
    expect((await names.detail('eve', never.id)).state).toBe('paid');
    await shop.mydoc.database.executor.execute(
      sql`UPDATE server_order SET paid_at = paid_at - interval '25 hours' WHERE id = ${never.id}::uuid`,
    );
    await shop.outbox.drain();
    expect(await names.detail('eve', never.id)).toMatchObject({ state: 'refunded', refundedMinor: never.totalMinor });
    expect(await historyOf('eve', never.id)).toContain('registration-failed');
  });
});

describe('R-5.14 a process ends while a name is registered', () => {
  test('after the registrar has registered, before its answer: it is asked again under the same key, and registers once', async () => {
    registrar.next = ['lost'];
    const order = await names.paid('fay', 'lost.com');
    await shop.outbox.drain();
    expect((await names.detail('fay', order.id)).state).toBe('registered');
    expect(registrar.registered.get('lost.com')).toBe(order.id);
    expect(registrar.asked.filter(({ name }) => name === 'lost.com').map(({ key }) => key)).toEqual([order.id, order.id]);
  });

  test('at each statement of the step, or after its commit: the next one finishes it', async () => {
    for (let moment = 0; ; moment += 1) {
      const name = `step-${moment}.com`;
      const order = await names.paid('gus', name);
      const job = (await shop.outbox.waiting()).find(({ queue, payload }) => queue === 'order-provision' && payload.orderId === order.id);
      if (!job) throw new Error('nothing was left to do');
      const { before } = await shop.dyingAt(moment, () => shop.outbox.run(job, true));
      await shop.outbox.drain();
      expect(await names.detail('gus', order.id)).toMatchObject({ state: 'registered', refundingMinor: 0 });
      expect(await historyOf('gus', order.id)).toEqual(['placed', 'paid', 'registered']);
      expect(registrar.registered.get(name)).toBe(order.id);
      if (before === null) break;
    }
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('two workers at once register once', async () => {
    const order = await names.paid('hal', 'both.com');
    const job = (await shop.outbox.waiting()).find(({ queue, payload }) => queue === 'order-provision' && payload.orderId === order.id);
    if (!job) throw new Error('nothing was left to do');
    await Promise.all([shop.outbox.run(job, true), shop.outbox.run(job, true)]);
    expect(await historyOf('hal', order.id)).toEqual(['placed', 'paid', 'registered']);
  });

  test('of two buyers of one name who both paid, one has it, and everything goes back to the other', async () => {
    const [one, other] = [await names.paid('ida', 'one.com'), await names.paid('jan', 'one.com')];
    await shop.outbox.drain();
    const states = [(await names.detail('ida', one.id)).state, (await names.detail('jan', other.id)).state];
    expect(states.toSorted()).toEqual(['refunded', 'registered']);
    expect(await shop.ledgerFaults()).toEqual([]);
  });
});
