/**
 * Catches up once at first and again whenever something was missed, at each call until it has succeeded. `missed`: how many changes came
 * without a notice.
 * @throws what `catchUp` throws; the next call tries again.
 */
export function createCatchUp(catchUp: () => Promise<void>): (missed: number) => Promise<void> {
  let isDone = false;
  return async (missed) => {
    if (missed > 0) isDone = false;
    if (isDone) return;
    await catchUp();
    isDone = true;
  };
}
