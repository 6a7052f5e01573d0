import useSWR from 'swr';
import type { GroupSlug } from '#lib/content/queries/group-campaign-query.ts';
import type { StockEntry } from '#lib/purchase/stock.ts';
import { messageOf } from '#components/ui/calls/use-read.ts';
import type { GroupPorts, OpenGroups } from '../group-ports.ts';

interface SeenOpenGroups {
  readonly open: OpenGroups;
  /** Undefined while it is not known. */
  readonly stock: readonly StockEntry[] | undefined;
  readonly seenAtMs: number;
}

type OpenGroupsReading = { readonly kind: 'waiting' } | { readonly kind: 'unavailable' } | ({ readonly kind: 'seen' } & SeenOpenGroups);

export interface FollowedOpenGroups {
  readonly reading: OpenGroupsReading;
  readonly askAgain: () => void;
}

const refreshMs = 15_000;

/** The groups of a campaign that can be joined, and the stock; read again while the page is looked at. */
export function useOpenGroups(slug: GroupSlug, ports: Pick<GroupPorts, 'open' | 'stock'>, isLoggedIn: boolean): FollowedOpenGroups {
  const { data, error, mutate } = useSWR<SeenOpenGroups, unknown>(
    // nothing is read during server rendering; the caller's own group is another one after a log-in
    typeof document === 'undefined' ? null : ['group/open', slug, isLoggedIn],
    async () => {
      const [open, stock] = await Promise.all([ports.open(slug), ports.stock()]);
      return { open: messageOf(open), stock: stock.ok ? stock.message : undefined, seenAtMs: Date.now() };
    },
    { refreshInterval: refreshMs, shouldRetryOnError: false },
  );
  const reading: OpenGroupsReading =
    data === undefined ? { kind: error === undefined ? 'waiting' : 'unavailable' } : { kind: 'seen', ...data };
  return { reading, askAgain: () => void mutate() };
}
