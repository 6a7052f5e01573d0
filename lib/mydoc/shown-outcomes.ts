export type ShownDialog = { readonly kind: 'info'; readonly html: string } | { readonly kind: 'login'; readonly question?: string };

interface ShownToast {
  readonly id: number;
  readonly text: string | null;
  /** Said while the browser has no network; it goes when that is back. */
  readonly offline: boolean;
}

/** What stands before the visitor now, and what waits: one dialog at a time. */
export interface ShownOutcomes {
  readonly dialogs: readonly ShownDialog[];
  readonly toasts: readonly ShownToast[];
}

export const nothingShown: ShownOutcomes = { dialogs: [], toasts: [] };
