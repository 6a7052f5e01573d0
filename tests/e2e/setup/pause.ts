import { countCost } from './costs.ts';

/** A longer one needs a reason that says why nothing can be waited for instead. */
const unexplainedMsAtMost = 500;

/** Sleeps. Wait for what is meant wherever there is something to wait for. */
export async function pause(ms: number, reason?: string): Promise<void> {
  if (ms > unexplainedMsAtMost && !reason) throw new Error(`A pause of ${ms} ms needs a reason.`);
  countCost('waitedMs', Math.max(0, Math.round(ms)));
  await new Promise((resolve) => setTimeout(resolve, ms));
}
