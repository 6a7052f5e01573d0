import { useSyncExternalStore } from 'react';
import type { SignUpCoupon } from '#lib/content/queries/offer-query.ts';
import { hasBounds, hidesOffers, isCheckout, runningOffer } from '#lib/overlays/promotion-rules.ts';
import { createStore } from '#lib/state/create-store.ts';
import { readScriptCookie } from '#lib/storage/script-cookies.ts';
import { readStored, writeStored } from '#lib/storage/stored-values.ts';
import { dayMs } from '#lib/time/lengths.ts';
import { useServerOffset } from '#components/ui/offers/use-server-offset.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

/** Whoever closed it is not asked again for a month. */
const closedForMs = 30 * dayMs;

/** Closed in this tab, which a browser without storage would forget. */
const closed = createStore(false);

function close(): void {
  writeStored(browserStorage, 'signUpNote', Date.now());
  closed.set(true);
}

/** Whether the visitor is offered an account here, whatever coupon comes with it. */
function isWelcome(path: string): boolean {
  if (closed.current() || hidesOffers(path) || isCheckout(path) || readScriptCookie('token') !== null) return false;
  const closedAtMs = readStored(browserStorage, 'signUpNote');
  return closedAtMs === null || Date.now() >= closedAtMs + closedForMs;
}

/** The coupon of the note: for visitors without an account, until they close it, and not on pages that sell something. */
export function useSignUpNote(coupon: SignUpCoupon | null, path: string): { coupon: SignUpCoupon; close: () => void } | null {
  const isShown = useSyncExternalStore(closed.subscribe, () => coupon !== null && isWelcome(path));
  const offsetMs = useServerOffset(isShown && coupon !== null && hasBounds(coupon));
  const running = useSyncExternalStore(closed.subscribe, () =>
    isShown && coupon ? runningOffer([coupon], offsetMs === null ? null : Date.now() + offsetMs) : null,
  );
  return running ? { coupon: running, close } : null;
}
