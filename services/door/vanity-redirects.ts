import type { AskContent } from '#lib/content/content-source.ts';
import type { FoundRedirect } from '#lib/content/look-ups/find-redirect.ts';
import { loadVanityRedirects, type VanityRedirects } from '#lib/content/look-ups/vanity-redirects.ts';
import type { Logger } from '#services/platform/log.ts';

/** How soon a change is known where its notice did not come: on other replicas. */
const readEveryMs = 15_000;

/** While nothing was read yet. */
const retryMs = 1_000;

export interface KnownRedirects {
  /** Where an address with its language leads; null if no redirect makes it known. */
  find(address: string): FoundRedirect | null;
  /** Reads the redirects; the reading begins after this call. Without the CMS, what was known stays. */
  refresh(): Promise<void>;
  /** Reads them now, and again and again until `stop`. */
  start(): void;
  stop(): void;
}

/** Holds the vanity redirects in memory, so that the door answers them without a call to the CMS (decision 25). */
export function createVanityRedirects({ ask, log }: { ask: AskContent; log: Logger }): KnownRedirects {
  let known: VanityRedirects | null = null;
  let last: Promise<void> = Promise.resolve();
  let queued: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const read = async (): Promise<void> => {
    // the next call must not join a reading that may have begun before its change
    queued = null;
    try {
      known = await loadVanityRedirects(ask, (leftOut) => log.debug(leftOut, 'redirect left out'));
    } catch (error) {
      log.warn({ err: error }, 'the redirects could not be read');
    }
  };
  const refresh = (): Promise<void> => {
    if (queued) return queued;
    queued = last.then(read);
    last = queued;
    return queued;
  };
  const poll = async (): Promise<void> => {
    await refresh();
    if (stopped) return;
    timer = setTimeout(() => void poll(), known ? readEveryMs : retryMs);
    timer.unref();
  };

  return {
    find: (address) => known?.get(address) ?? null,
    refresh,
    start: () => void poll(),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
