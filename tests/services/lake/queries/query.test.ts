import { describe, expect, test } from '@jest/globals';
import { evaluate, parse } from 'groq-js';
import fc from 'fast-check';
import type { LakeDocument } from '#services/lake/documents/document.ts';
import { createDocumentIndex } from '#services/lake/documents/document-index.ts';
import { perspectiveOf } from '#services/lake/queries/perspective.ts';
import { createQueryEngine } from '#services/lake/queries/query.ts';

const documents: LakeDocument[] = ['a', 'b', 'c', 'd'].flatMap((name, n): LakeDocument[] => [
  {
    _id: `p-${name}`,
    _type: n % 2 ? 'article' : 'banner',
    kind: n > 1 ? 'legal' : 'help',
    slug: { current: name },
    n,
    to: { _ref: 'p-a' },
  },
  { _id: `drafts.p-${name}`, _type: n % 2 ? 'article' : 'banner', kind: 'legal', slug: { current: `${name}2` }, n: n + 10 },
  { _id: `drafts.only-${name}`, _type: 'article', kind: 'help', slug: { current: name }, n },
  { _id: `versions.r1.p-${name}`, _type: 'article', kind: 'help', slug: { current: name }, n },
]);

const conditions = [
  '_type == "article"',
  '_type in ["banner", "article"]',
  '_id == "p-b"',
  '_id in ["p-a", "only-c", "drafts.p-b"]',
  'references("p-a")',
  'slug.current == "b2"',
  'kind == "legal"',
  'n == 2',
  'n > 1',
  '!(kind == "legal")',
  'defined(to)',
];

const condition = fc.letrec<{ one: string }>((tie) => ({
  one: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...conditions),
    fc.tuple(tie('one'), fc.constantFrom('&&', '||'), tie('one')).map(([left, operator, right]) => `(${left} ${operator} ${right})`),
  ),
})).one;

/** The evaluator's answer over everything that a perspective shows. */
async function plainly(query: string, shown: readonly LakeDocument[]): Promise<unknown> {
  return (await evaluate(parse(query), { dataset: [...shown] })).get();
}

const overlay = documents
  .filter((document) => document._id.startsWith('drafts.'))
  .map((document) => ({ ...document, _id: document._id.slice(7), _originalId: document._id }));
const shownIn = { raw: documents, published: documents.filter(({ _id }) => _id.startsWith('p-')), drafts: overlay };

describe('a query over the documents that can matter', () => {
  test.each(['raw', 'published', 'drafts'] as const)('answers in the perspective %s as one over all documents', async (name) => {
    const index = createDocumentIndex();
    for (const document of documents) index.put(document);
    const engine = createQueryEngine(index);
    await fc.assert(
      fc.asyncProperty(condition, async (filter) => {
        const query = `*[${filter}] | order(_id asc){_id, n}`;
        const { result } = await engine.answer({ query, params: {}, perspective: perspectiveOf(name, 'X') });
        expect(JSON.parse(result)).toEqual(await plainly(query, shownIn[name]));
      }),
      { numRuns: 300 },
    );
  });

  test('a cached result is dropped when published documents change, and stays when drafts do', async () => {
    const index = createDocumentIndex();
    const engine = createQueryEngine(index);
    const ask = async () => (await engine.answer({ query: 'count(*)', params: {}, perspective: { kind: 'published' } })).result;
    expect(await ask()).toBe('0');
    index.put({ _id: 'one', _type: 'note' });
    engine.forget({ published: false });
    expect(await ask()).toBe('0');
    engine.forget({ published: true });
    expect(await ask()).toBe('1');
  });

  test('an answer is of one state of what is published, with the number of the last joint publication in it', async () => {
    const index = createDocumentIndex();
    const engine = createQueryEngine(index);
    const publish = (n: number): void => {
      for (const _id of ['one', 'two']) index.put({ _id, _type: 'note', n, to: { _ref: 'two' } });
      engine.forget({ published: true, jointPublication: n });
    };
    publish(1);
    const query = '*[_id == "one"]{n, "other": to->n, "now": now() > "2"}[0]';
    const ask = async (text: string) => {
      const { result, jointPublication } = await engine.answer({ query: text, params: {}, perspective: { kind: 'public' } });
      return { ...JSON.parse(result), number: jointPublication };
    };
    for (const text of [query, query.replace(', "now": now() > "2"', '')]) {
      // in the very moment in which the query has begun
      const [asked] = [ask(text), publish(2)];
      expect(await asked).toMatchObject({ n: 2, other: 2, number: 2 });
      expect(await ask(text)).toMatchObject({ n: 2, other: 2, number: 2 });
      index.put({ _id: 'one', _type: 'note', n: 3, to: { _ref: 'two' } });
      engine.forget({ published: true });
      expect(await ask(text)).toMatchObject({ n: 3, other: 2, number: 2 });
      publish(1);
    }
  });

  test('results that depend on the time are never cached', async () => {
    const engine = createQueryEngine(createDocumentIndex());
    const ask = async () => (await engine.answer({ query: 'now()', params: {}, perspective: { kind: 'published' } })).result;
    const first = await ask();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await ask()).not.toBe(first);
  });

  test.each([
    [undefined, '2021-06-07', { kind: 'raw' }],
    [undefined, '2025-02-19', { kind: 'published' }],
    [undefined, 'X', { kind: 'published' }],
    ['previewDrafts', '1', { kind: 'layers', layers: ['drafts'] }],
    ['r1,drafts', 'X', { kind: 'layers', layers: ['r1', 'drafts'] }],
    [['published'], 'X', { kind: 'published' }],
  ])('the perspective %p at version %s is %p', (given, version, expected) => {
    expect(perspectiveOf(given, version)).toEqual(expected);
  });
});
