import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openQuotes, type OpenQuotes } from '#lib/contracts/calls/figure-calls.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { anyOrder, openCouponShop, withCampaigns, type CouponShop } from './coupon-shop.ts';
import { runningCampaign } from '#tests/services/mydoc/coupons/coupons-under-test.ts';
import { starter } from '#tests/fixtures/starter-configuration.ts';
import { editorToken, type ShopUnderTest } from '../shop-under-test.ts';

let coupons: CouponShop;
let shop: ShopUnderTest;

beforeAll(async () => {
  coupons = await openCouponShop();
  ({ shop } = coupons);
}, 60_000);

beforeEach(async () => {
  shop.publish(withCampaigns());
  await shop.mydoc.database.executor.execute(sql`UPDATE server_quote SET expires_at = now()`);
});

afterAll(() => shop.close());

const ask = (headers: Record<string, string>) => shop.mydoc.call(openQuotes.path, {}, headers);

const open = async (): Promise<OpenQuotes[]> =>
  openQuotes.output.parse((await ask({ authorization: `Bearer ${editorToken}` })).message).open;

const counts = async () => (await open()).map(({ region, model, currency, quotes }) => [region, model, currency, quotes]);

describe('R-5.12 the open quotes whose price is held', () => {
  test.each([
    ['a visitor', {}],
    ['a buyer', { cookie: 'hf_session=ann' }],
  ])('are told to editors alone: %s is told that there is no such call', async (_who, headers: Record<string, string>) => {
    expect(await ask(headers)).toMatchObject({ status: 404, message: { key: 'noSuchCall' } });
  });

  test('are counted by region, model, disks, transfer and currency, the most first, with the end of the last', async () => {
    for (const buyer of ['ann', 'ben']) await shop.quote(buyer);
    await shop.quote('cid', {}, { currency: 'JPY' });
    const disk = { type: 'ssd_cloud_disk', sizeGib: 20 };
    await shop.quote('dan', { dataDisks: [disk, { type: 'nvme_cloud_disk', sizeGib: 100 }] }, { currency: 'HKD' });
    const found = await open();
    const common = { region: 'US-0', model: starter.model, traffic: 't500' };
    expect(found).toMatchObject([
      { ...common, currency: 'USD', disks: ['ssd_cloud_disk'], quotes: 2 },
      { ...common, currency: 'HKD', disks: ['nvme_cloud_disk', 'ssd_cloud_disk'], quotes: 1 },
      { ...common, currency: 'JPY', disks: ['ssd_cloud_disk'], quotes: 1 },
    ]);
    const left = Date.parse(found[0]?.lastEndsAt ?? '') - Date.now();
    expect(left).toBeGreaterThan(29 * 60_000);
    expect(left).toBeLessThanOrEqual(30 * 60_000 + 1_000);
  });

  test('are no longer those that have ended', async () => {
    const quote = await shop.quote('eve');
    expect(await counts()).toEqual([['US-0', starter.model, 'USD', 1]]);
    await shop.mydoc.database.executor.execute(sql`UPDATE server_quote SET expires_at = now() WHERE id = ${quote}::uuid`);
    expect(await counts()).toEqual([]);
  });

  test('are not those that were ordered: the order holds its price', async () => {
    await shop.order('fay');
    expect(await counts()).toEqual([]);
  });

  test('count once with every coupon that was tried on them, and not when a copy was ordered', async () => {
    shop.publish(withCampaigns(runningCampaign('FREE15', { minimumSpend: anyOrder })));
    const { buyer } = await coupons.buyerWith('FREE15');
    const quote = await shop.quote(buyer);
    const chosen = await coupons.choose(buyer, quote, { code: 'FREE15' });
    expect(chosen.id).not.toBe(quote);
    expect(await counts()).toEqual([['US-0', starter.model, 'USD', 1]]);
    await shop.create(buyer, chosen.id);
    expect(await counts()).toEqual([]);
  });

  test('hold until prices are corrected: those made before do not count, those made after do', async () => {
    await shop.quote('gus');
    const correctedAt = (ms: number) =>
      seedDocuments({}, new Date()).map((document) =>
        document._id === 'siteSettings' ? { ...document, pricesCorrectedAt: new Date(ms).toISOString() } : document,
      );
    shop.publish(correctedAt(Date.now() + 3_600_000));
    expect(await counts()).toEqual([['US-0', starter.model, 'USD', 1]]);
    shop.publish(correctedAt(Date.now()));
    expect(await counts()).toEqual([]);
    await shop.quote('hal');
    expect(await counts()).toEqual([['US-0', starter.model, 'USD', 1]]);
  });
});
