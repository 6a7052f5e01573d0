import { expect, test } from '@jest/globals';
import { editionInForce } from '#lib/content/edition-in-force.ts';

test('a version is in force from 00:00 UTC of its date, the highest first, in whatever order they come', () => {
  const of = (version: number, effectiveDate: string) => ({ version, effectiveDate });
  const all = [of(2, '2026-02-01'), of(1, '2026-01-01'), of(3, '2026-03-01')];
  expect(editionInForce([of(1, '2026-01-02'), of(1, '2026-01-01')], Date.parse('2026-06-01'))?.effectiveDate).toBe('2026-01-02');
  const inForceAt = (time: string) => editionInForce(all, Date.parse(time))?.version ?? null;
  expect(
    ['2025-12-31T23:59:59.999Z', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', '2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00Z'].map(
      inForceAt,
    ),
  ).toEqual([null, 1, 2, 2, 3]);
});
