import { expect, test } from '@jest/globals';
import { createCatchUp } from '#services/mydoc/content/catch-up.ts';

test('catching up is repeated until it succeeds, at the start and after each missed change', async () => {
  let tries = 0;
  let fails = true;
  const catchUp = createCatchUp(async () => {
    tries += 1;
    if (fails) throw new Error('away');
  });
  await expect(catchUp(0)).rejects.toThrow('away');
  fails = false;
  await catchUp(0);
  await catchUp(0);
  expect(tries).toBe(2);
  fails = true;
  await expect(catchUp(3)).rejects.toThrow('away');
  fails = false;
  // the change itself was found by the round before
  await catchUp(0);
  await catchUp(0);
  expect(tries).toBe(4);
  await catchUp(1);
  expect(tries).toBe(5);
});
