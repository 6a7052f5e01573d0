import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { starSteps, toStarSteps } from '#lib/rules/star-steps.ts';

describe('R-3.12 stars in half steps', () => {
  test.each([
    [4.51, 5],
    [4.5, 4.5],
    [4.01, 4.5],
    [4, 4],
    [3.51, 4],
    [3.5, 3.5],
    [3, 3],
    [2.5, 2.5],
    [2, 2],
    [1.51, 2],
    [1.5, 1.5],
    [1.01, 1.5],
    [1, 1],
    [0.2, 1],
    [5, 5],
    [7, 5],
  ])('a rating of %d shows %d stars', (ratingValue, stars) => {
    expect(toStarSteps(ratingValue, 12)).toBe(stars);
  });

  test.each([
    ['no rating', null, 12],
    ['a rating of 0', 0, 12],
    ['a negative rating', -1, 12],
    ['a rating that is no number', Number.NaN, 12],
    ['an endless rating', Number.POSITIVE_INFINITY, 12],
    ['no reviews', 4.8, 0],
    ['an unknown number of reviews', 4.8, null],
    ['a number of reviews that is none', 4.8, Number.NaN],
  ])('%s shows no stars', (_case, ratingValue, reviewCount) => {
    expect(toStarSteps(ratingValue, reviewCount)).toBeNull();
  });

  test('a better rating never shows fewer stars, and never half a star too many', () => {
    const ratings = fc.double({ min: 1, max: 5, noNaN: true });
    fc.assert(
      fc.property(ratings, ratings, (one, other) => {
        const [worse, better] = [Math.min(one, other), Math.max(one, other)];
        const shown = toStarSteps(better, 1) ?? 0;
        expect(starSteps).toContain(shown);
        expect(shown).toBeGreaterThanOrEqual(toStarSteps(worse, 1) ?? 9);
        expect(shown - better).toBeLessThan(0.5);
        expect(shown).toBeGreaterThanOrEqual(better);
      }),
    );
  });
});
