import { createShownState } from '#lib/mydoc/shown-outcomes.ts';

/** What this tab shows of calls that failed. */
export const pageShown = createShownState();
