import { createLongPolls, type LongPoll, type LongPollLimits, type LongPolls } from '#services/platform/limits/long-polls.ts';

export interface GroupWatch extends Pick<LongPolls<unknown>, 'waiting' | 'stop'> {
  /** As `LongPolls.wait`: until the group's version is greater than this one. */
  waitFor(id: string, wait: Wait): Promise<void>;
}

interface Wait extends LongPoll {
  readonly version: number;
}

interface WatchDeps {
  /** The versions of groups, in one statement. */
  readonly readVersions: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readonly pollMs?: number;
  readonly limits?: LongPollLimits;
}

const usualPollMs = 500;
/** A wait holds a connection: a household or an office has some, one caller not all of them. */
const usualLimits = { ofAddressAtMost: 40, atMost: 2_000 };
/** More groups than this are asked for in turns. */
const groupsAtOnce = 1_000;

/** Lets callers wait for changes of groups: one statement a turn reads the versions of all groups that somebody waits for. */
export function createGroupWatch({ readVersions, pollMs = usualPollMs, limits = usualLimits }: WatchDeps): GroupWatch {
  const polls = createLongPolls<{ readonly id: string; readonly version: number }>({
    poll: async (known) => {
      const ids = [...new Set(known.map(({ id }) => id))];
      const versions = new Map<string, number>();
      for (let from = 0; from < ids.length; from += groupsAtOnce) {
        const found = await readVersions(ids.slice(from, from + groupsAtOnce)).catch(() => null);
        for (const [id, version] of found ?? []) versions.set(id, version);
      }
      return ({ id, version }) => (versions.get(id) ?? version) > version;
    },
    pollMs,
    limits,
  });
  return { waiting: polls.waiting, stop: polls.stop, waitFor: (id, { version, ...wait }) => polls.wait({ id, version }, wait) };
}
