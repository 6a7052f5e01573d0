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
  /** Works of one share that run. */
  readonly shareAtOnce?: number;
}

export type QueueRefusal = Error & { readonly kind: 'queue-full' | 'caller-left' };

const queueRefusal = (kind: QueueRefusal['kind']): QueueRefusal => Object.assign(new Error(kind), { kind });

/** How a work ends that nobody waits for any more. */
export const callerGone = (): QueueRefusal => queueRefusal('caller-left');

const isOfKind = (error: unknown, kind: QueueRefusal['kind']): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === kind;

export const isQueueFull = (error: unknown): boolean => isOfKind(error, 'queue-full');
export const isCallerLeft = (error: unknown): boolean => isOfKind(error, 'caller-left');

interface Share {
  running: number;
  /** Begins each work that waits. */
  readonly line: (() => void)[];
}

export function createBoundedQueue({ atOnce, waitingAtMost, shareAtMost = Infinity, shareAtOnce = Infinity }: QueueLimits): BoundedQueue {
  const shares = new Map<string, Share>();
  let running = 0;
  let waiting = 0;

  const sizeOf = (share: Share): number => share.running + share.line.length;
  const mayRun = (share: Share): boolean => running < atOnce && share.running < shareAtOnce;
  const begin = (share: Share): void => {
    running += 1;
    share.running += 1;
  };

  /** Its next turn comes after everybody else's; of one that neither runs nor waits nothing is remembered. */
  const toEnd = (name: string, share: Share): void => {
    shares.delete(name);
    if (sizeOf(share) > 0) shares.set(name, share);
  };

  const end = (name: string, share: Share): void => {
    running -= 1;
    share.running -= 1;
    toEnd(name, share);
    beginNext();
  };

  const beginNext = (): void => {
    for (const [name, share] of shares) {
      const [first] = share.line;
      if (!first || !mayRun(share)) continue;
      share.line.shift();
      waiting -= 1;
      begin(share);
      toEnd(name, share);
      first();
      return;
    }
  };

  const place = (name: string, share: Share, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const go = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        share.line.splice(share.line.indexOf(go), 1);
        waiting -= 1;
        if (sizeOf(share) === 0) shares.delete(name);
        reject(callerGone());
      };
      share.line.push(go);
      waiting += 1;
      signal?.addEventListener('abort', leave);
    });

  return {
    run: async (work, { share: name = '', signal } = {}) => {
      if (signal?.aborted) throw callerGone();
      const share = shares.get(name) ?? { running: 0, line: [] };
      const now = mayRun(share);
      if ((!now && waiting >= waitingAtMost) || sizeOf(share) >= shareAtMost) throw queueRefusal('queue-full');
      shares.set(name, share);
      if (now) begin(share);
      else await place(name, share, signal);
      try {
        return await work();
      } finally {
        end(name, share);
      }
    },
  };
}
