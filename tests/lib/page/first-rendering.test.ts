import { expect, jest, test } from '@jest/globals';
import { againAfterMs, firstRenderingMs, isWorthAnotherTry, renderFor } from '#lib/page/first-rendering.ts';

const startedAtMs = 1_000_000;
const latestMs = startedAtMs + firstRenderingMs - againAfterMs;
const never = async (): Promise<boolean> => false;

test('R-4 a page that was never rendered is tried again until its time is over', async () => {
  const worth = (nowMs: number) => renderFor({ startedAtMs, isKnown: never }, () => isWorthAnotherTry(nowMs));
  expect(await Promise.all([startedAtMs, latestMs, latestMs + 1].map(worth))).toEqual([true, true, false]);
});

test('R-4 one of which an older rendering can be served is not, nor one that nobody waits for', async () => {
  expect(await renderFor({ startedAtMs, isKnown: async () => true }, () => isWorthAnotherTry(startedAtMs))).toBe(false);
  expect(await isWorthAnotherTry(startedAtMs)).toBe(false);
});

test('the store of pages is asked only about a page that failed in time', async () => {
  const isKnown = jest.fn(never);
  await renderFor({ startedAtMs, isKnown }, async () => 'rendered');
  await renderFor({ startedAtMs, isKnown }, () => isWorthAnotherTry(latestMs + 1));
  expect(isKnown).not.toHaveBeenCalled();
});
