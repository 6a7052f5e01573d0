import { describe, expect, test } from '@jest/globals';
import { isVersionOf, nextVersionsOf } from '#studio/actions/next-version.ts';

const source = {
  _id: 'article-tos-en',
  _rev: 'r',
  _createdAt: 'c',
  _updatedAt: 'u',
  _type: 'article',
  kind: 'legal',
  language: 'en',
  slug: { _type: 'slug', current: 'tos' },
  version: 2,
  title: 'Terms',
  effectiveDate: '2026-10-01',
  changeNote: 'old',
  noticeException: 'A court asked for it.',
  errata: [{ _key: 'one' }],
  effectiveZone: 'Asia/Tokyo',
};

const published = (language: string, version: number): Record<string, unknown> => ({
  ...source,
  _id: version === 1 ? `article-tos-${language}` : `article-tos-${language}-v${version}`,
  language,
  version,
  title: `Terms ${language} ${version}`,
});
const draft = (language: string, version: number): Record<string, unknown> => ({
  ...published(language, version),
  _id: `drafts.article-tos-${language}-v${version}`,
});

describe('R-4.1 a new version of a legal text', () => {
  test('is a draft of the same text with the number after the highest published one, without date, note, reason and corrections', () => {
    expect(nextVersionsOf(source, [published('en', 1), published('en', 4)])).toEqual({
      open: 'article-tos-en-v5',
      drafts: [
        {
          _id: 'drafts.article-tos-en-v5',
          _type: 'article',
          kind: 'legal',
          language: 'en',
          slug: { _type: 'slug', current: 'tos' },
          version: 5,
          title: 'Terms',
          effectiveZone: 'Asia/Tokyo',
        },
      ],
    });
  });

  test('is made in each language that the text is published in, of the latest text there', () => {
    const beside = [published('en', 2), published('zh', 1), published('zh', 2), published('ja', 1)];
    const { drafts = [] } = nextVersionsOf(source, beside) ?? {};
    expect(drafts.map(({ _id, title }) => [_id, title])).toEqual([
      ['drafts.article-tos-en-v3', 'Terms'],
      ['drafts.article-tos-zh-v3', 'Terms zh 2'],
      ['drafts.article-tos-ja-v3', 'Terms ja 1'],
    ]);
  });

  test('leaves a draft of that version as it is, and opens it where it is that of this language', () => {
    const beside = [published('en', 2), published('zh', 2), draft('zh', 3)];
    expect(nextVersionsOf(source, beside)?.drafts.map(({ _id }) => _id)).toEqual(['drafts.article-tos-en-v3']);
    const again = nextVersionsOf(source, [...beside, { ...draft('en', 3), _id: 'drafts.by-hand' }]);
    expect(again).toEqual({ open: 'by-hand', drafts: [] });
  });

  test('takes the times and the reason that another language of the version was given, all or none', () => {
    const begun = {
      effectiveDate: '2027-03-01',
      effectiveTime: '09:00',
      effectiveZone: 'Asia/Hong_Kong',
      noticeException: 'A court order.',
    };
    const untimed = { effectiveDate: undefined, effectiveZone: undefined, noticeException: undefined };
    const made = (times: object) => nextVersionsOf(source, [published('en', 2), { ...draft('zh', 3), ...untimed, ...times }])?.drafts[0];
    expect(made(begun)).toMatchObject({ ...begun, version: 3, title: 'Terms' });
    expect(made({ effectiveDate: '2027-03-01' })?.effectiveZone).toBeUndefined();
    expect(made({ effectiveZone: 'UTC' })).toMatchObject({ effectiveZone: 'Asia/Tokyo' });
  });

  test.each([
    { ...source, slug: undefined },
    { ...source, language: undefined },
  ])('needs an address and a language', (incomplete) => {
    expect(nextVersionsOf(incomplete, [])).toBeNull();
  });

  test('is known as one of its text by its id, before any list has read it', () => {
    const id = nextVersionsOf(source, [])?.drafts[0]?._id ?? '';
    expect(isVersionOf('tos', id)).toBe(true);
    expect(isVersionOf('refund', id)).toBe(false);
    expect(isVersionOf('tos', 'article-tos-en-help')).toBe(false);
  });
});
