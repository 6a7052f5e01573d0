import { randomBytes } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { drawOutcomes, seatStates } from '#lib/contracts/calls/group-calls.ts';
import { groupStates } from '#lib/contracts/calls/open-groups-call.ts';
import { commitmentOf } from '#lib/group-buy/draw.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import type { Jobs } from '#services/platform/jobs.ts';
import { groupTransition, takenSeats, type Group, type GroupEvent, type GroupTransition } from './group-machine.ts';
import { deadlineQueue, settleQueue } from './group-queues.ts';

type Outbox = Pick<Jobs, 'send'>;

const number = z.coerce.number();
const optionalNumber = z.union([z.null(), number]);

export const groupRow = z.object({
  id: z.string(),
  campaign_id: z.string(),
  slug: z.string(),
  /** The campaign as it was published when the group was created. */
  campaign: z.unknown(),
  head_count: number,
  state: z.enum(groupStates),
  version: number,
  created_ms: number,
  deadline_ms: optionalNumber,
  ended_ms: optionalNumber,
  seed: z.string().nullable(),
  commitment: z.string().nullable(),
  draw_number: optionalNumber,
  draw_outcome: z.enum(drawOutcomes).nullable(),
  drawn_ms: optionalNumber,
  now_ms: number,
});

export type GroupRow = z.output<typeof groupRow>;

const seatRow = z.object({ place: number, order_id: z.string(), state: z.enum(seatStates), held_until_ms: number });

/** A group, and the state machine's view of it: the seats that are taken. */
export interface StoredGroup {
  readonly row: GroupRow;
  readonly group: Group;
}

const ms = (column: string): SQL => sql.raw(`extract(epoch FROM ${column}) * 1000`);

export const groupColumns = sql`id, campaign_id, slug, campaign, head_count, state, version, ${ms('created_at')} AS created_ms,
  ${ms('deadline_at')} AS deadline_ms, ${ms('ended_at')} AS ended_ms, seed, commitment, draw_number, draw_outcome,
  ${ms('drawn_at')} AS drawn_ms, ${ms('now()')} AS now_ms`;

/** Locks the group in which an order, or the one whose server it renews, is a seat until the transaction ends: always before the orders. */
export async function lockGroupOf(tx: Executor, orderId: string): Promise<void> {
  await tx.execute(sql`
    SELECT id FROM buying_group WHERE id = (
      SELECT group_id FROM server_order WHERE id = (
        SELECT coalesce(renews, id) FROM server_order WHERE id = ${orderId}::uuid)) FOR UPDATE`);
}

/** The group, locked until the transaction ends. Null: there is no such group. */
export const lockGroup = async (tx: Executor, id: string): Promise<StoredGroup | null> =>
  withSeats(tx, await readRow(tx, sql`SELECT ${groupColumns} FROM buying_group WHERE id = ${id}::uuid FOR UPDATE`, groupRow));

/** The group as it is at the moment, for those who only look at it. */
export const peekGroup = async (executor: Executor, id: string): Promise<StoredGroup | null> =>
  withSeats(executor, await readRow(executor, sql`SELECT ${groupColumns} FROM buying_group WHERE id = ${id}::uuid`, groupRow));

async function withSeats(tx: Executor, row: GroupRow | null): Promise<StoredGroup | null> {
  if (!row) return null;
  const seats = await readRows(
    tx,
    sql`SELECT place, order_id, state, ${ms('held_until')} AS held_until_ms FROM group_seat
      WHERE group_id = ${row.id}::uuid AND state IN ('held', 'paid') ORDER BY place`,
    seatRow,
  );
  const group: Group = {
    state: row.state,
    headCount: row.head_count,
    deadlineMs: row.deadline_ms,
    seats: seats.map(({ place, order_id, state, held_until_ms }) => ({
      order: order_id,
      isLeader: place === 1,
      state,
      heldUntilMs: held_until_ms,
    })),
  };
  return { row, group };
}

/** Applies an event to a group, and writes what follows in the same transaction. Null: there is no such group. */
export async function changeGroup(tx: Executor, outbox: Outbox, id: string, event: GroupEvent): Promise<Group | null> {
  const stored = await lockGroup(tx, id);
  if (!stored) return null;
  const next = groupTransition(stored.group, event);
  await write(tx, outbox, stored, next);
  return next.group;
}

/** The group, locked; one whose deadline has passed fails. Null: there is no such group. */
export async function failIfOver(tx: Executor, outbox: Outbox, id: string): Promise<StoredGroup | null> {
  const stored = await lockGroup(tx, id);
  if (!stored) return null;
  const next = groupTransition(stored.group, { kind: 'due', nowMs: stored.row.now_ms });
  await write(tx, outbox, stored, next);
  return { ...stored, group: next.group };
}

/** An order of the group has changed in a way that no state of it shows: its watchers are notified. The group is locked already. */
export async function noteChange(tx: Executor, id: string): Promise<void> {
  await tx.execute(sql`UPDATE buying_group SET version = version + 1 WHERE id = ${id}::uuid`);
}

async function write(tx: Executor, outbox: Outbox, { row, group: before }: StoredGroup, next: GroupTransition): Promise<void> {
  const { group, effects } = next;
  if (group === before) return;
  const { id } = row;
  for (const seat of group.seats.filter((each) => before.seats.some((old) => old.order === each.order && old.state !== each.state))) {
    // a seat that the order gave up earlier stays as it is
    await tx.execute(sql`
      UPDATE group_seat SET state = ${seat.state}, released_at = CASE WHEN ${seat.state === 'released'}::boolean THEN now() END
      WHERE group_id = ${id}::uuid AND order_id = ${seat.order}::uuid AND state IN ('held', 'paid')`);
  }
  const hasEnded = before.state !== group.state && (group.state === 'succeeded' || group.state === 'failed' || group.state === 'void');
  await tx.execute(sql`
    UPDATE buying_group SET state = ${group.state}, version = version + 1, taken = ${takenSeats(group)},
      ended_at = CASE WHEN ${hasEnded}::boolean THEN now() ELSE ended_at END WHERE id = ${id}::uuid`);
  for (const effect of effects) {
    switch (effect.kind) {
      case 'opened':
        await open(tx, outbox, id, effect.deadlineMs);
        break;
      case 'settle':
        await outbox.send(tx, settleQueue, { groupId: id }, { singletonKey: id });
    }
  }
}

const seedBytes = 32;

/** From now on others can join. The seed of the leader's draw is made, and its hash can be published. */
async function open(tx: Executor, outbox: Outbox, id: string, deadlineMs: number): Promise<void> {
  const seed = randomBytes(seedBytes).toString('hex');
  const deadline = new Date(deadlineMs);
  await tx.execute(sql`
    UPDATE buying_group SET deadline_at = ${deadline.toISOString()}::timestamptz, seed = ${seed}, commitment = ${await commitmentOf(seed)}
    WHERE id = ${id}::uuid`);
  await outbox.send(tx, deadlineQueue, { groupId: id }, { startAfter: deadline, singletonKey: id });
}

export interface NewGroup {
  readonly id: string;
  readonly campaignId: string;
  readonly slug: string;
  readonly campaign: unknown;
  readonly headCount: number;
}

export interface NewSeat {
  readonly groupId: string;
  readonly campaignId: string;
  readonly orderId: string;
  readonly accountId: string;
  readonly personId: string;
  /** Masked. */
  readonly name: string;
  readonly avatar: number;
  readonly heldUntilMs: number;
}

/** Writes a group with its leader's seat. False if the person has a seat in a group of the campaign. */
export async function addGroup(tx: Executor, group: NewGroup, leader: NewSeat): Promise<boolean> {
  await tx.execute(sql`
    INSERT INTO buying_group (id, campaign_id, slug, campaign, head_count, taken)
    VALUES (${group.id}::uuid, ${group.campaignId}, ${group.slug}, ${JSON.stringify(group.campaign)}::jsonb, ${group.headCount}, 1)`);
  return insertSeat(tx, leader);
}

/** `refused`: no seat is free any more; `taken`: the person has a seat in a group of the campaign. */
export async function addSeat(tx: Executor, outbox: Outbox, seat: NewSeat): Promise<'added' | 'refused' | 'taken'> {
  const stored = await lockGroup(tx, seat.groupId);
  if (!stored) return 'refused';
  const { orderId: order, heldUntilMs } = seat;
  const next = groupTransition(stored.group, { kind: 'joined', order, heldUntilMs, nowMs: stored.row.now_ms });
  if (!next.group.seats.some((each) => each.order === order)) return 'refused';
  if (!(await insertSeat(tx, seat))) return 'taken';
  await write(tx, outbox, stored, next);
  return 'added';
}

const placeRow = z.object({ place: number });

const nextPlace = (groupId: string): SQL => sql`(SELECT coalesce(max(place), 0) + 1 FROM group_seat WHERE group_id = ${groupId}::uuid)`;

const insertSeat = async (tx: Executor, seat: NewSeat): Promise<boolean> =>
  (await readRow(
    tx,
    sql`INSERT INTO group_seat (group_id, place, order_id, campaign_id, account_id, person_id, name, avatar, held_until)
      VALUES (${seat.groupId}::uuid, ${nextPlace(seat.groupId)}, ${seat.orderId}::uuid, ${seat.campaignId}, ${seat.accountId},
        ${seat.personId}, ${seat.name}, ${seat.avatar}, ${new Date(seat.heldUntilMs).toISOString()}::timestamptz)
      ON CONFLICT DO NOTHING RETURNING place`,
    placeRow,
  )) !== null;

/**
 * Seats an order again whose time was over when its money came: only if a seat is free, the group open, and the person in no other group of
 * the campaign. The order is paid in the same transaction.
 */
export async function seatAgain(
  tx: Executor,
  outbox: Outbox,
  { groupId, orderId }: { groupId: string; orderId: string },
): Promise<boolean> {
  const stored = await lockGroup(tx, groupId);
  if (!stored) return false;
  const nowMs = stored.row.now_ms;
  const next = groupTransition(stored.group, { kind: 'joined', order: orderId, heldUntilMs: nowMs, nowMs });
  if (!next.group.seats.some(({ order }) => order === orderId)) return false;
  const inserted = await readRow(
    tx,
    sql`INSERT INTO group_seat (group_id, place, order_id, campaign_id, account_id, person_id, name, avatar, held_until)
      SELECT group_id, ${nextPlace(groupId)}, order_id, campaign_id, account_id, person_id, name, avatar, now() FROM group_seat
      WHERE group_id = ${groupId}::uuid AND order_id = ${orderId}::uuid ORDER BY place DESC LIMIT 1
      ON CONFLICT DO NOTHING RETURNING place`,
    placeRow,
  );
  if (!inserted) return false;
  await write(tx, outbox, stored, next);
  return true;
}
