import { describe, expect, test } from '@jest/globals';
import { checkBlocksOnce } from '#cms-schemas/rules/blocks.ts';
import {
  checkChance,
  checkCouponDiscount,
  checkCreditScore,
  checkHeadCounts,
  checkHow,
  checkOfferDiscount,
  checkPersonLimit,
  checkRange,
  checkStock,
} from '#cms-schemas/rules/campaign.ts';
import { checkTreePlace } from '#cms-schemas/rules/category-tree.ts';
import { checkRatingValue, checkReviewCount } from '#cms-schemas/rules/review.ts';
import { checkSlug, checkSlugAmong } from '#cms-schemas/rules/slug.ts';
import { checkInstant, windowInWords } from '#cms-schemas/rules/time-window.ts';
import { checkQuestions, checkSynonyms } from '#cms-schemas/rules/word-list.ts';

describe('a campaign', () => {
  test.each([
    [0, 'takes something off'],
    [20, 'true'],
    [12.5, 'true'],
    [100, 'below 100'],
    [undefined, 'below 100'],
  ])('with a discount of %p: %s', (percent, expected) => {
    expect(String(checkOfferDiscount(percent))).toContain(expected);
  });

  test('has a stock of 0 or more whole coupons', () => {
    expect([checkStock(0), checkStock(10_000)]).toEqual([true, true]);
    expect([-1, 1.5, undefined, '5'].map(checkStock)).toEqual(Array(4).fill('Give the number of coupons as a whole number, 0 or more.'));
  });

  test.each([
    [0.01, 'true'],
    [100, 'true'],
    [0, 'above 0'],
    [100.01, 'above 0'],
    [12.345, 'above 0'],
    [undefined, 'above 0'],
  ])('takes %p percent off with a coupon: %s', (percent, expected) => {
    expect(String(checkCouponDiscount(percent))).toContain(expected);
  });

  test.each([
    [1, 100, 'true'],
    [100, 100, 'true'],
    [101, 100, 'only 100 coupons'],
    [2, 0, 'true'],
    [0, 100, '1 or more'],
    [1.5, 100, '1 or more'],
  ])('gives each person %p of %p coupons: %s', (limit, stock, expected) => {
    expect(String(checkPersonLimit(limit, stock))).toContain(expected);
  });

  test.each([
    [undefined, 'true'],
    [60, 'true'],
    [100, 'true'],
    [59, 'from 60'],
    [101, 'from 60'],
  ])('asks for a credit score of %p: %s', (score, expected) => {
    expect(String(checkCreditScore(score))).toContain(expected);
  });

  test.each([
    [undefined, 'true'],
    [{ rule: 'all', families: [] }, 'true'],
    [{ rule: 'only', families: [] }, 'at least one'],
    [{ rule: 'except' }, 'at least one'],
    [{ rule: 'only', families: ['a'] }, 'true'],
    [{ rule: 'except', models: ['a'] }, 'true'],
    [{ rule: 'all', families: ['a'] }, '"All" is chosen'],
    [{ families: ['a'] }, '"All" is chosen'],
  ])('for the products %j: %s', (range, expected) => {
    expect(String(checkRange(range, ['families', 'models']))).toContain(expected);
  });

  test.each([
    ['claim', 'sign-up', 'renewal', 'true'],
    ['code', 'coupon-centre', 'new-purchase', 'true'],
    ['code', 'sign-up', 'new-purchase', 'no code'],
    ['code', 'coupon-centre', 'renewal', 'New purchase'],
  ])('by %s in %s for a %s: %s', (how, scene, kind, expected) => {
    expect(String(checkHow(how, scene, kind))).toContain(expected);
  });

  test('gives a chance from 0 to 100 percent', () => {
    expect([0, 5, 100].map(checkChance)).toEqual([true, true, true]);
    expect([-0.1, 100.1, Number.NaN, undefined].filter((value) => checkChance(value) === true)).toEqual([]);
  });

  test.each([
    [[2, 5, 10], 'true'],
    [[], 'at least one size'],
    [undefined, 'at least one size'],
    [[1, 5], 'from 2 to 10'],
    [[2, 11], 'from 2 to 10'],
    [[2.5], 'from 2 to 10'],
    [[5, 2], 'smallest first'],
    [[2, 2], 'once'],
  ])('R-7 offers groups of %j: %s', (counts, expected) => {
    expect(String(checkHeadCounts(counts))).toContain(expected);
  });

  test('says when it starts and ends', () => {
    expect(checkInstant('2026-11-01T00:00:00.000Z')).toBe(true);
    expect([checkInstant(undefined), checkInstant('soon')]).toEqual(Array(2).fill('Choose the day and the time.'));
  });

  test.each([
    ['2026-11-01T00:00:00.000Z', '2026-12-01T10:30:00.000Z', '2026-11-01 – 2026-12-01 10:30 UTC'],
    ['2026-11-01T00:00:00.000Z', undefined, 'From 2026-11-01 UTC'],
    [undefined, '2026-12-01T10:30:00.000Z', 'Until 2026-12-01 10:30 UTC'],
    [undefined, undefined, 'Always'],
  ])('from %p until %p is read as %s', (startsAt, endsAt, words) => {
    expect(windowInWords(startsAt, endsAt)).toBe(words);
  });
});

describe('an address', () => {
  test('is small letters, digits and single hyphens', () => {
    expect([checkSlug('object-storage-2'), checkSlug('vps')]).toEqual([true, true]);
    expect(['Vps', 'a--b', '-a', 'a b', '', undefined].filter((slug) => checkSlug(slug) === true)).toEqual([]);
  });

  test('of a campaign is one that a page waits for', () => {
    expect(checkSlugAmong('cvm', ['vps', 'cvm'])).toBe(true);
    expect(checkSlugAmong('summer', ['vps', 'cvm'])).toBe('There are pages for these addresses only: vps, cvm.');
  });
});

describe('a help category', () => {
  const node = (id: string, parent: string | null) => ({ id, parent });

  test('may be below others, up to three levels', () => {
    const nodes = [node('a', null), node('b', 'a'), node('c', 'b')];
    expect(checkTreePlace('x', 'b', nodes)).toBe(true);
    expect(checkTreePlace('x', 'c', nodes)).toContain('3 levels');
  });

  test('is never below itself, directly or through others, nor below a cycle', () => {
    expect(checkTreePlace('a', 'a', [])).toContain('below itself');
    expect(checkTreePlace('a', 'b', [node('b', 'a')])).toContain('below itself');
    expect(checkTreePlace('x', 'a', [node('a', 'b'), node('b', 'a')])).toContain('circle');
  });
});

test.each([
  [['VPS', 'cloud server'], 'true'],
  [['VPS'], 'at least two'],
  [undefined, 'at least two'],
  [['VPS', ' '], 'empty'],
  [['VPS', 'vps '], 'twice'],
  [['ＶＰＳ', 'vps'], 'twice'],
])('synonyms %j: %s', (words, expected) => {
  expect(String(checkSynonyms(words))).toContain(expected);
});

test.each([
  [['how do I get in', 'ssh?'], 'true'],
  [[], 'Write a question'],
  [undefined, 'Write a question'],
  [['how', ''], 'empty'],
  [['How?', 'ｈｏｗ？'], 'twice'],
])('R-8.2 the questions of a section %j: %s', (questions, expected) => {
  expect(String(checkQuestions(questions))).toContain(expected);
});

describe('reviews', () => {
  test.each([
    [undefined, undefined, 'true'],
    [1284, 4.6, 'true'],
    [1284, undefined, 'both'],
    [undefined, 4.6, 'both'],
    [0, 4.6, '1 or more'],
    [1.5, 4.6, '1 or more'],
  ])('%p of them with a rating of %p: %s', (count, rating, expected) => {
    expect(String(checkReviewCount(count, rating))).toContain(expected);
  });

  test('rate from 1 to 5 with at most one decimal', () => {
    expect([undefined, 1, 4.6, 5].map(checkRatingValue)).toEqual([true, true, true, true]);
    expect([0, 5.1, 4.65, '4'].filter((value) => checkRatingValue(value) === true)).toEqual([]);
  });
});

test('a kind of section appears on the home page once', () => {
  expect(checkBlocksOnce([{ _type: 'heroBlock' }, { _type: 'plansBlock' }])).toBe(true);
  expect(checkBlocksOnce(undefined)).toBe(true);
  expect(checkBlocksOnce([{ _type: 'heroBlock' }, { _type: 'heroBlock' }])).toContain('twice');
});

describe('R-6 an offer that comes again', () => {
  const [startsAt, endsAt] = ['2026-11-01T00:00:00.000Z', '2026-11-22T00:00:00.000Z'];

  test('lists say how often', () => {
    expect(windowInWords(startsAt, endsAt, 56)).toBe('2026-11-01 – 2026-11-22 UTC, every 56 days');
  });
});
