import { describe, expect, test } from '@jest/globals';
import { translationDraft } from '#studio/tools/translations/translation-draft.ts';
import { translationRows } from '#studio/tools/translation-states.ts';

const text = (language: string, version: number, updatedAt = '2026-11-01T00:00:00Z', translationKey = 'tos') => ({
  _id: `article-${translationKey}-${language}-${version}`,
  _updatedAt: updatedAt,
  kind: 'legal',
  language,
  translationKey,
  title: `${translationKey} in ${language}`,
  version,
});

const statesOf = (articles: readonly unknown[]) => translationRows(articles)[0]?.states;

describe('the translation board', () => {
  test('says which languages are missing', () => {
    expect(statesOf([text('en', 1), text('ja', 1)])).toEqual({
      en: { kind: 'written', id: 'article-tos-en-1' },
      zh: { kind: 'missing' },
      ja: { kind: 'written', id: 'article-tos-ja-1' },
    });
  });

  test('compares the newest versions', () => {
    const states = statesOf([text('en', 1), text('en', 2), text('zh', 1), text('ja', 2), text('ja', 1)]);
    expect(states?.zh).toEqual({ kind: 'behind', id: 'article-tos-zh-1', why: 'version 1, the source has 2' });
    expect(states?.ja).toEqual({ kind: 'written', id: 'article-tos-ja-2' });
  });

  test('sees that the source was changed later, a day apart', () => {
    const states = statesOf([
      text('en', 1, '2026-11-03T00:00:00Z'),
      text('zh', 1, '2026-11-02T00:00:00Z'),
      text('ja', 1, '2026-11-01T23:59:59Z'),
    ]);
    expect([states?.zh.kind, states?.ja.kind]).toEqual(['written', 'behind']);
  });

  test('takes what there is as the source where no English text is', () => {
    expect(statesOf([text('zh', 2), text('ja', 1)])).toMatchObject({
      en: { kind: 'missing' },
      zh: { kind: 'written' },
      ja: { kind: 'behind' },
    });
  });

  test('puts texts with work to do first and leaves out what is no article', () => {
    const done = ['en', 'zh', 'ja'].map((language) => text(language, 1, undefined, 'api'));
    expect(translationRows([...done, text('en', 1), null, { _id: 'x' }]).map(({ title, done: isDone }) => [title, isDone])).toEqual([
      ['tos in en', false],
      ['api in en', true],
    ]);
  });
});

describe('a missing translation of a help article', () => {
  const source = {
    _id: 'article-move',
    _type: 'article',
    _rev: 'r1',
    _createdAt: '2026-11-01T00:00:00Z',
    _updatedAt: '2026-11-02T00:00:00Z',
    kind: 'help',
    language: 'en',
    translationKey: 'help-1',
    slug: { _type: 'slug', current: 'move' },
    title: 'Move a site',
    version: 1,
  };

  test('begins as a draft with the address and the key of its source, and cannot be published without a title', () => {
    expect(translationDraft(source, 'ja', 'new')).toEqual({
      _id: 'drafts.new',
      _type: 'article',
      kind: 'help',
      language: 'ja',
      translationKey: 'help-1',
      slug: { _type: 'slug', current: 'move' },
      version: 1,
    });
  });

  test('is begun neither for a legal text nor for what is deleted', () => {
    expect(translationDraft({ ...source, kind: 'legal' }, 'ja', 'new')).toBeNull();
    expect(translationDraft(undefined, 'ja', 'new')).toBeNull();
  });

  test('knows its source: the English text, or the one there is', () => {
    expect(translationRows([text('ja', 1), text('en', 1)])[0]?.sourceId).toBe('article-tos-en-1');
    expect(translationRows([text('ja', 1)])[0]?.sourceId).toBe('article-tos-ja-1');
  });
});
