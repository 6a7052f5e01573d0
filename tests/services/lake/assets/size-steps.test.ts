import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { onSizeStep, sides, stepUp } from '#services/lake/assets/size-steps.ts';

describe('a step of a ladder', () => {
  test.each([
    ['what is asked for, where it is one', 20, 20],
    ['the next one above', 11, 20],
    ['the first one for less', 1, 10],
    ['the last one for more', 51, 50],
  ])('is %s', (_says, wanted, step) => {
    expect(stepUp([10, 20, 50], wanted)).toBe(step);
  });

  test('of no ladder is what is asked for', () => {
    expect(stepUp([], 7)).toBe(7);
  });
});

describe('the sides of a picture', () => {
  test.each([
    ['none, where none is asked for', {}, {}],
    ['one, where one is asked for', { width: 300 }, { width: 320, height: undefined }],
    ['as asked for, where the longer one is a step', { width: 640, height: 333 }, { width: 640, height: 333 }],
    ['raised together, the wider', { width: 600, height: 300 }, { width: 640, height: 320 }],
    ['raised together, the higher', { width: 300, height: 600 }, { width: 320, height: 640 }],
    ['lowered together from above the last step', { width: 5_120, height: 1_280 }, { width: 2_560, height: 640 }],
    ['raised to the first step, from one pixel', { width: 1 }, { width: 32, height: undefined }],
    ['never below one pixel', { width: 2_560, height: 0.1 }, { width: 2_560, height: 1 }],
  ])('are %s', (_says, asked, given) => {
    expect(onSizeStep(asked)).toStrictEqual(given);
  });

  test('are always of a step and nearly in proportion', () => {
    const side = fc.integer({ min: 1, max: 4_096 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const given = onSizeStep({ width, height });
        const [wide = 0, high = 0] = [given.width, given.height];
        const longer = Math.max(wide, high);
        expect(sides).toContain(longer);
        const exact = (Math.min(width, height) / Math.max(width, height)) * longer;
        expect(Math.abs(Math.min(wide, high) - Math.max(1, exact))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test('go from an icon to a wide screen at two dots a pixel, rising', () => {
    expect([sides[0], sides.at(-1)]).toEqual([32, 2_560]);
    expect([...sides].toSorted((one, other) => one - other)).toEqual([...sides]);
  });
});
