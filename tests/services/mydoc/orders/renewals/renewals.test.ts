import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addMonths } from '#lib/catalogue/period-end.ts';
import type { OrderMessage } from '#lib/contracts/calls/order-calls.ts';
import { listPaidSales } from '#services/mydoc/orders/paid-sales.ts';
import { runningCampaign } from '#tests/services/mydoc/coupons/coupons-under-test.ts';
import { anyOrder, openCouponShop, withCampaigns, type CouponShop } from '../quotes/coupon-shop.ts';
import { keyOf, makeDue, seedChanged, type ShopUnderTest } from '../shop-under-test.ts';
import { kindsOf, renewalsAt, type RenewalShop } from './renewal-shop.ts';

let coupons: CouponShop;
let shop: ShopUnderTest;
let renewals: RenewalShop;

const renewalCampaign = runningCampaign('RENEW20', { kind: 'renewal', discountPercent: 20, minimumSpend: anyOrder, perPersonLimit: 5 });

beforeAll(async () => {
  coupons = await openCouponShop();
  ({ shop } = coupons);
  renewals = renewalsAt(shop);
}, 60_000);

beforeEach(() => shop.publish(withCampaigns(renewalCampaign)));

afterAll(() => shop.close());

const endOf = ({ paidUntil }: OrderMessage): string => paidUntil ?? 'never';
const startOf = ({ history }: OrderMessage): number => Date.parse(history.find(({ kind }) => kind === 'active')?.at ?? '');
const later = (order: OrderMessage, months: number): string => new Date(addMonths(startOf(order), months)).toISOString();

describe('R-5.9 a renewal', () => {
  test('is quoted from the end of its server on, and moves it by its period once it is paid', async () => {
    const server = await shop.active('ann');
    expect(endOf(server)).toBe(later(server, 1));
    const quote = await renewals.quote('ann', server.id);
    expect(quote).toMatchObject({
      totalMinor: 347,
      renewalMinor: 347,
      hasPassword: false,
      renews: { order: server.id, number: server.number, from: later(server, 1), until: later(server, 2), price: 'list', otherMinor: 347 },
    });
    const renewal = await renewals.renew('ann', server.id);
    expect(renewal).toMatchObject({ state: 'renewed', paidMinor: 347, server: null, paidUntil: null });
    expect(kindsOf(renewal)).toEqual(['placed', 'paid', 'renewed']);
    const after = await shop.detail('ann', server.id);
    expect(after).toMatchObject({ state: 'active', paidUntil: later(server, 2), renewals: [{ id: renewal.id, state: 'renewed' }] });
    const next = await renewals.renew('ann', server.id, '1y');
    expect(next.renews).toMatchObject({ from: later(server, 2), until: later(server, 14) });
    expect(endOf(await shop.detail('ann', server.id))).toBe(later(server, 14));
    expect([...shop.centre.servers.keys()].filter((id) => id === renewal.id || id === next.id)).toEqual([]);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('takes no place in stock, and none away', async () => {
    const server = await shop.active('stu');
    const left = await shop.remaining();
    await renewals.renew('stu', server.id);
    expect(await shop.remaining()).toBe(left);
  });

  test('counts once, however often and late its payment is reported, and a second payment goes back', async () => {
    const server = await shop.active('bea');
    const { id } = await renewals.order('bea', server.id);
    const payment = await shop.pay('bea', id);
    await Promise.all([shop.notify(id, payment), shop.notify(id, payment), shop.notify(id, payment)]);
    await shop.notify(id, shop.centre.charge(payment));
    await shop.outbox.drain();
    expect(endOf(await shop.detail('bea', server.id))).toBe(later(server, 2));
    expect(await shop.detail('bea', id)).toMatchObject({ state: 'renewed', paidMinor: 694, refundedMinor: 347 });
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('that closed unpaid moves nothing, and money that comes for it afterwards goes back in full', async () => {
    const server = await shop.active('cat');
    const { id } = await renewals.order('cat', server.id);
    const payment = await shop.pay('cat', id);
    await makeDue(shop, id);
    expect((await shop.detail('cat', id)).state).toBe('closed');
    await shop.notify(id, payment);
    await shop.outbox.drain();
    expect(await shop.detail('cat', id)).toMatchObject({ state: 'closed', paidMinor: 347, refundedMinor: 347 });
    expect(endOf(await shop.detail('cat', server.id))).toBe(later(server, 1));
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('is one at a time: of several that are ordered at once one is placed, and the others name it', async () => {
    const server = await shop.active('dan');
    const quotes = await Promise.all(['1m', '1q', '1y'].map((period) => renewals.quote('dan', server.id, period)));
    const answers = await Promise.all(quotes.map(({ id }) => shop.create('dan', id)));
    const placed = answers.find(({ code }) => code === 2000)?.message as OrderMessage;
    const refused = answers.filter(({ code }) => code !== 2000);
    expect(refused).toHaveLength(2);
    for (const { message } of refused)
      expect(message).toMatchObject({ key: 'renewalUnpaid', values: { order: placed.id, number: placed.number } });
    expect((await renewals.askQuote('dan', server.id)).message).toMatchObject({ key: 'renewalUnpaid', values: { order: placed.id } });
    await shop.call('dan', 'order-server/cancel', { id: placed.id });
    expect((await renewals.quote('dan', server.id)).renews?.from).toBe(later(server, 1));
  });

  test('of a quote that another renewal has overtaken is not placed: its quote no longer holds', async () => {
    const server = await shop.active('eve');
    const early = await renewals.quote('eve', server.id, '1q');
    await renewals.renew('eve', server.id);
    expect(keyOf((await shop.create('eve', early.id)).message)).toBe('quoteExpired');
  });

  test.each([
    ['another account’s', 'doesNotExist', async (id: string) => renewals.askQuote('somebody', id)],
    ['a renewal’s own', 'notRenewable', async (id: string) => renewals.askQuote('fay', (await renewals.renew('fay', id)).id)],
    ['an unpaid', 'notRenewable', async () => renewals.askQuote('fay', (await shop.order('fay')).id)],
  ])('of %s order is refused', async (_what, key, ask) => {
    const server = await shop.active('fay');
    expect(keyOf((await ask(server.id)).message)).toBe(key);
  });
});

describe('R-5.12 the price of a renewal', () => {
  const listPrice = (usd: number): void =>
    shop.publish(
      seedChanged('model-g4a-c1m1', {
        regions: [{ _key: 'us', region: { _ref: 'region-us-0', _type: 'reference' }, price: { USD: usd, HKD: 14.5, JPY: 290 } }],
      }),
    );

  test('is that of the order for the same period while the list is dearer, and that of the list for another', async () => {
    const server = await shop.active('gil');
    listPrice(9.85);
    const same = await renewals.quote('gil', server.id);
    expect(same).toMatchObject({ totalMinor: 347, renews: { price: 'order' } });
    expect(same.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(347);
    expect(same.renews?.otherMinor).toBeGreaterThan(347);
    expect(same.renewalMinor).toBe(same.renews?.otherMinor);
    const other = await renewals.quote('gil', server.id, '1q');
    expect(other).toMatchObject({ renews: { price: 'list', otherMinor: null } });
    await renewals.renew('gil', server.id);
    // what the renewal has frozen is the list price of its day, which holds for the next one
    listPrice(19.85);
    const next = await renewals.quote('gil', server.id);
    expect([next.totalMinor, next.renews?.price]).toEqual([same.renewalMinor, 'order']);
    expect(next.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(next.totalMinor);
  });

  test('is that of the list of the day where that is lower', async () => {
    const server = await shop.active('hal');
    listPrice(0.85);
    const quote = await renewals.quote('hal', server.id);
    expect(quote).toMatchObject({ renews: { price: 'list', otherMinor: 347 } });
    expect(quote.totalMinor).toBeLessThan(347);
  });

  test('is on the page of its server, also once a renewal froze another one', async () => {
    const server = await shop.active('jan');
    listPrice(9.85);
    const renewal = await renewals.renew('jan', server.id);
    const { renewalMinor } = await shop.detail('jan', server.id);
    expect([renewal.totalMinor, renewalMinor]).toEqual([347, renewal.renewalMinor]);
    expect(renewalMinor).toBeGreaterThan(347);
    expect((await renewals.quote('jan', server.id)).totalMinor).toBe(renewalMinor);
  });

  test('is the one that was frozen for its period, also after a renewal for another one', async () => {
    const server = await shop.active('ida', {}, { period: '1y' });
    const { renewalMinor } = await shop.detail('ida', server.id);
    await renewals.renew('ida', server.id, '1m');
    listPrice(9.85);
    expect(await renewals.quote('ida', server.id, '1y')).toMatchObject({ totalMinor: renewalMinor, renews: { price: 'order' } });
    expect(await renewals.quote('ida', server.id, '1m')).toMatchObject({ totalMinor: 347, renews: { price: 'order' } });
    expect((await renewals.quote('ida', server.id, '1q')).renews).toMatchObject({ price: 'list', otherMinor: null });
  });

  test('holds for its quote, and of what has gone off sale it is that of the order', async () => {
    const server = await shop.active('ivy');
    const quote = await renewals.quote('ivy', server.id);
    listPrice(9.85);
    expect((await shop.create('ivy', quote.id)).message).toMatchObject({ totalMinor: 347, state: 'awaiting-payment' });
    const gone = await shop.active('ian', {}, { period: '1m' });
    shop.publish(seedChanged('model-g4a-c1m1', { status: 'coming-soon' }));
    expect(await renewals.quote('ian', gone.id)).toMatchObject({
      totalMinor: gone.renewalMinor,
      renews: { price: 'order', otherMinor: null },
    });
    expect(keyOf((await renewals.askQuote('ian', gone.id, '1y')).message)).toBe('notOnSale');
  });

  test('is dearer after a correction of prices: it has to be agreed to, by a quote of its own', async () => {
    const server = await shop.active('jan');
    const quote = await renewals.quote('jan', server.id, '1q');
    shop.publish(
      seedChanged('siteSettings', { pricesCorrectedAt: new Date(Date.now() + 1).toISOString() }).map((document) =>
        document._id === 'model-g4a-c1m1'
          ? {
              ...document,
              regions: [{ _key: 'us', region: { _ref: 'region-us-0', _type: 'reference' }, price: { USD: 9.85, HKD: 9, JPY: 9 } }],
            }
          : document,
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { message } = await shop.create('jan', quote.id);
    expect(keyOf(message)).toBe('priceChanged');
    const { values } = message as { values: { quote: string } };
    expect((await shop.create('jan', values.quote)).message).toMatchObject({ renews: { order: server.id }, state: 'awaiting-payment' });
  });
});

describe('R-6.4 a coupon for renewals', () => {
  test('comes off a renewal, and is used once that is paid; one for a new server does not apply', async () => {
    const { buyer, grants } = await coupons.buyerWith('RENEW20', 'TAKE20');
    const server = await shop.active(buyer);
    const quote = await renewals.quote(buyer, server.id);
    const { message } = await shop.call(buyer, 'order-server/quoteCoupons', { quote: quote.id });
    expect(message).toMatchObject({
      best: grants.RENEW20,
      coupons: [
        { grant: { id: grants.RENEW20 }, verdict: { applies: true, savesMinor: 69 } },
        { grant: { id: grants.TAKE20 }, verdict: { applies: false, why: 'kind', cure: null } },
      ],
    });
    const chosen = await coupons.choose(buyer, quote.id, { coupon: grants.RENEW20 ?? '' });
    expect(chosen).toMatchObject({ totalMinor: 278, renewalMinor: 347, renews: { order: server.id } });
    const { id } = (await shop.create(buyer, chosen.id)).message as OrderMessage;
    expect(await coupons.stateOf(grants.RENEW20)).toBe('reserved by an order');
    await shop.notify(id, await shop.pay(buyer, id));
    expect(await coupons.stateOf(grants.RENEW20)).toBe('used by an order');
    expect(endOf(await shop.detail(buyer, server.id))).toBe(later(server, 2));
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('does not apply to a new server, and is refused for one', async () => {
    const { buyer, grants } = await coupons.buyerWith('RENEW20');
    const quote = await shop.quote(buyer);
    expect((await shop.call(buyer, 'order-server/quoteCoupons', { quote })).message).toMatchObject({
      best: null,
      coupons: [{ verdict: { applies: false, why: 'kind', cure: null } }],
    });
    const refused = await shop.call(buyer, 'order-server/chooseCoupon', { quote, coupon: grants.RENEW20 ?? '' });
    expect(keyOf(refused.message)).toBe('couponNotUsable');
  });

  test('of 100 percent pays for the whole renewal: nothing is left to pay, and the server is renewed at once', async () => {
    shop.publish(withCampaigns(runningCampaign('WHOLE100', { kind: 'renewal', discountPercent: 100, minimumSpend: anyOrder })));
    const { buyer, grants } = await coupons.buyerWith('WHOLE100');
    const server = await shop.active(buyer);
    const chosen = await coupons.choose(buyer, (await renewals.quote(buyer, server.id)).id, { coupon: grants.WHOLE100 ?? '' });
    expect((await shop.create(buyer, chosen.id)).message).toMatchObject({ state: 'renewed', totalMinor: 0 });
    expect(endOf(await shop.detail(buyer, server.id))).toBe(later(server, 2));
    expect(await shop.ledgerFaults()).toEqual([]);
  });
});

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
