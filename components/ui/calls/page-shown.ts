import { nothingShown } from '#lib/mydoc/shown-outcomes.ts';
import { createStore } from '#lib/state/create-store.ts';

/** What this tab shows of calls that failed. Every page has it from the start; what decides about it is fetched with the first call. */
export const pageShown = createStore(nothingShown);
