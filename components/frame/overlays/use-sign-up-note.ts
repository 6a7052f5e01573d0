import { useSyncExternalStore } from 'react';
import type { SignUpCoupon } from '#lib/content/queries/offer-query.ts';
import { hasBounds, runningOffer } from '#lib/overlays/promotion-rules.ts';
import { maySignUpNoteShow } from '#lib/overlays/sign-up-note.ts';
import { createStore } from '#lib/state/create-store.ts';
import { readScriptCookie } from '#lib/storage/script-cookies.ts';
import { readStored, writeStored } from '#lib/storage/stored-values.ts';
import { useServerOffset } from '#components/ui/offers/use-server-offset.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

/** Closed in this tab, which a browser without storage would forget. */
const closed = createStore(false);

function close(): void {
  writeStored(browserStorage, 'signUpNote', Date.now());
  closed.set(true);
}

const isWelcome = (path: string): boolean =>
  maySignUpNoteShow({
    path,
    hasAccount: readScriptCookie('token') !== null,
    closed: closed.current(),
    closedAtMs: readStored(browserStorage, 'signUpNote'),
    nowMs: Date.now(),
  });

/** The coupon of the note, while it shows and its coupon runs. */
export function useSignUpNote(coupon: SignUpCoupon | null, path: string): { coupon: SignUpCoupon; close: () => void } | null {
  const isShown = useSyncExternalStore(closed.subscribe, () => coupon !== null && isWelcome(path));
  const offsetMs = useServerOffset(isShown && coupon !== null && hasBounds(coupon));
  const running = useSyncExternalStore(closed.subscribe, () =>
    isShown && coupon ? runningOffer([coupon], offsetMs === null ? null : Date.now() + offsetMs) : null,
  );
  return running ? { coupon: running, close } : null;
}
