import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createStockWatch, type StockWatch } from '#services/mydoc/orders/stock/stock-watch.ts';

const pollMs = 20;
let remaining = 5;
let readings = 0;
let changes = 0;
let watch: StockWatch;

const begin = (limits = { ofAddressAtMost: 2_000, atMost: 3_000 }): StockWatch => {
  remaining = 5;
  readings = 0;
  changes = 0;
  watch = createStockWatch({
    pollMs,
    limits,
    onChange: () => (changes += 1),
    readStock: async () => {
      readings += 1;
      return [{ region: 'US-0', model: 'c1m1', remaining }];
    },
  });
  return watch;
};

afterEach(() => watch.stop());

const one = { atMostMs: 10_000, address: 'one' };
const took = async (work: Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work;
  return performance.now() - start;
};

describe('R-4.4 who waits for the stock to change', () => {
  test('is told at once without a version, or with another one', async () => {
    const first = await begin().next({ ...one, version: undefined });
    expect(first.stock).toEqual([{ region: 'US-0', model: 'c1m1', state: 'few', left: 5 }]);
    remaining = 0;
    expect(await watch.next({ ...one, version: first.version })).toMatchObject({ stock: [{ state: 'sold-out' }] });
  });

  test('is woken by one reading a turn for all, and nobody reads while nobody waits', async () => {
    const { version } = await begin().next({ ...one, version: undefined });
    const all = Array.from({ length: 1_000 }, () => watch.next({ ...one, version }));
    await delay(pollMs * 3);
    expect(watch.waiting()).toBe(1_000);
    const before = readings;
    remaining = 0;
    const answers = await Promise.all(all);
    expect(new Set(answers.map(({ stock }) => stock[0]?.state))).toEqual(new Set(['sold-out']));
    expect(changes).toBe(1);
    // each of them reads once more for its answer
    expect(readings - before).toBeLessThan(1_020);
    const quiet = readings;
    await delay(pollMs * 3);
    expect(readings).toBe(quiet);
  });

  test('is not woken by a sale that changes nothing of what is shown', async () => {
    begin();
    remaining = 400;
    const { version } = await watch.next({ ...one, version: undefined });
    remaining = 399;
    expect(await took(watch.next({ ...one, version, atMostMs: 80 }))).toBeGreaterThan(60);
  });

  test('is answered after the time, when the caller leaves, and when the process stops', async () => {
    const { version } = await begin().next({ ...one, version: undefined });
    expect(await took(watch.next({ ...one, version, atMostMs: 60 }))).toBeGreaterThan(50);
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 30);
    expect(await took(watch.next({ ...one, version, left: caller.signal }))).toBeLessThan(2_000);
    const last = watch.next({ ...one, version });
    await delay(5);
    watch.stop();
    expect(await took(last)).toBeLessThan(2_000);
    expect(await took(watch.next({ ...one, version }))).toBeLessThan(1_000);
    expect(watch.waiting()).toBe(0);
  });

  test('does not wait where the address, or all of them, have enough waits', async () => {
    const { version } = await begin({ ofAddressAtMost: 1, atMost: 2 }).next({ ...one, version: undefined });
    const waits = ['one', 'two'].map((address) => watch.next({ ...one, version, address }));
    await delay(5);
    expect(await took(watch.next({ ...one, version }))).toBeLessThan(1_000);
    expect(await took(watch.next({ ...one, version, address: 'three' }))).toBeLessThan(1_000);
    watch.stop();
    await Promise.all(waits);
  });
});
