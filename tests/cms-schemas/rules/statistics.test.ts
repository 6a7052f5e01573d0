import { describe, expect, test } from '@jest/globals';
import { checkDescriptionWidth, checkTitleWidth, widthOf } from '#cms-schemas/rules/search-result.ts';
import { checkConsentCategory, checkDomain, checkVendorId, statisticsVendors } from '#cms-schemas/rules/statistics.ts';
import { checkEveryBody } from '#cms-schemas/rules/locale-text.ts';

describe('R-4.5 a statistics script', () => {
  test.each(Object.entries(statisticsVendors))('of %s takes a number like its example', (vendor, { example }) => {
    expect(checkVendorId(example, vendor)).toBe(true);
  });

  test.each(Object.keys(statisticsVendors))('of %s takes no markup, no script and no address with a query', (vendor) => {
    const attempts = [
      '<script>alert(1)</script>',
      '"><img src=x>',
      "');alert(1)//",
      'https://evil.example/x.js',
      'a.example/1?x=1',
      'G-ABC1234567\n',
      '',
      undefined,
    ];
    expect(attempts.filter((attempt) => checkVendorId(attempt, vendor) === true)).toEqual([]);
  });

  test('is of a known vendor', () => {
    expect([checkVendorId('G-ABC1234567', undefined), checkVendorId('x', 'constructor')]).toEqual(
      Array(2).fill('Choose the vendor first.'),
    );
  });

  test('waits for consent to statistics or marketing', () => {
    expect([2, 3].map(checkConsentCategory)).toEqual([true, true]);
    expect([0, 1, 4, '2', undefined].filter((category) => checkConsentCategory(category) === true)).toEqual([]);
  });

  test('may be for one host alone', () => {
    expect([checkDomain(undefined), checkDomain('www.example.com')]).toEqual([true, true]);
    expect(['https://example.com', 'example.com/a', 'localhost', ''].filter((domain) => checkDomain(domain) === true)).toEqual([]);
  });
});

describe('a search result', () => {
  test('counts Chinese and Japanese characters twice', () => {
    expect([widthOf('Marlow'), widthOf('云服务器'), widthOf('VPS（東京）')]).toEqual([6, 8, 11]);
  });

  test('has a title and a description that are not cut off', () => {
    expect(checkTitleWidth({ en: 'a'.repeat(66), zh: '云'.repeat(33), ja: 'あ' })).toBe(true);
    expect(checkTitleWidth({ en: 'a'.repeat(67), zh: '云'.repeat(34) })).toBe('Search results will cut this off in English and Chinese.');
    expect(checkDescriptionWidth({ ja: 'あ'.repeat(111) })).toContain('Japanese');
  });
});

test('a longer text is there in every language', () => {
  expect(checkEveryBody({ en: [{}], zh: [{}], ja: [{}] })).toBe(true);
  expect(checkEveryBody({ en: [{}], zh: [] })).toBe('Still to be written in Chinese and Japanese.');
  expect(checkEveryBody(undefined)).toContain('English, Chinese and Japanese');
});
