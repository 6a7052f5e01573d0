import { describe, expect, test } from '@jest/globals';
import { previousVersionOf } from '#services/mydoc/content/previous-version.ts';
import { contentChangeSchema, type ContentChange } from '#lib/revalidation/content-change.ts';

const tos = (fields: object) => ({
  _id: 'article-tos-en',
  _type: 'article',
  kind: 'legal',
  title: 'Terms',
  body: ['old'],
  _rev: 'r',
  _updatedAt: 'u',
  ...fields,
});
const changed = (before: object | null, after: object | null): ContentChange =>
  contentChangeSchema.parse({ operation: 'update', before: before && tos(before), after: after && tos(after) });

describe('the version that an edit replaced', () => {
  test('is preserved completely, as a document of its own', () => {
    const kept = previousVersionOf(changed({ version: 1, body: ['old'] }, { version: 2, body: ['new'] }));
    expect(kept).toEqual({ _id: 'article-tos-en-v1', _type: 'article', kind: 'legal', title: 'Terms', version: 1, body: ['old'] });
  });

  test('is preserved when the number was lowered, was written as a text, or the new text is empty', () => {
    expect(previousVersionOf(changed({ version: 5 }, { version: 3 }))?._id).toBe('article-tos-en-v5');
    expect(previousVersionOf(changed({ version: 4 }, { version: 5, body: undefined }))?._id).toBe('article-tos-en-v4');
    expect(previousVersionOf(changed({ version: '13' }, { version: 14 }))?._id).toBe('article-tos-en-v13');
  });

  test.each([
    [{ version: 2 }, { version: 2 }],
    [null, { version: 1 }],
    [{ version: 1 }, null],
    [
      { version: 1, kind: 'help' },
      { version: 2, kind: 'help' },
    ],
    [{ version: 1 }, { version: 2, _id: 'another' }],
    [{ version: 1, body: undefined }, { version: 2 }],
  ])('is none when %j became %j', (before, after) => {
    expect(previousVersionOf(changed(before, after))).toBeNull();
  });
});
