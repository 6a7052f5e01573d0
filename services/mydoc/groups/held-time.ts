import type { seatStates } from '#lib/contracts/calls/group-calls.ts';
import { heldHoursAtMost } from '#lib/group-buy/group-limits.ts';
import { hourMs } from '#lib/time/lengths.ts';

/** A seat, with the time for which nobody else could take it. */
interface HeldSeat {
  readonly state: (typeof seatStates)[number];
  readonly joined_ms: number;
  /** Until when it was held at the latest. */
  readonly held_until_ms: number;
  /** When it was given up; null: it was not, or by its time alone. */
  readonly released_ms: number | null;
}

/** Two times that ran out to the end are the limit, whatever was rounded on the way. */
const roundingMs = 1_000;

/** For how long seats were held unpaid: times that overlap count once, and a seat that was given up early counts only until then. */
export function heldMs(seats: readonly HeldSeat[], nowMs: number): number {
  const times = seats
    .filter(({ state }) => state === 'held' || state === 'released')
    .map(({ joined_ms, held_until_ms, released_ms }) => ({ from: joined_ms, to: Math.min(held_until_ms, released_ms ?? nowMs, nowMs) }))
    .toSorted((one, other) => one.from - other.from);
  let [sum, countedTo] = [0, Number.NEGATIVE_INFINITY];
  for (const { from, to } of times) {
    sum += Math.max(0, to - Math.max(from, countedTo));
    countedTo = Math.max(countedTo, to);
  }
  return sum;
}

/** Whether a person has held unpaid seats of a group for so long that they can take no other one there. `seats`: all of theirs in it. */
export const isHeldOut = (seats: readonly HeldSeat[], nowMs: number): boolean =>
  heldMs(seats, nowMs) + roundingMs >= heldHoursAtMost * hourMs;
