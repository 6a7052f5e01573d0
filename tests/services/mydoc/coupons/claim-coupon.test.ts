import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { claimCoupon } from '#lib/contracts/calls/coupon-calls.ts';
import { inHours } from '#tests/setup/from-now.ts';
import { openCoupons, runningCampaign, type CouponsUnderTest } from './coupons-under-test.ts';

let coupons: CouponsUnderTest;

beforeAll(async () => {
  coupons = await openCoupons();
}, 60_000);

afterAll(() => coupons.close());

/** Who claims what, and the answer. */
const claims = [
  ['', 'OPEN10', 'loginRequired'],
  ['', 'NOTHING', 'loginRequired'],
  ['barred', 'NOTHING', 'eventDoesNotExist'],
  ['barred', 'SECRET10', 'eventDoesNotExist'],
  ['barred', 'GROUP10', 'eventNotSupported'],
  ['barred', 'OPEN10', 'accountAbnormal'],
  ['nobody', 'OPEN10', 'notRegistered'],
  ['pending', 'OPEN10', 'realNameStatusUnsupported'],
  ['unnamed', 'OPEN10', 'realNameStatusUnsupported'],
  ['lapsed', 'HOLDS10', 'realNameStatusUnsupported'],
  ['lapsed', 'OPEN10', 'claimed'],
  ['poor', 'NEWS10', 'creditScoreInsufficient'],
  ['ann', 'TRUST10', 'creditScoreInsufficient'],
  ['buyer', 'NEWS10', 'newcomersOnly'],
  ['buyer', 'OPEN10', 'claimed'],
  ['ann', 'SOON10', 'eventNotStarted'],
  ['ann', 'OVER10', 'eventEnded'],
  ['owner', 'OPEN10', 'alreadyReceived'],
  ['ann', 'GONE10', 'couponExhausted'],
] as const;

describe('R-6.2 R-6.3 every refusal of a claim', () => {
  beforeAll(async () => {
    coupons.publish(
      runningCampaign('OPEN10', { perPersonLimit: 1, stock: 1_000 }),
      runningCampaign('NEWS10', { newcomersOnly: true }),
      runningCampaign('HOLDS10', { realNameRequired: true }),
      runningCampaign('TRUST10', { creditScoreAtLeast: 90 }),
      runningCampaign('SOON10', { startsAt: inHours(1) }),
      runningCampaign('OVER10', { endsAt: inHours(-1) }),
      runningCampaign('GONE10', { stock: 0 }),
      runningCampaign('GROUP10', { scene: 'group-member' }),
      runningCampaign('SECRET10', { how: 'code', newcomersOnly: true }),
    );
    const profiles = {
      barred: { barred: true, realName: 'none', personId: null },
      nobody: { realName: 'none', personId: null, creditScore: 10 },
      pending: { realName: 'pending', personId: null, creditScore: 10 },
      unnamed: { realName: 'verified', personId: null },
      lapsed: { realName: 'lapsed' },
      poor: { creditScore: 59, newcomer: false },
      buyer: { newcomer: false },
    } as const;
    for (const [account, profile] of Object.entries(profiles)) coupons.profiles.set(account, profile);
    await coupons.claim('owner', 'OPEN10');
  });

  test.each(claims)('%j claims %s: %s', async (account, campaign, outcome) => {
    expect(await coupons.outcome(account, campaign)).toBe(outcome);
  });

  test('another account of the same person has received it already', async () => {
    coupons.profiles.set('second', { personId: 'p-owner' });
    expect(await coupons.outcome('second', 'OPEN10')).toBe('alreadyReceived');
  });

  test('a person who has paid an order is no newcomer, also while the account centre does not know it yet', async () => {
    const order = (account: string, person: string | null, paid: boolean) =>
      coupons.mydoc.database.executor.execute(sql`
        INSERT INTO server_order (id, account_id, person_id, request_key, quote_id, region, model, family, currency, total_minor, body,
          terms_version, one_per_person, refund_rule, months, list_month_minor, holds_stock, due_at, paid_at)
        VALUES (${randomUUID()}::uuid, ${account}, ${person}, ${randomUUID()}::uuid, ${randomUUID()}::uuid, 'r', 'm', 'f', 'USD', 1,
          '{}'::jsonb, 1, false, 'guarantee', 1, 1, false, now(), CASE WHEN ${paid}::boolean THEN now() END)`);
    await order('looked', 'p-looked', false);
    await order('other account', 'p-paid', true);
    await order('unnamed then', null, true);
    expect(await coupons.outcome('looked', 'NEWS10')).toBe('claimed');
    expect(await coupons.outcome('paid', 'NEWS10')).toBe('newcomersOnly');
    expect(await coupons.outcome('unnamed then', 'NEWS10')).toBe('newcomersOnly');
    expect(await coupons.outcome('paid', 'OPEN10')).toBe('claimed');
  });

  test('whether a code has a campaign cannot be told by the statements that its claim costs', async () => {
    const statements = jest.spyOn(coupons.mydoc.database.executor, 'execute');
    const costs = async (campaign: string): Promise<number> => {
      statements.mockClear();
      expect(await coupons.outcome('ann', campaign)).toBe('eventDoesNotExist');
      return statements.mock.calls.length;
    };
    await costs('WARMUP');
    const unknown = await costs('NOTHING');
    expect(await costs('SECRET10')).toBe(unknown);
    statements.mockRestore();
  });

  test('every refusal that the call declares has been answered above', () => {
    const own = claimCoupon.refusals.filter((key) => key !== 'repeatOperation');
    expect(claims.map(([, , outcome]) => outcome)).toEqual(expect.arrayContaining(own));
  });
});

describe('R-6.2 a claimed coupon', () => {
  test('is the same for the same key, however often and however fast it is sent, and counts once', async () => {
    coupons.publish(runningCampaign('TWICE10', { perPersonLimit: 2 }), runningCampaign('ELSE10'));
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => coupons.claim('cat', 'TWICE10', key)));
    answers.push(await coupons.claim('cat', 'TWICE10', key));
    expect(answers.map(({ code }) => code)).toEqual([2000, 2000, 2000, 2000]);
    expect(new Set(answers.map(({ message }) => (message as { grant: { id: string } }).grant.id)).size).toBe(1);
    expect(answers.at(-1)?.message).toMatchObject({ mine: 1 });
    expect(await coupons.counted('TWICE10')).toEqual({ claimed: 1, grants: 1, persons: 1 });
    expect(await coupons.outcome('cat', 'ELSE10', key)).toBe('repeatOperation');
    expect([await coupons.outcome('cat', 'TWICE10'), await coupons.outcome('cat', 'TWICE10')]).toEqual(['claimed', 'alreadyReceived']);
  });

  test('medusa#13760 a stock that an editor lowers below what was given out gives nothing more; raised again it gives the rest', async () => {
    const campaign = (stock: number) => coupons.publish(runningCampaign('LOWER10', { stock }));
    campaign(3);
    expect([await coupons.outcome('l1', 'LOWER10'), await coupons.outcome('l2', 'LOWER10')]).toEqual(['claimed', 'claimed']);
    campaign(1);
    expect([await coupons.outcome('l3', 'LOWER10'), await coupons.outcome('l1', 'LOWER10')]).toEqual([
      'couponExhausted',
      'alreadyReceived',
    ]);
    expect(await coupons.counted('LOWER10')).toEqual({ claimed: 2, grants: 2, persons: 2 });
    campaign(3);
    const outcomes = await Promise.all(['l3', 'l4', 'l5'].map((account) => coupons.outcome(account, 'LOWER10')));
    expect(outcomes.toSorted()).toEqual(['claimed', 'couponExhausted', 'couponExhausted']);
    expect(await coupons.counted('LOWER10')).toEqual({ claimed: 3, grants: 3, persons: 3 });
  });

  test('medusa#13760 a coupon that was used and one that an order gave back are counted once: neither makes room for another claim', async () => {
    coupons.publish(runningCampaign('ONCE10', { stock: 1, perPersonLimit: 1 }));
    expect(await coupons.outcome('once', 'ONCE10')).toBe('claimed');
    const become = (state: string, order: string | null) =>
      coupons.mydoc.database.executor.execute(sql`
        UPDATE coupon_grant SET state = ${state}, order_id = ${order}::uuid, used_at = CASE WHEN ${state} = 'used' THEN now() END
        WHERE account_id = 'once'`);
    for (const [state, order] of [
      ['used', randomUUID()],
      ['available', null],
    ] as const) {
      await become(state, order);
      expect([await coupons.outcome('once', 'ONCE10'), await coupons.outcome('twice', 'ONCE10')]).toEqual([
        'alreadyReceived',
        'couponExhausted',
      ]);
    }
  });

  test('is there for its key when nothing is left, and when its campaign is gone', async () => {
    coupons.publish(runningCampaign('LASTONE10', { stock: 1 }));
    const key = randomUUID();
    const claim = async () => (await coupons.claim('ida', 'LASTONE10', key)).message;
    const first = await claim();
    expect(first).toMatchObject({ grant: { campaign: 'LASTONE10' }, mine: 1 });
    expect(await claim()).toEqual(first);
    coupons.publish();
    expect(await claim()).toEqual(first);
  });

  test('keeps its terms whatever becomes of the campaign', async () => {
    coupons.publish(runningCampaign('KEEP10', { products: { rule: 'all' } }));
    const key = randomUUID();
    await coupons.claim('dan', 'KEEP10', key);
    const [before] = await coupons.mine('dan');
    coupons.publish(runningCampaign('KEEP10', { discountPercent: 1, minimumSpend: {}, validityDays: 1, name: { en: 'x' } }));
    expect(await coupons.mine('dan')).toEqual([before]);
    coupons.publish();
    expect(await coupons.mine('dan')).toEqual([before]);
    // the answer to a repeated click, too
    expect((await coupons.claim('dan', 'KEEP10', key)).message).toMatchObject({ grant: { percent: 15 }, mine: 1 });
    expect(before).toMatchObject({
      campaign: 'KEEP10',
      kind: 'new-purchase',
      name: 'KEEP10',
      percent: 15,
      minimumSpend: { USD: 1_000, HKD: 8_000, JPY: 1_500 },
      state: 'available',
      orderId: null,
    });
    expect(Date.parse(before?.expiresAt ?? '') - Date.parse(before?.claimedAt ?? '')).toBe(30 * 86_400_000);
  });

  test('is expired from the instant on which its days are over, in no other state', async () => {
    coupons.publish(runningCampaign('SHORT10'));
    await coupons.claim('eve', 'SHORT10');
    const { executor } = coupons.mydoc.database;
    const age = (ms: number) =>
      executor.execute(
        sql`UPDATE coupon_grant SET expires_at = now() + ${ms}::integer * interval '1 millisecond' WHERE account_id = 'eve'`,
      );
    await age(60_000);
    expect((await coupons.mine('eve')).map(({ state }) => state)).toEqual(['available']);
    await age(0);
    expect((await coupons.mine('eve')).map(({ state }) => state)).toEqual(['expired']);
    // an order that has reserved it in time may still use it
    await executor.execute(sql`UPDATE coupon_grant SET state = 'reserved', order_id = ${randomUUID()}::uuid WHERE account_id = 'eve'`);
    expect((await coupons.mine('eve')).map(({ state }) => state)).toEqual(['reserved']);
  });
});
