import { describe, expect, test } from '@jest/globals';
import { articleEditionSchema } from '#lib/content/queries/article-query.ts';
import { hoursToPayShape, pricesCorrectedShape, termsShape, versionsInForce } from '#services/mydoc/orders/quotes/selling-terms.ts';
import { article } from '#tests/lib/content/sample-documents.ts';

const reported: unknown[] = [];
const report = (leftOut: unknown): void => void reported.push(leftOut);
const edition = (language: 'en' | 'zh' | 'ja', version: number, date: string) => ({ ...article(language, version, date), slug: 'tos' });

describe('the versions of the terms that an order may accept', () => {
  const editions = [
    edition('en', 1, '2025-01-01'),
    edition('en', 2, '2026-01-01'),
    edition('zh', 1, '2025-01-01'),
    edition('ja', 3, '2027-01-01'),
  ].map((document) => articleEditionSchema.parse(document));

  test('are the one in force of each language that has one', () => {
    expect(versionsInForce(editions, Date.parse('2026-06-01'))).toEqual([2, 1]);
    expect(versionsInForce(editions, Date.parse('2024-12-31'))).toEqual([]);
  });

  test('are read from the content, and a malformed one is left out', () => {
    expect(
      termsShape
        .read([edition('en', 1, '2025-01-01'), { ...edition('en', 2, '2026-01-01'), effectiveDate: 'soon' }], report)
        .map(({ version }) => version),
    ).toEqual([1]);
    expect(reported).toHaveLength(1);
  });
});

describe('R-7.3 an unpaid order waits', () => {
  const hoursOf = (unpaidOrderTtlHours: unknown): number => hoursToPayShape.read([{ _id: 'siteSettings', unpaidOrderTtlHours }], report);

  test.each([
    [1, 1],
    [0.5, 0.5],
    [336, 336],
  ])('as long as the settings say: %d hours', (said, hours) => {
    expect(hoursOf(said)).toBe(hours);
  });

  test.each([0, -1, 336.5, null, undefined, 'two'])('3 hours where the settings say %j', (said) => {
    expect(hoursOf(said)).toBe(3);
  });

  test('3 hours where there are no settings', () => {
    expect(hoursToPayShape.read([], report)).toBe(3);
  });
});

describe('R-5.12 prices were corrected', () => {
  const correctedOf = (pricesCorrectedAt: unknown): number | null =>
    pricesCorrectedShape.read([{ _id: 'siteSettings', pricesCorrectedAt }], report);

  test('at the instant that the settings name', () => {
    expect(correctedOf('2026-11-22T10:00:00Z')).toBe(Date.UTC(2026, 10, 22, 10));
  });

  test.each([null, undefined, 'yesterday', 5])('never, where the settings say %j', (said) => {
    expect(correctedOf(said)).toBeNull();
  });

  test('never, where there are no settings', () => {
    expect(pricesCorrectedShape.read([], report)).toBeNull();
  });
});

test('all are asked for again after a second', () => {
  expect([termsShape.freshMs, hoursToPayShape.freshMs, pricesCorrectedShape.freshMs]).toEqual([1_000, 1_000, 1_000]);
});
