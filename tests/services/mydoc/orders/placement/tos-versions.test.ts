import { describe, expect, test } from '@jest/globals';
import { tosInForce, tosOf, tosShape } from '#services/mydoc/orders/placement/tos-versions.ts';
import { article } from '#tests/lib/content/sample-documents.ts';

const reported: unknown[] = [];
const report = (leftOut: unknown): void => void reported.push(leftOut);
const edition = (language: 'en' | 'zh' | 'ja', version: number, date: string) => ({ ...article(language, version, date), slug: 'tos' });
const read = (...documents: object[]) => tosShape.read(documents, report);

describe('the versions of the terms of service that an order may accept', () => {
  const editions = read(
    edition('en', 1, '2025-01-01'),
    edition('en', 2, '2026-01-01'),
    edition('zh', 1, '2025-01-01'),
    edition('ja', 3, '2027-01-01'),
  );
  const inForce = tosInForce(editions, Date.parse('2026-06-01'));

  test('are the one in force of each language that has one', () => {
    expect(inForce.map(({ language, version }) => [language, version])).toEqual([
      ['en', 2],
      ['zh', 1],
    ]);
    expect(tosInForce(editions, Date.parse('2024-12-31'))).toEqual([]);
  });

  test('are read from the content, and a malformed one is left out', () => {
    expect(
      read(edition('en', 1, '2025-01-01'), { ...edition('en', 2, '2026-01-01'), effectiveDate: 'soon' }).map(({ version }) => version),
    ).toEqual([1]);
    expect(reported).toHaveLength(1);
  });

  test('R-5.9 are read as the page shows them: in the buyer’s language, else in English, else in the language that has them', () => {
    const numberFor = (all: typeof inForce, language: 'en' | 'zh' | 'ja') => tosOf(all, language)?.version ?? null;
    expect([
      numberFor(inForce, 'en'),
      numberFor(inForce, 'zh'),
      numberFor(inForce, 'ja'),
      numberFor(inForce.slice(1), 'ja'),
      numberFor([], 'en'),
    ]).toEqual([2, 1, 2, 1, null]);
  });
});

describe('the fingerprint of the terms', () => {
  const fingerprint = (more: object) => read({ ...edition('en', 1, '2025-01-01'), ...more })[0]?.fingerprint;
  const body = [{ _type: 'block', _key: 'a', children: [{ text: 'All of it' }] }];

  test('is that of the text, in whatever order its fields come', () => {
    expect(fingerprint({ body })).toMatch(/^[0-9a-f]{64}$/);
    expect(fingerprint({ body: [{ children: [{ text: 'All of it' }], _key: 'a', _type: 'block' }] })).toBe(fingerprint({ body }));
    expect(fingerprint({ body, changeNote: 'Other words' })).toBe(fingerprint({ body }));
  });

  test.each([
    { body: [] },
    { body: [{ ...body[0], children: [{ text: 'Half of it' }] }] },
    { body, title: 'Terms' },
    { body, summary: 'Short' },
    { body, version: 2 },
  ])('differs with %o', (more) => {
    expect(fingerprint(more)).not.toBe(fingerprint({ body }));
  });
});

test('are asked for again after a second', () => {
  expect(tosShape.freshMs).toBe(1_000);
});
