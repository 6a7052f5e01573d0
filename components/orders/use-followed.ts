import useSWR, { type SWRConfiguration } from 'swr';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { messageOf, ReadFailure } from '#components/ui/calls/use-read.ts';

type FollowedReading<Seen> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'log-in' }
  | { readonly kind: 'unknown' }
  /** Never answered yet. */
  | { readonly kind: 'away' }
  /** `stale`: the last time nobody answered; this is what was true before. */
  | { readonly kind: 'seen'; readonly seen: Seen; readonly stale: boolean };

export interface Followed<Seen> {
  readonly reading: FollowedReading<Seen>;
  readonly askAgain: () => void;
  /** Takes a newer state that an action answered with. */
  readonly take: (seen: Seen) => void;
}

const retryMs = 5_000;
/** Two of the same question within this time are one; shorter than the fastest pace. */
export const dedupeMs = 500;

/** Follows what belongs to an account: read again at the pace of the settings, while nobody answers, and when somebody comes back to the tab. */
export function useFollowed<Seen>(
  key: readonly string[],
  read: () => Promise<MydocResult<Seen>>,
  settings: Pick<SWRConfiguration<Seen, unknown>, 'refreshInterval' | 'focusThrottleInterval'>,
): Followed<Seen> {
  const { data, error, mutate } = useSWR<Seen, unknown>(key, async () => messageOf(await read()), {
    onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
      if (whyOf(error) === 'away') setTimeout(() => void revalidate({ retryCount }), retryMs);
    },
    revalidateOnFocus: true,
    dedupingInterval: dedupeMs,
    ...settings,
  });
  return { reading: readingOf(data, error), askAgain: () => void mutate(), take: (seen) => void mutate(seen, { revalidate: false }) };
}

function whyOf(error: unknown): 'log-in' | 'unknown' | 'away' {
  if (!(error instanceof ReadFailure)) return 'away';
  const { failure } = error;
  if (failure.kind === 'login') return 'log-in';
  return failure.kind === 'refused' && failure.key === 'doesNotExist' ? 'unknown' : 'away';
}

function readingOf<Seen>(seen: Seen | undefined, error: unknown): FollowedReading<Seen> {
  const why = error === undefined ? null : whyOf(error);
  // what is not answered to this account any more is not shown to it either
  if (why === 'log-in' || why === 'unknown') return { kind: why };
  if (seen !== undefined) return { kind: 'seen', seen, stale: why !== null };
  return { kind: why ?? 'waiting' };
}
