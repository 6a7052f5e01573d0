import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { withCampaigns } from '../quotes/coupon-shop.ts';
import { kindsOf, renewalsAt, type RenewalShop } from '../renewals/renewal-shop.ts';
import { keyOf, makeDue, openShop, seedChanged, type ShopUnderTest } from '../shop-under-test.ts';
import { changesAt, sizes, type ChangeShop } from './change-shop.ts';

let shop: ShopUnderTest;
let renewals: RenewalShop;
let changes: ChangeShop;

beforeAll(async () => {
  shop = await openShop();
  renewals = renewalsAt(shop);
  changes = changesAt(shop);
}, 60_000);

beforeEach(() => {
  shop.publish(withCampaigns());
  shop.centre.behave();
});

afterAll(() => shop.close());

/** What a month of c2m4 costs more than one of c1m1, by the seed's price list. */
const monthDifference = 533;

describe('R-5.15 a change to a larger size', () => {
  test('is quoted at the difference for the days left, ordered, paid and carried out; the next renewal has the new price', async () => {
    const server = await shop.active('ann');
    const quote = await changes.quote('ann', server.id, { model: sizes.larger });
    const { changes: told } = quote;
    expect(told).toMatchObject({
      order: server.id,
      number: server.number,
      kind: 'upgrade',
      from: { model: sizes.now, disk: server.configuration.disk, traffic: 't500' },
      until: server.paidUntil,
    });
    const days = told?.days ?? 0;
    expect([27, 28, 29, 30]).toContain(days);
    expect(quote.totalMinor).toBe(Math.round((monthDifference * days) / (days + 1)));
    expect(quote.lines).toEqual([{ kind: 'model', code: sizes.larger, quantity: 1, amountMinor: quote.totalMinor }]);
    expect(quote.renewalMinor).toBe(347 + monthDifference);

    const paid = await changes.paid('ann', server.id, { model: sizes.larger });
    expect(paid).toMatchObject({ state: 'paid', totalMinor: quote.totalMinor, paidUntil: null, renewableUntil: null });
    const asked = shop.centre.payments.at(-1)?.request.description ?? '';
    expect(asked).toContain(`Change for ${server.number}: General, fourth generation c1m1 → General, fourth generation c2m4`);
    expect(asked).toContain(`${days} days, until `);
    expect(asked).not.toContain('1 month');
    await shop.outbox.drain();
    const change = await shop.detail('ann', paid.id);
    expect(change).toMatchObject({ state: 'changed', server: null });
    expect(kindsOf(change)).toEqual(['placed', 'paid', 'changed']);
    expect(shop.centre.changes.get(change.id)).toMatchObject({
      orderId: server.id,
      description: `${server.number} · General, fourth generation c2m4 · Los Angeles-1 · 15 GiB SSD · 500 GB`,
      model: sizes.larger,
      traffic: 't500',
    });

    const after = await shop.detail('ann', server.id);
    expect(after).toMatchObject({
      state: 'active',
      configuration: { model: sizes.now },
      configurationNow: { model: sizes.larger },
      paidUntil: server.paidUntil,
      renewalMinor: 347 + monthDifference,
      serverChanges: [{ id: change.id, number: change.number, state: 'changed', kind: 'upgrade', backMinor: 0 }],
    });
    expect(kindsOf(after).at(-1)).toBe('server-changed');
    const receipt = await shop.call('ann', 'order-server/receipt', { id: server.id, language: 'en' });
    expect(receipt.message).toMatchObject({ totalMinor: 347, renewalMinor: 347 + monthDifference });
    const renewal = await renewals.quote('ann', server.id);
    expect(renewal).toMatchObject({ totalMinor: 347 + monthDifference, configuration: { model: sizes.larger } });
    const list = (await shop.call('ann', 'order-server/list')).message as {
      model: string;
      orderedModel?: string;
      changes: string | null;
    }[];
    expect(list.map(({ model, orderedModel, changes: of }) => [model, orderedModel, of])).toEqual([
      [sizes.larger, undefined, server.number],
      [sizes.larger, sizes.now, null],
    ]);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('takes a place of the new size as it is ordered, and gives back the old one once it is carried out', async () => {
    const server = await shop.active('bob');
    const left = async () => [await shop.remaining(sizes.now), await shop.remaining(sizes.larger)] as const;
    const [small, large] = await left();
    const { id } = await changes.order('bob', server.id, { model: sizes.larger });
    expect(await left()).toEqual([small, large - 1]);
    await shop.notify(id, await shop.pay('bob', id));
    expect(await left()).toEqual([small, large - 1]);
    await shop.outbox.drain();
    expect(await left()).toEqual([small + 1, large - 1]);
    const offer = (await shop.call('bob', 'order-server/refundOffer', { id: server.id })).message as { amountMinor: number };
    await renewals.refund('bob', server.id, offer.amountMinor);
    expect(await left()).toEqual([small + 1, large]);
  });

  test.each([
    ['closes unpaid', (id: string) => makeDue(shop, id)],
    ['is cancelled', (id: string) => shop.call('cat', 'order-server/cancel', { id })],
  ])('that %s leaves the server and the stock as they were; money that comes afterwards goes back', async (_how, end) => {
    const server = await shop.active('cat');
    const large = await shop.remaining(sizes.larger);
    const { id, totalMinor } = await changes.order('cat', server.id, { model: sizes.larger });
    const payment = await shop.pay('cat', id);
    await end(id);
    expect((await shop.detail('cat', id)).state).toBe('closed');
    expect(await shop.remaining(sizes.larger)).toBe(large);
    await shop.notify(id, payment);
    await shop.outbox.drain();
    expect(await shop.detail('cat', id)).toMatchObject({ state: 'closed', refundedMinor: totalMinor });
    expect((await shop.detail('cat', server.id)).configurationNow).toBeUndefined();
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('is carried out once, however often its payment is reported and the centre is asked', async () => {
    const server = await shop.active('dan');
    shop.centre.nextChanges = ['changing', 'failed', 'changing', 'changed'];
    const { id, totalMinor } = await changes.order('dan', server.id, { model: sizes.larger });
    const payment = await shop.pay('dan', id);
    await Promise.all([shop.notify(id, payment), shop.notify(id, payment)]);
    await shop.notify(id, shop.centre.charge(payment));
    await shop.outbox.drain();
    const change = await shop.detail('dan', id);
    expect(change).toMatchObject({ state: 'changed', paidMinor: 2 * totalMinor, refundedMinor: totalMinor });
    expect(kindsOf(change)).toEqual(['placed', 'paid', 'paid-twice', 'provisioning-started', 'refunded', 'changed']);
    expect(kindsOf(await shop.detail('dan', server.id)).filter((kind) => kind === 'server-changed')).toHaveLength(1);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('is one at a time, and none beside a renewal that awaits payment: the order that is under way is named', async () => {
    const server = await shop.active('eve');
    const quotes = await Promise.all([sizes.larger, sizes.largest].map((model) => changes.quote('eve', server.id, { model })));
    const renewal = await renewals.quote('eve', server.id);
    const answers = await Promise.all([...quotes, renewal].map(({ id }) => shop.create('eve', id)));
    const placed = answers.find(({ code }) => code === 2000)?.message as OrderMessage;
    const names = { values: { order: placed.id, number: placed.number } };
    const key = placed.changes ? 'changeUnderWay' : 'renewalUnpaid';
    for (const { code, message } of answers) if (code !== 2000) expect(message).toMatchObject({ key, ...names });
    expect(answers.filter(({ code }) => code === 2000)).toHaveLength(1);
    expect((await changes.askQuote('eve', server.id, { model: sizes.larger })).message).toMatchObject({ key, ...names });
    expect((await renewals.askQuote('eve', server.id)).message).toMatchObject({ key, ...names });
    await shop.call('eve', 'order-server/cancel', { id: placed.id });
    const paid = await changes.paid('eve', server.id, { model: sizes.larger });
    expect(keyOf((await renewals.askQuote('eve', server.id)).message)).toBe('changeUnderWay');
    await shop.outbox.drain();
    expect((await shop.detail('eve', paid.id)).state).toBe('changed');
    expect((await renewals.askQuote('eve', server.id)).code).toBe(2000);
  });

  test('of a quote that another change or a renewal has overtaken is not placed: its quote no longer holds', async () => {
    const server = await shop.active('fay');
    const early = await changes.quote('fay', server.id, { model: sizes.largest });
    await changes.change('fay', server.id, { model: sizes.larger });
    expect(keyOf((await shop.create('fay', early.id)).message)).toBe('quoteExpired');
    const next = await changes.quote('fay', server.id, { model: sizes.largest });
    expect(next.changes?.from.model).toBe(sizes.larger);
    await renewals.renew('fay', server.id);
    expect(keyOf((await shop.create('fay', next.id)).message)).toBe('quoteExpired');
  });

  test('pays for the renewals that were paid too, and holds its price as any quote', async () => {
    const server = await shop.active('gus');
    const alone = await changes.quote('gus', server.id, { model: sizes.larger });
    const renewal = await renewals.renew('gus', server.id);
    const both = await changes.quote('gus', server.id, { model: sizes.larger });
    expect(both.totalMinor).toBe(alone.totalMinor + monthDifference);
    shop.publish(seedChanged('model-g4a-c2m4', { status: 'withdrawn' }));
    expect(keyOf((await shop.create('gus', both.id)).message)).toBe('notOnSale');
    shop.publish(
      seedChanged('model-g4a-c2m4', {
        regions: [{ _key: 'us', region: { _ref: 'region-us-0', _type: 'reference' }, price: { USD: 90, HKD: 14.5, JPY: 290 } }],
      }),
    );
    const { id } = (await shop.create('gus', both.id)).message as OrderMessage;
    expect(await shop.detail('gus', id)).toMatchObject({ totalMinor: both.totalMinor, state: 'awaiting-payment' });

    // once it is made, the page and the receipt of the renewal name the price of what the server is
    await shop.notify(id, await shop.pay('gus', id));
    await shop.outbox.drain();
    const renewalMinor = 347 + monthDifference;
    expect(await shop.detail('gus', renewal.id)).toMatchObject({ totalMinor: 347, renewalMinor });
    const receipt = await shop.call('gus', 'order-server/receipt', { id: renewal.id, language: 'en' });
    expect(receipt.message).toMatchObject({ totalMinor: 347, renewalMinor });
  });

  test('of several servers of one order is for all of them', async () => {
    const server = await shop.active('hal', { quantity: 3 });
    const large = await shop.remaining(sizes.larger);
    const one = await changes.quote('ian', (await shop.active('ian')).id, { model: sizes.larger });
    const change = await changes.change('hal', server.id, { model: sizes.larger });
    expect([change.totalMinor, await shop.remaining(sizes.larger)]).toEqual([3 * one.totalMinor, large - 3]);
    expect(await shop.detail('hal', server.id)).toMatchObject({ configurationNow: { model: sizes.larger, quantity: 3 } });
    const words = `${server.number} · 3 × General, fourth generation c2m4 · Los Angeles-1 · 15 GiB SSD · 500 GB`;
    expect(shop.centre.changes.get(change.id)?.description).toBe(words);
  });
});

describe('R-5.15 a larger disk and more traffic', () => {
  test('are an order of their own kind without a place in stock, and both are there afterwards', async () => {
    const server = await shop.active('mia');
    const left = await shop.remaining();
    const change = await changes.change('mia', server.id, { diskGib: '40', traffic: 't1000' });
    expect(change).toMatchObject({ state: 'changed', changes: { kind: 'expansion' } });
    expect(change.lines).toMatchObject([
      { kind: 'disk', quantity: 25 },
      { kind: 'traffic', code: 't1000' },
    ]);
    expect(await shop.remaining()).toBe(left);
    const after = await shop.detail('mia', server.id);
    expect(after.configurationNow).toEqual({
      ...server.configuration,
      disk: { ...server.configuration.disk, sizeGib: 40 },
      traffic: 't1000',
    });
    expect(after.renewalMinor).toBe(347 + 120 + 170);
    expect(shop.centre.changes.get(change.id)).toMatchObject({ model: sizes.now, disk: { sizeGib: 40 }, traffic: 't1000' });
    expect(shop.centre.changes.get(change.id)?.description).toMatch(/General, fourth generation c1m1 .* 40 GiB SSD · 1 TB$/);
    expect(shop.centre.payments.at(-1)?.request.description).toContain('disk 15 → 40 GiB and transfer 500 GB → 1 TB');
    // what was not asked for stays as it is now
    const larger = await changes.change('mia', server.id, { model: sizes.larger });
    expect(larger.configuration).toMatchObject({ model: sizes.larger, disk: { sizeGib: 40 }, traffic: 't1000' });
    expect(await shop.ledgerFaults()).toEqual([]);
  });
});
