import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { commitmentOf, drawnPercent, isWinningDraw, verifyDraw } from '#lib/group-buy/draw.ts';

const seed = 'a5'.repeat(32);

describe('R-7.7 the draw', () => {
  test('is decided by the seed and the number alone, and always the same', async () => {
    expect(await commitmentOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    // the first 48 bits of SHA-256 of the text `seed:7`
    const digest = createHash('sha256').update(`${seed}:7`).digest();
    expect(await drawnPercent({ seed, number: 7 })).toBe((digest.readUIntBE(0, 6) / 2 ** 48) * 100);
    expect(await drawnPercent({ seed, number: 7 })).not.toBe(await drawnPercent({ seed, number: 8 }));
  });

  test('falls evenly between 0 and 100: 5 percent win', async () => {
    const draws = await Promise.all(Array.from({ length: 4_000 }, (_, number) => drawnPercent({ seed, number })));
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...draws)).toBeLessThan(100);
    const won = draws.filter((percent) => percent < 5).length;
    expect(won).toBeGreaterThan(140);
    expect(won).toBeLessThan(260);
    for (const [percent, wins] of [
      [0, false],
      [100, true],
    ] as const)
      expect(await isWinningDraw({ seed, number: 1 }, percent)).toBe(wins);
  });

  test('wins below the percentage alone', async () => {
    const percent = await drawnPercent({ seed, number: 7 });
    expect(await isWinningDraw({ seed, number: 7 }, percent)).toBe(false);
    expect(await isWinningDraw({ seed, number: 7 }, percent + 1e-9)).toBe(true);
  });

  test('is verified in the browser: the seed is the one committed to, and the outcome follows from it', async () => {
    const commitment = await commitmentOf(seed);
    const won = await isWinningDraw({ seed, number: 3 }, 5);
    const shown = { seed, number: 3, commitment, percent: 5, won };
    expect(await verifyDraw(shown)).toBe(true);
    expect(await verifyDraw({ ...shown, won: !won })).toBe(false);
    expect(await verifyDraw({ ...shown, seed: 'b6'.repeat(32) })).toBe(false);
    expect(await verifyDraw({ ...shown, commitment: await commitmentOf('another seed') })).toBe(false);
  });
});
