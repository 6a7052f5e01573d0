import { describe, expect, test } from '@jest/globals';
import { documentTypes } from '#lib/content/document-types.ts';
import { revalidationManifest } from '#lib/revalidation/manifest.ts';
import { summaryChangeSchema, summaryFields, summaryOf, summaryProjection } from '#lib/revalidation/summarise.ts';

const article = {
  _id: 'a',
  _type: 'article',
  _rev: 'r',
  _updatedAt: 'u',
  slug: { current: 's' },
  version: 1,
  body: ['long'],
  effectiveDate: '2026-12-01',
};

describe('a summary of a document', () => {
  test('has every field that an entry of the manifest reads, and every instant', () => {
    for (const type of documentTypes) expect(summaryFields).toEqual(expect.arrayContaining([...revalidationManifest[type].reads]));
    expect(summaryFields).toEqual(
      expect.arrayContaining(['scene', 'slug', 'version', 'startsAt', 'endsAt', 'releaseTime', 'effectiveDate']),
    );
    expect(new Set(summaryFields).size).toBe(summaryFields.length);
    expect(summaryProjection).toBe(`{${summaryFields.join(', ')}}`);
  });

  test('leaves out the rest, and what is absent', () => {
    const { body: _body, ...fields } = article;
    expect(summaryOf(article)).toStrictEqual(fields);
  });

  test.each([null, undefined, 'a', {}, { _id: 'a' }, { _type: 'article' }])('there is none of %j', (document) => {
    expect(summaryOf(document)).toBeNull();
  });
});

describe('a notice as the site reads it', () => {
  test('is of summaries, whoever sends it', () => {
    const { body: _body, ...summary } = article;
    expect(summaryChangeSchema.parse({ operation: 'update', before: article, after: summary })).toEqual({
      operation: 'update',
      before: summary,
      after: summary,
    });
    expect(summaryChangeSchema.parse({ operation: 'create', before: null, after: article })).toEqual({
      operation: 'create',
      before: null,
      after: summary,
    });
    expect(summaryChangeSchema.parse({ operation: 'delete', before: article, after: null })).toEqual({
      operation: 'delete',
      before: summary,
      after: null,
    });
  });

  test.each([
    { operation: 'update', before: null, after: null },
    { operation: 'update', before: null, after: {} },
    { operation: 'update', before: article, after: {} },
    { operation: 'explode', before: null, after: article },
    { operation: 'update', after: article },
  ])('is none where it is %j', (notice) => {
    expect(summaryChangeSchema.safeParse(notice).success).toBe(false);
  });
});
