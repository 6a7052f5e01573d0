export type ShownDialog = { readonly kind: 'info'; readonly html: string } | { readonly kind: 'login'; readonly question?: string };

interface ShownToast {
  readonly id: number;
  readonly text: string | null;
  /** Shown while the browser is offline; disappears when the network is back. */
  readonly offline: boolean;
}

/** What the visitor sees now, and what is queued: one dialog at a time. */
export interface ShownOutcomes {
  readonly dialogs: readonly ShownDialog[];
  readonly toasts: readonly ShownToast[];
}

export const nothingShown: ShownOutcomes = { dialogs: [], toasts: [] };
