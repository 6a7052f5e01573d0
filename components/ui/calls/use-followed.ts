import useSWR, { type SWRConfiguration } from 'swr';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { messageOf, ReadFailure } from '#components/ui/calls/use-read.ts';

type FollowedReading<Seen> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'log-in' }
  | { readonly kind: 'unknown' }
  /** Never answered yet. */
  | { readonly kind: 'unavailable' }
  /** `stale`: the latest request failed; this is the state before. */
  | { readonly kind: 'seen'; readonly seen: Seen; readonly stale: boolean };

export interface Followed<Seen> {
  readonly reading: FollowedReading<Seen>;
  readonly askAgain: () => void;
  /** Applies a newer state, returned by an action. */
  readonly take: (seen: Seen) => void;
}

interface FollowSettings<Seen> extends Pick<SWRConfiguration<Seen, unknown>, 'refreshInterval' | 'focusThrottleInterval'> {
  /** A refusal is not asked about again by itself; a call without an answer is, in any case. */
  readonly refusalStays?: boolean;
}

const retryMs = 5_000;
/** Identical requests within this time are merged; shorter than the fastest interval. */
export const dedupeMs = 500;

/**
 * Polls something that belongs to an account: at the given interval, while the service does not answer, and when the visitor returns to the
 * tab.
 */
export function useFollowed<Seen>(
  key: readonly string[],
  read: () => Promise<MydocResult<Seen>>,
  { refusalStays = false, ...settings }: FollowSettings<Seen>,
): Followed<Seen> {
  const { data, error, mutate } = useSWR<Seen, unknown>(key, async () => messageOf(await read()), {
    onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
      if (whyOf(error) === 'unavailable' && !(refusalStays && isRefusal(error))) setTimeout(() => void revalidate({ retryCount }), retryMs);
    },
    revalidateOnFocus: true,
    dedupingInterval: dedupeMs,
    ...settings,
  });
  return { reading: readingOf(data, error), askAgain: () => void mutate(), take: (seen) => void mutate(seen, { revalidate: false }) };
}

const isRefusal = (error: unknown): boolean => error instanceof ReadFailure && error.failure.kind === 'refused';

function whyOf(error: unknown): 'log-in' | 'unknown' | 'unavailable' {
  if (!(error instanceof ReadFailure)) return 'unavailable';
  const { failure } = error;
  if (failure.kind === 'login') return 'log-in';
  return failure.kind === 'refused' && failure.key === 'doesNotExist' ? 'unknown' : 'unavailable';
}

function readingOf<Seen>(seen: Seen | undefined, error: unknown): FollowedReading<Seen> {
  const why = error === undefined ? null : whyOf(error);
  // what this account may no longer see is removed from the page
  if (why === 'log-in' || why === 'unknown') return { kind: why };
  if (seen !== undefined) return { kind: 'seen', seen, stale: why !== null };
  return { kind: why ?? 'waiting' };
}
