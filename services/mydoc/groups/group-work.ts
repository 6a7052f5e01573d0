import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deadlineQueue, groupQueues, settleQueue } from '#services/mydoc/group-seats/group-queues.ts';
import { drainQueue } from '#services/platform/drain-queue.ts';
import type { JobQueue, Jobs } from '#services/platform/jobs.ts';
import type { Logger } from '#services/platform/log.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { settleGroup, type SettleDeps } from './settle-group.ts';

export interface GroupWork {
  /** Works the queues, and takes up what a killed process was working on, or what nobody worked on meanwhile. */
  start(): Promise<void>;
}

type GroupWorkDeps = SettleDeps & { readonly jobs: Jobs; readonly log: Logger };

/** The database's clock decides; this process's may be ahead of it. */
const againMs = 1_000;

/** Settles groups at their deadline and when they succeed. Every job may run twice. */
export async function createGroupWork(deps: GroupWorkDeps): Promise<GroupWork> {
  const { jobs, log } = deps;
  for (const queue of groupQueues) await jobs.declare(queue);
  const work = <T>(queue: JobQueue<T>, step: (payload: T) => Promise<unknown>): Promise<void> =>
    drainQueue(queue, async (payload) => void (await step(payload)), { jobs, log, failed: 'a group was not settled' });
  return {
    start: async () => {
      await work(settleQueue, ({ groupId }) => settleGroup(deps, groupId));
      await work(deadlineQueue, ({ groupId }) => settleAtDeadline(deps, groupId));
      await resumeGroups(deps);
      for (const queue of groupQueues) jobs.wake(queue);
    },
  };
}

/** A group that reaches its deadline fails unless it has succeeded; asked too early, it is asked again. */
export async function settleAtDeadline(deps: SettleDeps, groupId: string): Promise<void> {
  const stored = await settleGroup(deps, groupId);
  if (!stored || (stored.group.state !== 'open' && stored.group.state !== 'full')) return;
  const { deadline_ms, now_ms } = stored.row;
  if (deadline_ms === null) return;
  const startAfter = new Date(Math.max(deadline_ms, now_ms) + againMs);
  await deps.outbox.send(deps.database.executor, deadlineQueue, { groupId }, { startAfter, singletonKey: groupId });
}

const idRow = z.object({ id: z.string() });
const resumedAtMost = 5_000;

/** What is due by the database's clock: groups past their deadline, and those that ended and were not settled. */
export async function resumeGroups({ database: { executor }, outbox }: SettleDeps): Promise<number> {
  const due = await readRows(
    executor,
    sql`SELECT id FROM buying_group WHERE (state IN ('open', 'full') AND deadline_at <= now())
        OR (state IN ('succeeded', 'failed') AND settled_at IS NULL) ORDER BY deadline_at LIMIT ${resumedAtMost}`,
    idRow,
  );
  for (const { id } of due) await outbox.send(executor, settleQueue, { groupId: id }, { singletonKey: id });
  return due.length;
}
