import { describe, expect, test } from '@jest/globals';
import { checkTaxNumber, checkTelephone, checkTradeLaw } from '#cms-schemas/rules/seller.ts';
import { exampleSeller } from '#studio/seed/documents/seller.ts';

describe('R-12.7 an editor of the seller', () => {
  test('is told which items of the Japanese law are missing, by their numbers', () => {
    expect(checkTradeLaw(exampleSeller)).toBe(true);
    expect(checkTradeLaw({ ...exampleSeller, telephone: undefined, representative: undefined })).toBe(
      'Japan’s Act on Specified Commercial Transactions also asks for the telephone number (6) and the representative or the manager responsible (7). What does not apply is stated as such, "none".',
    );
  });

  test.each([
    ['T1234567890123', 'japanese-invoice', true],
    ['T123456789012', 'japanese-invoice', 'The number of a qualified invoice issuer is T and 13 digits.'],
    ['T12345678901234', 'japanese-invoice', 'The number of a qualified invoice issuer is T and 13 digits.'],
    ['1234567890123', 'japanese-invoice', 'The number of a qualified invoice issuer is T and 13 digits.'],
    ['EU372000001', 'vat', true],
    ['DE12', 'vat', true],
    ['DE1', 'vat', 'A VAT number starts with two capital letters for the country and has no spaces.'],
    ['DE 129 273 398', 'vat', 'A VAT number starts with two capital letters for the country and has no spaces.'],
    ['anything 1', 'tax', true],
    [' ', 'tax', 'Give the number.'],
    [undefined, 'vat', 'Give the number.'],
  ])('has the tax number %p (%s) answered with %p', (number, kind, verdict) => {
    expect(checkTaxNumber(number, kind)).toBe(verdict);
  });

  test.each([
    [undefined, true],
    ['+81 3 1234 5678', true],
    ['+1 213-555-0142', true],
    ['03-1234-5678', 'Start with + and the country: +81 3 1234 5678.'],
    ['+0 3 1234 5678', 'Start with + and the country: +81 3 1234 5678.'],
    ['+81 3 1234 5678 ext', 'Start with + and the country: +81 3 1234 5678.'],
  ])('has the telephone number %p answered with %p', (number, verdict) => {
    expect(checkTelephone(number)).toBe(verdict);
  });
});
