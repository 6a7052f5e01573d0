import { createBoundedQueue, isCallerLeft, isQueueFull } from '#services/platform/limits/bounded-queue.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';

/** A row costs as much as a search does; the pages ask for eight. */
const usualRowsAtMost = 16;
/** In this a person has named what is looked for: ten words, or a question. */
const usualLengthAtMost = 60;

/** Searches of one address that take several times as long as those of people; the others are limited with all calls that read. */
const costlySearches = { atOnce: 120, perMinute: 120 } as const;
/** Of all addresses: each gives way to others between its rows, and ten at once would let them wait for ten rows. */
const turns = { atOnce: 2, waitingAtMost: 200 } as const;
const retrySeconds = 1;

interface Asked {
  readonly search: string;
  readonly row: number;
}

interface Caller {
  readonly address: string;
  readonly left?: AbortSignal | undefined;
}

/** Whether a search takes long: each of its words is looked for in every text, and each of its rows is read line by line. */
export const isCostly = ({ search, row }: Asked): boolean => row > usualRowsAtMost || search.length > usualLengthAtMost;

/** Runs searches: at once those of people, in turns and within a limit those that take long. */
export function createCostlySearches(nowMs?: () => number) {
  const limit = createTokenBuckets(costlySearches, nowMs);
  const queue = createBoundedQueue(turns);
  return async <Answer>(
    asked: Asked,
    { address, left }: Caller,
    search: () => Promise<Answer>,
  ): Promise<Answer | { readonly waitSeconds: number }> => {
    if (!isCostly(asked)) return search();
    const waitSeconds = limit.take(address);
    if (waitSeconds > 0) return { waitSeconds };
    try {
      return await queue.run(search, { share: address, signal: left });
    } catch (error) {
      if (isQueueFull(error) || isCallerLeft(error)) return { waitSeconds: retrySeconds };
      throw error;
    }
  };
}
