import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { OpenTranslation } from '#lib/contracts/calls/translation-calls.ts';
import { importedIds, importPlan } from '#studio/tools/translations/import-plan.ts';
import { readCsv, translationCsv } from '#studio/tools/translations/translation-csv.ts';

type Field = OpenTranslation['fields'][number];

const field = (path: string, more: Partial<Field> = {}): Field => ({
  language: 'ja',
  path,
  kind: 'changed',
  documentId: 'banner-a',
  source: 'Big sale',
  sourceRevision: 'r2',
  madeFrom: 'Sale',
  translation: 'セール',
  ...more,
});
const text = (fields: readonly Field[], more: Partial<OpenTranslation> = {}): OpenTranslation => ({
  group: 'banner-a',
  type: 'banner',
  title: 'Big sale',
  fields: [...fields],
  ...more,
});
const banner = { _id: 'banner-a', _type: 'banner', title: { en: 'Big sale', zh: '促销', ja: 'セール' } };

/** The exported file with another text in the column of translations. */
const translated = (open: readonly OpenTranslation[], translation: string): string =>
  translationCsv(
    open.map((each) => ({ ...each, fields: each.fields.map((one) => ({ ...one, translation })) })),
    'ja',
  );

describe('R-4.1 the open work of a language as a CSV file', () => {
  test('has a line for each field of that language, with the source before and now', () => {
    const csv = translationCsv([text([field('title.{}'), field('title.{}', { language: 'zh' })])], 'ja');
    expect(readCsv(csv)).toEqual([
      {
        line: 2,
        cells: {
          text: 'Big sale',
          field: 'title.{}',
          language: 'ja',
          source_before: 'Sale',
          source: 'Big sale',
          translation: 'セール',
          group: 'banner-a',
          source_revision: 'r2',
        },
      },
    ]);
  });

  test('is read back as it was written, whatever the texts hold, and a spreadsheet computes nothing of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '=', '-', '@', '値', ' ') }), (source) => {
        const csv = translationCsv([text([field('title.{}', { source })])], 'ja');
        expect(readCsv(csv)[0]?.cells.source).toBe(source);
        expect(/^[=+@-]/.test(source) ? csv.includes(`'${source.charAt(0)}`) : true).toBe(true);
      }),
    );
  });

  test('may come back with semicolons, as some spreadsheets save it', () => {
    expect(readCsv('text;field\r\na;"b;c"\r\n')).toEqual([{ line: 2, cells: { text: 'a', field: 'b;c' } }]);
  });
});

describe('R-4.1 a translated file', () => {
  test('writes each translation into its field, in one document at a time', () => {
    const open = [text([field('title.{}'), field('lead.{}', { kind: 'missing', madeFrom: null, translation: null })])];
    expect(importPlan(translated(open, '大セール'), open, [banner])).toEqual({
      writes: [{ id: 'banner-a', set: { 'title.ja': '大セール', 'lead.ja': '大セール' } }],
      changes: [
        { id: 'banner-a', path: 'title.{}', language: 'ja', before: 'セール', after: '大セール' },
        { id: 'banner-a', path: 'lead.{}', language: 'ja', before: null, after: '大セール' },
      ],
      revisions: {},
      problems: [],
    });
    expect(importedIds(open)).toEqual(['banner-a']);
  });

  test('writes nothing where nothing was translated', () => {
    const open = [text([field('title.{}')])];
    expect(importPlan(translationCsv(open, 'ja'), open, [banner])).toMatchObject({ writes: [], changes: [], problems: [] });
    const draft = { ...banner, _id: 'drafts.banner-a', title: { ...banner.title, ja: '大セール' } };
    expect(importPlan(translated(open, '大セール'), open, [banner, draft])).toMatchObject({ writes: [], changes: [], problems: [] });
    expect(importPlan(translated(open, ' '), open, [banner])).toMatchObject({ writes: [], changes: [], problems: [] });
  });

  const body = [
    { _type: 'block', _key: 'a', children: [{ text: '一' }] },
    { _type: 'block', _key: 'b', children: [{ text: '二' }, { text: '三' }] },
    { _type: 'table', _key: 't', rows: [{ _key: 'r', cells: ['x', 'y'] }] },
  ];
  const article = { _id: 'article-ja', _type: 'article', kind: 'help', body };
  const inArticle = (path: string) => [text([field(path, { documentId: 'article-ja' })], { group: 'article help vps', type: 'article' })];

  test.each([
    ['body[_key=="a"]', { 'body[_key=="a"].children[0].text': '訳' }],
    ['body[_key=="t"].rows[_key=="r"].cells[1]', { 'body[_key=="t"].rows[_key=="r"].cells[1]': '訳' }],
  ])('writes into a paragraph and into a cell: %s', (path, set) => {
    expect(importPlan(translated(inArticle(path), '訳'), inArticle(path), [article]).writes).toEqual([{ id: 'article-ja', set }]);
  });

  test.each([
    ['body[_key=="b"]', /links or emphasis/],
    ['body[_key=="new"]', /add it in the Studio/],
    ['body', /another structure/],
  ])('says why a line cannot be taken: %s', (path, why) => {
    const plan = importPlan(translated(inArticle(path), '訳'), inArticle(path), [article]);
    expect([plan.writes, plan.problems]).toEqual([[], [{ line: 2, problem: expect.stringMatching(why) }]]);
  });

  test('is refused where the source was published anew, the field is settled, the text is frozen, or the document gone', () => {
    const open = [text([field('title.{}')])];
    const csv = translated(open, '大セール');
    const problem = (now: readonly OpenTranslation[], documents: readonly unknown[]) =>
      importPlan(csv, now, documents).problems[0]?.problem;
    expect(problem([text([field('title.{}', { sourceRevision: 'r3' })])], [banner])).toMatch(/published anew/);
    expect(problem([], [banner])).toMatch(/does not wait/);
    expect(problem(open, [{ ...banner, _type: 'article', kind: 'legal' }])).toMatch(/stays as it is/);
    expect(problem(open, [])).toMatch(/not there any more/);
    expect(importPlan('a,b\n1,2\n', open, [banner]).problems).toHaveLength(1);
  });

  test('goes into the draft where there is one', () => {
    const open = [text([field('body[_key=="a"]', { documentId: 'article-ja' })])];
    const draft = { ...article, _id: 'drafts.article-ja', body: [{ _key: 'a', children: [{ text: '一' }, { text: '二' }] }] };
    expect(importPlan(translated(open, '訳'), open, [article, draft]).problems).toHaveLength(1);
    const single = { ...draft, _rev: 'd7', body: [{ _key: 'a', children: [{ text: '壱' }] }] };
    const plan = importPlan(translated(open, '訳'), open, [article, single]);
    expect(plan.revisions).toEqual({ 'article-ja': 'd7' });
  });
});
