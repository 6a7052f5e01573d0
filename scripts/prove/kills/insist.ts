import { setTimeout as delay } from 'node:timers/promises';

/** What was heard of a part that dies now and then: a value, or nothing. */
export type Heard<T> = { readonly value: T } | null;

const pauseMs = 40;

/** Asks again and again until there is a value; null where it is over before. A question that breaks counts as not heard. */
export async function insist<T>(isOver: () => boolean, ask: () => Promise<Heard<T>>): Promise<Heard<T>> {
  while (!isOver()) {
    const heard = await ask().catch(() => null);
    if (heard !== null) return heard;
    await delay(pauseMs);
  }
  return null;
}
