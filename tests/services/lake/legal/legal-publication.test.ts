import { describe, expect, test } from '@jest/globals';
import type { LakeDocument } from '#services/lake/documents/document.ts';
import { isLegalPublication, refusalOfPublication, type LegalPublication } from '#services/lake/legal/legal-publication.ts';

const nowMs = Date.parse('2026-11-23T12:00:00Z');
const id = 'article-tos-en-v3';

const text = {
  _type: 'article',
  kind: 'legal',
  version: 3,
  language: 'en',
  slug: { current: 'tos' },
  body: [],
  title: 'Terms',
  effectiveDate: '2026-12-23',
  effectiveTime: '12:00',
  effectiveZone: 'UTC',
};
const draft: LakeDocument = { ...text, _id: `drafts.${id}`, _rev: 'd', _createdAt: 'then', _updatedAt: 'later' };
const after: LakeDocument = { ...text, _id: id, _rev: 'p', _createdAt: 'then', _updatedAt: 'now' };
const former: LakeDocument = { ...text, _id: 'article-tos-en', version: 2 };

const refusalOf = (given: Partial<LegalPublication> = {}, changed: Partial<LakeDocument> = {}): string | null => {
  const fields = { ...after, ...changed };
  return refusalOfPublication({
    text: fields,
    isCorrection: false,
    draft: { document: { ...draft, ...changed, _id: draft._id }, author: 'clerk' },
    publishedBy: 'counsel',
    byMachine: false,
    siblings: [former],
    settings: { secondPerson: true, noticeDays: 30 },
    nowMs,
    ...given,
  });
};

test('a new version is published from its draft, by another person, with a higher number and with its notice', () => {
  expect(refusalOf()).toBeNull();
});

describe('two people', () => {
  test('who changed the draft last does not publish it', () => {
    expect(refusalOf({ publishedBy: 'clerk' })).toContain('published by another person');
  });

  test('the token of a machine is no second person', () => {
    expect(refusalOf({ byMachine: true })).toContain('published by a person');
  });

  test('what nobody saved as a draft is not published', () => {
    expect(refusalOf({ draft: null })).toContain('save it as a draft');
  });

  test('it is published as the draft stands', () => {
    expect(refusalOf({ draft: { document: { ...draft, title: 'Other terms' }, author: 'clerk' } })).toContain('as its draft stands');
    expect(refusalOf({ draft: { document: { ...draft, summary: 'Short' }, author: 'clerk' } })).toContain('as its draft stands');
  });

  test('references that become strong with the publication are no difference', () => {
    const weak = { _ref: 'category-a', _weak: true, _strengthenOnPublish: { type: 'category' } };
    expect(
      refusalOf({ draft: { document: { ...draft, category: weak }, author: 'clerk' } }, { category: { _ref: 'category-a' } }),
    ).toBeNull();
  });

  test('the site settings may do without the second person, not without the rest', () => {
    const settings = { secondPerson: false, noticeDays: 30 };
    expect(refusalOf({ settings, draft: null, publishedBy: 'clerk' })).toBeNull();
    expect(refusalOf({ settings }, { version: 2 })).not.toBeNull();
  });

  test('a correction beside a published version takes two as well, and no notice', () => {
    const corrected = { ...former, errata: [{ _key: 'one' }], effectiveDate: '2026-01-01' };
    const byDraft = { document: { ...corrected, _id: `drafts.${former._id}` }, author: 'clerk' };
    expect(refusalOf({ text: corrected, isCorrection: true, draft: byDraft })).toBeNull();
    expect(refusalOf({ text: corrected, isCorrection: true, draft: byDraft, publishedBy: 'clerk' })).toContain(
      'published by another person',
    );
  });
});

describe('what can never be mended is refused', () => {
  test.each([
    ['a number that is no whole one', { version: 3.5 }],
    ['a number that is text', { version: '3' }],
    ['no number', { version: undefined }],
    ['a number that no address takes', { version: 100_000 }],
    ['a number below one', { version: 0 }],
    ['a language that the site has not', { language: 'fr' }],
    ['no address', { slug: undefined }],
    ['an address with a blank', { slug: { current: 'our terms' } }],
    ['no text', { body: undefined }],
    ['no day', { effectiveDate: undefined }],
    ['a day that is none', { effectiveDate: '2026-02-30' }],
  ])('%s', (_what, changed) => {
    expect(refusalOf({ siblings: [], settings: { secondPerson: true, noticeDays: 0 } }, changed)).not.toBeNull();
  });

  test('the largest number and a sibling without one are none of it', () => {
    expect(refusalOf({}, { version: 99_999 })).toBeNull();
    expect(refusalOf({ siblings: [{ ...former, version: 'two' }] }, { version: 1 })).toBeNull();
  });
});

describe('the number', () => {
  test.each([1, 2])('%p is not above what is published', (version) => {
    expect(refusalOf({}, { version })).toBe('Version 2 of this text is published in this language: give the new one a higher number');
  });

  test('is any where no version is published', () => {
    expect(refusalOf({ siblings: [] }, { version: 1 })).toBeNull();
  });
});

describe('the notice', () => {
  test('is from the publication to the instant of force', () => {
    expect(refusalOf({ nowMs: nowMs + 1 })).toContain('30 days after it is published');
    expect(refusalOf({}, { effectiveZone: 'Asia/Tokyo' })).toContain('30 days after it is published');
  });

  test('may be shorter for a reason that is kept', () => {
    expect(refusalOf({}, { effectiveDate: '2026-11-24', noticeException: 'A court asked for it.' })).toBeNull();
    expect(refusalOf({}, { effectiveDate: '2026-11-24', noticeException: '  ' })).not.toBeNull();
  });

  test('is none where the site settings ask for none', () => {
    expect(refusalOf({ settings: { secondPerson: true, noticeDays: 0 } }, { effectiveDate: '2020-01-01' })).toBeNull();
  });
});

test('publications are new versions and corrections, not drafts, help articles or a place in lists', () => {
  const is = (changeId: string, before: LakeDocument | null, later: LakeDocument | null): boolean =>
    isLegalPublication({ id: changeId, before, after: later, mutations: [] });
  expect(is(id, null, after)).toBe(true);
  expect(is(id, { ...after, kind: 'help' }, after)).toBe(true);
  expect(is(id, former, { ...former, errata: [{ _key: 'one' }] })).toBe(true);
  expect(is(id, former, { ...former, order: 9 })).toBe(false);
  expect(is(`drafts.${id}`, null, draft)).toBe(false);
  expect(is(id, null, { ...after, kind: 'help' })).toBe(false);
  expect(is(id, former, null)).toBe(false);
});
