import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { atWidth } from '#tests/setup/test-width.ts';
import { openCoupons, runningCampaign, type CouponsUnderTest } from './coupons-under-test.ts';

const { claims, accounts, stock } = process.env.TEST_DATABASE_URL
  ? { claims: 500, accounts: 80, stock: 40 }
  : atWidth({ claims: 150, accounts: 40, stock: 25 }, { claims: 500, accounts: 80, stock: 40 });
let coupons: CouponsUnderTest;

beforeAll(async () => {
  coupons = await openCoupons();
  coupons.publish(
    runningCampaign('RUSH10', { stock }),
    runningCampaign('PAIR10', { stock, perPersonLimit: 2 }),
    runningCampaign('LAST10', { stock: 1 }),
  );
}, 60_000);

afterAll(() => coupons.close());

const rush = (campaign: string, people = accounts) =>
  Promise.all(Array.from({ length: claims }, (_, place) => coupons.outcome(`buyer ${(place * 7) % people}`, campaign)));

test(`R-6.2 ${claims} claims of ${accounts} people for ${stock} coupons at once: exactly ${stock} claimed, nobody twice`, async () => {
  const outcomes = await rush('RUSH10');
  expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(stock);
  expect([...new Set(outcomes)].toSorted()).toEqual(['alreadyReceived', 'claimed', 'couponExhausted']);
  expect(await coupons.counted('RUSH10')).toEqual({ claimed: stock, grants: stock, persons: stock });
}, 120_000);

test('R-6.2 with two for each of ten people, each has two and the rest stays', async () => {
  const outcomes = await rush('PAIR10', 10);
  expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(20);
  expect(await coupons.counted('PAIR10')).toEqual({ claimed: 20, grants: 20, persons: 10 });
}, 120_000);

test('saleor#544 vendure#4660: the last coupon is given to one of many', async () => {
  const outcomes = await rush('LAST10', claims);
  expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(1);
  expect(await coupons.counted('LAST10')).toEqual({ claimed: 1, grants: 1, persons: 1 });
}, 120_000);
