import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { renewalPrices } from '#lib/contracts/calls/orders/quote-detail-call.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { runningCampaign } from '#tests/services/mydoc/coupons/coupons-under-test.ts';
import { anyOrder, openCouponShop, withCampaigns, type CouponShop } from '../quotes/coupon-shop.ts';
import { keyOf, makeDue, seedChanged, type ShopUnderTest } from '../shop-under-test.ts';
import { kindsOf, later, renewalsAt, type RenewalShop } from './renewal-shop.ts';

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

  test('costs for each period what the list of its prices says, and has no such list for anybody else', async () => {
    const server = await shop.active('pam');
    const list = async (buyer: string) => shop.call(buyer, 'order-server/renewalPrices', { order: server.id });
    const { currency, periods } = renewalPrices.output.parse((await list('pam')).message);
    expect([currency, periods.map(({ period }) => period)]).toEqual(['USD', expect.arrayContaining(['1m', '1y'])]);
    for (const { period, totalMinor } of periods) {
      const quote = await renewals.quote('pam', server.id, period);
      expect(quote.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(totalMinor);
    }
    expect((await list('quentin')).message).toMatchObject({ key: 'doesNotExist' });
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
    expect((await renewals.askQuote('ian', gone.id, '1y')).message).toMatchObject({
      ...{ key: 'renewalNotPriced', field: 'period', text: expect.stringContaining('Please choose another period') },
    });
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
