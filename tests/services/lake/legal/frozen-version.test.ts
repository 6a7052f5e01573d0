import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { LakeDocument } from '#services/lake/documents/document.ts';
import { addsCorrections, isLegalVersion, refusalOfFrozen } from '#services/lake/legal/frozen-version.ts';

const terms: LakeDocument = {
  _id: 'article-tos-en',
  _type: 'article',
  _rev: 'one',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  kind: 'legal',
  version: 2,
  title: 'Terms',
  order: 1,
  body: [{ _key: 'a', text: 'All of it' }],
};
const erratum = { _key: 'one', text: 'Section 3 names the wrong day.' };

const refusalOf = (after: Partial<LakeDocument> | null, before: LakeDocument | null = terms, id = terms._id): string | null =>
  refusalOfFrozen({ id, before, after: after && { ...terms, ...after }, mutations: [] });

describe('a published version of a legal text', () => {
  test.each([
    ['its title', { title: 'Other terms' }],
    ['its text', { body: [{ _key: 'a', text: 'Half of it' }] }],
    ['its number', { version: 3 }],
    ['its day', { effectiveDate: '2027-01-01' }],
    ['its kind', { kind: 'help' }],
    ['its address', { slug: { current: 'terms' } }],
    ['a field that it has not had', { summary: 'Short' }],
    ['the day of its making', { _createdAt: '2025-01-01T00:00:00Z' }],
  ])('keeps %s', (_what, after) => {
    expect(refusalOf(after)).toBe(
      'Version 2 of this legal text is published and stays as it is: make a new version, or add a correction beside it',
    );
  });

  test('keeps every field', () => {
    const { order: _order, title: _title, ...others } = terms;
    expect(refusalOfFrozen({ id: terms._id, before: terms, after: { ...others, order: 1 }, mutations: [] })).not.toBeNull();
  });

  test('is not deleted or unpublished', () => {
    expect(refusalOf(null)).toContain('it cannot be deleted or unpublished');
  });

  test('may move in lists, be written again as it is, and get corrections beside it', () => {
    expect(refusalOf({ order: 7 })).toBeNull();
    expect(refusalOf({ _rev: 'two', _updatedAt: '2026-02-01T00:00:00Z' })).toBeNull();
    expect(refusalOf({ errata: [erratum] })).toBeNull();
    expect(refusalOf({ errata: [erratum, { _key: 'two' }] }, { ...terms, errata: [erratum] })).toBeNull();
  });

  test.each([
    ['removed', []],
    ['rewritten', [{ ...erratum, text: 'Never mind.' }]],
    ['pushed down', [{ _key: 'two' }, erratum]],
    ['replaced by what is no list', 'none'],
  ])('keeps its corrections: none is %s', (_how, errata) => {
    expect(refusalOf({ errata }, { ...terms, errata: [erratum] })).not.toBeNull();
  });

  test('never changes but in these ways, whatever is written', () => {
    const field = fc.constantFrom('title', 'body', 'version', 'kind', 'slug', 'summary', 'order', 'errata');
    fc.assert(
      fc.property(fc.dictionary(field, fc.jsonValue(), { minKeys: 1 }), (fields) => {
        const after = { ...terms, ...fields };
        const changed = Object.keys(fields).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(terms[name]));
        const free = changed.every((name) => name === 'order' || name === 'errata');
        const isRefused = refusalOfFrozen({ id: terms._id, before: terms, after, mutations: [] }) !== null;
        if (!free) expect(isRefused).toBe(true);
        if (changed.every((name) => name === 'order')) expect(isRefused).toBe(false);
      }),
    );
  });
});

test('a draft of a legal text and a published help article are free', () => {
  expect(refusalOf({ title: 'Other terms' }, terms, 'drafts.article-tos-en')).toBeNull();
  expect(refusalOf({ title: 'Other terms' }, terms, 'versions.spring.article-tos-en')).toBeNull();
  expect(refusalOf({ title: 'Another' }, { ...terms, kind: 'help' })).toBeNull();
  expect(refusalOf({}, null)).toBeNull();
});

test('a legal version is an article of that kind', () => {
  expect([terms, { ...terms, kind: 'help' }, { ...terms, _type: 'banner' }, null, undefined].map(isLegalVersion)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('corrections are added where the list differs', () => {
  const adds = (after: LakeDocument | null, id = terms._id): boolean => addsCorrections({ id, before: terms, after, mutations: [] });
  expect([adds({ ...terms, errata: [erratum] }), adds({ ...terms, order: 3 }), adds(null)]).toEqual([true, false, false]);
  expect(adds({ ...terms, errata: [erratum] }, 'drafts.article-tos-en')).toBe(false);
});
