/**
 * What may stand over a page, the most urgent first: what the visitor opened, then consent, language, promotion (R-3.9, R-2.4, R-3.7).
 * Errors and the log-in prompt come before them all and are shown by the calls' own dialogs.
 */
export const overlayOrder = ['cookie-settings', 'search', 'consent', 'language', 'promotion'] as const;

export type Overlay = (typeof overlayOrder)[number];

/** Those that come by themselves, over a page that somebody may be using. */
const unasked: readonly Overlay[] = ['language', 'promotion'];

export interface OverlayCircumstances {
  /** What stands now. */
  readonly current: Overlay | null;
  readonly wanted: ReadonlySet<Overlay>;
  /** An error or the log-in prompt stands. */
  readonly callDialogOpen: boolean;
  /** A dialog of the page itself stands. */
  readonly pageDialogOpen: boolean;
  /** The visitor types, chats or is paying. */
  readonly occupied: boolean;
}

/** Which one stands next: one at a time, and none opens over a dialog or under somebody's hands. */
export function nextOverlay({ current, wanted, callDialogOpen, pageDialogOpen, occupied }: OverlayCircumstances): Overlay | null {
  if (callDialogOpen) return null;
  const first = overlayOrder.find((overlay) => wanted.has(overlay)) ?? null;
  // the consent panel leaves the page usable, so a dialog can open beside it; the others keep the page to themselves
  if (first === current && first !== 'consent') return first;
  if (first === null || pageDialogOpen) return null;
  return occupied && unasked.includes(first) ? null : first;
}
