import { z } from 'zod';
import type { JobQueue } from '#services/platform/jobs.ts';

const ofGroup = z.object({ groupId: z.uuid() });

const patient = { retryLimit: 10_000, retryDelaySeconds: 1, retryDelayMaxSeconds: 300, expireInSeconds: 60, oncePerKey: true } as const;

/** At its deadline a group that has not succeeded fails. */
export const deadlineQueue: JobQueue<z.infer<typeof ofGroup>> = { name: 'group-deadline', payload: ofGroup, ...patient };
/**
 * A group that has succeeded or failed: its orders are notified, its coupons given out. Of its own, since of one key only one job waits.
 */
export const settleQueue: JobQueue<z.infer<typeof ofGroup>> = { name: 'group-settle', payload: ofGroup, ...patient };

export const groupQueues: readonly JobQueue<unknown>[] = [deadlineQueue, settleQueue];
