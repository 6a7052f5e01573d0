import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { runningCampaign } from '#tests/services/mydoc/coupons/coupons-under-test.ts';
import { keyOf, type ShopUnderTest } from '../shop-under-test.ts';
import { anyOrder, openCouponShop, withCampaigns, type CouponShop } from './coupon-shop.ts';

let coupons: CouponShop;
let shop: ShopUnderTest;

beforeAll(async () => {
  coupons = await openCouponShop();
  ({ shop } = coupons);
}, 60_000);

beforeEach(() => shop.publish(withCampaigns()));

afterAll(() => shop.close());

describe('R-6.5 a code', () => {
  test('is claimed and used, however it is written; a person has it once', async () => {
    const { buyer } = await coupons.buyerWith();
    const quote = await shop.quote(buyer);
    const chosen = await coupons.choose(buyer, quote, { code: ' ｓｅｃｒｅｔ９ ' });
    expect(chosen.discounts).toEqual([{ kind: 'coupon', code: 'SECRET9', percent: 9, amountMinor: 31 }]);
    expect((await coupons.choose(buyer, quote, { code: 'SECRET9' })).coupon).toEqual(chosen.coupon);
  });

  test('that cannot be used is answered alike, whether there is one or not', async () => {
    shop.publish(withCampaigns(runningCampaign('LAST9', { minimumSpend: anyOrder, how: 'code', stock: 1 })));
    const { buyer } = await coupons.buyerWith();
    const unverified = 'nobody in particular';
    const answerTo = async (account: string, code: string) => {
      const { code: number, message } = await shop.call(account, 'order-server/chooseCoupon', { quote: await shop.quote(account), code });
      return { number, ...z.object({ key: z.string(), text: z.string(), field: z.string() }).parse(message) };
    };
    const unknown = await answerTo(buyer, 'NOTHING9');
    expect(unknown).toMatchObject({ key: 'couponCodeRefused', field: 'code' });
    expect(await answerTo(buyer, '')).toEqual(unknown);
    expect(await answerTo(buyer, 'TAKE20')).toEqual(unknown);
    expect(await answerTo(unverified, 'SECRET9')).toEqual(unknown);
    const { buyer: last } = await coupons.buyerWith();
    await coupons.choose(last, await shop.quote(last), { code: 'LAST9' });
    expect(await answerTo(buyer, 'LAST9')).toEqual(unknown);
  });

  test('that cannot be used costs the same statements, whether there is one or not', async () => {
    const limits = { minimumSpend: anyOrder, how: 'code' };
    shop.publish(
      withCampaigns(
        runningCampaign('FIRST9', { ...limits, newcomersOnly: true, creditScoreAtLeast: 99 }),
        runningCampaign('NONE9', { ...limits, stock: 0 }),
      ),
    );
    const { buyer } = await coupons.buyerWith();
    const quote = await shop.quote(buyer);
    const statements = jest.spyOn(shop.mydoc.database.executor, 'execute');
    const costs = async (code: string): Promise<number> => {
      statements.mockClear();
      expect(keyOf((await shop.call(buyer, 'order-server/chooseCoupon', { quote, code })).message)).toBe('couponCodeRefused');
      return statements.mock.calls.length;
    };
    // a job in the background may ask for something meanwhile
    const least = async (code: string): Promise<number> => Math.min(await costs(code), await costs(code));
    await costs('WARMUP9');
    const unknown = await least('NOTHING9');
    expect([await least('FIRST9'), await least('NONE9'), await least('TAKE20')]).toEqual([unknown, unknown, unknown]);
    statements.mockRestore();
  });

  test('may be tried a few times', async () => {
    const { buyer } = await coupons.buyerWith();
    const quote = await shop.quote(buyer);
    const told = new Set<string>();
    for (let tries = 0; tries < 12; tries += 1)
      told.add(keyOf((await shop.call(buyer, 'order-server/chooseCoupon', { quote, code: `GUESS${tries}` })).message));
    expect(told).toEqual(new Set(['couponCodeRefused', 'tooManyRequests']));
  });
});
