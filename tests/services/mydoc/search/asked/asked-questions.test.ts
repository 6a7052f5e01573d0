import { expect, test } from '@jest/globals';
import { askedQuestionsShape } from '#services/mydoc/search/asked/asked-questions.ts';

const reported: unknown[] = [];
const read = (element: unknown) => askedQuestionsShape.read(element, (leftOut) => reported.push(leftOut));
const sections = [
  { heading: ' What to send ', questions: ['who do I write to'] },
  { heading: '', questions: ['got a complaint'] },
  { heading: null, questions: [''] },
];

test('R-8.2 questions have the key, language and heading of what answers them; a malformed section is left out alone', () => {
  reported.length = 0;
  expect(read({ _id: 'q1', language: 'en', isOfArticle: true, article: 'abuse', sections })).toEqual([
    { article: 'abuse', language: 'en', heading: 'What to send', questions: ['who do I write to'] },
    { article: 'abuse', language: 'en', heading: null, questions: ['got a complaint'] },
  ]);
  expect(reported).toHaveLength(1);
});

test('questions without an article are those that no text answers; those of a deleted article are none at all', () => {
  const gpu = [{ questions: ['do you rent GPUs'] }];
  expect(read({ _id: 'q2', language: 'zh', isOfArticle: false, article: null, sections: gpu })).toEqual([
    { article: null, language: 'zh', heading: null, questions: ['do you rent GPUs'] },
  ]);
  expect(read({ _id: 'q3', language: 'zh', isOfArticle: true, article: null, sections: gpu })).toEqual([]);
});

test('they are kept by language', () => {
  const of = (language: 'en' | 'ja') => [{ article: 'abuse', language, heading: null, questions: ['?'] }];
  expect(askedQuestionsShape.combine([of('ja'), of('en')])).toEqual({ en: of('en'), zh: [], ja: of('ja') });
});
