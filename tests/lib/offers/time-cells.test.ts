import { describe, expect, test } from '@jest/globals';
import { cellsAtMost, timeCells, timeLeft } from '#lib/offers/time-cells.ts';

const hourMs = 3_600_000;
const start = Date.parse('2026-11-17T00:00:00Z');
const lasting = (hours: number) => ({ startsAtMs: start, endsAtMs: start + hours * hourMs });

describe('a window drawn to scale', () => {
  test.each([
    [24 * 28, 'six-hours', 112],
    [24 * 28 + 1, 'day', 29],
    [24 * 112, 'day', 112],
    [24 * 112 + 1, 'week', 17],
    [24 * 365, 'week', 53],
    [1, 'six-hours', 1],
  ] as const)('%s hours are cells of %s: %s of them', (hours, unit, count) => {
    expect(timeCells(lasting(hours), start)).toEqual({ unit, count, passed: 0 });
  });

  test('a cell that has begun is not over', () => {
    const window = lasting(24);
    expect(timeCells(window, start + 6 * hourMs - 1).passed).toBe(0);
    expect(timeCells(window, start + 6 * hourMs).passed).toBe(1);
    expect(timeCells(window, start + 24 * hourMs - 1).passed).toBe(3);
    expect(timeCells(window, start + 24 * hourMs).passed).toBe(4);
  });

  test('before the start no cell has passed, after the end all have', () => {
    expect(timeCells(lasting(24), start - hourMs).passed).toBe(0);
    expect(timeCells(lasting(25), start + 100 * hourMs)).toEqual({ unit: 'six-hours', count: 5, passed: 5 });
  });

  test('ten years still fit', () => {
    expect(timeCells(lasting(24 * 3650), start).count).toBe(cellsAtMost);
  });
});

describe('what is left', () => {
  test.each([
    [0, { days: 0, hours: 0, minutes: 0 }],
    [1, { days: 0, hours: 0, minutes: 1 }],
    [60_000, { days: 0, hours: 0, minutes: 1 }],
    [60_001, { days: 0, hours: 0, minutes: 2 }],
    [24 * hourMs, { days: 1, hours: 0, minutes: 0 }],
    [(4 * 24 + 20) * hourMs + 12 * 60_000, { days: 4, hours: 20, minutes: 12 }],
    [-5, { days: 0, hours: 0, minutes: 0 }],
  ])('%s ms are %j', (leftMs, expected) => {
    expect(timeLeft(start + leftMs, start)).toEqual(expected);
  });
});
