import { useState } from 'react';
import type { SignUpCoupon } from '#lib/content/offer-query.ts';
import { hidesOffers, isCheckout, runningOffer } from '#lib/overlays/promotion-rules.ts';
import { readScriptCookie } from '#lib/storage/script-cookies.ts';
import { readStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/browser-storage.ts';

/** Closed in this tab, which a browser without storage would forget. */
let closed = false;

const isClosed = (): boolean => closed || readStored(browserStorage, 'signUpNoteClosed') === '1';

/** The coupon to speak of: for visitors without an account, until they close it, and not where something is being sold. */
export function useSignUpNote(coupon: SignUpCoupon | null, path: string): { coupon: SignUpCoupon; close: () => void } | null {
  const [isHidden, setHidden] = useState(isClosed);
  const running = coupon ? runningOffer([coupon], Date.now()) : null;
  if (!running || isHidden || hidesOffers(path) || isCheckout(path) || readScriptCookie(document, 'token') !== null) return null;
  return {
    coupon: running,
    close: () => {
      closed = true;
      writeStored(browserStorage, 'signUpNoteClosed', '1');
      setHidden(true);
    },
  };
}
