import { expect, test } from '@jest/globals';
import { emptyDraft, feedbackFaults } from '#lib/documents/readers/feedback-draft.ts';

const whole = { rating: 4, suggestion: 'unclear', text: '' } as const;

test('R-8.3 a level and a type are required, a text is not', () => {
  expect(feedbackFaults(whole)).toEqual([]);
  expect(feedbackFaults(emptyDraft)).toEqual(['rating', 'suggestion']);
  expect(feedbackFaults({ ...whole, rating: null })).toEqual(['rating']);
  expect(feedbackFaults({ ...whole, suggestion: null, text: 'A text.' })).toEqual(['suggestion']);
});

test('R-8.3 a text has 1,000 characters at most, spaces around it apart', () => {
  expect(feedbackFaults({ ...whole, text: ` ${'🚢'.repeat(1_000)}\n` })).toEqual([]);
  expect(feedbackFaults({ ...whole, text: '🚢'.repeat(1_001) })).toEqual(['text']);
});
