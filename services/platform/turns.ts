import { setImmediate as nextTurn } from 'node:timers/promises';

const turnAtMostMs = 10;

/** Long work in slices: awaited after each step, it lets others run after a certain time without a pause. */
export function createTurns(atMostMs: number = turnAtMostMs): () => Promise<void> {
  let begunAt = performance.now();
  return async () => {
    if (performance.now() - begunAt < atMostMs) return;
    await nextTurn();
    begunAt = performance.now();
  };
}
