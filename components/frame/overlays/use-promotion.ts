import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PromotionOffer } from '#lib/content/offer-query.ts';
import { hidesOffers, isPromotionDue, promotionDelayMs, runningOffer } from '#lib/overlays/promotion-rules.ts';
import { afterVisibleTime } from '#lib/overlays/visible-time.ts';
import { readPastInstant, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/browser-storage.ts';

const timers = {
  nowMs: () => performance.now(),
  setTimer: (then: () => void, afterMs: number): number => window.setTimeout(then, afterMs),
  clearTimer: (timer: number): void => window.clearTimeout(timer),
};

/** Once a tab: pages that follow without a full load go on with the same clock. */
const seenLongEnough = (() => {
  let reached = false;
  let started = false;
  const listeners = new Set<() => void>();
  const start = (): void => {
    started = true;
    const time = afterVisibleTime(promotionDelayMs, () => {
      reached = true;
      for (const listener of listeners) listener();
    }, timers);
    const look = (): void => time.setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    look();
  };
  return {
    isReached: (): boolean => reached,
    subscribe: (listener: () => void): (() => void) => {
      if (!started) start();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
})();

/** Dismissed in this tab, which a browser without storage would forget. */
let dismissed = false;

const isDue = (): boolean => {
  const nowMs = Date.now();
  return !dismissed && isPromotionDue(readPastInstant(browserStorage, 'activeImg', nowMs), nowMs);
};

export interface DuePromotion {
  readonly offer: PromotionOffer;
  readonly dismiss: () => void;
}

/** The promotion to show now; null before its time, after a dismissal in any tab, and where offers are hidden. */
export function usePromotion(offers: readonly PromotionOffer[], path: string): DuePromotion | null {
  const reached = useSyncExternalStore(seenLongEnough.subscribe, seenLongEnough.isReached, () => false);
  const [due, setDue] = useState(isDue);
  useEffect(() => {
    const look = (event: StorageEvent): void => {
      if (event.key === 'activeImg' || event.key === null) setDue(isDue());
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
  const offer = reached && due && !hidesOffers(path) ? runningOffer(offers, Date.now()) : null;
  if (!offer) return null;
  return {
    offer,
    dismiss: () => {
      dismissed = true;
      writeStored(browserStorage, 'activeImg', Date.now());
      setDue(false);
    },
  };
}
