import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { drawCoupon, drawNumberAtMost, type GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { commitmentOf, isWinningDraw, verifyDraw } from '#lib/group-buy/draw.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { keyOf, seedChanged } from '../orders/shop-under-test.ts';
import { openGroupShop, type GroupsUnderTest } from './groups-under-test.ts';

let groups: GroupsUnderTest;

beforeAll(async () => {
  groups = await openGroupShop();
}, 60_000);

beforeEach(() => groups.shop.publish(seedChanged('none', {})));

afterAll(() => groups.shop.close());

const draw = (account: string, id: string, number = 7) => groups.shop.call(account, drawCoupon.path, { id, number: String(number) });

const drawn = async (account: string, id: string, number?: number): Promise<NonNullable<GroupMessage['draw']>> => {
  const { draw: shown } = drawCoupon.output.parse((await draw(account, id, number)).message);
  if (!shown) throw new Error('there is no draw');
  return shown;
};

const complete = async (name: string): Promise<string> => {
  const { id } = await groups.complete([name, `${name}-2`]);
  await groups.shop.outbox.drain();
  return id;
};

const chance = (hiddenCouponPercent: number, more: object = {}) =>
  groups.shop.publish(seedChanged('group-campaign-vps', { hiddenCouponPercent, ...more }));

/** How many coupons of the campaign were won by now. */
const givenOut = async (): Promise<number> =>
  (
    await readRow(
      groups.shop.mydoc.database.executor,
      sql`SELECT sum(given)::integer AS given FROM hidden_coupon_counter WHERE campaign_id = 'group-campaign-vps'`,
      z.object({ given: z.number().nullable() }),
    )
  )?.given ?? 0;

describe('R-7.7 the hidden coupon of a leader', () => {
  test('is drawn once, from a seed that was committed to at the opening; a second number changes nothing', async () => {
    const before = await groups.opened('once', 2);
    const id = before.group.id;
    await groups.pay('once-2', (await groups.join('once-2', id)).orderId);
    const shown = await drawn('once', id, 11);
    expect(shown).toMatchObject({ state: 'drawn', percent: 5, commitment: before.group.draw?.commitment, result: { number: 11 } });
    const { seed = '', number = 0, outcome } = shown.result ?? {};
    expect(await commitmentOf(seed)).toBe(shown.commitment);
    expect(outcome === 'won').toBe(await isWinningDraw({ seed, number }, 5));
    expect(await verifyDraw({ seed, number, commitment: shown.commitment, percent: 5, won: outcome === 'won' })).toBe(true);
    expect((await drawn('once', id, 12)).result).toEqual(shown.result);
    // everybody can verify it
    expect((await groups.see(id)).draw).toEqual(shown);
  });

  test('is nobody’s any more once the leader has given the server back undrawn', async () => {
    const id = await complete('gone');
    const { orderId = '' } = (await groups.see(id, 'gone')).mine ?? {};
    const { amountMinor } = (await groups.shop.call('gone', 'order-server/refundOffer', { id: orderId })).message as {
      amountMinor: number;
    };
    await groups.shop.call('gone', 'order-server/refund', { id: orderId, amountMinor: String(amountMinor), key: randomUUID() });
    await groups.shop.outbox.drain();
    expect((await groups.see(id, 'gone')).draw).toBeNull();
    expect(keyOf((await draw('gone', id)).message)).toBe('stateForbids');
  });

  test('shows nothing of the seed before', async () => {
    const id = await complete('before');
    expect((await groups.see(id, 'before')).draw).toMatchObject({ state: 'open', result: null, anyLeft: true });
    const { seed } = (await readRow(
      groups.shop.mydoc.database.executor,
      sql`SELECT seed FROM buying_group WHERE id = ${id}::uuid`,
      z.object({ seed: z.string() }),
    )) ?? { seed: '' };
    expect(seed).toHaveLength(64);
    expect(JSON.stringify(await groups.see(id, 'before'))).not.toContain(seed);
  });

  test('many draws at one moment are one, and bring one coupon', async () => {
    chance(100);
    const id = await complete('many');
    const shown = await Promise.all(Array.from({ length: 8 }, (_, number) => drawn('many', id, number)));
    expect(new Set(shown.map(({ result }) => JSON.stringify(result))).size).toBe(1);
    expect(shown[0]?.result?.outcome).toBe('won');
    expect(await groups.coupons('many')).toEqual(['GROUP8', 'HIDDEN50']);
    expect(await groups.coupons('many-2')).toEqual(['GROUP8']);
  });

  test('is capped: at once, however many draw, no more are won than the campaign says', async () => {
    // more may have been given out before
    const left = 2;
    chance(100, { hiddenCouponCap: (await givenOut()) + left });
    const names = ['cap-1', 'cap-2', 'cap-3', 'cap-4'];
    const ids = await Promise.all(names.map((name) => complete(name)));
    await groups.shop.outbox.drain();
    const outcomes = await Promise.all(
      ids.map(async (id, index) => {
        const { code, message } = await draw(names[index] ?? '', id);
        return code === 2000 ? drawCoupon.output.parse(message).draw?.result?.outcome : keyOf(message);
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(left);
    expect(outcomes.every((outcome) => ['won', 'none-left', 'couponExhausted'].includes(outcome ?? ''))).toBe(true);
    // who could still lead a group to success is told before
    expect((await groups.opened('cap-6', 2)).group.draw).toMatchObject({ state: 'later', anyLeft: false });
    const late = await complete('cap-5');
    expect((await groups.see(late)).draw).toMatchObject({ anyLeft: false });
    expect(keyOf((await draw('cap-5', late)).message)).toBe('couponExhausted');
  });

  test('that wins brings its coupon, whatever the coupon’s time and its limit for each person', async () => {
    const hidden = seedChanged('coupon-HIDDEN50', { perPersonLimit: 1, endsAt: new Date(Date.now() - 1_000).toISOString() });
    const campaign = { hiddenCouponPercent: 100, hiddenCouponCap: null };
    groups.shop.publish(hidden.map((each) => (each._id === 'group-campaign-vps' ? { ...each, ...campaign } : each)));
    for (const expected of [1, 2]) {
      const id = await complete('again');
      expect((await drawn('again', id)).result?.outcome).toBe('won');
      expect((await groups.coupons('again')).filter((code) => code === 'HIDDEN50')).toHaveLength(expected);
      await groups.shop.mydoc.database.executor.execute(sql`UPDATE group_seat SET state = 'refunded' WHERE group_id = ${id}::uuid`);
    }
  });

  test('is the leader’s alone, once the group has succeeded, for 24 hours', async () => {
    const { group } = await groups.opened('alone', 2);
    expect(keyOf((await draw('alone', group.id)).message)).toBe('drawNotOpen');
    await groups.pay('alone-2', (await groups.join('alone-2', group.id)).orderId);
    expect(keyOf((await draw('alone-2', group.id)).message)).toBe('doesNotExist');
    expect(keyOf((await draw('', group.id)).message)).toBe('loginRequired');
    expect(keyOf((await draw('alone', group.id, drawNumberAtMost + 1)).message)).toBe('dataError');
    await groups.shop.mydoc.database.executor.execute(
      sql`UPDATE buying_group SET ended_at = now() - interval '24 hours' WHERE id = ${group.id}::uuid`,
    );
    expect(keyOf((await draw('alone', group.id)).message)).toBe('drawEnded');
    expect((await groups.see(group.id)).draw).toMatchObject({ state: 'over', result: null });
  });

  test('a probability of 0 hides no coupon', async () => {
    chance(0);
    const id = await complete('zero');
    expect(await groups.see(id)).toMatchObject({ draw: null, hiddenCoupon: null });
  });
});
