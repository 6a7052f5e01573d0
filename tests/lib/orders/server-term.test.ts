import { describe, expect, test } from '@jest/globals';
import { endOfTermMs, nextInstantMs, remindersBy, renewableUntilMs, type ServerTerm } from '#lib/orders/server-term.ts';

const dayMs = 86_400_000;
const term: ServerTerm = { activeMs: Date.UTC(2026, 0, 31, 12), months: 1, reminders: 0, expiredMs: null };
const end = Date.UTC(2026, 1, 28, 12);

describe('R-5.9 the term of a server', () => {
  test('counts every month from its first day: the end of a month stays the end of a month', () => {
    expect([1, 2, 13].map((months) => endOfTermMs({ ...term, months }))).toEqual([
      end,
      Date.UTC(2026, 2, 31, 12),
      Date.UTC(2027, 1, 28, 12),
    ]);
  });

  test.each([
    [end - 7 * dayMs - 1, 0],
    [end - 7 * dayMs, 1],
    [end - dayMs - 1, 1],
    [end - dayMs, 2],
    [end, 2],
  ])('has had its reminders 7 days and 1 day before: by %d there are %d', (nowMs, count) => {
    expect(remindersBy(term, nowMs)).toBe(count);
  });

  test('is looked at again at each reminder, at its end, and when the server is released', () => {
    expect([0, 1, 2].map((reminders) => nextInstantMs({ ...term, reminders }))).toEqual([end - 7 * dayMs, end - dayMs, end]);
    expect(nextInstantMs({ ...term, reminders: 2, expiredMs: end + 5 })).toBe(end + 5 + 7 * dayMs);
  });

  test('can be renewed for 7 days after its end, counted from when that was noticed', () => {
    expect(renewableUntilMs(term)).toBe(end + 7 * dayMs);
    expect(renewableUntilMs({ ...term, expiredMs: end + dayMs })).toBe(end + 8 * dayMs);
  });
});
