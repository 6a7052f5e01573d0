import { expect, jest, test } from '@jest/globals';
import { formatDate, formatInstant, formatLocalInstant, formatLocalSecond } from '#lib/format/format-date.ts';

test('an authored date reads as its language writes it, in no time zone', () => {
  expect((['en', 'zh', 'ja'] as const).map((language) => formatDate('2026-10-01', language))).toEqual([
    '1 October 2026',
    '2026年10月1日',
    '2026年10月1日',
  ]);
});

test('an instant reads by the clock of its language and names it', () => {
  const atMs = Date.parse('2026-11-10T23:05:00Z');
  expect((['en', 'zh', 'ja'] as const).map((language) => formatInstant(atMs, language))).toEqual([
    '10 November 2026, 23:05 UTC',
    '2026年11月11日 07:05（北京时间）',
    '2026年11月11日 08:05（日本時間）',
  ]);
});

const zone = String.raw`[A-Z]{2,5}(?:[+-]\d{1,2}(?::\d{2})?)?`;

test.each([
  ['en', String.raw`21 Nov 2026, \d{2}:\d{2}`],
  ['zh', String.raw`2026年11月21日 \d{2}:\d{2}`],
  ['ja', String.raw`2026/11/21 \d{2}:\d{2}`],
] as const)('an instant on the visitor’s own clock has the day order of every date and names its zone, in %s', (language, pattern) => {
  const noon = new Date(2026, 10, 21, 12, 30).toISOString();
  expect(formatLocalInstant(noon, language)).toMatch(new RegExp(`^${pattern}(?: ${zone}|（日本時間）)$`));
  expect(formatLocalSecond(noon, language)).toMatch(new RegExp(`^${pattern}:00$`));
});

test('a visitor’s clock that is Japan’s is named in Japanese as on every page', () => {
  const parts = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([{ type: 'timeZoneName', value: 'JST' }]);
  const inJapan = (['en', 'ja'] as const).map((language) => formatLocalInstant('2026-11-21T12:30:00.000Z', language));
  parts.mockRestore();
  expect(inJapan).toEqual([expect.stringMatching(/:30 JST$/), expect.stringMatching(/:30（日本時間）$/)]);
});
