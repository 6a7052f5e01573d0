import { describe, expect, test } from '@jest/globals';
import { firstSeenDraw, seenDrawsAtMost, withSeenDraw, type SeenDraw } from '#lib/group-buy/seen-draws.ts';
import { parseStored } from '#lib/storage/stored-table.ts';

const draw = (number: number, commitment = 'a'.repeat(64)): SeenDraw => ({
  group: `3f0c2a9e-7c51-4d0e-9f1a-${String(number).padStart(12, '0')}`,
  commitment,
  atMs: number,
});

describe('R-7.7 the hashes of draws that a browser saw', () => {
  test('the first one of a group is never replaced', () => {
    const known = withSeenDraw([], draw(1));
    expect(withSeenDraw(known, draw(1, 'b'.repeat(64)))).toEqual([draw(1)]);
    expect(firstSeenDraw(known, draw(1).group)).toEqual(draw(1));
    expect(firstSeenDraw(known, draw(2).group)).toBeNull();
  });

  test('each group has its own, the latest first, and of too many the oldest goes', () => {
    const all = Array.from({ length: seenDrawsAtMost + 1 }, (_none, at) => draw(at));
    const kept = all.reduce<readonly SeenDraw[]>(withSeenDraw, []);
    expect(kept).toHaveLength(seenDrawsAtMost);
    expect([kept[0], kept.at(-1)]).toEqual([draw(seenDrawsAtMost), draw(1)]);
  });

  test('as many as are kept can be stored, and not one more', () => {
    const all = Array.from({ length: seenDrawsAtMost + 1 }, (_none, at) => draw(at));
    expect(parseStored('seenDraws', all.slice(1))).toHaveLength(seenDrawsAtMost);
    expect(parseStored('seenDraws', all)).toBeNull();
  });
});
