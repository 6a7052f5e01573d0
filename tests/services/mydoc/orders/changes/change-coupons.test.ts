import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { runningCampaign } from '#tests/services/mydoc/coupons/coupons-under-test.ts';
import { anyOrder, openCouponShop, withCampaigns, type CouponShop } from '../quotes/coupon-shop.ts';
import { kindsOf, renewalsAt, type RenewalShop } from '../renewals/renewal-shop.ts';
import { keyOf, type ShopUnderTest } from '../shop-under-test.ts';
import { changesAt, sizes, type ChangeShop } from './change-shop.ts';

let coupons: CouponShop;
let shop: ShopUnderTest;
let renewals: RenewalShop;
let changes: ChangeShop;

const campaigns = [
  runningCampaign('BIGGER20', { kind: 'upgrade', discountPercent: 20, minimumSpend: anyOrder }),
  runningCampaign('MORE20', { kind: 'expansion', discountPercent: 20, minimumSpend: anyOrder }),
];

beforeAll(async () => {
  coupons = await openCouponShop();
  ({ shop } = coupons);
  renewals = renewalsAt(shop);
  changes = changesAt(shop);
}, 60_000);

beforeEach(() => {
  shop.publish(withCampaigns(...campaigns));
  shop.centre.behave();
});

afterAll(() => shop.close());

describe('R-6.4 a coupon for a change', () => {
  test('for upgrades comes off an upgrade, one for expansions off an expansion, and neither off anything else', async () => {
    const { buyer, grants } = await coupons.buyerWith('BIGGER20', 'MORE20', 'TAKE20');
    const server = await shop.active(buyer);
    const offered = async (quote: string) => {
      const { message } = await shop.call(buyer, 'order-server/quoteCoupons', { quote });
      return (message as { coupons: { grant: { id: string }; verdict: { applies: boolean; why?: string; cure?: unknown } }[] }).coupons
        .filter(({ verdict }) => verdict.applies)
        .map(({ grant }) => grant.id);
    };
    const upgrade = await changes.quote(buyer, server.id, { model: sizes.larger });
    const expansion = await changes.quote(buyer, server.id, { traffic: 't1000' });
    const renewal = await renewals.quote(buyer, server.id);
    expect(await offered(upgrade.id)).toEqual([grants.BIGGER20]);
    expect(await offered(expansion.id)).toEqual([grants.MORE20]);
    expect(await offered(renewal.id)).toEqual([]);
    expect(await offered(await shop.quote(buyer))).toEqual([grants.TAKE20]);
    const chosen = await coupons.choose(buyer, upgrade.id, { coupon: grants.BIGGER20 ?? '' });
    expect(chosen.totalMinor).toBe(upgrade.totalMinor - Math.round(upgrade.totalMinor * 0.2));
    expect(chosen).toMatchObject({ renewalMinor: upgrade.renewalMinor, changes: upgrade.changes });
    const refused = await shop.call(buyer, 'order-server/chooseCoupon', { quote: expansion.id, coupon: grants.BIGGER20 ?? '' });
    expect(keyOf(refused.message)).toBe('couponNotUsable');
    // another choice keeps the coupon
    const { message } = await shop.call(buyer, 'order-server/changeQuote', {
      order: server.id,
      model: 'cvm.g4a.amd.c1m2',
      inPlaceOf: chosen.id,
    });
    expect(message).toMatchObject({ coupon: { grant: grants.BIGGER20 } });
    const { id } = (await shop.create(buyer, chosen.id)).message as OrderMessage;
    await shop.notify(id, await shop.pay(buyer, id));
    expect(await coupons.stateOf(grants.BIGGER20)).toBe('used by an order');
    await shop.outbox.drain();
    expect((await shop.detail(buyer, id)).state).toBe('changed');
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('of 100 percent pays for the whole change: nothing is left to pay, and it is carried out', async () => {
    shop.publish(withCampaigns(runningCampaign('WHOLE100', { kind: 'expansion', discountPercent: 100, minimumSpend: anyOrder })));
    const { buyer, grants } = await coupons.buyerWith('WHOLE100');
    const server = await shop.active(buyer);
    const quote = await changes.quote(buyer, server.id, { traffic: 't1000' });
    const chosen = await coupons.choose(buyer, quote.id, { coupon: grants.WHOLE100 ?? '' });
    const { id } = (await shop.create(buyer, chosen.id)).message as OrderMessage;
    await shop.outbox.drain();
    expect(await shop.detail(buyer, id)).toMatchObject({ state: 'changed', totalMinor: 0 });
    expect(await shop.detail(buyer, server.id)).toMatchObject({ configurationNow: { traffic: 't1000' } });
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test.each([
    ['fails for good', 'failed'],
    ['is not offered by the account centre', 'refused'],
  ] as const)('that %s goes back in full with its coupon, and the server stays as it was', async (_why, answer) => {
    const { buyer, grants } = await coupons.buyerWith('BIGGER20');
    const server = await shop.active(buyer);
    const left = [await shop.remaining(sizes.now), await shop.remaining(sizes.larger)];
    shop.centre.nextChanges = [answer];
    const chosen = await coupons.choose(buyer, (await changes.quote(buyer, server.id, { model: sizes.larger })).id, {
      coupon: grants.BIGGER20 ?? '',
    });
    const { id } = (await shop.create(buyer, chosen.id)).message as OrderMessage;
    await shop.notify(id, await shop.pay(buyer, id));
    expect(await coupons.stateOf(grants.BIGGER20)).toBe('used by an order');
    await shop.outbox.drain();
    const change = await shop.detail(buyer, id);
    expect(change).toMatchObject({ state: 'refunded', refundedMinor: chosen.totalMinor });
    expect(kindsOf(change)).toContain('provisioning-failed');
    expect(await coupons.stateOf(grants.BIGGER20)).toContain('available');
    expect((await shop.detail(buyer, server.id)).configurationNow).toBeUndefined();
    expect([await shop.remaining(sizes.now), await shop.remaining(sizes.larger)]).toEqual(left);
    expect(shop.centre.servers.get(server.id)?.state).toBe('running');
    expect(await shop.ledgerFaults()).toEqual([]);
  });
});
