import { describe, expect, test } from '@jest/globals';
import { withdrawalUntilMs } from '#lib/orders/withdrawal-period.ts';

const until = (concluded: string, days = 14): string => new Date(withdrawalUntilMs(Date.parse(concluded), days)).toISOString();

describe('R-6.7 until when a buyer may withdraw', () => {
  // 2026-11-02 is a Monday; the day after the fortnight is a Tuesday
  test.each(['2026-11-02T00:00:00.000Z', '2026-11-02T23:59:59.999Z'])(
    'the day of the contract does not count, whatever its hour (%s)',
    (concluded) => {
      expect(until(concluded)).toBe('2026-11-18T12:00:00.000Z');
    },
  );

  test.each([
    ['a Thursday ends with the Friday', '2026-11-05T10:00:00Z', '2026-11-21T12:00:00.000Z'],
    ['a Friday, whose last day is a Saturday, ends with the Monday', '2026-11-06T10:00:00Z', '2026-11-24T12:00:00.000Z'],
    ['a Saturday, whose last day is a Sunday, ends with the Monday', '2026-11-07T10:00:00Z', '2026-11-24T12:00:00.000Z'],
    ['a Sunday ends with the Monday', '2026-11-08T10:00:00Z', '2026-11-24T12:00:00.000Z'],
  ])('%s', (_name, concluded, end) => {
    expect(until(concluded)).toBe(end);
  });

  test('it is never shorter than the days in any zone, and at most five days longer', () => {
    const dayMs = 86_400_000;
    for (let hour = 0; hour < 24 * 14; hour += 1) {
      const concludedMs = Date.parse('2026-11-02T00:00:00Z') + hour * 3_600_000;
      const length = withdrawalUntilMs(concludedMs, 14) - concludedMs;
      expect(length).toBeGreaterThanOrEqual(15.5 * dayMs);
      expect(length).toBeLessThanOrEqual(19 * dayMs);
    }
  });

  test('more days end later', () => {
    expect(until('2026-11-02T10:00:00Z', 16)).toBe('2026-11-20T12:00:00.000Z');
  });
});
