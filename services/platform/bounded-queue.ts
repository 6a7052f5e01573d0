/** Lets a few works run at once and a few more wait. Shares take turns; within one, works begin in the order in which they came. */
export interface BoundedQueue {
  /** @throws 'queue-full' when too many wait already, 'caller-left' when nobody waits for this one any more. */
  run<T>(work: () => Promise<T>, turn?: Turn): Promise<T>;
}

export interface Turn {
  /** Who asks, as far as the queue is shared out: an address, an editor. */
  share?: string | undefined;
  /** Ends the wait of a work that has not begun. */
  signal?: AbortSignal | undefined;
}

export interface QueueLimits {
  readonly atOnce: number;
  readonly waitingAtMost: number;
  /** Works of one share that run or wait. */
  readonly shareAtMost?: number;
}

export type QueueRefusal = Error & { readonly kind: 'queue-full' | 'caller-left' };

const queueRefusal = (kind: QueueRefusal['kind']): QueueRefusal => Object.assign(new Error(kind), { kind });

const isOfKind = (error: unknown, kind: QueueRefusal['kind']): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === kind;

export const isQueueFull = (error: unknown): boolean => isOfKind(error, 'queue-full');
export const isCallerLeft = (error: unknown): boolean => isOfKind(error, 'caller-left');

export function createBoundedQueue(limits: QueueLimits): BoundedQueue {
  const waiting = new Map<string, (() => void)[]>();
  let waitingCount = 0;
  const shares = new Map<string, number>();
  let running = 0;

  const count = (share: string, change: 1 | -1): void => {
    const next = (shares.get(share) ?? 0) + change;
    if (next > 0) shares.set(share, next);
    else shares.delete(share);
  };

  const drop = (share: string, begin: () => void): void => {
    const line = waiting.get(share) ?? [];
    line.splice(line.indexOf(begin), 1);
    if (line.length === 0) waiting.delete(share);
    waitingCount -= 1;
  };

  /** The first of the share whose turn it is; that share goes to the end. */
  const next = (): (() => void) | undefined => {
    for (const [share, line] of waiting) {
      const [begin] = line;
      if (!begin) continue;
      drop(share, begin);
      if (waiting.delete(share)) waiting.set(share, line);
      return begin;
    }
    return undefined;
  };

  const place = (share: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        drop(share, begin);
        reject(queueRefusal('caller-left'));
      };
      const line = waiting.get(share) ?? [];
      line.push(begin);
      waiting.set(share, line);
      waitingCount += 1;
      signal?.addEventListener('abort', leave, { once: true });
    });

  const turnOf = async <T>(work: () => Promise<T>, share: string, signal: AbortSignal | undefined): Promise<T> => {
    if (running < limits.atOnce) running += 1;
    // whoever is done hands its place on, so that `running` stays as it is
    else await place(share, signal);
    try {
      return await work();
    } finally {
      const begin = next();
      if (begin) begin();
      else running -= 1;
    }
  };

  return {
    run: async (work, { share = '', signal } = {}) => {
      if (signal?.aborted) throw queueRefusal('caller-left');
      const full = running >= limits.atOnce && waitingCount >= limits.waitingAtMost;
      if (full || (shares.get(share) ?? 0) >= (limits.shareAtMost ?? Infinity)) throw queueRefusal('queue-full');
      count(share, 1);
      try {
        return await turnOf(work, share, signal);
      } finally {
        count(share, -1);
      }
    },
  };
}
