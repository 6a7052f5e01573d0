import { sql } from 'drizzle-orm';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { failIfOver, lockGroup, type StoredGroup } from '#services/mydoc/group-seats/seat-store.ts';
import { changeOrder, type Outbox } from '#services/mydoc/orders/order-store.ts';
import { releaseOverdueSeats } from '#services/mydoc/orders/seats/release-overdue-seats.ts';
import { giveMemberCoupons } from './member-coupons.ts';

export interface SettleDeps {
  readonly database: Database;
  readonly outbox: Outbox;
}

/** Writes what the time has made of a group: seats that were not paid are free, one past its deadline fails. Null: no such group. */
async function writeTime(tx: Executor, outbox: Outbox, groupId: string): Promise<StoredGroup | null> {
  if (!(await failIfOver(tx, outbox, groupId))) return null;
  await releaseOverdueSeats(tx, outbox, groupId);
  return lockGroup(tx, groupId);
}

/**
 * Settles a group that has ended, once however often it runs: of one that succeeded every order is built and every member has a coupon, of
 * one that failed every payment goes back in full. One that still runs is left alone. @returns its state of now; null: no
 * such group
 */
export async function settleGroup({ database, outbox }: SettleDeps, groupId: string): Promise<StoredGroup | null> {
  const stored = await database.transaction(async (tx) => {
    const found = await writeTime(tx, outbox, groupId);
    if (!found) return null;
    const { state, seats } = found.group;
    if (state !== 'succeeded' && state !== 'failed') return found;
    for (const { order } of seats)
      await changeOrder(tx, outbox, order, { kind: state === 'succeeded' ? 'group-succeeded' : 'group-failed' });
    if (state === 'failed') await noteSettled(tx, groupId);
    return found;
  });
  if (stored?.group.state === 'succeeded') {
    await giveMemberCoupons(database, stored.row);
    await noteSettled(database.executor, groupId);
  }
  return stored;
}

const noteSettled = (executor: Executor, groupId: string): Promise<unknown> =>
  executor.execute(sql`UPDATE buying_group SET settled_at = now() WHERE id = ${groupId}::uuid AND settled_at IS NULL`);
