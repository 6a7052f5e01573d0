import { beforeAll, expect, test } from '@jest/globals';
import { indexKeys } from '#lib/search/read-query.ts';
import { PassageIndex, type FoundPassage, type Sought } from '#services/mydoc/search/passage-index.ts';
import { seededContent } from './judged-queries.ts';

const index = new PassageIndex();
const all = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  const { documents } = await seededContent();
  for (const { type, id, title, language, passages } of documents) {
    for (const [number, { heading, lines }] of passages.entries()) {
      index.add({ id: `${type} ${id} ${language} ${number}`, title, heading, body: lines.join('\n'), asked: '' });
    }
  }
}, 60_000);

const each = (text: string, weight = 1): Sought => ({ terms: indexKeys(text), weight });

const ofArticle = (id: string): boolean => id.startsWith('article');

const questions: readonly (readonly [string, readonly Sought[]])[] = [
  ['one word', [each('server')]],
  ['several words of different weight', [each('server'), each('backup', 0.5), each('nginx', 0.25)]],
  ['Chinese and Japanese', [each('服务器带宽'), each('サーバーを移す', 0.3)]],
  ['a word half typed', [{ terms: ['ser'], weight: 1, isBeginning: true }]],
  ['typing errors', [{ terms: ['postgress'], weight: 1, errors: 2 }, each('backup')]],
  ['a word half typed with an error', [{ terms: ['snapsho'], weight: 1, isBeginning: true, errors: 1 }]],
  ['words side by side', [each('disk'), { ...each('private network', 0.3), counts: ofArticle }]],
  ['words of which one is nowhere', [each('disk'), { terms: ['disk', 'zzzz'], weight: 0.3, counts: ofArticle }]],
  ['one term twice', [each('disk'), each('disk', 0.5)]],
  [
    'more terms than a word has bits',
    [each('a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3 4 5 6 7 8 9 10 server backup disk')],
  ],
  ['nothing', [each('zzzz')]],
];

/** The same question to the library, one object for each passage and term. */
const byLibrary = (sought: readonly Sought[]): FoundPassage[] =>
  index
    .search(
      {
        combineWith: 'OR',
        queries: sought.map(({ terms, weight, isBeginning = false, errors = 0, counts }) => ({
          queries: [''],
          tokenize: () => [...terms],
          combineWith: counts ? ('AND' as const) : ('OR' as const),
          boostTerm: () => weight,
          prefix: isBeginning,
          fuzzy: errors > 0 ? errors : false,
          ...(counts ? { boostDocument: (id: string) => (counts(id) ? 1 : 0) } : {}),
        })),
      },
      { boost: { title: 5, heading: 2, body: 1, asked: 1 }, weights: { fuzzy: 0.35, prefix: 0.5 } },
    )
    .map(({ id, score, queryTerms, terms }) => ({ id: String(id), score, queryTerms, terms: () => terms }));

const comparable = (found: readonly FoundPassage[]) =>
  found
    .map(({ id, score, queryTerms, terms }) => ({
      id,
      score: Number(score.toPrecision(9)),
      queryTerms: queryTerms.toSorted(),
      terms: [...new Set(terms())].toSorted(),
    }))
    .toSorted((left, right) => (left.id < right.id ? -1 : 1));

test.each(questions)('R-8.2 %s: found, scored and told as the library does', (_what, sought) => {
  expect(comparable(index.find(sought, all))).toEqual(comparable(byLibrary(sought)));
});

test('the best come first, and no more than asked for', () => {
  const sought = [each('server'), each('backup')];
  const best = index.find(sought, all);
  expect(best.length).toBeGreaterThan(20);
  expect(best.map(({ score }) => score)).toEqual(best.map(({ score }) => score).toSorted((left, right) => right - left));
  expect(index.find(sought, 10).map(({ id }) => id)).toEqual(best.slice(0, 10).map(({ id }) => id));
});

test('a passage that was removed is not found, nor are its terms', () => {
  const own = new PassageIndex();
  const one = { id: 'one', title: 'Snapshots', heading: '', body: 'zebra', asked: '' };
  own.add(one);
  expect(own.occurs('zebra', false)).toBe(true);
  expect([own.occurs('zeb', false), own.occurs('zeb', true)]).toEqual([false, true]);
  own.remove(one);
  expect(own.find([each('zebra')], all)).toEqual([]);
  expect([own.occurs('zebra', false), own.occurs('zeb', true)]).toEqual([false, false]);
});

test('more passages than the first lists of lengths hold are scored alike', () => {
  const own = new PassageIndex();
  for (let number = 0; number < 1_100; number += 1)
    own.add({ id: String(number), title: 'disk', heading: '', body: 'one two three', asked: '' });
  expect(new Set(own.find([each('disk')], all).map(({ score }) => score)).size).toBe(1);
});
