import { describe, expect, test } from '@jest/globals';
import { createFailureLimit, type FailureLimit } from '#services/platform/limits/failure-limit.ts';

let nowMs = 0;
const open = (failuresAtMost = 3): FailureLimit => {
  nowMs = 1_000_000;
  return createFailureLimit({ failuresAtMost, windowMs: 60_000 }, () => nowMs);
};

const fail = (limit: FailureLimit, times: number, key = 'a'): void => {
  for (let time = 0; time < times; time += 1) limit.failed(key);
};

describe('failures', () => {
  test('of a key make it wait only when there are as many as it may have', () => {
    const limit = open();
    fail(limit, 2);
    expect(limit.waitSeconds('a')).toBe(0);
    fail(limit, 1);
    expect([limit.waitSeconds('a'), limit.waitSeconds('b')]).toEqual([60, 0]);
  });

  test('are forgotten one by one as their time passes', () => {
    const limit = open(2);
    fail(limit, 1);
    nowMs += 10_000;
    fail(limit, 1);
    nowMs += 49_999;
    expect(limit.waitSeconds('a')).toBe(1);
    nowMs += 1;
    expect(limit.waitSeconds('a')).toBe(0);
  });

  test('count from the oldest of those that make the key wait, in whole seconds', () => {
    const limit = open(2);
    for (const _ of [1, 2, 3]) {
      fail(limit, 1);
      nowMs += 10_500;
    }
    expect(limit.waitSeconds('a')).toBe(39);
  });

  test('are forgotten at once after a success, and a forgiven one was none', () => {
    const limit = open(2);
    fail(limit, 2);
    limit.forgive('a');
    expect(limit.waitSeconds('a')).toBe(0);
    fail(limit, 1);
    expect(limit.waitSeconds('a')).toBe(60);
    limit.succeeded('a');
    fail(limit, 1);
    expect(limit.waitSeconds('a')).toBe(0);
  });

  test('of more than ten thousand keys are remembered of those that failed last: the next one pushes out what failed longest ago', () => {
    const limit = open(1);
    for (let number = 0; number < 10_000; number += 1) fail(limit, 1, `${number}`);
    expect([limit.waitSeconds('0'), limit.waitSeconds('9999')]).toEqual([60, 60]);
    fail(limit, 1, '0');
    fail(limit, 1, 'new');
    expect(['0', '1', '2', 'new'].map((key) => limit.waitSeconds(key))).toEqual([60, 0, 60, 60]);
  });

  test('that were forgiven take no place', () => {
    const limit = open(1);
    fail(limit, 1, 'first');
    for (let number = 0; number < 10_000; number += 1) {
      fail(limit, 1, `${number}`);
      limit.forgive(`${number}`);
    }
    expect(limit.waitSeconds('first')).toBe(60);
  });

  test('keep all but the last one where that one is forgiven', () => {
    const limit = open(2);
    fail(limit, 3);
    limit.forgive('a');
    expect(limit.waitSeconds('a')).toBe(60);
  });

  test('are waited for in whole seconds, however long', () => {
    const limit = createFailureLimit({ failuresAtMost: 1, windowMs: 2_000_000 }, () => 0);
    limit.failed('a');
    expect(limit.waitSeconds('a')).toBe(2_000);
  });

  test('go by the machine’s clock where no other is given', () => {
    const limit = createFailureLimit({ failuresAtMost: 1, windowMs: 60_000 });
    limit.failed('a');
    expect(limit.waitSeconds('a')).toBe(60);
  });

  test('that are over while they are counted still ask for a second', () => {
    const times = [0, 59_999, 60_001];
    const limit = createFailureLimit({ failuresAtMost: 1, windowMs: 60_000 }, () => times.shift() ?? Number.NaN);
    limit.failed('a');
    expect(limit.waitSeconds('a')).toBe(1);
  });
});
