import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkChineseIdCard, idCardCheckCharacter } from '#lib/rules/chinese-id-card.ts';
import { hostileTexts } from './hostile-texts.ts';

const nowMs = Date.UTC(2026, 5, 15, 4);

const numberOf = (digits: string): string => `${digits}${idCardCheckCharacter(digits)}`;
const bornOn = (date: string, region = '110105', order = '002'): string => numberOf(`${region}${date}${order}`);
const reasonFor = (text: string, atMs = nowMs): string => {
  const verdict = checkChineseIdCard(text, atMs);
  return verdict.ok ? 'none' : verdict.reason;
};

const dates = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2026-06-14T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''));
const sequences = fc.integer({ min: 0, max: 999 }).map((order) => String(order).padStart(3, '0'));
const numbers = fc.record({ date: dates, region: fc.constantFrom('110105', '440305', '810000', '429005'), order: sequences });

describe('R-11.2 a Chinese ID card', () => {
  test('the standard’s own example is accepted and read', () => {
    expect(checkChineseIdCard('11010519491231002X', nowMs)).toEqual({
      ok: true,
      provinceCode: '11',
      birthDate: '1949-12-31',
      sex: 'female',
    });
  });

  test('an x may be small', () => {
    expect(reasonFor('11010519491231002x')).toBe('none');
  });

  test('a checksum that is off by one is refused', () => {
    expect(reasonFor('110105194912310029')).toBe('checksum');
    expect(reasonFor('110105194912310020')).toBe('checksum');
  });

  test('17 and 19 characters, other characters and an x elsewhere are refused', () => {
    const broken = [
      '',
      '11010519491231002',
      '11010519491231002XX',
      '1101051949123100２X',
      '11010519491231002Ｘ',
      '11010519491231002Y',
      'X1010519491231002X',
      ' 11010519491231002X',
      '11010519491231002X\n',
      '11010519491231 02X',
      '110105194912310X2X',
    ];
    expect(broken.map((text) => reasonFor(text))).toEqual(broken.map(() => 'format'));
  });

  test('the old form of 15 digits is refused by its own name', () => {
    expect(reasonFor('110105491231002')).toBe('old-form');
    expect(reasonFor('11010549123100X')).toBe('format');
  });

  test('a wrong region is refused', () => {
    expect(reasonFor(bornOn('19491231', '990105'))).toBe('region');
    expect(reasonFor(bornOn('19491231', '110100'))).toBe('region');
  });

  test('29 February exists in leap years only', () => {
    expect(['20000229', '20240229', '19000229', '20230229'].map((date) => reasonFor(bornOn(date)))).toEqual([
      'none',
      'none',
      'birth-date',
      'birth-date',
    ]);
  });

  test('a date that does not exist is refused', () => {
    const broken = ['20000230', '20000431', '20001301', '20000001', '20000100', '20000132', '18991231', '00010101'];
    expect(broken.map((date) => reasonFor(bornOn(date)))).toEqual(broken.map(() => 'birth-date'));
    expect(reasonFor(bornOn('19000101'))).toBe('none');
  });

  test('a birth is in the future when its day has not begun in China', () => {
    const lastMsOfTheDayBefore = Date.UTC(2026, 5, 15, 16) - 1;
    expect(reasonFor(bornOn('20260616'), lastMsOfTheDayBefore)).toBe('future-birth');
    expect(reasonFor(bornOn('20260616'), lastMsOfTheDayBefore + 1)).toBe('none');
    expect(reasonFor(bornOn('20990101'))).toBe('future-birth');
  });

  test('every number with a real place, a past date and its check character is accepted', () => {
    fc.assert(
      fc.property(numbers, ({ date, region, order }) => {
        const number = bornOn(date, region, order);
        expect(reasonFor(number)).toBe('none');
        expect(reasonFor(number.toLowerCase())).toBe('none');
        expect(checkChineseIdCard(number, nowMs)).toMatchObject({
          birthDate: `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`,
          sex: Number(order) % 2 ? 'male' : 'female',
        });
      }),
    );
  });

  test('every change of a single digit is refused', () => {
    fc.assert(
      fc.property(numbers, fc.nat({ max: 17 }), fc.integer({ min: 1, max: 9 }), ({ date, region, order }, place, step) => {
        const number = bornOn(date, region, order);
        const digit = number.charAt(place) === 'X' ? 10 : Number(number.charAt(place));
        const changed = `${number.slice(0, place)}${(digit + step) % 10}${number.slice(place + 1)}`;
        fc.pre(changed !== number);
        expect(reasonFor(changed)).not.toBe('none');
      }),
      { numRuns: 1_000 },
    );
  });

  test('two neighbouring digits that changed places are refused', () => {
    fc.assert(
      fc.property(numbers, fc.nat({ max: 15 }), ({ date, region, order }, place) => {
        const number = bornOn(date, region, order);
        const swapped = `${number.slice(0, place)}${number.charAt(place + 1)}${number.charAt(place)}${number.slice(place + 2)}`;
        fc.pre(swapped !== number);
        expect(reasonFor(swapped)).not.toBe('none');
      }),
    );
  });

  test('10⁵ characters are refused at once', () => {
    expect(new Set(hostileTexts.map((text) => reasonFor(text)))).toEqual(new Set(['format']));
  });
});
