import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { myGroupsAtMost, seatStates } from '#lib/contracts/calls/group-calls.ts';
import { groupStates, listedGroupsAtMost } from '#lib/contracts/calls/open-groups-call.ts';
import { orderStates } from '#lib/contracts/order-states.ts';
import { groupColumns, groupRow, type GroupRow } from '#services/mydoc/group-seats/seat-store.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';

const number = z.coerce.number();
const optionalNumber = z.union([z.null(), number]);
const ms = (column: string): SQL => sql.raw(`extract(epoch FROM ${column}) * 1000`);

const seatRow = z.object({
  place: number,
  order_id: z.string(),
  account_id: z.string(),
  person_id: z.string(),
  name: z.string(),
  avatar: number,
  state: z.enum(seatStates),
  joined_ms: number,
  held_until_ms: number,
  released_ms: optionalNumber,
  coupon: z.string().nullable(),
  coupon_had: z.boolean(),
  order_state: z.enum(orderStates),
});

/** About `group_seat seat` in `buying_group one`: the person has the promised coupon from another group of the campaign. */
const couponHad = sql`EXISTS (SELECT 1 FROM group_seat other WHERE other.campaign_id = seat.campaign_id
  AND other.person_id = seat.person_id AND other.coupon_id = one.campaign->'memberCoupon'->>'_id' AND other.group_id <> seat.group_id)`;

/** A seat as the group's page shows it, also one that was given up. */
export type ShownSeat = z.output<typeof seatRow>;

export interface ReadGroup {
  readonly row: GroupRow;
  readonly seats: readonly ShownSeat[];
}

/** More than five days of seats that are given up after three hours. */
const seatsAtMost = 500;

/** A group with its seats, in the order of joining. Null: there is no such group. */
export async function readGroup(executor: Executor, id: string): Promise<ReadGroup | null> {
  const row = await readRow(executor, sql`SELECT ${groupColumns} FROM buying_group WHERE id = ${id}::uuid`, groupRow);
  if (!row) return null;
  const seats = await readRows(
    executor,
    sql`SELECT place, order_id, seat.account_id, seat.person_id, name, avatar, seat.state, ${ms('held_until')} AS held_until_ms, coupon, ${couponHad} AS coupon_had,
        ${ms('joined_at')} AS joined_ms, ${ms('released_at')} AS released_ms, placed.state AS order_state
      FROM group_seat seat JOIN buying_group one ON one.id = seat.group_id JOIN server_order placed ON placed.id = seat.order_id
      WHERE seat.group_id = ${id}::uuid ORDER BY (seat.state = 'released'), place LIMIT ${seatsAtMost}`,
    seatRow,
  );
  return { row, seats };
}

/** The versions of groups: one statement for all that somebody waits for. */
export async function readVersions(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const listed = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const rows = await readRows(
    executor,
    sql`SELECT id, version FROM buying_group WHERE id IN (${listed})`,
    z.object({ id: z.string(), version: number }),
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

const personsSeat = z.object({ group_id: z.string(), account_id: z.string(), is_over: z.boolean() });

/** About `buying_group one`: its deadline has passed, though nobody may have written yet that it failed. */
const isOverdue = sql`(one.state IN ('open', 'full') AND one.deadline_at <= now())`;

/**
 * The seat that a person has in a group of a campaign; one whose time is over does not count. `isOver`: the time of the group is, which has
 * to be written before the person can have another seat.
 */
export async function findPersonsSeat(
  executor: Executor,
  campaignId: string,
  personId: string,
): Promise<{ groupId: string; accountId: string; isOver: boolean } | null> {
  const found = await readRow(
    executor,
    sql`SELECT seat.group_id, seat.account_id, ${isOverdue} AS is_over FROM group_seat seat JOIN buying_group one ON one.id = seat.group_id
      WHERE seat.campaign_id = ${campaignId} AND seat.person_id = ${personId}
        AND (seat.state = 'paid' OR (seat.state = 'held' AND seat.held_until > now())) LIMIT 1`,
    personsSeat,
  );
  return found && { groupId: found.group_id, accountId: found.account_id, isOver: found.is_over };
}

/** Until when a person who gave up an unpaid seat of a group would have had it; null: no such time is still to come. */
export async function findEarlierHold(executor: Executor, groupId: string, personId: string): Promise<number | null> {
  const found = await readRow(
    executor,
    sql`SELECT ${ms('max(held_until)')} AS held_until_ms FROM group_seat
      WHERE group_id = ${groupId}::uuid AND person_id = ${personId} AND state = 'released' AND held_until > now()`,
    z.object({ held_until_ms: optionalNumber }),
  );
  return found?.held_until_ms ?? null;
}

const heldRow = z.object({ state: z.enum(seatStates), joined_ms: number, held_until_ms: number, released_ms: optionalNumber });

/** The seats that a person has or had in a group. */
export const readPersonsSeats = (executor: Executor, groupId: string, personId: string): Promise<z.output<typeof heldRow>[]> =>
  readRows(
    executor,
    sql`SELECT state, ${ms('joined_at')} AS joined_ms, ${ms('held_until')} AS held_until_ms, ${ms('released_at')} AS released_ms
      FROM group_seat WHERE group_id = ${groupId}::uuid AND person_id = ${personId} ORDER BY place LIMIT ${seatsAtMost}`,
    heldRow,
  );

const listedFields = {
  id: z.string(),
  slug: z.string(),
  state: z.enum(groupStates),
  head_count: number,
  taken: number,
  paid: number,
  created_ms: number,
  deadline_ms: optionalNumber,
  now_ms: number,
};
const openRow = z.object({ ...listedFields, name: z.string(), avatar: number, account_id: z.string() });

export type OpenGroupRow = z.output<typeof openRow>;

/** What lists say of a group; a seat whose time is over is free, though nobody may have written that yet. */
const listedColumns = sql`one.id, one.slug, one.state, head_count, ${ms('one.created_at')} AS created_ms, ${ms('deadline_at')} AS deadline_ms,
  ${ms('now()')} AS now_ms,
  (SELECT count(*) FROM group_seat WHERE group_id = one.id AND state = 'paid') AS paid,
  (SELECT count(*) FROM group_seat WHERE group_id = one.id
    AND (state = 'paid' OR (state = 'held' AND held_until > now()))) AS taken`;

/** The groups of a campaign with a free seat, those with the fewest first. */
export const listOpenGroups = (executor: Executor, slug: string): Promise<OpenGroupRow[]> =>
  readRows(
    executor,
    sql`SELECT * FROM (
        SELECT ${listedColumns}, leader.name, leader.avatar, leader.account_id
        FROM buying_group one JOIN group_seat leader ON leader.group_id = one.id AND leader.place = 1
        WHERE one.slug = ${slug} AND one.state IN ('open', 'full') AND deadline_at > now()
      ) AS listed WHERE taken < head_count ORDER BY head_count - taken, deadline_ms, id LIMIT ${listedGroupsAtMost}`,
    openRow,
  );

/** The account's group of a campaign; null: it has no seat. */
export async function findOwnGroup(executor: Executor, campaignId: string, accountId: string): Promise<string | null> {
  const found = await readRow(
    executor,
    sql`SELECT one.id FROM buying_group one JOIN group_seat seat ON seat.group_id = one.id
      WHERE seat.campaign_id = ${campaignId} AND seat.account_id = ${accountId}
        AND (seat.state = 'paid' OR (seat.state = 'held' AND seat.held_until > now())) AND NOT ${isOverdue}
      ORDER BY seat.joined_at DESC LIMIT 1`,
    z.object({ id: z.string() }),
  );
  return found?.id ?? null;
}

const mineRow = z.object({
  ...listedFields,
  place: number,
  order_id: z.string(),
  seat_state: z.enum(seatStates),
  order_state: z.enum(orderStates),
  held_until_ms: number,
  coupon: z.string().nullable(),
  coupon_had: z.boolean(),
});

export type MyGroupRow = z.output<typeof mineRow>;

/** The groups that an account is or was in, each with its latest seat there, the latest first. */
export const listGroupsOf = (executor: Executor, accountId: string): Promise<MyGroupRow[]> =>
  readRows(
    executor,
    sql`SELECT ${listedColumns}, seat.place, seat.order_id, seat.state AS seat_state, placed.state AS order_state,
        ${ms('seat.held_until')} AS held_until_ms, seat.coupon, ${couponHad} AS coupon_had
      FROM group_seat seat JOIN buying_group one ON one.id = seat.group_id JOIN server_order placed ON placed.id = seat.order_id
      WHERE seat.account_id = ${accountId} AND NOT EXISTS (
        SELECT 1 FROM group_seat later WHERE later.group_id = seat.group_id AND later.account_id = seat.account_id
          AND later.place > seat.place)
      ORDER BY seat.joined_at DESC, one.id LIMIT ${myGroupsAtMost}`,
    mineRow,
  );
