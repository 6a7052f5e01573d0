import type { LocalCopy } from './local-copies.ts';

/** Which pages of the Studio are open in this browser. */
export interface OpenPages {
  /** The name of this page. */
  readonly own: string;
  /** A look at the pages that are open now. */
  look(): Promise<(copy: LocalCopy) => boolean>;
}

const lockPrefix = 'studio.page.';
const formerPageKey = 'studio.page';
/** Without locks a page that does not refresh its copies for so long counts as closed. */
const refreshedWithinMs = 120_000;

/** Each page holds a lock of its own name, which the browser lets go with the page, however that ends. Browsers have none on plain http. */
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
