import type { UnknownReason } from '#lib/contracts/calls/domain-calls.ts';

/** Names looked up at a time. */
export const runningAtMost = 400;
/** Of them those of one address: four addresses fill the places together, and one alone never does. */
export const runningOfAddressAtMost = 100;
/** Names that wait for a place; with more of them the service is busy. */
export const waitingAtMost = 4_000;
/** Of them those of one address, of which ten fill the queue together: what one asks for leaves room for what others ask for. */
export const waitingOfAddressAtMost = 400;

interface Waiting {
  /** Who asked for it first: it takes one of their places in the queue. */
  readonly owner: string;
  /** Everybody who waits for it; the first who has a place begins it. */
  readonly addresses: Set<string>;
  begin(address: string): void;
}

/** Why work does not even wait: too much waits already, of all or of this address. */
type NoPlace = Extract<UnknownReason, 'busy' | 'limited'>;

export interface LookUpQueue<Result> {
  /** Does this work when there is a place for it. `key`: work that waits under it is joined. */
  add(key: string, address: string, work: () => Promise<Result>): Promise<Result> | NoPlace;
  /** One more who waits for work that has not begun. */
  join(key: string, address: string): void;
}

/** A number for each address; those with none are forgotten. */
function createCounts() {
  const counts = new Map<string, number>();
  const of = (address: string): number => counts.get(address) ?? 0;
  const change = (address: string, by: number): void => {
    const count = of(address) + by;
    if (count > 0) counts.set(address, count);
    else counts.delete(address);
  };
  return { of, change };
}

/**
 * Lets work wait for a place, of which each address has a share. The next place goes to the waiting address that has the fewest, the one
 * that has waited longest first: what one asks for does not hold what another asks for.
 */
export function createLookUpQueue<Result>(): LookUpQueue<Result> {
  const running = createCounts();
  const owned = createCounts();
  const waiting = new Map<string, Waiting>();
  /** What each address waits for, the oldest first. */
  const keysOf = new Map<string, Set<string>>();
  let total = 0;

  const wait = (key: string, address: string): void => {
    const keys = keysOf.get(address) ?? new Set();
    keysOf.set(address, keys.add(key));
  };

  const take = (key: string): Waiting | undefined => {
    const found = waiting.get(key);
    if (!found) return undefined;
    waiting.delete(key);
    owned.change(found.owner, -1);
    for (const address of found.addresses) {
      const keys = keysOf.get(address);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(address);
    }
    return found;
  };

  const hasPlace = (address: string): boolean => total < runningAtMost && running.of(address) < runningOfAddressAtMost;

  const beginNext = (): void => {
    let next: string | undefined;
    for (const address of keysOf.keys())
      if (hasPlace(address) && (next === undefined || running.of(address) < running.of(next))) next = address;
    if (next === undefined) return;
    const [oldest = ''] = keysOf.get(next) ?? [];
    take(oldest)?.begin(next);
  };

  const run = async (address: string, work: () => Promise<Result>): Promise<Result> => {
    total += 1;
    running.change(address, 1);
    try {
      return await work();
    } finally {
      total -= 1;
      running.change(address, -1);
      beginNext();
    }
  };

  return {
    add: (key, address, work) => {
      if (hasPlace(address)) return run(address, work);
      if (owned.of(address) >= waitingOfAddressAtMost) return 'limited';
      if (waiting.size >= waitingAtMost) return 'busy';
      return new Promise((resolve, reject) => {
        owned.change(address, 1);
        waiting.set(key, { owner: address, addresses: new Set([address]), begin: (of) => void run(of, work).then(resolve, reject) });
        wait(key, address);
      });
    },
    join: (key, address) => {
      const found = waiting.get(key);
      if (!found) return;
      found.addresses.add(address);
      wait(key, address);
      beginNext();
    },
  };
}
