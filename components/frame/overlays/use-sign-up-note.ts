import { useSyncExternalStore } from 'react';
import type { SignUpCoupon } from '#lib/content/queries/offer-query.ts';
import { hidesOffers, isCheckout, runningOffer } from '#lib/overlays/promotion-rules.ts';
import { createStore } from '#lib/state/create-store.ts';
import { readScriptCookie } from '#lib/storage/script-cookies.ts';
import { readStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

const dayMs = 86_400_000;
/** Whoever closed it is not asked again for a month. */
const closedForMs = 30 * dayMs;

/** Closed in this tab, which a browser without storage would forget. */
const closed = createStore(false);

function close(): void {
  writeStored(browserStorage, 'signUpNote', Date.now());
  closed.set(true);
}

function couponNow(coupon: SignUpCoupon | null, path: string): SignUpCoupon | null {
  if (!coupon || closed.current() || hidesOffers(path) || isCheckout(path)) return null;
  const nowMs = Date.now();
  const closedAtMs = readStored(browserStorage, 'signUpNote');
  if ((closedAtMs !== null && nowMs < closedAtMs + closedForMs) || readScriptCookie('token') !== null) return null;
  return runningOffer([coupon], nowMs);
}

/** The coupon of the note: for visitors without an account, until they close it, and not on pages that sell something. */
export function useSignUpNote(coupon: SignUpCoupon | null, path: string): { coupon: SignUpCoupon; close: () => void } | null {
  const running = useSyncExternalStore(closed.subscribe, () => couponNow(coupon, path));
  return running ? { coupon: running, close } : null;
}
