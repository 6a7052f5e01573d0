import { setTimeout as delay } from 'node:timers/promises';

/** The answer of a part that dies now and then: a value, or nothing. */
export type Heard<T> = { readonly value: T } | null;

const pauseMs = 40;

/** Retries until there is a value; null if the run ends before. A failed request counts as no answer. */
export async function insist<T>(isOver: () => boolean, ask: () => Promise<Heard<T>>): Promise<Heard<T>> {
  while (!isOver()) {
    const heard = await ask().catch(() => null);
    if (heard !== null) return heard;
    await delay(pauseMs);
  }
  return null;
}
