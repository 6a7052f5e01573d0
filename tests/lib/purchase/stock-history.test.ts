import { describe, expect, test } from '@jest/globals';
import { dailyStates, dayStartMs, lastDays, type StockChange } from '#lib/purchase/stock-history.ts';

const at = (iso: string): number => Date.parse(iso);
const since = (iso: string, state: StockChange['state']): StockChange => ({ sinceMs: at(iso), state });
const now = at('2026-07-04T12:00:00Z');
const days = lastDays(now, 4);
const said = (...changes: StockChange[]) => dailyStates(changes, days, now);

describe('R-4.4 the last days of a size', () => {
  test('are days of UTC, today last', () => {
    expect(days.map((ms) => new Date(ms).toISOString())).toEqual([
      '2026-07-01T00:00:00.000Z',
      '2026-07-02T00:00:00.000Z',
      '2026-07-03T00:00:00.000Z',
      '2026-07-04T00:00:00.000Z',
    ]);
    expect([dayStartMs(days[1] ?? 0), dayStartMs((days[1] ?? 0) - 1)]).toEqual([days[1], days[0]]);
  });

  test('are unknown until something was recorded, and then stay as it was', () => {
    expect(said()).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
    expect(said(since('2026-07-02T09:00:00Z', 'available'))).toEqual(['unknown', 'available', 'available', 'available']);
    expect(said(since('2026-06-01T09:00:00Z', 'few'))).toEqual(['few', 'few', 'few', 'few']);
  });

  test('tell a day that was sold out from one of which a part was', () => {
    const changes = [
      since('2026-06-30T00:00:00Z', 'available'),
      since('2026-07-01T23:59:59.999Z', 'sold-out'),
      since('2026-07-03T00:00:00.001Z', 'few'),
    ];
    expect(said(...changes)).toEqual(['part', 'sold-out', 'part', 'few']);
  });

  test('a change at the very beginning of a day is of that day alone, one at its end of the next', () => {
    const changes = [since('2026-06-30T00:00:00Z', 'sold-out'), since('2026-07-02T00:00:00Z', 'available')];
    expect(said(...changes)).toEqual(['sold-out', 'available', 'available', 'available']);
  });

  test('what comes later today is not yet so', () => {
    expect(said(since('2026-07-01T00:00:00Z', 'available'), since('2026-07-04T12:00:00Z', 'sold-out')).at(-1)).toBe('available');
    expect(said(since('2026-07-01T00:00:00Z', 'available'), since('2026-07-04T11:59:59.999Z', 'sold-out')).at(-1)).toBe('part');
  });
});
