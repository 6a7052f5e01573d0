/**
 * Runs a few tasks at once and queues a few more. Shares take turns; within one, tasks start in order of arrival. When the queue is full,
 * the last task of the largest share makes room for one of a smaller share, so that a few shares cannot keep everybody else out.
 */
export interface BoundedQueue {
  /** @throws 'queue-full' when too many are queued, or were while it waited; 'caller-left' when nobody waits for this one any more. */
  run<T>(work: () => Promise<T>, turn?: Turn): Promise<T>;
}

export interface Turn {
  /** Who shares a queue fairly: an address, an editor. */
  share?: string | undefined;
  /** Cancels a task that has not started. */
  signal?: AbortSignal | undefined;
}

export interface QueueLimits {
  readonly atOnce: number;
  readonly waitingAtMost: number;
  /** Tasks of one share, running or queued. */
  readonly shareAtMost?: number;
  /** Running tasks of one share. */
  readonly shareAtOnce?: number;
}

export type QueueRefusal = Error & { readonly kind: 'queue-full' | 'caller-left' };

const queueRefusal = (kind: QueueRefusal['kind']): QueueRefusal => Object.assign(new Error(kind), { kind });

/** How a task ends that nobody waits for any more. */
export const callerGone = (): QueueRefusal => queueRefusal('caller-left');

const isOfKind = (error: unknown, kind: QueueRefusal['kind']): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === kind;

export const isQueueFull = (error: unknown): boolean => isOfKind(error, 'queue-full');
export const isCallerLeft = (error: unknown): boolean => isOfKind(error, 'caller-left');

interface Share {
  running: number;
  readonly line: QueuedTask[];
}

interface QueuedTask {
  begin(): void;
  drop(): void;
}

const sizeOf = (share: Share): number => share.running + share.line.length;

/** The share that makes room for one more task of another: the largest one, unless the other would then be the larger of the two. */
function makesRoomFor(other: Share, shares: Iterable<Share>): Share | undefined {
  let [found, size]: [Share | undefined, number] = [undefined, sizeOf(other) + 1];
  for (const share of shares) if (share.line.length > 0 && sizeOf(share) > size) [found, size] = [share, sizeOf(share)];
  return found;
}

/** Waits for a turn. Calls `gone` when the task left the line without one: it was dropped, or its caller is gone. */
function waitIn(line: QueuedTask[], signal: AbortSignal | undefined, gone: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (kind: QueueRefusal['kind']): void => {
      signal?.removeEventListener('abort', leave);
      line.splice(line.indexOf(task), 1);
      gone();
      reject(queueRefusal(kind));
    };
    const leave = (): void => giveUp('caller-left');
    const task: QueuedTask = {
      begin: () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      },
      drop: () => giveUp('queue-full'),
    };
    line.push(task);
    signal?.addEventListener('abort', leave);
  });
}

export function createBoundedQueue({ atOnce, waitingAtMost, shareAtMost = Infinity, shareAtOnce = Infinity }: QueueLimits): BoundedQueue {
  const shares = new Map<string, Share>();
  let running = 0;
  let waiting = 0;

  const mayRun = (share: Share): boolean => running < atOnce && share.running < shareAtOnce;
  const begin = (share: Share): void => {
    running += 1;
    share.running += 1;
  };

  /** Moves a share behind all others; one without running or queued tasks is forgotten. */
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
      first.begin();
      return;
    }
  };

  const place = (name: string, share: Share, signal: AbortSignal | undefined): Promise<void> => {
    waiting += 1;
    return waitIn(share.line, signal, () => {
      waiting -= 1;
      if (sizeOf(share) === 0) shares.delete(name);
    });
  };

  return {
    run: async (work, { share: name = '', signal } = {}) => {
      if (signal?.aborted) throw callerGone();
      const share = shares.get(name) ?? { running: 0, line: [] };
      const now = mayRun(share);
      if (sizeOf(share) >= shareAtMost) throw queueRefusal('queue-full');
      if (!now && waiting >= waitingAtMost) {
        const last = makesRoomFor(share, shares.values())?.line.at(-1);
        if (!last) throw queueRefusal('queue-full');
        last.drop();
      }
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
