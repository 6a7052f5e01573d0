import type { BuiltServer } from '../order-row.ts';

/** Attempts to build or to change a server; after the last one the order is refunded. */
export const provisionTriesAtMost = 5;
export const usualSoonestPollMs = 1_000;
const latestPollMs = 15_000;

type Pace = Pick<BuiltServer, 'failures' | 'readyMs'> & { readonly state: BuiltServer['state'] };

/** When a server has to be asked about again; one that runs is not. */
export function waitOf({ state, failures, readyMs }: Pace, nowMs: number, soonestPollMs: number): number {
  if (state === 'running') return Infinity;
  return state === 'failed' ? soonestPollMs * 2 ** failures : Math.min(latestPollMs, Math.max(soonestPollMs, readyMs - nowMs));
}
