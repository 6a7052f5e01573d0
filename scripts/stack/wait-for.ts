import { setTimeout as delay } from 'node:timers/promises';

const pauseMs = 100;
const probeTimeoutMs = 5_000;

/** Waits until an address answers as expected. @throws if it has not by the deadline, or when `signal` aborts the wait. */
export async function waitFor(
  address: string,
  settings: { deadlineMs: number; accept: (answer: Response) => Promise<boolean>; signal?: AbortSignal },
): Promise<void> {
  const until = Date.now() + settings.deadlineMs;
  while (Date.now() < until) {
    settings.signal?.throwIfAborted();
    if (await answers(address, settings.accept)) return;
    await delay(pauseMs);
  }
  throw new Error(`${address} did not answer within ${settings.deadlineMs / 1_000} s`);
}

async function answers(address: string, accept: (answer: Response) => Promise<boolean>): Promise<boolean> {
  try {
    return await accept(await fetch(address, { signal: AbortSignal.timeout(probeTimeoutMs), redirect: 'manual' }));
  } catch {
    return false;
  }
}
