import { expect, test } from '@jest/globals';
import { instantInWords, minuteInWords } from '#cms-schemas/rules/studio-time.ts';

test.each([
  ['UTC', '2026-11-22 17:30'],
  ['Asia/Tokyo', '2026-11-23 02:30'],
  ['America/Los_Angeles', '2026-11-22 09:30'],
])('in the zone %s an instant is written as %s', (zone, words) => {
  expect(minuteInWords('2026-11-22T17:30:00Z', zone)).toBe(words);
});

test('midnight is 00:00, and summer time is that of the day', () => {
  expect(minuteInWords(Date.UTC(2026, 5, 30, 22, 0), 'Europe/Berlin')).toBe('2026-07-01 00:00');
});

test('an instant names the zone', () => {
  expect(instantInWords('2026-11-22T17:30:59Z')).toBe('2026-11-22 17:30 UTC');
});
