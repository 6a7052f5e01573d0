import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applyPatch } from 'mendoza';
import { mendozaDiff } from '#services/lake/documents/mendoza-diff.ts';

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, tie('list'), tie('record')),
  list: fc.array(tie('value'), { maxLength: 5 }),
  record: fc.dictionary(fc.constantFrom('a', 'b', 'c', '_key', 'title'), tie('value')),
}));
const record = fc.dictionary(fc.constantFrom('a', 'b', 'c', '_key', 'title'), value);

describe('Mendoza patches', () => {
  test('Sanity’s own decoder makes the document after from the document before', () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        const plain: unknown = JSON.parse(JSON.stringify(after));
        expect(applyPatch(JSON.parse(JSON.stringify(before)), mendozaDiff(before, after))).toEqual(plain);
      }),
      { numRuns: 500 },
    );
  });

  test('a change of one field touches that field only', () => {
    expect(mendozaDiff({ a: 1, b: 'x' }, { a: 1, b: 'y' })).toEqual([17, 'y', 'b']);
  });

  test('an item with a key is changed in place', () => {
    const patch = mendozaDiff({ list: [{ _key: 'k', a: 1, b: 2 }] }, { list: [{ _key: 'k', a: 1, b: 3 }] });
    expect(patch).not.toContainEqual({ _key: 'k', a: 1, b: 3 });
    expect(applyPatch({ list: [{ _key: 'k', a: 1, b: 2 }] }, patch)).toEqual({ list: [{ _key: 'k', a: 1, b: 3 }] });
  });

  test('a list of a hundred thousand other items is a patch like any', () => {
    const items = (word: string) => Array.from({ length: 100_000 }, (_, n) => ({ _key: `${word}${n}`, n }));
    const [before, after] = [{ list: items('a') }, { list: items('b') }];
    expect(applyPatch(before, mendozaDiff(before, after))).toEqual(after);
  });

  test('creation and deletion replace the whole', () => {
    expect(mendozaDiff(null, { a: 1 })).toEqual([0, { a: 1 }]);
    expect(mendozaDiff({ a: 1 }, null)).toEqual([0, null]);
  });
});
