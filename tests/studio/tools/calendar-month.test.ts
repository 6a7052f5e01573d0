import { expect, test } from '@jest/globals';
import { dayOf, monthAfter, monthOf, weeksOf } from '#studio/tools/calendar-month.ts';
import type { TimedEvent } from '#studio/tools/timed-events.ts';

const event = (at: string): TimedEvent => ({ id: at, type: 'banner', title: at, at, what: 'starts', over: false });

test('a month is shown in whole weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11', [], 'UTC');
  expect(weeks.map((week) => [week[0]?.date, week.length])).toEqual([
    ['2026-10-26', 7],
    ['2026-11-02', 7],
    ['2026-11-09', 7],
    ['2026-11-16', 7],
    ['2026-11-23', 7],
    ['2026-11-30', 7],
  ]);
  expect(weeks.flat().filter(({ isInMonth }) => isInMonth)).toHaveLength(30);
  // begins on a Monday and ends on a Sunday
  expect(weeksOf('2027-02', [], 'UTC')).toHaveLength(4);
  expect(
    weeksOf('2028-02', [], 'UTC')
      .flat()
      .filter(({ isInMonth }) => isInMonth),
  ).toHaveLength(29);
});

test('what happens stands on its day in the zone of the Studio, the earliest first', () => {
  const events = [event('2026-11-28T20:00:00.000Z'), event('2026-11-28T09:00:00.000Z'), event('2026-12-31T16:00:00.000Z')];
  const datesOf = (month: string, zone: string) =>
    weeksOf(month, events, zone)
      .flat()
      .flatMap(({ date, events: own }) => own.map(({ at }) => [date, at.slice(11, 16)]));
  expect(datesOf('2026-11', 'UTC')).toEqual([
    ['2026-11-28', '09:00'],
    ['2026-11-28', '20:00'],
  ]);
  expect(datesOf('2026-11', 'Asia/Hong_Kong')).toEqual([
    ['2026-11-28', '09:00'],
    ['2026-11-29', '20:00'],
  ]);
  expect(datesOf('2027-01', 'Asia/Hong_Kong')).toEqual([['2027-01-01', '16:00']]);
});

test('months follow each other over the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2027-01', -1)).toBe('2026-12');
  expect(monthOf('2026-11-30T23:30:00Z', 'Asia/Tokyo')).toBe('2026-12');
  expect(dayOf('2026-11-30T23:30:00Z', 'America/Los_Angeles')).toBe('2026-11-30');
});
