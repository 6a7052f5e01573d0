import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ruleNames, rules, type RuleName } from '#lib/rules/patterns.ts';
import { hostileEndings, hostileTexts } from './hostile-texts.ts';

/** At least one text that each rule accepts; the first ones are at its bounds. */
const accepted = {
  simplePassword: ['a1b2', 'abcdefghijklm1'],
  vpsPassword: ['a12345678', `a${'1'.repeat(30)}`],
  serverPassword: ['aA1!aA1!aA', 'aA1!'.repeat(7) + 'aA'],
  adminPassword: ['12345', 'x'.repeat(30)],
  money: ['0', '12345678', '0.5', '12345678.99'],
  ftpName: ['abcdefg1', 'a1'.repeat(15)],
  name: ['李四', 'x'.repeat(40)],
  phone: ['123456', '1234567890123'],
  phonePrefix: ['+1', '+1234'],
  postalCode: ['100000'],
  tagName: ['a', 'x'.repeat(30)],
  typeName: ['a', 'x'.repeat(30)],
  email: ['a@b.cn', 'first.last+tag@example.com'],
  chineseMobile: ['13000000000', '19999999999'],
  chineseLandline: ['01087654321', '0755-87654321-123456'],
  ipv4: ['0.0.0.0', '255.255.255.255'],
  ipv6: ['::', 'ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255'],
  ipv4Cidr: ['0.0.0.0/0', '10.0.0.1/32'],
  ipv6Cidr: ['::/0', '2001:db8::1/128'],
  cidr: ['10.0.0.0/8', '2001:db8::/32'],
  domain: ['a.cn', '例え.テスト'],
  url: ['http://a.cn', 'https://example.com:8443/a?b=c#d'],
  portRange: ['1', '1-65535'],
  mac: ['00:1a:2B:3c:4D:5e', '00-1a-2b-3c-4d-5e'],
} as const satisfies Record<RuleName, readonly string[]>;

/** Rules that allow characters of any script. */
const anyScript: readonly RuleName[] = ['adminPassword', 'name', 'tagName', 'typeName'];

const fullWidthDigits = (text: string): string => text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

const each = ruleNames.flatMap((name) => accepted[name].map((text) => [name, text] as const));

describe('R-11.1 every rule of the shared set', () => {
  test.each(each)('%s accepts %j', (name, text) => {
    expect(rules[name].accepts(text)).toBe(true);
  });

  test.each(each)('%s refuses %j with anything around it that does not show', (name, text) => {
    for (const around of [`${text}\n`, `\n${text}`, `${text}\r\n`, `${text}\u2028`, `${text}\0`, `\t${text}`]) {
      expect(rules[name].accepts(around)).toBe(false);
    }
  });

  test.each(ruleNames)('%s refuses the empty text', (name) => {
    expect(rules[name].accepts('')).toBe(false);
  });

  test.each(each.filter(([name, text]) => !anyScript.includes(name) && /[0-9]/.test(text)))(
    '%s refuses %j in full-width digits',
    (name, text) => {
      expect(rules[name].accepts(fullWidthDigits(text))).toBe(false);
    },
  );

  test.each(ruleNames)('%s refuses half a surrogate pair', (name) => {
    for (const text of accepted[name]) expect(rules[name].accepts(`${text.slice(0, -1)}\ud842`)).toBe(false);
  });

  test.each(ruleNames)('%s refuses 10⁵ characters in linear time', (name) => {
    for (const text of [...hostileTexts, ...hostileEndings]) expect(rules[name].accepts(text)).toBe(false);
  });

  test.each(ruleNames)('%s answers every text with yes or no, and the same twice', (name) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const answer = rules[name].accepts(text);
        expect([true, false]).toContain(answer);
        expect(rules[name].accepts(text)).toBe(answer);
      }),
    );
  });
});
