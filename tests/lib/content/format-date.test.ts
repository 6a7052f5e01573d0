import { expect, test } from '@jest/globals';
import { formatDate } from '#lib/content/format-date.ts';

test('an authored date reads as its language writes it, in no time zone', () => {
  expect((['en', 'zh', 'ja'] as const).map((language) => formatDate('2026-10-01', language))).toEqual(['1 October 2026', '2026年10月1日', '2026年10月1日']);
});
