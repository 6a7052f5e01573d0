import { useState } from 'react';
import { useLatest } from '../use-latest.ts';

export interface WaitingWish<Wish> {
  /** A coupon is being chosen. */
  readonly choosing: boolean;
  readonly onBusy: (busy: boolean) => void;
  /** What waits for it; null: nothing does. */
  readonly wanted: Wish | null;
  readonly choose: (wish: Wish) => void;
}

/** A choice that is made while a coupon is being chosen waits for that, so that neither takes the place of the other. */
export function useWaitingWish<Wish>(take: (wish: Wish) => void): WaitingWish<Wish> {
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
