import { describe, expect, test } from '@jest/globals';
import { articleEditionSchema } from '#lib/content/queries/article-query.ts';
import { tosShape, tosVersionsInForce } from '#services/mydoc/orders/placement/tos-versions.ts';
import { article } from '#tests/lib/content/sample-documents.ts';

const reported: unknown[] = [];
const report = (leftOut: unknown): void => void reported.push(leftOut);
const edition = (language: 'en' | 'zh' | 'ja', version: number, date: string) => ({ ...article(language, version, date), slug: 'tos' });

describe('the versions of the terms of service that an order may accept', () => {
  const editions = [
    edition('en', 1, '2025-01-01'),
    edition('en', 2, '2026-01-01'),
    edition('zh', 1, '2025-01-01'),
    edition('ja', 3, '2027-01-01'),
  ].map((document) => articleEditionSchema.parse(document));

  test('are the one in force of each language that has one', () => {
    expect(tosVersionsInForce(editions, Date.parse('2026-06-01'))).toEqual([2, 1]);
    expect(tosVersionsInForce(editions, Date.parse('2024-12-31'))).toEqual([]);
  });

  test('are read from the content, and a malformed one is left out', () => {
    expect(
      tosShape
        .read([edition('en', 1, '2025-01-01'), { ...edition('en', 2, '2026-01-01'), effectiveDate: 'soon' }], report)
        .map(({ version }) => version),
    ).toEqual([1]);
    expect(reported).toHaveLength(1);
  });
});

test('are asked for again after a second', () => {
  expect(tosShape.freshMs).toBe(1_000);
});
