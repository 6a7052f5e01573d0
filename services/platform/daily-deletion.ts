import type { Logger } from './log.ts';

/** Deletes what is too old, once a day (UTC); nobody's visit fails by it. */
export type DailyDeletion = () => Promise<void>;

/** The first call of a day runs the deletions one by one; one that failed is logged and runs again with the next call. */
export function createDailyDeletion(deletions: readonly (() => Promise<unknown>)[], log: Logger): DailyDeletion {
  const doneOn = new Map<() => Promise<unknown>, string>();
  let running: Promise<void> | null = null;

  const run = async (today: string): Promise<void> => {
    for (const deletion of deletions) {
      if (doneOn.get(deletion) === today) continue;
      try {
        await deletion();
        doneOn.set(deletion, today);
      } catch (error) {
        log.warn({ err: error }, 'what is too old was not deleted');
      }
    }
  };

  return () => (running ??= run(new Date().toISOString().slice(0, 10)).finally(() => (running = null)));
}
