import { dismissChoice, saveChoice, savedChoice } from '#lib/contracts/calls/account/saved-choice-calls.ts';
import type { CallOutput } from '#lib/contracts/define-call.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';

export type SavedChoice = NonNullable<CallOutput<typeof savedChoice>>;

/** What an account keeps of its last configuration. None of it is worth a word when it fails. */
export interface SavedChoicePorts {
  readonly find: () => Promise<SavedChoice | null>;
  /** Whether it was kept. */
  readonly save: (query: string) => Promise<boolean>;
  readonly dismiss: () => Promise<void>;
}

const quiet = { quiet: true } as const;

export const savedChoicePorts: SavedChoicePorts = {
  find: async () => {
    const found = await makeCall(savedChoice, {}, quiet);
    return found.ok ? found.message : null;
  },
  save: async (query) => (await makeCall(saveChoice, { query }, quiet)).ok,
  dismiss: async () => void (await makeCall(dismissChoice, {}, quiet)),
};
