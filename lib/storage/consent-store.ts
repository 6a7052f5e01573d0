import { createStore, type ReadableStore } from '#lib/state/create-store.ts';
import { readConsent, writeConsent, type Consent } from './consent.ts';
import type { StorageAreas } from './stored-values.ts';

interface ConsentState {
  readonly consent: Consent;
  /** Answered or dismissed in this tab; without a stored answer, the question returns with the next full load. */
  readonly hidden: boolean;
}

export interface ConsentStore extends ReadableStore<ConsentState> {
  /** Stores a choice; if the browser stores nothing, nothing counts as chosen. */
  confirm(choice: { readonly statistics: boolean; readonly marketing: boolean }): void;
  /** Hides the question and stores nothing. */
  cancel(): void;
  /** Reads the storage again, because another tab may have answered or withdrawn consent. */
  reread(): void;
}

/** The visitor's answer as this tab knows it. */
export function createConsentStore(areas: StorageAreas, nowMs: () => number): ConsentStore {
  const { current, subscribe, set } = createStore<ConsentState>({ consent: readConsent(areas), hidden: false });
  return {
    current,
    subscribe,
    confirm: ({ statistics, marketing }) => {
      writeConsent(areas, { kind: 'given', atMs: nowMs(), statistics, marketing });
      set({ consent: readConsent(areas), hidden: true });
    },
    cancel: () => set({ ...current(), hidden: true }),
    reread: () => {
      const consent = readConsent(areas);
      if (JSON.stringify(consent) !== JSON.stringify(current().consent)) set({ ...current(), consent });
    },
  };
}
