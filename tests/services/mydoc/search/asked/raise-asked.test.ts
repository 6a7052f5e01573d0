import { expect, test } from '@jest/globals';
import { raiseAsked } from '#services/mydoc/search/asked/raise-asked.ts';
import type { NearSection } from '#services/mydoc/search/asked/asked-index.ts';
import type { Hit } from '#services/mydoc/search/language-index.ts';
import type { SearchedDocument } from '#services/mydoc/search/searched-document.ts';

const document = (id: string): SearchedDocument => ({
  type: 'article',
  group: `article ${id}`,
  language: 'en',
  id,
  title: id,
  link: `/doc/article/${id}`,
  passages: [
    { fragment: null, heading: 'In short', lines: [] },
    { fragment: 'section-1', heading: 'Limits', lines: ['Ten.'] },
  ],
});

const hit = (id: string, score: number, coverage: number): Hit => ({
  document: document(id),
  score,
  coverage,
  passage: { fragment: null, heading: 'In short', lines: [] },
  passages: [],
  has: () => true,
  matched: () => ({ found: new Set(), phrases: [], asked: new Set(), replaced: new Set(), misspelt: new Set() }),
});

const near = (article: string | null, nearness: number, heading: string | null = 'Limits'): NearSection => ({
  article,
  heading,
  nearness,
  question: `of ${article ?? 'none'}`,
});
const hits = [hit('vps', 10, 0.5), hit('rdns', 8, 0.5)];
const of = (documents: readonly SearchedDocument[] = []) => ({ documents, language: 'en' as const });
const order = (raised: readonly Hit[]): string[] =>
  raised.toSorted((one, other) => other.score - one.score).map(({ document: { id } }) => id);

test('R-8.2 a text that answers a question like the search comes before one that has more of its words', () => {
  const raised = raiseAsked(hits, [near('rdns', 0.8)], of([]));
  expect(order(raised)).toEqual(['rdns', 'vps']);
  expect(raised[1]).toMatchObject({ coverage: 0.8, passage: { fragment: 'section-1' }, question: 'of rdns' });
});

test('a text with none of the words is added, at the section that answers', () => {
  const raised = raiseAsked(hits, [near('refund', 0.7)], of([document('refund'), document('vpc')]));
  expect(raised.map(({ document: { id } }) => id)).toEqual(['vps', 'rdns', 'refund']);
  expect(raised[2]).toMatchObject({ coverage: 0.7, passage: { fragment: 'section-1' } });
  expect(raised[2]?.has('anything')).toBe(false);
  expect(raiseAsked([], [near('refund', 0.7)], of([document('refund')]))).toHaveLength(1);
});

test('what is hardly like it changes nothing, nor does what no text answers', () => {
  expect(raiseAsked(hits, [near('rdns', 0.2), near(null, 0.9)], of([]))).toBe(hits);
});

test('what has more of its words than the question is like it is not found by the question, which helps to choose its passage', () => {
  const byWords = hit('vps', 10, 0.9);
  const [opening, limits] = byWords.document.passages;
  const passages = [opening, limits].flatMap((passage, place) => (passage ? [{ passage, share: place === 0 ? 1 : 0.3 }] : []));
  const fragments = [0.8, 0.6].map((nearness) => {
    const [raised] = raiseAsked([{ ...byWords, passages }], [near('vps', nearness)], of([]));
    expect(raised).toMatchObject({ coverage: 0.9 });
    expect(raised?.question).toBeUndefined();
    return raised?.passage.fragment;
  });
  expect(fragments).toEqual(['section-1', null]);
});

test('the opening of a text has no heading', () => {
  const [raised] = raiseAsked([hit('vps', 10, 0.1)], [near('vps', 0.9, null)], of([]));
  expect(raised?.passage.fragment).toBeNull();
});
