import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { editionOf } from '#lib/content/translations/translatable-texts.ts';
import {
  forgetDocument,
  noteEdition,
  openTexts,
  settleText,
  translationRecord,
  type TranslationRecord,
} from '#lib/content/translations/translation-record.ts';

const block = (_key: string, text: string) => ({ _type: 'block', _key, children: [{ _type: 'span', text }] });
const article = (language: string, revision: number, more: object = {}) => ({
  _id: `article-${language}`,
  _type: 'article',
  _rev: `${language}${revision}`,
  _updatedAt: new Date(revision * 1000).toISOString(),
  kind: 'help',
  language,
  translationKey: 'vps',
  version: 1,
  title: `Title ${language}`,
  summary: `Summary ${language}`,
  ...more,
});
const banner = (revision: number, more: object = {}) => ({
  _id: 'banner-a',
  _type: 'banner',
  _rev: `r${revision}`,
  _updatedAt: new Date(revision * 1000).toISOString(),
  title: { _type: 'localeString', en: 'Sale', zh: '促销', ja: 'セール' },
  ...more,
});

const noted = (...documents: readonly unknown[]): TranslationRecord => {
  const record = documents.reduce<TranslationRecord | null>((known, document) => {
    const edition = editionOf(document);
    return edition ? noteEdition(known, edition) : known;
  }, null);
  if (!record) throw new Error('nothing was noted');
  return record;
};
const open = (record: TranslationRecord) => openTexts(record).map(({ language, path, kind }) => `${language} ${path} ${kind}`);

describe('R-4.1 a translation knows that it is behind', () => {
  test('by field: only where the source says something else, with what it was made from', () => {
    const record = noted(article('en', 1), article('zh', 1), article('ja', 1), article('en', 2, { summary: 'New' }));
    expect(openTexts(record)).toEqual(
      ['zh', 'ja'].map((language) => ({
        language,
        path: 'summary',
        kind: 'changed',
        documentId: `article-${language}`,
        source: 'New',
        sourceRevision: 'en2',
        madeFrom: 'Summary en',
        translation: `Summary ${language}`,
      })),
    );
  });

  test('until it is written anew, or the source says again what it was made from', () => {
    const changed = [article('en', 1), article('zh', 1), article('ja', 1), article('en', 2, { title: 'New' })];
    expect(open(noted(...changed, article('zh', 3, { title: '新' })))).toEqual(['ja title changed']);
    expect(open(noted(...changed, article('en', 4)))).toEqual([]);
    expect(open(noted(...changed, article('en', 4, { title: 'Newer' })))).toEqual(['zh title changed', 'ja title changed']);
  });

  test('a document with all languages is compared with itself; all changed at once is not behind', () => {
    const changed = { title: { _type: 'localeString', en: 'Sale!', zh: '促销', ja: 'セール！' } };
    expect(open(noted(banner(1), banner(2, changed)))).toEqual(['zh title.{} changed']);
  });

  test('a new paragraph is missing, a removed one changes the body as a whole, and code is not translated', () => {
    const body = [block('a', 'One'), block('b', 'Two'), { _type: 'code', _key: 'c', code: 'ls' }];
    const both = [article('en', 1, { body }), article('zh', 1, { body: [block('a', '一'), block('b', '二')] })];
    expect(open(noted(...both))).toEqual([]);
    expect(open(noted(...both, article('en', 2, { body: [...body, block('d', 'Three')] })))).toEqual(['zh body[_key=="d"] missing']);
    expect(open(noted(...both, article('en', 2, { body: [block('b', 'Two')] })))).toEqual(['zh body changed']);
  });

  test('tables, notes, pictures and tabs are compared piece by piece', () => {
    const body = (word: string) => [
      { _type: 'table', _key: 't', rows: [{ _key: 'r', cells: ['a', word] }] },
      { _type: 'note', _key: 'n', text: 'b' },
      { _type: 'tabs', _key: 's', tabs: [{ _key: 'w', label: 'c', body: [block('p', word)] }] },
    ];
    const record = noted(
      article('en', 1, { body: body('x') }),
      article('ja', 1, { body: body('x') }),
      article('en', 2, { body: body('y') }),
    );
    expect(open(record)).toEqual([
      'ja body[_key=="t"].rows[_key=="r"].cells[1] changed',
      'ja body[_key=="s"].tabs[_key=="w"].body[_key=="p"] changed',
    ]);
  });

  test('a notice that comes late or twice changes nothing', () => {
    const newest = article('en', 3, { title: 'Newest' });
    const record = noted(article('en', 1), article('zh', 1), newest);
    expect(noteEdition(record, editionOf(article('en', 2, { title: 'Older' })) ?? never())).toBe(record);
    expect(noteEdition(record, editionOf(newest) ?? never())).toBe(record);
  });

  test('a revision of which more is read than before is noted again', () => {
    const newest = editionOf(article('en', 3)) ?? never();
    const less = { ...newest, parts: newest.parts.map((part) => ({ ...part, texts: { title: 'Title en' } })) };
    expect(noteEdition(noteEdition(null, less), newest)).toEqual(noteEdition(null, newest));
    const other = { ...newest, parts: newest.parts.map((part) => ({ ...part, texts: { ...part.texts, summary: 'Another' } })) };
    expect(noteEdition(noteEdition(null, other), newest)).toEqual(noteEdition(null, newest));
  });

  test('a new version of the source puts the translation of the version before it behind', () => {
    const second = { _id: 'article-en-v2', version: 2, title: 'Second' };
    const record = noted(article('en', 1), article('zh', 1), article('en', 2, second));
    expect(open(record)).toEqual(['zh title changed']);
    expect(noteEdition(record, editionOf(article('en', 9)) ?? never())).toEqual(record);
  });

  test('of two revisions of one instant the one that is noted later counts', () => {
    expect(open(noted(article('en', 1), article('zh', 1), { ...article('en', 1, { title: 'New' }), _rev: 'en1b' }))).toEqual([
      'zh title changed',
    ]);
  });

  test('the source names the text, and another language only until there is a source', () => {
    const zh = noted(article('zh', 1));
    expect(zh.title).toBe('Title zh');
    expect(openTexts(zh)).toEqual([]);
    expect(noted(article('zh', 1), article('zh', 2), article('en', 3), article('zh', 4)).title).toBe('Title en');
    const changed = { title: { _type: 'localeString', en: 'Sale!', zh: '促销', ja: 'セール' } };
    expect(noted(banner(1), banner(2, changed)).title).toBe('Sale!');
    expect(Object.keys(noted(banner(1)).behind)).toEqual(['zh', 'ja']);
  });

  test('a paragraph that changed beside one that was removed is not listed twice', () => {
    const both = [
      article('en', 1, { body: [block('a', 'One'), block('b', 'Two')] }),
      article('zh', 1, { body: [block('a', '一'), block('b', '二')] }),
    ];
    expect(open(noted(...both, article('en', 2, { body: [block('b', 'Two!')] })))).toEqual(['zh body changed']);
  });

  test('somebody may say that a whole body still fits, with each of its pieces', () => {
    const body = (word: string) => [block('a', word), block('b', word)];
    const record = noted(
      article('en', 1, { body: body('One') }),
      article('zh', 1, { body: body('一') }),
      article('en', 2, { body: body('Two') }),
    );
    expect(open(record)).toEqual(['zh body[_key=="a"] changed', 'zh body[_key=="b"] changed']);
    expect(open(settleText(record, 'zh', 'body'))).toEqual([]);
  });

  test('the others stay behind when one language is gone', () => {
    const record = noted(article('en', 1), article('zh', 1), article('ja', 1), article('en', 2, { title: 'New' }));
    expect(open(forgetDocument(record, 'article-ja') ?? never())).toEqual(['zh title changed']);
  });

  test('somebody may say that it still fits', () => {
    const record = noted(article('en', 1), article('zh', 1), article('en', 2, { title: 'New', summary: 'New' }));
    expect(open(settleText(record, 'zh', 'title'))).toEqual(['zh summary changed']);
  });

  test('a document that is gone says nothing any more', () => {
    const record = noted(article('en', 1), article('zh', 1), article('en', 2, { title: 'New' }));
    expect(open(forgetDocument(record, 'article-zh') ?? never())).toEqual([]);
    expect(forgetDocument(noted(banner(1)), 'banner-a')).toBeNull();
  });
});

const never = (): never => {
  throw new Error('missing');
};

describe('R-4.1 1,000 random edits', () => {
  const fields = ['title', 'summary', 'note'] as const;
  const languages = ['en', 'zh', 'ja'] as const;
  const edit = fc.record({
    changes: fc.array(
      fc.record({ field: fc.constantFrom(...fields), language: fc.constantFrom(...languages), text: fc.constantFrom('', 'a', 'b', 'c') }),
      { minLength: 1, maxLength: 4 },
    ),
    late: fc.boolean(),
  });

  type Text = Record<(typeof languages)[number], string>;
  const blank = (): Record<(typeof fields)[number], Text> => ({
    title: { en: '', zh: '', ja: '' },
    summary: { en: '', zh: '', ja: '' },
    note: { en: '', zh: '', ja: '' },
  });

  test('mark exactly the stale fields', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 25, maxLength: 25 }), (edits) => {
        const content = blank();
        // what each translation was made from, told apart from the record: null while there was no source
        const source = new Map<string, string | null>();
        let record: TranslationRecord | null = null;
        let previous: unknown = null;
        for (const [index, { changes, late }] of edits.entries()) {
          const before = structuredClone(content);
          for (const { field, language, text } of changes) content[field][language] = text;
          for (const field of fields) {
            for (const language of ['zh', 'ja'] as const) {
              const key = `${field} ${language}`;
              if (content[field][language] !== before[field][language]) source.set(key, content[field].en || null);
              else if (source.get(key) === null && content[field].en !== '') source.set(key, content[field].en);
            }
          }
          const document = {
            _id: 'd',
            _type: 'banner',
            _rev: `r${index}`,
            _updatedAt: new Date(index * 1000).toISOString(),
            ...structuredClone(content),
          };
          const edition = editionOf(document);
          if (edition) record = noteEdition(record, edition);
          const again = late ? editionOf(previous) : null;
          if (again && record) record = noteEdition(record, again);
          previous = document;
          if (!record || !edition) throw new Error('a document with texts was not noted');
          const expected = fields.flatMap((field) =>
            (['zh', 'ja'] as const).flatMap((language) => {
              const { en, [language]: own } = content[field];
              if (en === '') return [];
              if (own === '') return [`${language} ${field}.{} missing`];
              return source.get(`${field} ${language}`) === en ? [] : [`${language} ${field}.{} changed`];
            }),
          );
          expect(open(translationRecord.parse(JSON.parse(JSON.stringify(record)))).toSorted()).toEqual(expected.toSorted());
        }
      }),
      { numRuns: 40, seed: 20 },
    );
  });
});
