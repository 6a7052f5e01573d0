import { expect, test } from '@jest/globals';
import { effectiveForMachines, effectiveInWords } from '#lib/content/effective-in-words.ts';
import { languages } from '#lib/language/languages.ts';

const inAll = (from: Parameters<typeof effectiveInWords>[0]): string[] => languages.map((language) => effectiveInWords(from, language));

test('R-4.1 a version says from which day it applies, and where it is more exact also the time and the zone', () => {
  expect(inAll({ effectiveDate: '2026-10-01' })).toEqual(['1 October 2026', '2026年10月1日', '2026年10月1日']);
  expect(inAll({ effectiveDate: '2027-01-01', effectiveTime: '09:00', effectiveZone: 'Asia/Tokyo' })).toEqual([
    '1 January 2027, 09:00 Japan Standard Time',
    '2027年1月1日 09:00 日本标准时间',
    '2027年1月1日 09:00 日本標準時',
  ]);
  expect(effectiveInWords({ effectiveDate: '2027-01-01', effectiveTime: '09:00' }, 'en')).toBe('1 January 2027, 09:00 UTC');
  expect(effectiveInWords({ effectiveDate: '2027-01-01', effectiveZone: 'Asia/Tokyo' }, 'en')).toBe(
    '1 January 2027, 00:00 Japan Standard Time',
  );
  expect(effectiveInWords({ effectiveDate: '2027-01-01T00:00:00+09:00' }, 'en')).toBe('31 December 2026, 15:00 UTC');
});

test('machines read the day, and the time by the clocks of its zone', () => {
  expect(effectiveForMachines({ effectiveDate: '2026-10-01' })).toBe('2026-10-01');
  expect(effectiveForMachines({ effectiveDate: '2026-10-01', effectiveTime: '09:00', effectiveZone: 'Asia/Tokyo' })).toBe(
    '2026-10-01T09:00',
  );
  expect(effectiveForMachines({ effectiveDate: '2026-10-01T00:00:00Z', effectiveTime: '09:00' })).toBe('2026-10-01T00:00:00Z');
});
