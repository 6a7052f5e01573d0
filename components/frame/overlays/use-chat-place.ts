import { useSyncExternalStore } from 'react';
import { besideFromPx, chatPlace, phoneWidthAtMostPx, type ChatPlace } from '#lib/overlays/chat-place.ts';
import { isCheckout } from '#lib/overlays/promotion-rules.ts';

const borders = [`(min-width: ${phoneWidthAtMostPx + 1}px)`, `(min-width: ${besideFromPx}px)`];

function subscribe(listener: () => void): () => void {
  const queries = borders.map((border) => window.matchMedia(border));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** The chat's place on a page in this window; null before the page is alive. */
export const useChatPlace = (path: string): ChatPlace | null =>
  useSyncExternalStore(
    subscribe,
    () => chatPlace(window.innerWidth, isCheckout(path)),
    () => null,
  );
