import { describe, expect, test } from '@jest/globals';
import { chineseLandlineRule, chineseMobileRule, emailRule, phonePrefixRule, phoneRule, postalCodeRule } from '#lib/rules/contact.ts';

describe('R-11.1 phone numbers', () => {
  test('a phone number has 6 to 13 digits', () => {
    expect([5, 6, 13, 14].map((length) => phoneRule.accepts('1'.repeat(length)))).toEqual([false, true, true, false]);
    expect(['12 3456', '12-3456', '+123456', '１２３４５６', '12345x'].some(phoneRule.accepts)).toBe(false);
  });

  test('a prefix is a plus and 1 to 4 digits', () => {
    expect(['+', '+8', '+8612', '+86123'].map(phonePrefixRule.accepts)).toEqual([false, true, true, false]);
    expect(['86', '++8', '＋86', '+８６', '+ 8'].some(phonePrefixRule.accepts)).toBe(false);
  });

  test('a Chinese mobile number has 11 digits and starts with 13 to 19', () => {
    expect(['1300000000', '13000000000', '130000000000'].map(chineseMobileRule.accepts)).toEqual([false, true, false]);
    expect(
      ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19'].map((start) => chineseMobileRule.accepts(`${start}812345678`)),
    ).toEqual([...[false, false, false], ...[true, true, true, true, true, true, true]]);
    expect(['23812345678', '+8613812345678', '138 1234 5678'].some(chineseMobileRule.accepts)).toBe(false);
  });

  test('a Chinese landline has an area code, 8 digits in the three-digit areas and 7 or 8 elsewhere', () => {
    for (const number of ['010-87654321', '01087654321', '021-23456789', '0755-8765432', '0755-87654321', '07558765432']) {
      expect(chineseLandlineRule.accepts(number)).toBe(true);
    }
    const broken = [
      '010-8765432',
      '010-876543210',
      '0755-876543',
      '0755-876543210',
      '755-87654321',
      '011-87654321',
      '010-17654321',
      '010--87654321',
    ];
    expect(broken.some(chineseLandlineRule.accepts)).toBe(false);
  });

  test('an extension of a landline has 1 to 6 digits', () => {
    const extensions = ['-', '-1', '-123456', '-1234567'].map((extension) => chineseLandlineRule.accepts(`010-87654321${extension}`));
    expect(extensions).toEqual([false, true, true, false]);
  });

  test('a postal code has 6 digits', () => {
    expect(['10000', '100000', '1000000', '１０００００', '10000a'].map(postalCodeRule.accepts)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('R-11.1 e-mail', () => {
  test('ordinary and international addresses are accepted', () => {
    for (const email of ['a@b.cn', "o'neil+news@mail.example.co.jp", 'x@例え.jp', 'x@xn--r8jz45g.jp', '1@1.com'])
      expect(emailRule.accepts(email)).toBe(true);
  });

  test('a name has up to 64 characters', () => {
    expect([64, 65].map((length) => emailRule.accepts(`${'a'.repeat(length)}@example.com`))).toEqual([true, false]);
  });

  test('an address has up to 254 characters', () => {
    const label = 'b'.repeat(61);
    const addresses = [61, 62].map((length) => `${'a'.repeat(64)}@${label}.${label}.${'c'.repeat(length)}.com`);
    expect(addresses.map((address) => [address.length, emailRule.accepts(address)])).toEqual([
      [254, true],
      [255, false],
    ]);
  });

  test('broken names and domains are refused', () => {
    const broken = [
      'a',
      '@',
      'a@',
      '@b.cn',
      'a@b',
      'a@@b.cn',
      'a@b@c.cn',
      '.a@b.cn',
      'a.@b.cn',
      'a..b@c.cn',
      'a b@c.cn',
      '"a"@b.cn',
      'a@-b.cn',
      'a@b.cn.',
      'a@[1.2.3.4]',
      'ä@b.cn',
      '<a@b.cn>',
    ];
    expect(broken.filter(emailRule.accepts)).toEqual([]);
  });
});
