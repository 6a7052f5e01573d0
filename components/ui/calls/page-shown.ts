import { nothingShown } from '#lib/mydoc/shown-outcomes.ts';
import { createStore } from '#lib/state/create-store.ts';

/** What this tab shows of failed calls. Every page has this store from the start; the code that fills it is loaded with the first call. */
export const pageShown = createStore(nothingShown);
