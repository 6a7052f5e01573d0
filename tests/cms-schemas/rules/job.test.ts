import { describe, expect, test } from '@jest/globals';
import { checkClosingDay, checkJobCountry, checkPay, checkPostedOn } from '#cms-schemas/rules/job.ts';

const pay = { minimum: 46_000, maximum: 58_000, currency: 'USD', period: 'year' };

describe('what search engines read of a position', () => {
  test('a city needs its country, and nothing needs neither', () => {
    expect(checkJobCountry('JP', { en: 'Tokyo' })).toBe(true);
    expect(checkJobCountry(undefined, undefined)).toBe(true);
    expect(checkJobCountry(undefined, { en: 'Tokyo' })).toContain('two capital letters');
    expect(checkJobCountry('Japan', { en: 'Tokyo' })).toContain('two capital letters');
  });

  test('pay is a whole range or none', () => {
    expect(checkPay(pay)).toBe(true);
    expect(checkPay(undefined)).toBe(true);
    expect(checkPay({ _type: 'pay' })).toBe(true);
    expect(checkPay({ ...pay, minimum: pay.maximum })).toBe(true);
    expect(checkPay({ ...pay, minimum: undefined })).toContain('least and the most');
    expect(checkPay({ ...pay, maximum: 0 })).toContain('least and the most');
    expect(checkPay({ ...pay, maximum: 45_999 })).toContain('below the least');
    expect(checkPay({ ...pay, currency: 'dollars' })).toContain('currency');
    expect(checkPay({ ...pay, period: undefined })).toContain('what the pay is for');
  });

  test('its first day is needed, and its last is not before it', () => {
    expect(checkPostedOn('2026-11-10')).toBe(true);
    expect(checkPostedOn(undefined)).toBe('Give the day.');
    expect(checkClosingDay(undefined, '2026-11-10')).toBe(true);
    expect(checkClosingDay('2026-11-10', '2026-11-10')).toBe(true);
    expect(checkClosingDay('2026-11-09', '2026-11-10')).toContain('before the first');
  });
});
