import { describe, expect, test } from '@jest/globals';
import { latencyCells, measureLatency } from '#lib/home/measure-latency.ts';

/** Requests that take so long, one after the other, on a clock of their own. */
function tookMs(...durations: readonly number[]) {
  let nowMs = 1_000;
  let asked = 0;
  const request = async (): Promise<void> => {
    const duration = durations[asked];
    asked += 1;
    if (duration === undefined) throw new Error('not answered');
    nowMs += duration;
  };
  return { request, nowMs: () => nowMs, asked: () => asked };
}

describe('the way from here to a region', () => {
  test('is the quickest of five round trips; the one that opens the connection is not counted', async () => {
    const { request, nowMs, asked } = tookMs(5, 132.4, 128.6, 140, 131, 128.7);
    expect(await measureLatency(request, nowMs)).toBe(129);
    expect(asked()).toBe(6);
  });

  test('is 1 ms at least', async () => {
    const { request, nowMs } = tookMs(3, 0.2, 0.3, 0.2, 0.4, 0.2);
    expect(await measureLatency(request, nowMs)).toBe(1);
  });

  test('is unknown if any request is not answered, and no more are made then', async () => {
    const { request, nowMs, asked } = tookMs(10, 20);
    expect(await measureLatency(request, nowMs)).toBeNull();
    expect(asked()).toBe(3);
  });

  test('one cell is 10 ms, a part of one is drawn whole, and thirty are the end', () => {
    expect([1, 10, 11, 129, 300, 301, 5_000].map(latencyCells)).toEqual([1, 1, 2, 13, 30, 30, 30]);
  });
});
