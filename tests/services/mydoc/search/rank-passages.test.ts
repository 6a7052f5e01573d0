import { describe, expect, test } from '@jest/globals';
import { bestPassage, rankPassages } from '#services/mydoc/search/rank-passages.ts';

const opening = { fragment: null, heading: 'In short', lines: [] };
const limits = { fragment: 'section-1', heading: 'Limits', lines: [] };
const prices = { fragment: 'section-2', heading: 'Prices', lines: [] };
const text = { passages: [opening, limits, prices] };
const near = (heading: string | null, nearness: number) => ({ article: 'vps', heading, nearness, question: '' });

describe('R-8.2 the passages of a text that a search finds', () => {
  test('the best comes first, and each has its share of it', () => {
    expect(
      rankPassages(text, [
        { passage: 1, score: 2 },
        { passage: 2, score: 8 },
      ]),
    ).toEqual([
      { passage: prices, share: 1 },
      { passage: limits, share: 0.25 },
    ]);
    expect(rankPassages(text, [{ passage: 7, score: 2 }])).toEqual([]);
  });

  test('a section that has nearly as much as the opening comes before it', () => {
    const first = (score: number) =>
      rankPassages(text, [
        { passage: 0, score: 10 },
        { passage: 1, score },
      ])[0]?.passage;
    expect([first(7.1), first(6.9)]).toEqual([limits, opening]);
  });

  test('a question of readers that a passage answers counts beside its words', () => {
    const ranked = [
      { passage: limits, share: 1 },
      { passage: prices, share: 0.5 },
    ];
    const best = (...sections: ReturnType<typeof near>[]) => bestPassage(text, ranked, sections);
    expect(best()).toBe(limits);
    expect(best(near('Prices', 0.6))).toBe(prices);
    expect(best(near('Prices', 0.4))).toBe(limits);
    expect(best(near('Prices', 0.9), near('Limits', 0.5))).toBe(limits);
    expect(best(near(null, 1.1))).toBe(opening);
    expect(best(near('In short', 1.1))).toBe(limits);
    expect(bestPassage({ passages: [] }, [], [])).toBeNull();
  });
});
