import { endOfTermMs } from './server-term.ts';

/** The end of the period that is paid for: it begins when the server runs. Null: it does not run yet. */
export const paidUntilMs = (activeMs: number | null, months: number): number | null =>
  activeMs === null ? null : endOfTermMs({ activeMs, months });
