import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createGroupWatch, type GroupWatch } from '#services/mydoc/groups/group-watch.ts';

const pollMs = 20;
const versions = new Map<string, number>();
let asked: (readonly string[])[] = [];
let watch: GroupWatch;

const begin = (limits = { ofAddressAtMost: 2_000, atMost: 3_000 }): GroupWatch => {
  asked = [];
  watch = createGroupWatch({
    pollMs,
    limits,
    readVersions: async (ids) => {
      asked.push(ids);
      return new Map(ids.flatMap((id) => (versions.has(id) ? [[id, versions.get(id) ?? 0]] : [])));
    },
  });
  return watch;
};

afterEach(() => watch.stop());

const took = async (work: Promise<void>): Promise<number> => {
  const start = performance.now();
  await work;
  return performance.now() - start;
};

describe('who waits for a group', () => {
  test('is woken when its version passes the one that is known, by one statement a turn for all', async () => {
    const { waitFor, waiting } = begin();
    versions.set('a', 1).set('b', 4);
    const all = Array.from({ length: 1_000 }, () => waitFor('a', { version: 1, atMostMs: 5_000, address: 'one' }));
    const other = waitFor('b', { version: 4, atMostMs: 300, address: 'one' });
    expect(waiting()).toBe(1_001);
    await delay(pollMs * 4);
    versions.set('a', 2);
    await Promise.all(all);
    expect(waiting()).toBe(1);
    await other;
    expect(asked[0]?.toSorted()).toEqual(['a', 'b']);
    expect(asked.length).toBeLessThan(40);
    await delay(pollMs * 3);
    const quiet = asked.length;
    await delay(pollMs * 3);
    expect(asked.length).toBe(quiet);
  });

  test('is answered after its time, when the caller leaves, and when the process stops', async () => {
    const { waitFor, waiting, stop } = begin();
    versions.set('a', 1);
    expect(await took(waitFor('a', { version: 1, atMostMs: 60, address: 'one' }))).toBeGreaterThan(50);
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 30);
    expect(await took(waitFor('a', { version: 1, atMostMs: 10_000, address: 'one', left: caller.signal }))).toBeLessThan(2_000);
    expect(await took(waitFor('a', { version: 1, atMostMs: 10_000, address: 'one', left: AbortSignal.abort() }))).toBeLessThan(1_000);
    const last = waitFor('a', { version: 1, atMostMs: 10_000, address: 'one' });
    stop();
    await last;
    expect(waiting()).toBe(0);
    await waitFor('a', { version: 1, atMostMs: 10_000, address: 'one' });
  });

  test('keeps waiting while the database is unavailable', async () => {
    let isAway = true;
    const away = createGroupWatch({
      pollMs,
      readVersions: async (ids) => {
        if (isAway) throw new Error('unavailable');
        return new Map(ids.map((id) => [id, 9]));
      },
    });
    const woken = away.waitFor('a', { version: 1, atMostMs: 5_000, address: 'one' });
    await delay(pollMs * 3);
    isAway = false;
    expect(await took(woken)).toBeLessThan(2_000);
    away.stop();
  });

  test('is answered at once where an address, or all of them together, wait for enough', async () => {
    const { waitFor, waiting } = begin({ ofAddressAtMost: 2, atMost: 3 });
    const of = (address: string, atMostMs: number) => waitFor('full', { version: 1, atMostMs, address });
    const waits = [of('one', 200), of('one', 200)];
    expect(await took(of('one', 5_000))).toBeLessThan(150);
    waits.push(of('two', 200));
    expect(await took(of('three', 5_000))).toBeLessThan(150);
    expect(waiting()).toBe(3);
    await Promise.all(waits);
    expect(await took(of('one', 60))).toBeGreaterThanOrEqual(50);
  });
});
