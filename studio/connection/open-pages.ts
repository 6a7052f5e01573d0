import type { LocalCopy } from './local-copies.ts';

/** The Studio pages that are open in this browser. */
export interface OpenPages {
  /** The id of this page. */
  readonly own: string;
  /** The pages that are open now. */
  look(): Promise<(copy: LocalCopy) => boolean>;
}

const lockPrefix = 'studio.page.';
const formerPageKey = 'studio.page';
/** Without locks, a page that has not refreshed its copies for this long counts as closed. */
const refreshedWithinMs = 120_000;

/**
 * Each page holds a lock of its own name, which the browser releases with the page, however that ends. Browsers have no locks over plain
 * http.
 */
export function createOpenPages({
  locks,
  session,
  now,
}: {
  locks: LockManager | undefined;
  session: Storage;
  now: () => number;
}): OpenPages {
  const own = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (locks) {
    void locks.request(lockPrefix + own, () => new Promise(() => undefined));
    return {
      own,
      look: async () => {
        const { held = [] } = await locks.query();
        const names = new Set(held.map(({ name }) => name));
        return ({ owner }) => owner === own || names.has(lockPrefix + owner);
      },
    };
  }
  const former = session.getItem(formerPageKey);
  session.setItem(formerPageKey, own);
  return {
    own,
    look:
      async () =>
      ({ owner, savedAtMs }) =>
        owner === own || (owner !== former && now() - savedAtMs < refreshedWithinMs),
  };
}
