import { expect, test } from '@jest/globals';
import { createCostlySearches, isCostly } from '#services/mydoc/search/costly-search.ts';

test.each([
  [60, 8, false],
  [61, 8, true],
  [3, 16, false],
  [3, 17, true],
  [200, 50, true],
])('a search of %d characters for %d rows: costly %j', (length, row, expected) => {
  expect(isCostly({ search: '云'.repeat(length), row })).toBe(expected);
});

const costly = { search: 'disk', row: 50 };
const usual = { search: 'disk', row: 8 };

test('of those that take long two run at once, and the others do not wait for them', async () => {
  const run = createCostlySearches(() => 0);
  const running: (() => void)[] = [];
  const wait = () => new Promise<string>((resolve) => running.push(() => resolve('found')));
  const all = Array.from({ length: 5 }, (_, number) => run(costly, { address: `a${number}` }, wait));
  expect(await run(usual, { address: 'a0' }, async () => 'at once')).toBe('at once');
  expect(running).toHaveLength(2);
  running[0]?.();
  await all[0];
  await Promise.resolve();
  expect(running).toHaveLength(3);
  for (let turn = 1; turn < 5; turn += 1) {
    running[turn]?.();
    await all[turn];
  }
  expect(await Promise.all(all)).toEqual(Array.from({ length: 5 }, () => 'found'));
});

test('R-10.1 one address may ask for 120 of them at once, then two a second', async () => {
  let nowMs = 0;
  const run = createCostlySearches(() => nowMs);
  const ask = (address = 'a') => run(costly, { address }, async () => 'found');
  for (let turn = 0; turn < 120; turn += 1) expect(await ask()).toBe('found');
  expect([await ask(), await ask('b')]).toEqual([{ waitSeconds: 1 }, 'found']);
  nowMs += 1_000;
  expect([await ask(), await ask(), await ask()]).toEqual(['found', 'found', { waitSeconds: 1 }]);
});

test('more than wait are refused for now, also one whose caller has left, and a failure is passed on', async () => {
  const run = createCostlySearches(() => 0);
  const never = () => new Promise<string>(() => {});
  const asked = Array.from({ length: 202 }, (_, number) => run(costly, { address: `a${number}` }, never));
  expect(asked).toHaveLength(202);
  expect(await run(costly, { address: 'late' }, never)).toEqual({ waitSeconds: 1 });
  const other = createCostlySearches(() => 0);
  expect(await other(costly, { address: 'a', left: AbortSignal.abort() }, never)).toEqual({ waitSeconds: 1 });
  await expect(other(costly, { address: 'a' }, () => Promise.reject(new Error('silent')))).rejects.toThrow('silent');
});
