import { createOutcomeStore } from '#lib/mydoc/outcome-store.ts';
import { pageShown } from './page-shown.ts';

/** Decides what this tab shows of failed calls. */
export const pageOutcomes = createOutcomeStore(pageShown, {
  isOffline: () => !navigator.onLine,
  whenBack: (then) => window.addEventListener('online', then, { once: true }),
});
