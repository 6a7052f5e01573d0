import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { orderList } from '#lib/contracts/calls/orders/order-calls.ts';
import { listPaidSales } from '#services/mydoc/orders/paid-sales.ts';
import { keyOf, openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { kindsOf, later, renewalsAt, type RenewalShop } from './renewal-shop.ts';

let shop: ShopUnderTest;
let renewals: RenewalShop;

beforeAll(async () => {
  shop = await openShop();
  renewals = renewalsAt(shop);
}, 60_000);

afterAll(() => shop.close());

describe('R-6.7 the refund', () => {
  test('of a renewal before its period begins is everything, and moves the end of its server back; of an earlier one it is refused', async () => {
    const server = await shop.active('kim');
    const first = await renewals.renew('kim', server.id);
    const second = await renewals.renew('kim', server.id, '1q');
    expect(keyOf((await shop.call('kim', 'order-server/refundOffer', { id: first.id })).message)).toBe('notRefundable');
    const third = await renewals.renew('kim', server.id);
    const firstOf = async (id: string) => (await shop.detail('kim', id)).goesBackFirst?.number;
    expect([await firstOf(first.id), await firstOf(second.id), await firstOf(third.id)]).toEqual([third.number, third.number, undefined]);
    expect((await renewals.refund('kim', third.id, 347)).code).toBe(2000);
    await shop.outbox.drain();
    expect(await firstOf(first.id)).toBe(second.number);
    expect((await shop.call('kim', 'order-server/refundOffer', { id: second.id })).message).toMatchObject({
      paidMinor: second.totalMinor,
      amountMinor: second.totalMinor,
      usedDays: 0,
    });
    // one that awaits payment would begin at another instant
    const unpaid = await renewals.order('kim', server.id);
    expect((await renewals.refund('kim', second.id, second.totalMinor)).message).toMatchObject({ state: 'refunding' });
    await shop.outbox.drain();
    expect(await shop.detail('kim', second.id)).toMatchObject({ state: 'refunded', refundedMinor: second.totalMinor });
    const after = await shop.detail('kim', server.id);
    expect(after).toMatchObject({ state: 'active', paidUntil: later(server, 2) });
    expect(kindsOf(after).slice(-3)).toEqual(['renewed', 'renewal-returned', 'renewal-returned']);
    expect((await shop.detail('kim', unpaid.id)).state).toBe('closed');
    expect(shop.centre.servers.get(server.id)?.state).toBe('running');
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('of a renewal whose period has begun is refused: it goes back with the server', async () => {
    const server = await shop.active('liz');
    const { id } = await renewals.renew('liz', server.id);
    await renewals.pass(server.id, 40);
    expect(keyOf((await shop.call('liz', 'order-server/refundOffer', { id })).message)).toBe('notRefundable');
  });

  test.each([
    ['within 72 hours of the first payment, is everything', 0, () => 694, ['refunded', 'refunded']],
    ['in its first period, is the days left of it and the whole renewal', 10, null, ['refunded', 'refunded']],
    ['in the period of its renewal, is the days left of that', 40, null, ['released', 'refunded']],
  ])('of a server that was renewed, %s; a renewal that awaits payment closes', async (_when, days, whole, states) => {
    const buyer = `mia ${days}`;
    const server = await shop.active(buyer);
    const { id } = await renewals.renew(buyer, server.id);
    const unpaid = await renewals.order(buyer, server.id);
    await renewals.pass(server.id, days);
    const {
      amountMinor,
      paidMinor,
      usedMinor,
      periods: parts,
    } = (await shop.call(buyer, 'order-server/refundOffer', { id: server.id })).message as {
      amountMinor: number;
      paidMinor: number;
      usedMinor: number;
      periods: { amountMinor: number; usedDays: number; days: number }[];
    };
    expect([paidMinor, paidMinor - usedMinor]).toEqual([694, amountMinor]);
    if (whole) expect(amountMinor).toBe(whole());
    else {
      expect(amountMinor).toBeGreaterThan(0);
      expect(amountMinor).toBeLessThan(days < 30 ? 694 : 347);
      expect(parts[1]?.amountMinor).toBe(days < 30 ? 347 : amountMinor);
      expect(parts.map(({ usedDays, days: all }) => [usedDays > 0, usedDays === all])).toEqual(
        days < 30
          ? [
              [true, false],
              [false, false],
            ]
          : [
              [true, true],
              [true, false],
            ],
      );
    }
    expect((await renewals.refund(buyer, server.id, amountMinor)).code).toBe(2000);
    await shop.outbox.drain();
    const [first, renewal] = [await shop.detail(buyer, server.id), await shop.detail(buyer, id)];
    expect([first.state, renewal.state]).toEqual(states);
    expect(first.refundedMinor + renewal.refundedMinor).toBe(amountMinor);
    expect(first.renewals.map(({ backMinor }) => backMinor)).toEqual([renewal.refundedMinor]);
    const list = orderList.output.parse((await shop.call(buyer, 'order-server/list')).message);
    expect(list.map(({ id: of, backTogetherMinor }) => [of, backTogetherMinor])).toEqual([
      [unpaid.id, undefined],
      [id, undefined],
      [server.id, states[0] === 'refunded' ? amountMinor : undefined],
    ]);
    expect(kindsOf(await shop.detail(buyer, unpaid.id))).toEqual(['placed', days === 0 ? 'server-gone' : 'closed']);
    const [given] = first.history.filter(({ kind }) => kind === 'given-back');
    expect(given?.amountMinor).toBe(states[0] === 'released' ? amountMinor : undefined);
    expect(shop.centre.servers.get(server.id)?.state).toBe('ended');
    expect(await shop.ledgerFaults()).toEqual([]);
    expect(keyOf((await renewals.askQuote(buyer, server.id)).message)).toBe('notRenewable');
  });

  test('of a server leaves nothing to renew: money for its unpaid renewal goes back in full, whenever it comes', async () => {
    const server = await shop.active('ned');
    const { id } = await renewals.order('ned', server.id);
    const payment = await shop.pay('ned', id);
    await Promise.all([renewals.refund('ned', server.id, 347), shop.notify(id, payment)]);
    await shop.outbox.drain();
    const [first, renewal] = [await shop.detail('ned', server.id), await shop.detail('ned', id)];
    // either the money came first, and the refund was of another amount, or the server was gone
    if (first.state === 'active') {
      expect(renewal.state).toBe('renewed');
      expect((await renewals.refund('ned', server.id, 694)).code).toBe(2000);
      await shop.outbox.drain();
    } else expect([first.state, renewal.state, renewal.refundedMinor]).toEqual(['refunded', 'closed', 347]);
    expect(await shop.ledgerFaults()).toEqual([]);
  });
});

test('R-6.6 what a renewal cost is no price that others could have had', async () => {
  const server = await shop.active('pam', {}, { period: '2y' });
  const choice = { configuration: server.configuration, period: '2y', currency: 'USD' as const };
  const sales = () => listPaidSales(shop.mydoc.database.executor, choice, Date.now() + 60_000);
  const before = await sales();
  expect(before).toHaveLength(1);
  await renewals.renew('pam', server.id, '2y');
  expect(await sales()).toEqual(before);
});
