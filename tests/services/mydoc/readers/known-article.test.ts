import { describe, expect, test } from '@jest/globals';
import type { KnownEdition } from '#services/mydoc/readers/article-cache.ts';
import type { SubjectNames } from '#services/mydoc/search/subjects.ts';
import { favouriteOf, isRatable, shownEdition } from '#services/mydoc/readers/known-article.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');

const edition = (change: Partial<KnownEdition> = {}): KnownEdition => ({
  _id: 'a',
  kind: 'help',
  language: 'en',
  slug: 'ssh',
  translationKey: 'ssh',
  title: 'Connect with SSH',
  version: 1,
  effectiveDate: '2026-01-01',
  changeNote: null,
  _updatedAt: '2026-11-12T23:30:00Z',
  category: 'connecting',
  ...change,
});

const coming = { effectiveDate: '2026-11-21' } as const;
const japanese = edition({ language: 'ja', title: 'SSHで接続', slug: 'ssh-ja' });

describe('shownEdition', () => {
  test('the page’s language, then English, then whichever there is', () => {
    const english = edition();
    expect(shownEdition([english, japanese], 'ja', nowMs)).toBe(japanese);
    expect(shownEdition([japanese, english], 'zh', nowMs)).toBe(english);
    expect(shownEdition([japanese], 'zh', nowMs)).toBe(japanese);
  });

  test('the version in force; none before its day', () => {
    const [first, second] = [edition(), edition({ version: 2, effectiveDate: '2026-11-20' })];
    expect(shownEdition([second, first], 'en', nowMs)).toBe(second);
    expect(shownEdition([edition(coming)], 'en', nowMs)).toBeNull();
    expect(shownEdition([], 'en', nowMs)).toBeNull();
  });
});

describe('isRatable', () => {
  const of = (version: number, textLanguage: 'en' | 'ja' = 'en') => ({ version, textLanguage });

  test('the version in force, and one that a page still showed', () => {
    const editions = [edition({ version: 3 })];
    expect([2, 3, 4].map((version) => isRatable(editions, of(version), nowMs))).toEqual([true, true, false]);
  });

  test('an earlier one only if it is known', () => {
    const editions = [edition({ version: 5 }), edition({ version: 2 }), edition({ version: 3, ...coming })];
    expect([1, 2, 3].map((version) => isRatable(editions, of(version), nowMs))).toEqual([false, true, false]);
  });

  test('in its own language alone', () => {
    expect(isRatable([edition()], of(1, 'ja'), nowMs)).toBe(false);
    expect(isRatable([edition(), japanese], of(1, 'ja'), nowMs)).toBe(true);
  });

  test('neither a text to come, nor a legal one, nor none', () => {
    expect(isRatable([edition(coming)], of(1), nowMs)).toBe(false);
    expect(isRatable([edition({ kind: 'legal' })], of(1), nowMs)).toBe(false);
    expect(isRatable([], of(1), nowMs)).toBe(false);
  });
});

describe('R-8.4 favouriteOf', () => {
  const row = { article: 'ssh', title: 'The old title', language: 'en' } as const;
  const subjects: SubjectNames = new Map([['connecting', { en: 'Connecting', zh: '连接', ja: null }]]);
  const shown = { subjects, nowMs } as const;

  test('shows the present title, address, subject and day', () => {
    const editions = [edition({ slug: 'ssh-keys', title: 'SSH and its keys' })];
    expect(favouriteOf(row, { ...shown, editions, language: 'en' })).toEqual({
      article: 'ssh',
      title: 'SSH and its keys',
      language: 'en',
      link: '/doc/article/ssh-keys',
      subject: 'Connecting',
      updatedOn: '2026-11-12',
    });
  });

  test('leads to the English text on a page that has no other, and to the page of the only language that has one', () => {
    const inChinese = { ...shown, language: 'zh' } as const;
    expect(favouriteOf(row, { ...inChinese, editions: [edition()] })).toMatchObject({
      language: 'en',
      link: '/zh/doc/article/ssh',
      subject: '连接',
    });
    expect(favouriteOf(row, { ...inChinese, editions: [japanese] })).toMatchObject({ language: 'ja', link: '/ja/doc/article/ssh-ja' });
  });

  test('without a subject in the language, or an update, there is none', () => {
    expect(favouriteOf(row, { ...shown, language: 'ja', editions: [japanese] }).subject).toBeNull();
    const bare = edition({ category: null, _updatedAt: null });
    expect(favouriteOf(row, { ...shown, language: 'en', editions: [bare] })).toMatchObject({ subject: null, updatedOn: null });
    expect(favouriteOf(row, { ...shown, language: 'en', editions: [edition({ category: 'deleted' })] }).subject).toBeNull();
  });

  test('what is no longer published is gone, under the title that it had', () => {
    const gone = { article: 'ssh', title: 'The old title', language: 'en', link: null, subject: null, updatedOn: null };
    expect(favouriteOf(row, { ...shown, language: 'ja', editions: [] })).toEqual(gone);
    expect(favouriteOf(row, { ...shown, language: 'ja', editions: [edition(coming)] })).toEqual(gone);
  });
});
