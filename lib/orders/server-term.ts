import { addMonths } from '#lib/catalogue/period-end.ts';
import { dayMs } from '#lib/time/lengths.ts';

/** How long a server is paid for, and which reminders of the end were sent. */
export interface ServerTerm {
  /** When the server began to run, epoch ms. */
  readonly activeMs: number;
  /** Every month that is paid for, renewals included. */
  readonly months: number;
  /** How many reminders of this end were sent. */
  readonly reminders: number;
  /** When it was found to be over; null: it is not. */
  readonly expiredMs: number | null;
}

/** The days before the end of a server at which its buyer is reminded (terms of service), the earliest first. */
const reminderDays = [7, 1] as const;
/** How long a server is kept after its end (terms of service): it can still be renewed. */
const keptAfterEndMs = 7 * dayMs;

/** The end of the time that is paid for. Counted from the first day, so that the end of a month stays the end of a month. */
export const endOfTermMs = ({ activeMs, months }: Pick<ServerTerm, 'activeMs' | 'months'>): number => addMonths(activeMs, months);

/** How many reminders there should have been by an instant. */
export const remindersBy = (term: ServerTerm, nowMs: number): number =>
  reminderDays.filter((days) => nowMs >= endOfTermMs(term) - days * dayMs).length;

/** Until when a server can be renewed. */
export const renewableUntilMs = (term: ServerTerm): number => (term.expiredMs ?? endOfTermMs(term)) + keptAfterEndMs;

/** The next instant at which time alone changes something: a reminder, the end, or the release of the server. */
export function nextInstantMs(term: ServerTerm): number {
  if (term.expiredMs !== null) return renewableUntilMs(term);
  const next = reminderDays[term.reminders];
  return next === undefined ? endOfTermMs(term) : endOfTermMs(term) - next * dayMs;
}
