import { expect, test } from '@jest/globals';
import { failureInWords } from '#scripts/content/failure-in-words.ts';

test('a dataset that is not there, or went away, is said with what to do', () => {
  const again = /cannot be reached[\s\S]+the same command again/;
  expect(failureInWords(new Error('connect ECONNREFUSED 127.0.0.1:3210'))).toMatch(again);
  expect(failureInWords(Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }))).toMatch(again);
});

test('a refused document is named, and that others may be in already', () => {
  const items = [{ error: { type: 'legalTextError', id: 'legal-tos-5-en', description: 'by a person' }, index: 0 }];
  const refused = Object.assign(new Error('The mutation(s) failed: by a person'), { details: { type: 'mutationError', items } });
  expect(failureInWords(refused)).toMatch(
    /failed: by a person\nRefused: legal-tos-5-en\. Other documents .* may be in the dataset already/,
  );
});

test('every other failure is said as it is', () => {
  expect(failureInWords(new Error('There is no file a.tar.gz.'))).toBe('There is no file a.tar.gz.');
  expect(failureInWords(new Error('A legal text is published by a person'))).toBe('A legal text is published by a person');
  expect(failureInWords('ended')).toBe('ended');
});
