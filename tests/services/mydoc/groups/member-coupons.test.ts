import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { chooseCoupon, quoteCoupons } from '#lib/contracts/calls/coupon-use-calls.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { renewalsAt } from '../orders/renewals/renewal-shop.ts';
import { z } from 'zod';
import { peekGroup } from '#services/mydoc/group-seats/seat-store.ts';
import { giveMemberCoupons } from '#services/mydoc/groups/member-coupons.ts';
import type { Database } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { seedChanged } from '../orders/shop-under-test.ts';
import { openGroupShop, type GroupsUnderTest } from './groups-under-test.ts';

let groups: GroupsUnderTest;

beforeAll(async () => {
  groups = await openGroupShop();
}, 60_000);

afterAll(() => groups.shop.close());

/** A group that has succeeded and given out nothing yet. */
async function succeededGroup(members: readonly string[]) {
  const { id } = await groups.complete(members);
  const { executor } = groups.shop.mydoc.database;
  const stored = await peekGroup(executor, id);
  if (!stored) throw new Error('the group is gone');
  return stored.row;
}

/** A database whose process dies before it commits. */
const dying = (database: Database): Database => ({
  ...database,
  transaction: (work) =>
    database.transaction(async (tx) => {
      await work(tx);
      throw new Error('killed');
    }),
});

/** The coupons that are noted at a group's seats, in the order of joining. */
const noted = async (id: string): Promise<(string | null)[]> =>
  (
    await readRows(
      groups.shop.mydoc.database.executor,
      sql`SELECT coupon FROM group_seat WHERE group_id = ${id}::uuid ORDER BY place`,
      z.object({ coupon: z.string().nullable() }),
    )
  ).map(({ coupon }) => coupon);

describe('R-7.7 the coupon of a member', () => {
  test('and its note at the seat are written together: a process that dies between leaves neither', async () => {
    const { database } = groups.shop.mydoc;
    const row = await succeededGroup(['kay', 'lou']);
    await database.executor.execute(sql`UPDATE group_seat SET coupon = NULL, coupon_id = NULL WHERE group_id = ${row.id}::uuid`);
    await database.executor.execute(sql`DELETE FROM coupon_grant WHERE account_id IN ('kay', 'lou')`);
    await expect(giveMemberCoupons(dying(database), row)).rejects.toThrow('killed');
    expect([await groups.coupons('kay'), await noted(row.id)]).toEqual([[], [null, null]]);
    await giveMemberCoupons(database, row);
    expect([await groups.coupons('kay'), await groups.coupons('lou'), await noted(row.id)]).toEqual([
      ['GROUP8'],
      ['GROUP8'],
      ['GROUP8', 'GROUP8'],
    ]);
  });

  test('is one, however many processes give it at once', async () => {
    const row = await succeededGroup(['mia', 'ned']);
    const { database } = groups.shop.mydoc;
    await Promise.all(Array.from({ length: 5 }, () => giveMemberCoupons(database, row)));
    expect([await groups.coupons('mia'), await groups.coupons('ned')]).toEqual([['GROUP8'], ['GROUP8']]);
  });

  test('is known by the coupon: a campaign that was edited to another one gives that too, and each once', async () => {
    const memberOf = async (leader: string, memberCoupon: string) => {
      groups.shop.publish(seedChanged('group-campaign-vps', { memberCoupon: { _type: 'reference', _ref: memberCoupon } }));
      const { id } = await groups.complete([leader, 'sam']);
      await groups.shop.outbox.drain();
      const { mine } = await groups.see(id, 'sam');
      const offer = (await groups.shop.call('sam', 'order-server/refundOffer', { id: mine?.orderId ?? '' })).message;
      const { amountMinor } = offer as { amountMinor: number };
      const asked = { id: mine?.orderId ?? '', amountMinor: String(amountMinor), key: randomUUID() };
      expect((await groups.shop.call('sam', 'order-server/refund', asked)).code).toBe(2000);
      await groups.shop.outbox.drain();
      return [mine?.coupon, mine?.couponHad];
    };
    expect(await memberOf('sue', 'coupon-campaign-group8')).toEqual(['GROUP8', false]);
    expect(await memberOf('tom', 'coupon-campaign-hidden50')).toEqual(['HIDDEN50', false]);
    expect(await memberOf('una', 'coupon-campaign-group8')).toEqual([null, true]);
    expect(await memberOf('vin', 'coupon-campaign-hidden50')).toEqual([null, true]);
    expect(await groups.coupons('sam')).toEqual(['GROUP8', 'HIDDEN50']);
    groups.shop.publish(seedChanged('none', {}));
  });

  test('is for a renewal: proposed and used for that of the server bought in the group, and the ledger balances', async () => {
    const { shop } = groups;
    const renewals = renewalsAt(shop);
    const { id } = await groups.complete(['ren', 'rey']);
    await shop.outbox.drain();
    const { mine, memberCoupon } = await groups.see(id, 'rey');
    expect([mine?.orderState, mine?.coupon, memberCoupon]).toEqual([
      'active',
      'GROUP8',
      expect.objectContaining({ kind: 'renewal', percent: 8 }),
    ]);
    const order = mine?.orderId ?? '';
    const quote = await renewals.quote('rey', order);
    const { best, coupons } = quoteCoupons.output.parse((await shop.call('rey', quoteCoupons.path, { quote: quote.id })).message);
    expect([coupons.map(({ grant }) => grant.campaign), coupons[0]?.verdict.applies, best]).toEqual([
      ['GROUP8'],
      true,
      coupons[0]?.grant.id,
    ]);
    const chosen = (await shop.call('rey', chooseCoupon.path, { quote: quote.id, coupon: best ?? '' })).message as Quote;
    expect([quote.totalMinor, chosen.totalMinor]).toEqual([952, 876]);
    const renewal = (await shop.create('rey', chosen.id)).message as { id: string };
    await shop.notify(renewal.id, await shop.pay('rey', renewal.id));
    expect(await shop.detail('rey', renewal.id)).toMatchObject({ state: 'renewed', paidMinor: 876 });
    const used = await readRows(
      shop.mydoc.database.executor,
      sql`SELECT state FROM coupon_grant WHERE account_id = 'rey'`,
      z.object({ state: z.string() }),
    );
    expect(used).toEqual([{ state: 'used' }]);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('cannot be noted twice for a person in the groups of a campaign', async () => {
    const first = await succeededGroup(['oda', 'pit']);
    const { database } = groups.shop.mydoc;
    await giveMemberCoupons(database, first);
    const second = await succeededGroup(['qi', 'ray']);
    await database.executor.execute(
      sql`UPDATE group_seat SET coupon = NULL, coupon_id = NULL, person_id = 'p-oda', state = 'refunded' WHERE group_id = ${second.id}::uuid AND account_id = 'qi'`,
    );
    const note = sql`UPDATE group_seat SET coupon_id = 'coupon-campaign-group8' WHERE group_id = ${second.id}::uuid AND account_id = 'qi'`;
    await expect(database.executor.execute(note)).rejects.toThrow();
  });
});
