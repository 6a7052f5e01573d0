import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { createGroup, groupDetail, joinGroup, myGroups, type GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { openGroups } from '#lib/contracts/calls/open-groups-call.ts';
import { successCode } from '#lib/contracts/codes/envelope-codes.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { keyOf, openShop, tosVersion, type ShopUnderTest } from '../orders/shop-under-test.ts';
import type { Answer } from '../mydoc-under-test.ts';

export interface Seated {
  readonly group: GroupMessage;
  readonly orderId: string;
}

/** Groups over the shop of orders. Every account is a verified person of its own unless `profiles` say otherwise. */
export interface GroupsUnderTest {
  readonly shop: ShopUnderTest;
  /** Makes an account a verified person. */
  person(account: string, change?: Partial<{ personId: string | null; barred: boolean }>): string;
  askCreate(account: string, change?: Record<string, string>): Promise<Answer>;
  askJoin(account: string, id: string, change?: Record<string, string>): Promise<Answer>;
  create(account: string, headCount?: number, change?: Record<string, string>): Promise<Seated>;
  join(account: string, id: string, change?: Record<string, string>): Promise<Seated>;
  /** `joined`, or the key of the refusal. */
  outcome(answer: Promise<Answer>): Promise<string>;
  /** Pays an order; returns the payment's id at the centre. */
  pay(account: string, orderId: string): Promise<string>;
  /** A group whose leader has paid. */
  opened(leader: string, headCount?: number): Promise<Seated>;
  /** A group whose members have all paid; nothing of its outbox is done. */
  complete(members: readonly string[]): Promise<GroupMessage>;
  see(id: string, account?: string): Promise<GroupMessage>;
  venue(account?: string, campaign?: string): Promise<z.output<typeof openGroups.output>>;
  mine(account: string): Promise<z.output<typeof myGroups.output>['groups']>;
  /** Lets the time of a seat be over, or of a whole group. */
  endSeat(orderId: string): Promise<void>;
  endGroup(id: string): Promise<void>;
  /** Joins, and lets three hours pass for every seat that the account has had in the group; returns the order. */
  letSeatRunOut(account: string, id: string): Promise<string>;
  /** The money of a group by the ledger. */
  money(id: string): Promise<{ heldMinor: number; paidOutMinor: number }>;
  coupons(account: string): Promise<string[]>;
  states(id: string): Promise<string[]>;
}

const asSeated = ({ code, message }: Answer): Seated => {
  if (code !== successCode) throw new Error(`refused: ${JSON.stringify(message)}`);
  return createGroup.output.parse(message);
};

export async function openGroupShop(settings: Parameters<typeof openShop>[0] = {}): Promise<GroupsUnderTest> {
  const shop = await openShop(settings);
  const { executor } = shop.mydoc.database;
  const groups: GroupsUnderTest = {
    shop,
    person: (account, change = {}) => {
      shop.profiles.set(account, { barred: false, personId: `p-${account}`, realName: 'verified', ...change });
      return account;
    },
    askCreate: (account, change = {}) => {
      if (!shop.profiles.has(account)) groups.person(account);
      const fields = { campaign: 'vps', headCount: '3', currency: 'USD', image: 'debian-13', termsVersion: tosVersion, key: randomUUID() };
      return shop.call(account, createGroup.path, { ...fields, ...change });
    },
    askJoin: (account, id, change = {}) => {
      if (!shop.profiles.has(account)) groups.person(account);
      const fields = { id, currency: 'USD', image: 'debian-13', termsVersion: tosVersion, key: randomUUID() };
      return shop.call(account, joinGroup.path, { ...fields, ...change });
    },
    create: async (account, headCount = 3, change = {}) =>
      asSeated(await groups.askCreate(account, { headCount: String(headCount), ...change })),
    join: async (account, id, change) => asSeated(await groups.askJoin(account, id, change)),
    outcome: async (answer) => {
      const { code, message } = await answer;
      return code === successCode ? 'joined' : keyOf(message);
    },
    pay: async (account, orderId) => {
      const paymentId = await shop.pay(account, orderId);
      await shop.notify(orderId, paymentId);
      return paymentId;
    },
    opened: async (leader, headCount) => {
      const { group, orderId } = await groups.create(leader, headCount);
      await groups.pay(leader, orderId);
      return { group: await groups.see(group.id, leader), orderId };
    },
    complete: async ([leader = '', ...others]) => {
      const { group } = await groups.opened(leader, others.length + 1);
      for (const other of others) await groups.pay(other, (await groups.join(other, group.id)).orderId);
      return groups.see(group.id, leader);
    },
    see: async (id, account = '') => groupDetail.output.parse((await shop.call(account, groupDetail.path, { id })).message),
    venue: async (account = '', campaign = 'vps') =>
      openGroups.output.parse((await shop.call(account, openGroups.path, { campaign })).message),
    mine: async (account) => myGroups.output.parse((await shop.call(account, myGroups.path)).message).groups,
    endSeat: async (orderId) => {
      await executor.execute(sql`UPDATE server_order SET due_at = now() WHERE id = ${orderId}::uuid`);
      await executor.execute(sql`UPDATE group_seat SET held_until = now() WHERE order_id = ${orderId}::uuid AND state = 'held'`);
    },
    endGroup: async (id) => {
      await executor.execute(sql`UPDATE buying_group SET deadline_at = now() WHERE id = ${id}::uuid`);
      await executor.execute(sql`UPDATE server_order SET due_at = least(due_at, now()) WHERE group_id = ${id}::uuid`);
      await executor.execute(sql`UPDATE group_seat SET held_until = least(held_until, now()) WHERE group_id = ${id}::uuid`);
    },
    letSeatRunOut: async (account, id) => {
      const { orderId } = await groups.join(account, id);
      await executor.execute(sql`UPDATE group_seat SET joined_at = joined_at - '3 hours'::interval,
          held_until = held_until - '3 hours'::interval, released_at = released_at - '3 hours'::interval
        WHERE group_id = ${id}::uuid AND account_id = ${account}`);
      await executor.execute(sql`UPDATE server_order SET due_at = now() WHERE id = ${orderId}::uuid`);
      return orderId;
    },
    money: async (id) => {
      const sums = await readRow(
        executor,
        sql`SELECT coalesce(sum(amount_minor) FILTER (WHERE account = 'held-money'), 0) AS held,
            coalesce(-sum(amount_minor) FILTER (WHERE account = 'paid-out'), 0) AS paid_out
          FROM ledger_entry WHERE order_id IN (SELECT id FROM server_order WHERE group_id = ${id}::uuid)`,
        z.object({ held: z.coerce.number(), paid_out: z.coerce.number() }),
      );
      return { heldMinor: sums?.held ?? 0, paidOutMinor: sums?.paid_out ?? 0 };
    },
    coupons: async (account) =>
      (
        await readRows(
          executor,
          sql`SELECT terms->>'code' AS code FROM coupon_grant WHERE account_id = ${account} ORDER BY code`,
          z.object({ code: z.string() }),
        )
      ).map(({ code }) => code),
    states: async (id) =>
      (
        await readRows(
          executor,
          sql`SELECT state FROM server_order WHERE group_id = ${id}::uuid ORDER BY created_at, id`,
          z.object({ state: z.string() }),
        )
      ).map(({ state }) => state),
  };
  return groups;
}
