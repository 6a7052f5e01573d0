import { describe, expect, test } from '@jest/globals';
import { heldMs, isHeldOut } from '#services/mydoc/groups/held-time.ts';

const hour = 3_600_000;
type Seat = Parameters<typeof heldMs>[0][number];

const seat = (from: number, change: Partial<Seat> = {}): Seat => ({
  ...{ state: 'released', joined_ms: from * hour, held_until_ms: (from + 3) * hour, released_ms: null },
  ...change,
});
const hours = (seats: readonly Seat[], at = 100): number => heldMs(seats, at * hour) / hour;

describe('R-7.3 how long a person has held unpaid seats of a group', () => {
  test('is the whole time of a seat that ran out, however late that was written', () => {
    expect(hours([seat(0)])).toBe(3);
    expect(hours([seat(0, { released_ms: 40 * hour })])).toBe(3);
    expect(hours([seat(0, { state: 'held' })])).toBe(3);
  });

  test('is the time until it was given up, or until now', () => {
    expect(hours([seat(0, { released_ms: hour / 2 })])).toBe(0.5);
    expect(hours([seat(0, { state: 'held' })], 1)).toBe(1);
  });

  test('counts no seat that was paid, and what overlaps once, in whatever order', () => {
    expect(hours([seat(0, { state: 'paid' }), seat(4, { state: 'refunded' })])).toBe(0);
    expect(hours([seat(2), seat(0), seat(1, { held_until_ms: 2 * hour })])).toBe(5);
    expect(hours([seat(0), seat(10)])).toBe(6);
  });

  test('keeps the person out from twice the time to pay on, though milliseconds are lost in rounding', () => {
    expect(isHeldOut([seat(0)], 100 * hour)).toBe(false);
    expect(isHeldOut([seat(0), seat(5, { released_ms: 7.9 * hour })], 100 * hour)).toBe(false);
    expect(isHeldOut([seat(0), seat(5, { held_until_ms: 8 * hour - 2 })], 100 * hour)).toBe(true);
    expect([1_000, 1_001].map((lostMs) => isHeldOut([seat(0, { held_until_ms: 6 * hour - lostMs })], 100 * hour))).toEqual([true, false]);
    expect(isHeldOut([], 0)).toBe(false);
  });
});
