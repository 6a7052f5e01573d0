import type { Outcome } from './outcome.ts';
import { createStore, type ReadableStore, type Store } from '#lib/state/create-store.ts';
import { nothingShown, type ShownDialog, type ShownOutcomes } from './shown-outcomes.ts';

export interface OutcomeStore extends ReadableStore<ShownOutcomes> {
  show(outcome: Outcome): void;
  closeDialog(): void;
  closeToast(id: number): void;
}

/** The browser's network, as far as the browser knows. */
export interface Connection {
  isOffline(): boolean;
  /** Calls once, when the network is back. */
  whenBack(then: () => void): void;
}

const alwaysThere: Connection = { isOffline: () => false, whenBack: () => undefined };

/** More of the same at once help nobody. */
const waitingAtMost = 5;

const isSame = (one: ShownDialog, other: ShownDialog): boolean =>
  one.kind === other.kind && (one.kind === 'login' || JSON.stringify(one) === JSON.stringify(other));

/**
 * However many calls fail at once, each thing is said once: one log-in prompt, one dialog a text, one toast a text. Where nobody
 * answered because the browser is offline, that is what is said, and no longer than it is true.
 */
export function createOutcomeStore(
  state: Store<ShownOutcomes> = createStore(nothingShown),
  connection: Connection = alwaysThere,
): OutcomeStore {
  const { current, subscribe, set } = state;
  let nextId = 1;
  let isWaiting = false;

  const showDialog = (dialog: ShownDialog): void => {
    const { dialogs } = current();
    if (dialogs.some((waiting) => isSame(waiting, dialog)) || dialogs.length >= waitingAtMost) return;
    set({ ...current(), dialogs: [...dialogs, dialog] });
  };
  const showToast = (text: string | null): void => {
    const { toasts } = current();
    const offline = text === null && connection.isOffline();
    if (toasts.some((toast) => toast.text === text && toast.offline === offline) || toasts.length >= waitingAtMost) return;
    set({ ...current(), toasts: [...toasts, { id: nextId++, text, offline }] });
  };
  /** Whoever draws what is shown looks anew then: what drew it may not have come without a network. */
  const awaitNetwork = (): void => {
    if (isWaiting || !connection.isOffline()) return;
    isWaiting = true;
    connection.whenBack(() => {
      isWaiting = false;
      set({ ...current(), toasts: current().toasts.filter(({ offline }) => !offline) });
    });
  };

  return {
    current,
    subscribe,
    show: (outcome) => {
      if (outcome.kind === 'nothing') return;
      if (outcome.kind === 'toast') showToast(outcome.text);
      else showDialog(outcome);
      awaitNetwork();
    },
    closeDialog: () => set({ ...current(), dialogs: current().dialogs.slice(1) }),
    closeToast: (id) => set({ ...current(), toasts: current().toasts.filter((toast) => toast.id !== id) }),
  };
}
