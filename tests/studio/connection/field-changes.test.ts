import { describe, expect, test } from '@jest/globals';
import { changesBetween, fieldChangeSchema, fieldsOf, isSame, valueAt, withChanges } from '#studio/connection/field-changes.ts';

const before = { _type: 'banner', title: { en: 'a', ja: 'b' }, body: [{ _key: '1', text: 'x' }], old: 1 };
const after = { _type: 'banner', title: { en: 'a2', ja: 'b' }, body: [{ _key: '1', text: 'y' }], fresh: { en: 'n' } };

describe('changes of a document', () => {
  test('are the values that differ, as deep in objects as they are independent, lists as a whole', () => {
    expect(changesBetween(before, after)).toStrictEqual([
      { path: ['title', 'en'], before: 'a', after: 'a2' },
      { path: ['body'], before: before.body, after: after.body },
      { path: ['old'], before: 1 },
      { path: ['fresh'], after: { en: 'n' } },
    ]);
    expect(changesBetween(before, structuredClone(before))).toEqual([]);
  });

  test('of a value that was null, or becomes it, are the whole value', () => {
    expect(changesBetween({ a: null, b: { c: 1 } }, { a: { c: 1 }, b: null })).toEqual([
      { path: ['a'], before: null, after: { c: 1 } },
      { path: ['b'], before: { c: 1 }, after: null },
    ]);
  });

  test('name at least one field', () => {
    expect([[], ['title'], ['title', 'en']].map((path) => fieldChangeSchema.safeParse({ path }).success)).toEqual([false, true, true]);
  });

  test('make the later state out of the earlier one, and leave what others changed beside them', () => {
    const changes = changesBetween(before, after);
    expect(withChanges(before, changes)).toStrictEqual(after);
    expect(withChanges({ ...before, title: { en: 'a', ja: 'others' } }, changes)).toEqual({ ...after, title: { en: 'a2', ja: 'others' } });
    expect(withChanges({}, [{ path: ['title', 'en'], after: 'alone' }])).toEqual({ title: { en: 'alone' } });
    expect(before.title.en).toBe('a');
  });

  test('leave out what the lake adds', () => {
    expect(fieldsOf({ _id: 'a', _rev: 'r', _createdAt: '1', _updatedAt: '2', _type: 'banner', n: 1 })).toEqual({ _type: 'banner', n: 1 });
    expect(fieldsOf(null)).toEqual({});
  });

  test('are compared by value, whatever the order of fields', () => {
    expect([
      isSame({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 }),
      isSame({ a: 1 }, { a: 1, b: undefined }),
      isSame([], {}),
      isSame(null, {}),
    ]).toEqual([true, false, false, false]);
    for (const plain of ['', 'text', 1]) expect([isSame(plain, {}), isSame({}, plain)]).toEqual([false, false]);
    expect(valueAt({ a: { b: { c: 1 } } }, ['a', 'b', 'c'])).toBe(1);
    expect(valueAt({ a: 'text' }, ['a', 'b'])).toBeUndefined();
  });
});
