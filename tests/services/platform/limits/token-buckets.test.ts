import { describe, expect, test } from '@jest/globals';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';

describe('token buckets', () => {
  test('let a key act as often as there are tokens, then as they come back', () => {
    let nowMs = 0;
    const buckets = createTokenBuckets({ atOnce: 3, perMinute: 60 }, () => nowMs);
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 1]);
    nowMs = 999;
    expect(buckets.take('a')).toBe(1);
    nowMs = 1_000;
    expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 1]);
    nowMs = 3_600_000;
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 1]);
  });

  test('name the seconds to wait, never less than 1', () => {
    const buckets = createTokenBuckets({ atOnce: 1, perMinute: 4 }, () => 0);
    expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 15]);
  });

  test('keep keys apart', () => {
    const buckets = createTokenBuckets({ atOnce: 1, perMinute: 1 }, () => 0);
    expect([buckets.take('a'), buckets.take('b'), buckets.take('a')]).toEqual([0, 0, 60]);
  });

  test('remember no more keys than they may, and forget the one idle for longest', () => {
    const buckets = createTokenBuckets({ atOnce: 1, perMinute: 1, keysAtMost: 2 }, () => 0);
    buckets.take('a');
    buckets.take('b');
    buckets.take('a');
    buckets.take('c');
    expect(buckets.size).toBe(2);
    expect([buckets.take('a'), buckets.take('b')]).toEqual([60, 0]);
  });

  test('give a token back after its whole time, to the millisecond', () => {
    const takenAfter = (ms: number): number => {
      let nowMs = 0;
      const buckets = createTokenBuckets({ atOnce: 1, perMinute: 1 }, () => nowMs);
      buckets.take('a');
      nowMs = ms;
      return buckets.take('a');
    };
    expect([takenAfter(59_999), takenAfter(60_000)]).toEqual([1, 0]);
  });

  test('name long waits in whole seconds too', () => {
    const buckets = createTokenBuckets({ atOnce: 1, perMinute: 1 / 32 }, () => 0);
    expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 1_920]);
  });

  test('go by the machine’s clock, and remember twenty thousand keys, where nothing else is said', () => {
    const buckets = createTokenBuckets({ atOnce: 1, perMinute: 1 });
    expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 60]);
    for (let number = 0; number < 20_000; number += 1) buckets.take(`other ${number}`);
    expect(buckets.size).toBe(20_000);
  });
});
