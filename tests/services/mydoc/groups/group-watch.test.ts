import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createGroupWatch, type GroupWatch } from '#services/mydoc/groups/group-watch.ts';

const pollMs = 20;
const versions = new Map<string, number>();
let asked: (readonly string[])[] = [];
let watch: GroupWatch;

const begin = (): GroupWatch => {
  asked = [];
  watch = createGroupWatch({
    pollMs,
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
    const all = Array.from({ length: 1_000 }, () => waitFor('a', 1, 5_000));
    const other = waitFor('b', 4, 300);
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
    expect(await took(waitFor('a', 1, 60))).toBeGreaterThan(50);
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 30);
    expect(await took(waitFor('a', 1, 10_000, caller.signal))).toBeLessThan(2_000);
    expect(await took(waitFor('a', 1, 10_000, AbortSignal.abort()))).toBeLessThan(1_000);
    const last = waitFor('a', 1, 10_000);
    stop();
    await last;
    expect(waiting()).toBe(0);
    await waitFor('a', 1, 10_000);
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
    const woken = away.waitFor('a', 1, 5_000);
    await delay(pollMs * 3);
    isAway = false;
    expect(await took(woken)).toBeLessThan(2_000);
    away.stop();
  });
});
