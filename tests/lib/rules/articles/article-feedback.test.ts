import { expect, test } from '@jest/globals';
import { averageRating, feedbackTextLength, ratingLevels, suggestionTypes } from '#lib/rules/articles/article-feedback.ts';
import { isLengthWithin } from '#lib/rules/rule.ts';

test('R-8.3 five levels, and the five types of a suggestion', () => {
  expect(ratingLevels).toEqual([1, 2, 3, 4, 5]);
  expect(suggestionTypes).toEqual(['unclear', 'outdated', 'incomplete', 'wrong', 'other']);
});

test('R-8.1 an average is shown from three ratings on, to one decimal', () => {
  expect(averageRating(0, 0)).toBeNull();
  expect(averageRating(2, 10)).toBeNull();
  expect(averageRating(3, 14)).toEqual({ mean: 4.7, count: 3 });
  expect(averageRating(4, 4)).toEqual({ mean: 1, count: 4 });
  expect(averageRating(20, 87)).toEqual({ mean: 4.4, count: 20 });
});

test('R-8.3 a text has 1,000 characters at most, an emoji being one', () => {
  expect(isLengthWithin('', feedbackTextLength)).toBe(true);
  expect(isLengthWithin('文'.repeat(1_000), feedbackTextLength)).toBe(true);
  expect(isLengthWithin('文'.repeat(1_001), feedbackTextLength)).toBe(false);
  expect(isLengthWithin('🚢'.repeat(1_000), feedbackTextLength)).toBe(true);
  expect(isLengthWithin('🚢'.repeat(1_001), feedbackTextLength)).toBe(false);
});
