import { describe, expect, test } from '@jest/globals';
import { Mutation as SanityMutation } from '@sanity/mutator';
import fc from 'fast-check';
import { z } from 'zod';
import type { LakeDocument } from '#services/lake/documents/document.ts';
import type { Patch } from '#services/lake/writes/mutation-schema.ts';
import { applyMutations } from '#services/lake/writes/mutations.ts';

const stamp = { transactionId: 'transaction', timestamp: '2026-01-01T00:00:00Z' };
const document = (fields: object): LakeDocument => ({ _id: 'a', _type: 'note', ...fields });
const numbers = (length: number): number[] => Array.from({ length }, (_, n) => n);
const blocks = (length: number) =>
  numbers(length).map((n) => ({
    _key: `k${n}`,
    _type: 'block',
    children: [{ _key: 's', _type: 'span', text: `Paragraph ${n} of a long text` }],
  }));

/** The document after patches; each is a mutation of its own. */
function patched(fields: object, ...patches: Patch[]): LakeDocument | null | undefined {
  const before = document(fields);
  return applyMutations(
    () => before,
    patches.map((patch) => ({ patch: { ...patch, id: 'a' } })),
    stamp,
  ).changes[0]?.after;
}

const tooExpensive = expect.objectContaining({
  status: 400,
  body: expect.objectContaining({ error: expect.objectContaining({ type: 'mutationTooExpensiveError' }) }),
});
const invalid = expect.objectContaining({ status: 400 });
const tooLarge = expect.objectContaining({ status: 413 });

function refusalOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

const list = numbers(100_000);
const hunks = (count: number): string =>
  numbers(count)
    .map((n) => `@@ -${n * 7 + 1},4 +${n * 7 + 1},4 @@\n-abcd\n+wxyz\n`)
    .join('');

describe('a patch that would keep everybody waiting is refused with 400', () => {
  test.each<[string, object, Patch]>([
    ['that takes out every item of a long list', { list }, { unset: ['list[0:100000]'] }],
    ['that names more places than there are', { list: [1] }, { unset: ['list[0:9999999999]'] }],
    ['that writes far beyond the end of a list', { list: [1] }, { set: { 'list[4000000000]': 1 } }],
    ['that writes every item of a long list', { list }, { set: { 'list[0:100000]': 'x' } }],
    ['that counts up every item of a long list', { list }, { inc: { 'list[0:100000]': 1 } }],
    ['whose key many items have', { list: list.map((n) => ({ _key: 'same', n })) }, { set: { 'list[_key=="same"].n': 1 } }],
    ['that looks everywhere in a long document', { list: blocks(5_000) }, { unset: ['..[_key=="s"]'] }],
    ['that looks everywhere from everywhere', { list: blocks(100) }, { unset: ['..a..b..c'] }],
    ['that repeats its choices', { a: { a: { a: 1 } } }, { set: { [`a${'[a,a,a,a]'.repeat(8)}`]: 1 } }],
    [
      'of many steps on a wide document',
      Object.fromEntries(list.map((n) => [`f${n}`, n])),
      { set: Object.fromEntries(numbers(2_000).map((n) => [`g${n}`, n])) },
    ],
    ['of a great many steps', {}, { unset: list.map((n) => `f${n}`) }],
    ['that puts much into many places', { list: list.slice(0, 3_000) }, { set: { 'list[0:3000]': 'x'.repeat(1_000_000) } }],
    ['of a text with a great many pieces', { text: 'x'.repeat(1_000_000) }, { diffMatchPatch: { text: hunks(2_000) } }],
    [
      'that takes out a long text that is not there',
      { text: 'x'.repeat(100_000) },
      { diffMatchPatch: { text: `@@ -1,50000 +1,0 @@\n-${'y'.repeat(50_000)}\n` } },
    ],
    ['whose path is longer than any', {}, { set: { [`a${'.a'.repeat(1_000)}`]: 1 } }],
  ])('%s', (_what, fields, patch) => {
    expect(refusalOf(() => patched(fields, patch))).toEqual(tooExpensive);
  });

  test('also where each step is small and the transaction has many of them', () => {
    expect(refusalOf(() => patched({ body: blocks(2_000) }, ...numbers(5_000).map(() => ({ set: { n: 1 } }))))).toEqual(tooExpensive);
  });

  test('and so is a document that is too large, or deeper than any', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 100; level += 1) deep = { deep };
    expect(refusalOf(() => patched({}, { set: { deep } }))).toEqual(invalid);
    expect(refusalOf(() => applyMutations(() => undefined, [{ create: { _id: 'b', _type: 'note', deep } }], stamp))).toEqual(invalid);
    expect(
      refusalOf(() => applyMutations(() => undefined, [{ create: { _id: 'b', _type: 'note', list: numbers(100_000) } }], stamp)),
    ).toEqual(tooLarge);
    expect(refusalOf(() => patched({ list: numbers(99_990) }, { insert: { after: 'list[-1]', items: numbers(100) } }))).toEqual(tooLarge);
  });
});

describe('what editors and their scripts do is taken', () => {
  const body = blocks(3_000);

  test('edits by key in a long text', () => {
    const after = patched(
      { body },
      { diffMatchPatch: { 'body[_key=="k7"].children[_key=="s"].text': '@@ -1,9 +1,7 @@\n-Paragraph\n+Section\n' } },
      { unset: ['body[_key=="k0"]', 'body[_key=="k1"]', 'body[2:4]'] },
      { insert: { after: 'body[-1]', items: blocks(2) } },
      { setIfMissing: { tags: [] }, inc: { n: 1 }, set: { 'body[0].children[0].text': 'first', "body[1]['style']": 'h2' } },
    );
    expect(after?.body).toHaveLength(2_998);
    expect(JSON.stringify(after)).toContain('Section 7 of a long text');
    expect(after).toMatchObject({ tags: [], body: expect.arrayContaining([expect.objectContaining({ style: 'h2' })]) });
  });

  test('the deletion of a long text at once', () => {
    const text = 'A long description. '.repeat(3_000);
    expect(patched({ text }, { diffMatchPatch: { text: `@@ -1,${text.length} +1,0 @@\n-${text}\n` } })).toMatchObject({ text: '' });
  });

  test('recursion, ranges and comparisons where the document is small', () => {
    const after = patched(
      { body: blocks(20) },
      { unset: ['..[_key=="s"]'] },
      { set: { 'body[0:3].style': 'h3' } },
      { unset: ['body[_key!="k19"]'] },
    );
    expect(after?.body).toEqual([{ _key: 'k19', _type: 'block', children: [] }]);
  });

  test('a thousand patches of as many documents', () => {
    const mutations = numbers(1_000).map((n) => ({ patch: { id: `note-${n}`, set: { title: 'x' }, unset: ['old'] } }));
    const { changes } = applyMutations((id) => ({ ...document({ body: blocks(20), old: 1 }), _id: id }), mutations, stamp);
    expect(changes).toHaveLength(1_000);
  });
});

describe('a patch is applied step by step', () => {
  const paths = fc.constantFrom(
    'n',
    'title',
    'list',
    'list[0]',
    'list[-1]',
    'list[1:3]',
    'items[_key=="a"]',
    'items[_key=="a"].n',
    "items[0]['n']",
    'deep.er.n',
    'deep..n',
    'items[].n',
    'list[@>2]',
  );
  const values = fc.oneof(fc.integer(), fc.string(), fc.constant([1, 2]), fc.constant({ n: 1 }));
  const patches: fc.Arbitrary<Patch> = fc.record(
    {
      set: fc.dictionary(paths, values, { maxKeys: 2 }),
      setIfMissing: fc.dictionary(paths, values, { maxKeys: 2 }),
      unset: fc.array(paths, { maxLength: 2 }),
      inc: fc.dictionary(paths, fc.integer({ min: -5, max: 5 }), { maxKeys: 2 }),
      diffMatchPatch: fc.dictionary(paths, fc.constant('@@ -1,4 +1,4 @@\n-abcd\n+wxyz\n'), { maxKeys: 1 }),
    },
    { requiredKeys: [] },
  );
  const fields = {
    n: 1,
    title: 'abcd',
    list: [1, 2, 3, 4],
    items: [
      { _key: 'a', n: 1 },
      { _key: 'b', n: 2 },
    ],
    deep: { er: { n: 1 } },
  };

  const forSanity = z.custom<NonNullable<SanityMutation['mutations'][number]['patch']>>((value) => typeof value === 'object');

  function atOnce(patch: Patch): unknown {
    try {
      return new SanityMutation({ mutations: [{ patch: forSanity.parse({ ...patch, id: 'a' }) }] }).apply(
        structuredClone(document(fields)),
      );
    } catch {
      return 'refused';
    }
  }

  test('with the outcome of Sanity’s own way, which takes it at once', () => {
    let applied = 0;
    fc.assert(
      fc.property(patches, (patch) => {
        const expected = atOnce(patch);
        const given = refusalOf(() => {
          const { _rev, _createdAt, _updatedAt, ...after } = patched(structuredClone(fields), patch) ?? {};
          return after;
        });
        if (expected === 'refused') return expect(given).toEqual(invalid);
        applied += 1;
        expect(given).toEqual(expected);
      }),
      { numRuns: 500 },
    );
    expect(applied).toBeGreaterThan(50);
  });

  test('and leaves the document that it began with as it was', () => {
    const before = Object.freeze(document({ n: 1 }));
    const { changes } = applyMutations(() => before, [{ patch: { id: 'a', setIfMissing: { n: 2 } } }], stamp);
    expect(changes[0]?.after).toMatchObject({ n: 1, _updatedAt: stamp.timestamp });
    expect(before).toEqual(document({ n: 1 }));
  });
});
