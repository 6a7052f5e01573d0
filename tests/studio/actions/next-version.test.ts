import { describe, expect, test } from '@jest/globals';
import { isVersionOf, nextVersionOf } from '#studio/actions/next-version.ts';

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

describe('R-4.1 a new version of a legal text', () => {
  test('is a draft of the same text with the number after the highest, without date, note, reason and corrections', () => {
    expect(nextVersionOf(source, 4)).toEqual({
      _id: 'drafts.article-tos-en-v5',
      _type: 'article',
      kind: 'legal',
      language: 'en',
      slug: { _type: 'slug', current: 'tos' },
      version: 5,
      title: 'Terms',
      effectiveZone: 'Asia/Tokyo',
    });
  });

  test('takes the times and the reason that another language of the version was given, all or none', () => {
    const begun = {
      effectiveDate: '2027-03-01',
      effectiveTime: '09:00',
      effectiveZone: 'Asia/Hong_Kong',
      noticeException: 'A court order.',
    };
    expect(nextVersionOf(source, 4, begun)).toMatchObject({ ...begun, version: 5, title: 'Terms' });
    expect(nextVersionOf(source, 4, { effectiveDate: '2027-03-01' })?.effectiveZone).toBeUndefined();
    expect(nextVersionOf(source, 4, { effectiveZone: 'UTC' })).toMatchObject({ effectiveZone: 'Asia/Tokyo' });
  });

  test.each([
    { ...source, slug: undefined },
    { ...source, language: undefined },
  ])('needs an address and a language', (incomplete) => {
    expect(nextVersionOf(incomplete, 1)).toBeNull();
  });

  test('is known as one of its text by its id, before any list has read it', () => {
    const next = nextVersionOf(source, 4);
    expect(isVersionOf('tos', next?._id ?? '')).toBe(true);
    expect(isVersionOf('refund', next?._id ?? '')).toBe(false);
    expect(isVersionOf('tos', 'article-tos-en-help')).toBe(false);
  });
});
