import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { editDistance } from '#lib/search/edit-distance.ts';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['snapshot', 'snapshot', 0],
  ['snapsot', 'snapshot', 1],
  ['snapshhot', 'snapshot', 1],
  ['snapshit', 'snapshot', 1],
  ['snaphsot', 'snapshot', 1],
  ['nspashot', 'snapshot', 2],
  ['ssh', 'vpc', 3],
  ['快照', '快招', 1],
  ['a😀b', 'ab', 1],
])('R-8.2 from %j to %j it is %d', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});

test('is never more than the longer word, nor less than the difference of their lengths', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12, unit: 'binary' }), fc.string({ maxLength: 12, unit: 'binary' }), (one, other) => {
      const [left, right] = [Array.from(one).length, Array.from(other).length];
      const distance = editDistance(one, other);
      expect(distance).toBeLessThanOrEqual(Math.max(left, right));
      expect(distance).toBeGreaterThanOrEqual(Math.abs(left - right));
      expect(distance === 0).toBe(one === other);
    }),
  );
});
