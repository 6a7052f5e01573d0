import { expect, test } from '@jest/globals';
import { creatableTemplates, offeredTemplates } from '#studio/desk/creation.ts';
import { searchTemplates } from '#studio/desk/search-templates.ts';
import { readerRows } from '#studio/tools/readers/reader-rows.ts';

const rated = (article: string, version: number) => ({
  article,
  language: 'en' as const,
  version,
  count: 3,
  mean: 4.3,
  levels: [0, 0, 0, 2, 1],
  lastOn: '2026-11-20',
  latest: [],
  searched: [],
});
const document = (version: number, change: object = {}) => ({
  _id: `ssh-${version}`,
  translationKey: 'ssh',
  slug: 'connect',
  language: 'en',
  version,
  title: `SSH ${version}`,
  ...change,
});

test('R-8.3 a rated version has the title of its document, else that of the newest in its language, else its key', () => {
  const documents = [document(1), document(3), document(9, { language: 'ja' }), {}, null];
  const rows = readerRows(documents, [rated('ssh', 3), rated('ssh', 2), rated('ssh', 1), rated('gone', 1)]);
  expect(rows.map(({ title, documentId, isNewest }) => ({ title, documentId, isNewest }))).toEqual([
    { title: 'SSH 3', documentId: 'ssh-3', isNewest: true },
    { title: 'SSH 3', documentId: 'ssh-3', isNewest: false },
    { title: 'SSH 1', documentId: 'ssh-1', isNewest: false },
    { title: 'gone', documentId: null, isNewest: false },
  ]);
});

test('an article without a translation key is known by its address', () => {
  expect(readerRows([document(1, { translationKey: null })], [rated('connect', 1)])[0]?.documentId).toBe('ssh-1');
});

test('R-8.2 a lost search becomes synonyms in its language, a popular search with its word there, or a question of readers', () => {
  const [synonym, hotTerm, question] = searchTemplates;
  const search = { word: 'vps 遅い', language: 'ja' };
  expect(synonym?.value(search)).toEqual({ language: 'ja', words: ['vps 遅い'] });
  expect(hotTerm?.value(search)).toEqual({ term: { _type: 'localeString', ja: 'vps 遅い' } });
  expect(question?.value(search)).toEqual({
    language: 'ja',
    sections: [{ _type: 'askedSection', _key: 'asked', questions: ['vps 遅い'] }],
  });
  expect(synonym?.value({ word: 3, language: 'fr' })).toEqual({ language: 'en', words: [''] });
});

test('the menus for a new document do not offer them', () => {
  const templates = [
    { templateId: 'synonym' },
    { id: 'synonym-of-search' },
    { templateId: 'hotTerm-of-search' },
    { id: 'siteSettings' },
    {},
  ];
  expect(offeredTemplates(templates)).toEqual([{ templateId: 'synonym' }, {}]);
  expect(creatableTemplates(templates)).toHaveLength(4);
});
