/**
 * What may be shown over a page, highest priority first: what the visitor opened, then consent, language, promotion (R-3.9, R-2.4, R-3.7).
 * Errors and the log-in prompt take precedence over all of them and are shown by the calls' own dialogs.
 */
export const overlayOrder = ['cookie-settings', 'search', 'consent', 'language', 'promotion'] as const;

export type Overlay = (typeof overlayOrder)[number];

/** Those that open by themselves, over a page that may be in use. */
const unasked: readonly Overlay[] = ['language', 'promotion'];

export interface OverlayCircumstances {
  /** What is shown now. */
  readonly current: Overlay | null;
  readonly wanted: ReadonlySet<Overlay>;
  /** An error or the log-in prompt is open. */
  readonly callDialogOpen: boolean;
  /** A dialog of the page itself is open. */
  readonly pageDialogOpen: boolean;
  /** The visitor is typing, chatting or paying. */
  readonly occupied: boolean;
}

/** Which one is shown next: one at a time, and none opens over a dialog or while the visitor is busy. */
export function nextOverlay({ current, wanted, callDialogOpen, pageDialogOpen, occupied }: OverlayCircumstances): Overlay | null {
  if (callDialogOpen) return null;
  const first = overlayOrder.find((overlay) => wanted.has(overlay)) ?? null;
  // the consent panel leaves the page usable, so a dialog can open beside it; the others are modal
  if (first === current && first !== 'consent') return first;
  if (first === null || pageDialogOpen) return null;
  return occupied && unasked.includes(first) ? null : first;
}
