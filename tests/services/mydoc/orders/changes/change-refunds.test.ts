import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { listPaidSales } from '#services/mydoc/orders/paid-sales.ts';
import { renewalsAt, type RenewalShop } from '../renewals/renewal-shop.ts';
import { keyOf, openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { changesAt, sizes, type ChangeShop } from './change-shop.ts';

let shop: ShopUnderTest;
let renewals: RenewalShop;
let changes: ChangeShop;

beforeAll(async () => {
  shop = await openShop();
  renewals = renewalsAt(shop);
  changes = changesAt(shop);
}, 60_000);

beforeEach(() => shop.centre.behave());

afterAll(() => shop.close());

interface Offer {
  amountMinor: number;
  paidMinor: number;
  usedMinor: number;
  byGuarantee: boolean;
  periods: { of: string; amountMinor: number; usedDays: number; days: number }[];
}

const offerOf = async (buyer: string, id: string): Promise<Offer> =>
  (await shop.call(buyer, 'order-server/refundOffer', { id })).message as Offer;

describe('R-6.7 the refund of a server that was changed', () => {
  test('within 72 hours of its payment is everything, of the change too; each order has its own books', async () => {
    const server = await shop.active('ann');
    const change = await changes.change('ann', server.id, { model: sizes.larger });
    const offer = await offerOf('ann', server.id);
    expect(offer).toMatchObject({
      byGuarantee: true,
      amountMinor: 347 + change.totalMinor,
      periods: [
        { of: 'server', amountMinor: 347 },
        { of: 'change', amountMinor: change.totalMinor, usedDays: 0 },
      ],
    });
    await renewals.refund('ann', server.id, offer.amountMinor);
    await shop.outbox.drain();
    const [own, other] = [await shop.detail('ann', server.id), await shop.detail('ann', change.id)];
    expect([own.state, own.refundedMinor, other.state, other.refundedMinor]).toEqual(['refunded', 347, 'refunded', change.totalMinor]);
    expect(own.serverChanges).toMatchObject([{ backMinor: change.totalMinor }]);
    expect(shop.centre.servers.get(server.id)?.state).toBe('ended');
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('later is the unused days of each payment, of a change those that it was paid for', async () => {
    const server = await shop.active('bea');
    await renewals.renew('bea', server.id);
    const change = await changes.change('bea', server.id, { model: sizes.larger });
    await renewals.pass(server.id, 10);
    const { periods, amountMinor, paidMinor, usedMinor } = await offerOf('bea', server.id);
    const days = change.changes?.days ?? 0;
    const last = periods.at(-1);
    expect(periods.map(({ of }) => of)).toEqual(['server', 'renewal', 'change']);
    expect(last).toMatchObject({ days, usedDays: 10 });
    expect(last?.amountMinor).toBe(change.totalMinor - Math.round((change.totalMinor * 10) / days));
    expect(paidMinor - usedMinor).toBe(amountMinor);
    await renewals.refund('bea', server.id, amountMinor);
    await shop.outbox.drain();
    expect((await shop.detail('bea', change.id)).refundedMinor).toBe(last?.amountMinor);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('while a change of it is under way returns that in full, which is not carried out any more', async () => {
    const server = await shop.active('cat');
    const left = [await shop.remaining(sizes.now), await shop.remaining(sizes.larger)] as const;
    shop.centre.nextChanges = ['changing'];
    const { id, totalMinor } = await changes.paid('cat', server.id, { model: sizes.larger });
    await renewals.refund('cat', server.id, 347 + totalMinor);
    shop.centre.nextChanges = ['changed'];
    await shop.outbox.drain();
    expect(await shop.detail('cat', id)).toMatchObject({ state: 'refunded', refundedMinor: totalMinor });
    expect((await shop.detail('cat', server.id)).configurationNow).toBeUndefined();
    expect([await shop.remaining(sizes.now), await shop.remaining(sizes.larger)]).toEqual([left[0] + 1, left[1]]);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('closes a change that awaits payment, and money that comes for it goes back in full', async () => {
    const server = await shop.active('dan');
    const large = await shop.remaining(sizes.larger);
    const { id, totalMinor } = await changes.order('dan', server.id, { model: sizes.larger });
    const payment = await shop.pay('dan', id);
    await renewals.refund('dan', server.id, 347);
    expect(await shop.remaining(sizes.larger)).toBe(large);
    await shop.notify(id, payment);
    await shop.outbox.drain();
    expect(await shop.detail('dan', id)).toMatchObject({ state: 'closed', refundedMinor: totalMinor });
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('is the only way back for a change, and for a renewal whose period a later change was paid for', async () => {
    const server = await shop.active('eve');
    const first = await renewals.renew('eve', server.id);
    const change = await changes.change('eve', server.id, { traffic: 't1000' });
    const later = await renewals.renew('eve', server.id);
    const refusal = async (id: string) => (await shop.call('eve', 'order-server/refundOffer', { id })).message;
    expect(keyOf(await refusal(change.id))).toBe('notRefundable');
    expect(await offerOf('eve', later.id)).toMatchObject({ amountMinor: later.totalMinor });
    await renewals.refund('eve', later.id, later.totalMinor);
    expect(keyOf(await refusal(first.id))).toBe('notRefundable');
    expect(await shop.detail('eve', first.id)).toMatchObject({ goesBackFirst: null, coveredBy: { id: change.id, number: change.number } });
  });

  test('by the right of withdrawal is everything, of a change under way too', async () => {
    const server = await shop.active('fay');
    const change = await changes.change('fay', server.id, { traffic: 't1000' });
    shop.centre.nextChanges = ['changing'];
    const other = await changes.paid('fay', server.id, { model: sizes.larger });
    const large = await shop.remaining(sizes.larger);
    const stated = await shop.call('fay', 'order-server/withdraw', {
      ...{ name: 'Fay', contract: server.number, email: 'fay@example.com', country: 'DE', key: randomUUID(), language: 'en' },
    });
    expect(stated.code).toBe(2000);
    await shop.outbox.drain();
    for (const { id, totalMinor } of [server, change, other])
      expect(await shop.detail('fay', id)).toMatchObject({ state: 'withdrawn', refundedMinor: totalMinor });
    expect(await shop.remaining(sizes.larger)).toBe(large + 1);
    expect(await shop.ledgerFaults()).toEqual([]);
  });
});

test('R-5.15 a server that was changed is released with the place of its size now, and is changed no more', async () => {
  const server = await shop.active('gus');
  await changes.change('gus', server.id, { model: sizes.larger });
  const [small, large] = [await shop.remaining(sizes.now), await shop.remaining(sizes.larger)];
  await renewals.leave(server.id, 0);
  expect((await shop.detail('gus', server.id)).state).toBe('expired');
  await renewals.leave(server.id, -8);
  expect((await shop.detail('gus', server.id)).state).toBe('released');
  expect([await shop.remaining(sizes.now), await shop.remaining(sizes.larger)]).toEqual([small, large + 1]);
  expect(keyOf((await changes.askQuote('gus', server.id, { model: sizes.largest })).message)).toBe('notChangeable');
});

test('R-6.6 what a change cost is no price that others could have had', async () => {
  const server = await shop.active('hal');
  const change = await changes.change('hal', server.id, { traffic: 't1000' });
  const choice = { configuration: change.configuration, period: '1m', currency: 'USD' as const };
  expect(await listPaidSales(shop.mydoc.database.executor, choice, Date.now() + 60_000)).toEqual([]);
});
