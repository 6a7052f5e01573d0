import type { Outcome } from './outcome.ts';

export type ShownDialog = { readonly kind: 'info'; readonly html: string } | { readonly kind: 'login'; readonly question?: string };

export interface ShownToast {
  readonly id: number;
  readonly text: string | null;
}

/** What stands before the visitor now, and what waits: one dialog at a time. */
export interface ShownOutcomes {
  readonly dialogs: readonly ShownDialog[];
  readonly toasts: readonly ShownToast[];
}

export interface OutcomeStore {
  current(): ShownOutcomes;
  subscribe(listener: () => void): () => void;
  show(outcome: Outcome): void;
  closeDialog(): void;
  closeToast(id: number): void;
}

export const nothingShown: ShownOutcomes = { dialogs: [], toasts: [] };

/** More of the same at once help nobody. */
const waitingAtMost = 5;

const isSame = (one: ShownDialog, other: ShownDialog): boolean => one.kind === other.kind && (one.kind === 'login' || JSON.stringify(one) === JSON.stringify(other));

/** However many calls fail at once, each thing is said once: one log-in prompt, one dialog a text, one toast a text. */
export function createOutcomeStore(): OutcomeStore {
  let shown = nothingShown;
  let nextId = 1;
  const listeners = new Set<() => void>();
  const become = (next: ShownOutcomes): void => {
    shown = next;
    for (const listener of listeners) listener();
  };

  const showDialog = (dialog: ShownDialog): void => {
    if (shown.dialogs.some((waiting) => isSame(waiting, dialog)) || shown.dialogs.length >= waitingAtMost) return;
    become({ ...shown, dialogs: [...shown.dialogs, dialog] });
  };
  const showToast = (text: string | null): void => {
    if (shown.toasts.some((toast) => toast.text === text) || shown.toasts.length >= waitingAtMost) return;
    become({ ...shown, toasts: [...shown.toasts, { id: nextId++, text }] });
  };

  return {
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (outcome) => {
      if (outcome.kind === 'info' || outcome.kind === 'login') showDialog(outcome);
      if (outcome.kind === 'toast') showToast(outcome.text);
    },
    closeDialog: () => become({ ...shown, dialogs: shown.dialogs.slice(1) }),
    closeToast: (id) => become({ ...shown, toasts: shown.toasts.filter((toast) => toast.id !== id) }),
  };
}
