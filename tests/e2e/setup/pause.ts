import { countCost } from './costs.ts';

/** A longer one needs a reason why there is nothing to wait for instead. */
const unexplainedMsAtMost = 500;

/** Sleeps. Prefer waiting for a condition wherever there is one. */
export async function pause(ms: number, reason?: string): Promise<void> {
  if (ms > unexplainedMsAtMost && !reason) throw new Error(`A pause of ${ms} ms needs a reason.`);
  countCost('waitedMs', Math.max(0, Math.round(ms)));
  await new Promise((resolve) => setTimeout(resolve, ms));
}
