import { useState, useSyncExternalStore } from 'react';
import { nextOverlay, type Overlay } from '#lib/overlays/overlay-queue.ts';
import { pageShown } from '#components/ui/calls/page-shown.ts';
import { overlayBlockers } from '#components/ui/runtime/overlay-blockers.ts';
import { pageDialogs } from './page-dialogs.ts';
import { typing } from './typing.ts';

const callDialogOpen = (): boolean => pageShown.current().dialogs.length > 0;
const no = (): boolean => false;

/** Which of the wanted overlays is shown now; `checkout`: the visitor is choosing or paying. */
export function useOverlayQueue(wanted: ReadonlySet<Overlay>, checkout: boolean): Overlay | null {
  const [current, setCurrent] = useState<Overlay | null>(null);
  const isTyping = useSyncExternalStore(typing.subscribe, typing.isUnderWay, no);
  const isBlocked = useSyncExternalStore(overlayBlockers.subscribe, overlayBlockers.isBlocked, no);
  const next = nextOverlay({
    current,
    wanted,
    callDialogOpen: useSyncExternalStore(pageShown.subscribe, callDialogOpen, no),
    pageDialogOpen: useSyncExternalStore(pageDialogs.subscribe, pageDialogs.isOpen, no),
    occupied: isTyping || isBlocked || checkout,
  });
  if (next !== current) setCurrent(next);
  return next;
}
