import { useState } from 'react';
import { useLatest } from '../use-latest.ts';

export interface PendingWish<Wish> {
  /** Whether a coupon is being applied. */
  readonly choosing: boolean;
  readonly onBusy: (busy: boolean) => void;
  /** The choice that waits for it; null if none does. */
  readonly wanted: Wish | null;
  readonly choose: (wish: Wish) => void;
}

/** A choice made while a coupon is being applied waits until that is done, so that neither overwrites the other. */
export function usePendingWish<Wish>(take: (wish: Wish) => void): PendingWish<Wish> {
  const [choosing, setChoosing] = useState(false);
  const [wanted, setWanted] = useState<{ wish: Wish } | null>(null);
  const choose = useLatest(take);
  const onBusy = useLatest((busy: boolean) => {
    setChoosing(busy);
    if (busy || wanted === null) return;
    setWanted(null);
    // the quote with the coupon is known to the page by then
    queueMicrotask(() => choose(wanted.wish));
  });
  return { choosing, onBusy, wanted: wanted?.wish ?? null, choose: choosing ? (wish) => setWanted({ wish }) : take };
}
