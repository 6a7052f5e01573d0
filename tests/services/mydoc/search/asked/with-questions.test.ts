import { expect, test } from '@jest/globals';
import { withQuestions } from '#services/mydoc/search/asked/with-questions.ts';
import type { SearchedDocument } from '#services/mydoc/search/searched-document.ts';

const document = (id: string, language: 'en' | 'ja'): SearchedDocument => ({
  type: 'article',
  group: `article ${id}`,
  language,
  id,
  title: id,
  link: `/doc/article/${id}`,
  passages: [
    { fragment: null, heading: 'In short', lines: [] },
    { fragment: 'section-1', heading: 'Limits', lines: ['Ten.'] },
  ],
});

test('R-8.2 each passage has what readers ask of it, in its language; a text without questions stays the same', () => {
  const [vps, japanese, rdns] = [document('vps', 'en'), document('vps', 'ja'), document('rdns', 'en')];
  const found = withQuestions([vps, japanese, rdns], {
    en: [
      { article: 'vps', language: 'en', heading: null, questions: ['what is it'] },
      { article: 'vps', language: 'en', heading: 'Limits', questions: ['how many'] },
      { article: null, language: 'en', heading: null, questions: ['GPU'] },
    ],
    zh: [],
    ja: [{ article: 'vps', language: 'ja', heading: 'Limits', questions: ['いくつ'] }],
  });
  expect(found.map(({ passages }) => passages.map(({ asked }) => asked))).toEqual([
    [['what is it'], ['how many']],
    [[], ['いくつ']],
    [undefined, undefined],
  ]);
  expect(found[2]).toBe(rdns);
});
