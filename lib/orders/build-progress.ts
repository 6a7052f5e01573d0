import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';

export interface BuildProgress {
  /** Seconds since the build started and until it is expected to finish. */
  readonly passed: number;
  readonly whole: number;
  /** It takes longer than expected. */
  readonly late: boolean;
}

/** The progress of a server's build, by a clock that is `sinceMs` later than the answer's own; null if nothing is being built. */
export function buildProgress(
  { server, history, now }: Pick<OrderMessage, 'server' | 'history' | 'now'>,
  sinceMs: number,
): BuildProgress | null {
  const startedAt =
    history.findLast(({ kind }) => kind === 'provisioning-started')?.at ?? history.findLast(({ kind }) => kind === 'paid')?.at;
  if (server?.state !== 'building' || startedAt === undefined) return null;
  const startedMs = Date.parse(startedAt);
  const whole = Math.max(1, Math.round((Date.parse(server.readyAt) - startedMs) / 1_000));
  const passed = Math.max(0, Math.floor((Date.parse(now) + sinceMs - startedMs) / 1_000));
  return { passed: Math.min(passed, whole), whole, late: passed > whole };
}
