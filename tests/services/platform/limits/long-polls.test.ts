import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createLongPolls, type LongPolls } from '#services/platform/limits/long-polls.ts';

const pollMs = 20;
let version = 1;
let looks: (readonly number[])[] = [];
let polls: LongPolls<number>;

const begin = (look?: () => Promise<void>): LongPolls<number> => {
  version = 1;
  looks = [];
  polls = createLongPolls<number>({
    poll: async (known) => {
      looks.push(known);
      await look?.();
      return (each) => version > each;
    },
    pollMs,
    limits: { ofAddressAtMost: 2, atMost: 3 },
  });
  return polls;
};

afterEach(() => polls.stop());

const took = async (work: Promise<void>): Promise<number> => {
  const start = performance.now();
  await work;
  return performance.now() - start;
};

describe('long polls', () => {
  test('wake those whose knowledge is out of date, by one look for all, and look no more while nobody waits', async () => {
    const { wait, waiting } = begin();
    const begunAt = performance.now();
    const old = wait(1, { atMostMs: 5_000, address: 'one' });
    const current = wait(2, { atMostMs: 200, address: 'one' });
    version = 2;
    expect(await took(old)).toBeLessThan(2_000);
    expect(waiting()).toBe(1);
    expect(looks[0]).toEqual([1, 2]);
    await current;
    expect(performance.now() - begunAt).toBeGreaterThanOrEqual(190);
    // the look that is due when the last one leaves is the last
    await delay(pollMs * 3);
    const quiet = looks.length;
    await delay(pollMs * 3);
    expect(looks.length).toBe(quiet);
  });

  test('go on after a look that failed', async () => {
    let isAway = true;
    const { wait } = begin(async () => {
      if (isAway) throw new Error('unavailable');
    });
    const woken = wait(1, { atMostMs: 5_000, address: 'one' });
    version = 2;
    await delay(pollMs * 3);
    isAway = false;
    expect(await took(woken)).toBeLessThan(2_000);
    expect(looks.length).toBeGreaterThan(1);
  });

  test('end at their time, when the caller leaves, and where an address or all of them have enough', async () => {
    const { wait, waiting } = begin();
    const of = (address: string, atMostMs: number) => wait(1, { atMostMs, address });
    const waits = [of('one', 200), of('one', 200)];
    expect(await took(of('one', 5_000))).toBeLessThan(150);
    waits.push(of('two', 200));
    expect(waiting()).toBe(3);
    expect(await took(of('three', 5_000))).toBeLessThan(150);
    await Promise.all(waits);
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 30);
    expect(await took(wait(1, { atMostMs: 10_000, address: 'one', left: caller.signal }))).toBeLessThan(2_000);
    expect(waiting()).toBe(0);
  });

  test('give a place back to its address, one for each wait that ends', async () => {
    const { wait, waiting } = begin();
    const of = (atMostMs: number) => wait(1, { atMostMs, address: 'one' });
    const longer = of(5_000);
    await of(30);
    expect(waiting()).toBe(1);
    const next = of(5_000);
    expect(waiting()).toBe(2);
    await of(5_000);
    expect(waiting()).toBe(2);
    version = 2;
    await Promise.all([longer, next]);
  });

  test('look once a turn, however many came meanwhile, and again after nobody had waited', async () => {
    const { wait } = begin();
    const began = performance.now();
    await Promise.all(['one', 'two', 'three'].map((address) => wait(1, { atMostMs: pollMs * 8, address })));
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.length).toBeLessThanOrEqual((performance.now() - began) / (pollMs - 1));
    await delay(pollMs * 3);
    const woken = wait(1, { atMostMs: 5_000, address: 'one' });
    version = 2;
    expect(await took(woken)).toBeLessThan(2_000);
  });

  test('wake everybody when the process stops, and hold nobody after that', async () => {
    const { wait, stop } = begin();
    const last = wait(1, { atMostMs: 10_000, address: 'one' });
    stop();
    await last;
    expect(await took(wait(1, { atMostMs: 10_000, address: 'one' }))).toBeLessThan(1_000);
  });
});
