import { describe, expect, test } from '@jest/globals';
import { checkCountryCode, checkWithdrawalCountries, checkWithdrawalDays } from '#cms-schemas/rules/withdrawal.ts';

describe('the right of withdrawal in the site settings', () => {
  test.each(['DE', 'NO'])('%s is a country', (code) => {
    expect(checkCountryCode(code)).toBe(true);
  });

  test.each(['de', 'DEU', '', undefined])('%s is none', (code) => {
    expect(checkCountryCode(code)).toContain('two capital letters');
  });

  test('it needs countries while it is on, each once', () => {
    expect(checkWithdrawalCountries(['DE', 'FR'], true)).toBe(true);
    expect(checkWithdrawalCountries([], true)).toContain('Name the countries');
    expect(checkWithdrawalCountries(undefined, true)).toContain('Name the countries');
    expect(checkWithdrawalCountries(undefined, false)).toBe(true);
    expect(checkWithdrawalCountries(['DE', 'DE'], true)).toContain('twice');
  });

  test.each([undefined, 14, 28])('%s days are allowed', (days) => {
    expect(checkWithdrawalDays(days)).toBe(true);
  });

  test.each([13, 29, 14.5, '14'])('%s days are not', (days) => {
    expect(checkWithdrawalDays(days)).toContain('14 to 28');
  });
});
