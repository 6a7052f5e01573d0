import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Moment } from '#tests/setup/databases/mortal-database.ts';
import { openCoupons, runningCampaign, type CouponsUnderTest } from './coupons-under-test.ts';

const statementsAtMost = 20;
/** A reading for all may come between two statements: those that matter have their names, too. */
const named = ['UPDATE coupon_counter SET', 'INSERT INTO coupon_grant', 'COMMIT'] as const;
const moments: readonly Moment[] = [
  ...Array.from({ length: statementsAtMost }, (_, number) => number),
  ...named.map((statement): Moment => `before ${statement}`),
  'committed',
];
const codeOf = (moment: Moment): string => `CRASH${moments.indexOf(moment)}`;
let coupons: CouponsUnderTest;

beforeAll(async () => {
  coupons = await openCoupons({ replicas: 2 });
  coupons.publish(runningCampaign('BEFORE10'), ...moments.map((moment) => runningCampaign(codeOf(moment), { stock: 1 })));
  for (const replica of [0, 1]) await coupons.outcome('early', 'BEFORE10', undefined, replica);
}, 60_000);

afterAll(() => coupons.close());

const [nothing, one] = [
  { claimed: 0, grants: 0, persons: 0 },
  { claimed: 1, grants: 1, persons: 1 },
];

test('R-6.2 a claim whose connection dies between two statements gives nothing, and one that dies once it is committed has given; the same click at another replica has one coupon', async () => {
  const deaths: string[] = [];
  for (const moment of moments) {
    const [code, key] = [codeOf(moment), randomUUID()];
    const { result, before } = await coupons.dyingAt(moment, () => coupons.outcome('buyer', code, key));
    // it took fewer statements
    if (before === null) continue;
    // a reading for all came between, and died in the place of the claim
    if (result === 'claimed' && typeof moment === 'number' && before.startsWith('SELECT')) continue;
    deaths.push(before);
    expect([moment, result]).toEqual([moment, 'systemBusy']);
    expect([moment, await coupons.counted(code)]).toEqual([moment, moment === 'committed' ? one : nothing]);
    expect([moment, await coupons.outcome('buyer', code, key, 1)]).toEqual([moment, 'claimed']);
    expect([moment, await coupons.outcome('rival', code)]).toEqual([moment, 'couponExhausted']);
    expect([moment, await coupons.counted(code)]).toEqual([moment, one]);
  }
  expect(deaths).toEqual(expect.arrayContaining([...named, 'committed']));
}, 120_000);
