import { expect, test } from '@jest/globals';
import type { OpenTranslation } from '#lib/contracts/calls/translation-calls.ts';
import { findingsIn } from '#studio/tools/content-check/all-findings.ts';
import { staleFindings } from '#studio/tools/content-check/stale-findings.ts';

type Field = OpenTranslation['fields'][number];

const field = (language: Field['language'], path: string, kind: Field['kind'] = 'changed', documentId = `article-${language}`): Field => ({
  language,
  path,
  kind,
  documentId,
  source: 'now',
  sourceRevision: 'r2',
  madeFrom: kind === 'changed' ? 'before' : null,
  translation: kind === 'changed' ? 'made' : null,
});

const article: OpenTranslation = {
  group: 'article refund',
  type: 'article',
  title: 'Refunds',
  fields: [field('zh', 'summary'), field('zh', 'title'), field('ja', 'summary'), field('ja', 'body', 'missing')],
};

test('a text is named once for each language that is behind, with how much of it', () => {
  expect(staleFindings([article])).toEqual([
    {
      id: 'article-zh',
      type: 'article',
      title: 'Refunds',
      area: 'translation',
      what: 'Chinese says in 2 fields what English said before. See Translations.',
    },
    {
      id: 'article-ja',
      type: 'article',
      title: 'Refunds',
      area: 'translation',
      what: 'Japanese says in 1 field what English said before. See Translations.',
    },
  ]);
});

test('what is missing only is no stale translation, and languages of one document are told apart', () => {
  expect(staleFindings([{ ...article, fields: [field('ja', 'body', 'missing')] }])).toEqual([]);
  const banner = { ...article, fields: [field('zh', 'title.{}', 'changed', 'banner-a'), field('ja', 'title.{}', 'changed', 'banner-a')] };
  expect(staleFindings([banner]).map(({ id, what }) => [id, what.split(' ')[0]])).toEqual([
    ['banner-a', 'Chinese'],
    ['banner-a', 'Japanese'],
  ]);
});

test('the check lists them among what it found', () => {
  const stale = staleFindings([article]);
  expect(findingsIn([], [], 0, stale)).toEqual(expect.arrayContaining(stale));
});
