import { useSyncExternalStore } from 'react';
import type { PromotionOffer } from '#lib/content/queries/offer-query.ts';
import { duePromotion, hasBounds, promotionDelayMs } from '#lib/overlays/promotion-rules.ts';
import { afterVisibleTime, seenSinceLoadMs } from '#lib/overlays/visible-time.ts';
import { createStore } from '#lib/state/create-store.ts';
import { readPastInstant, writeStored } from '#lib/storage/stored-values.ts';
import { useServerOffset } from '#components/ui/offers/use-server-offset.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

/** What this tab knows; client-side navigations continue with the same clock. */
const tab = createStore({ seenLongEnough: false, dismissed: false });
let started = false;

/** This code loads after the page, when the browser is idle; the 30 seconds count from the page's load. */
function seenBeforeMs(): number {
  if (typeof performance.getEntriesByType !== 'function') return 0;
  const [load] = performance.getEntriesByType('navigation');
  return seenSinceLoadMs({
    visible: document.visibilityState === 'visible',
    nowMs: performance.now(),
    // 0: still loading
    loadedAtMs: load instanceof PerformanceNavigationTiming ? load.loadEventEnd || null : 0,
    shownAtMs: performance.getEntriesByType('visibility-state').at(-1)?.startTime ?? 0,
  });
}

function startClock(): void {
  started = true;
  const time = afterVisibleTime(Math.max(1, promotionDelayMs - seenBeforeMs()), () => tab.set({ ...tab.current(), seenLongEnough: true }), {
    nowMs: () => performance.now(),
    setTimer: (then, afterMs) => window.setTimeout(then, afterMs),
    clearTimer: (timer) => window.clearTimeout(timer),
  });
  const look = (): void => time.setVisible(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', look);
  // a dismissal in another tab counts here
  window.addEventListener('storage', (event) => {
    if (event.key === 'activeImg' && event.newValue !== null) tab.set({ ...tab.current(), dismissed: true });
  });
  look();
}

function subscribe(listener: () => void): () => void {
  if (!started) startClock();
  return tab.subscribe(listener);
}

function offerNow(offers: readonly PromotionOffer[], path: string, offsetMs: number | null): PromotionOffer | null {
  const nowMs = Date.now();
  const serverMs = offsetMs === null ? null : nowMs + offsetMs;
  return duePromotion(offers, {
    ...tab.current(),
    path,
    dismissedAtMs: readPastInstant(browserStorage, 'activeImg', nowMs),
    nowMs,
    serverMs,
  });
}

function dismiss(): void {
  writeStored(browserStorage, 'activeImg', Date.now());
  // a browser without storage would forget it
  tab.set({ ...tab.current(), dismissed: true });
}

export interface DuePromotion {
  readonly offer: PromotionOffer;
  readonly dismiss: () => void;
}

/** The promotion to show now; null before its time, after a dismissal in any tab, and on pages without offers. */
export function usePromotion(offers: readonly PromotionOffer[], path: string): DuePromotion | null {
  const isAwaited = useSyncExternalStore(subscribe, () => tab.current().seenLongEnough && !tab.current().dismissed);
  const offsetMs = useServerOffset(isAwaited && offers.some(hasBounds));
  const offer = useSyncExternalStore(subscribe, () => offerNow(offers, path, offsetMs));
  return offer ? { offer, dismiss } : null;
}
