import { expect, test } from '@jest/globals';
import { formatDate, formatInstant } from '#lib/content/format-date.ts';

test('an authored date reads as its language writes it, in no time zone', () => {
  expect((['en', 'zh', 'ja'] as const).map((language) => formatDate('2026-10-01', language))).toEqual(['1 October 2026', '2026年10月1日', '2026年10月1日']);
});

test('an instant reads in UTC and says so', () => {
  const atMs = Date.parse('2026-11-10T23:05:00Z');
  expect((['en', 'zh', 'ja'] as const).map((language) => formatInstant(atMs, language))).toEqual([
    '10 November 2026, 23:05 UTC', '2026年11月10日 23:05 UTC', '2026年11月10日 23:05 UTC',
  ]);
});
