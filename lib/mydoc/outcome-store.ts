import type { Outcome } from './outcome.ts';
import { createStore, type ReadableStore, type Store } from '#lib/state/create-store.ts';
import { nothingShown, type ShownDialog, type ShownOutcomes } from './shown-outcomes.ts';

export interface OutcomeStore extends ReadableStore<ShownOutcomes> {
  show(outcome: Outcome): void;
  closeDialog(): void;
  closeToast(id: number): void;
}

/** The browser's network state, as far as the browser knows it. */
export interface Connection {
  isOffline(): boolean;
  /** Calls back once, when the network has returned. */
  whenBack(then: () => void): void;
}

const alwaysThere: Connection = { isOffline: () => false, whenBack: () => undefined };

/** More of the same kind at once are of no use. */
const waitingAtMost = 5;

const isSame = (one: ShownDialog, other: ShownDialog): boolean =>
  one.kind === other.kind && (one.kind === 'login' || JSON.stringify(one) === JSON.stringify(other));

/**
 * However many calls fail at once, each message is shown once: one log-in prompt, one dialog per text, one toast per text. While the
 * browser is offline, calls without an answer show that instead, until the network is back.
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
  /** Makes the components that show outcomes render again: their code may have failed to load without a network. */
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
