export type ShownDialog = { readonly kind: 'info'; readonly html: string } | { readonly kind: 'login'; readonly question?: string };

export interface ShownToast {
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

export interface ShownState {
  current(): ShownOutcomes;
  subscribe(listener: () => void): () => void;
  become(next: ShownOutcomes): void;
}

export const nothingShown: ShownOutcomes = { dialogs: [], toasts: [] };

/** Holds what is shown; every page has it from the start. What decides about it (`outcome-store.ts`) is fetched with the first call. */
export function createShownState(): ShownState {
  let shown = nothingShown;
  const listeners = new Set<() => void>();
  return {
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (next) => {
      shown = next;
      for (const listener of listeners) listener();
    },
  };
}
