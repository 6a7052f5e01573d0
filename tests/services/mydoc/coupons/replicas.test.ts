import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { claimCoupon } from '#lib/contracts/calls/coupon-calls.ts';
import { successCode } from '#lib/contracts/codes/envelope-codes.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { atWidth } from '#tests/setup/test-width.ts';
import type { Buyer } from '../orders/add-buyers.ts';
import { callAs } from '../orders/buyer-at-shop.ts';
import { openFleet, type ShopFleet, type ShopProcess } from '../orders/shop-fleet.ts';
import { starter } from '#tests/fixtures/starter-configuration.ts';
import { runningCampaign } from './coupons-under-test.ts';

const { claims, accounts, stock } = atWidth({ claims: 200, accounts: 32, stock: 14 }, { claims: 5_000, accounts: 800, stock: 100 });
/** The embedded database belongs to one process. */
const replicas = process.env.TEST_DATABASE_URL ? 3 : 1;
const atOnce = 64;
let fleet: ShopFleet;

beforeAll(async () => {
  fleet = await openFleet({ region: 'US-0', model: starter.model, remaining: 1 }, [runningCampaign('FLEET10', { stock })]);
}, 120_000);

afterAll(() => fleet.close());

/** A claim, repeated under its key while the service says that it is too busy. */
async function insist(shop: ShopProcess, buyer: Buyer, key: string): Promise<string> {
  const { code, message } = await callAs(shop, buyer, claimCoupon.path, { campaign: 'FLEET10', key });
  const answer = code === successCode ? 'claimed' : z.object({ key: z.string() }).parse(message).key;
  return answer === 'systemBusy' ? insist(shop, buyer, key) : answer;
}

const countRow = z.object({ claimed: z.coerce.number(), grants: z.coerce.number(), holders: z.coerce.number() });

test(`R-6.2 ${claims} claims of ${accounts} accounts for ${stock} coupons at ${replicas} processes: exactly ${stock} are given, nobody has two`, async () => {
  const buyers = await fleet.buyers(accounts, 'verified');
  const shops: ShopProcess[] = [];
  for (let number = 0; number < replicas; number += 1) shops.push(await fleet.start());

  const answers: string[] = [];
  const waiting = Array.from({ length: claims }, (_, place) => place);
  const claimOn = async (): Promise<void> => {
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      const [shop, buyer] = [shops[place % shops.length], buyers[(place * 7) % accounts]];
      if (!shop || !buyer) throw new Error('nobody claims');
      answers.push(await insist(shop, buyer, randomUUID()));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, claimOn));
  for (const shop of shops) await shop.kill();

  expect([...new Set(answers)].toSorted()).toEqual(['alreadyReceived', 'claimed', 'couponExhausted']);
  expect(answers.filter((answer) => answer === 'claimed')).toHaveLength(stock);
  const counted = await fleet.look(({ executor }) =>
    readRow(
      executor,
      sql`SELECT (SELECT claimed FROM coupon_counter WHERE campaign_id = 'coupon-FLEET10') AS claimed,
        count(*) AS grants, count(DISTINCT account_id) AS holders FROM coupon_grant WHERE campaign_id = 'coupon-FLEET10'`,
      countRow,
    ),
  );
  expect(counted).toEqual({ claimed: stock, grants: stock, holders: stock });
}, 300_000);
