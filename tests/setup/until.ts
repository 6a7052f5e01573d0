import { setTimeout as delay } from 'node:timers/promises';

const pauseMs = 10;

/** Polls until a condition holds. @throws with its description, if it does not hold in time. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, timeoutMs = 20_000): Promise<void> {
  for (const start = performance.now(); !(await holds()); await delay(pauseMs)) {
    if (performance.now() - start > timeoutMs) throw new Error(`waited ${timeoutMs} ms in vain: ${what}`);
  }
}
