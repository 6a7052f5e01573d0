import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkHostName, type HostNameFault } from '#lib/rules/servers/host-name.ts';
import { hostileTexts } from '../hostile-texts.ts';

const part = (length: number): string => 'a'.repeat(length);
/** Parts of 63, 63 and 61, and one of the rest: 253 in all. */
const whole = (length: number): string => [part(63), part(63), part(61), part(length - 190)].join('.');

describe('R-5.1 a host name', () => {
  test.each([
    'web',
    'web-1',
    'a',
    '1',
    '007',
    '3com.example',
    'web-1.shop.example.com',
    'xn--fiq228c.example',
    'a--b',
    '1.2.3',
    '1.2.3.4.5',
  ])('%s is one', (text) => {
    expect(checkHostName(text)).toEqual({ ok: true, name: text });
  });

  test('is folded to lower case, and spaces around it do not count', () => {
    expect(checkHostName('  Web-1.Example.COM\n')).toEqual({ ok: true, name: 'web-1.example.com' });
  });

  test.each<[string, HostNameFault]>([
    ['', 'length'],
    ['   ', 'length'],
    ['web_1', 'character'],
    ['web 1', 'character'],
    ['ｗｅｂ', 'character'],
    ['服务器', 'character'],
    ['İstanbul', 'character'],
    ['web.\u0000', 'character'],
    ['😀', 'character'],
    ['-web', 'hyphen'],
    ['web-', 'hyphen'],
    ['web.-a', 'hyphen'],
    ['web-.a', 'hyphen'],
    ['-', 'hyphen'],
    ['web..a', 'part'],
    ['.web', 'part'],
    ['web.', 'part'],
    ['203.0.113.4', 'address'],
    ['999.1.1.1', 'address'],
  ])('%j is none: %s', (text, fault) => {
    expect(checkHostName(text)).toEqual({ ok: false, fault });
  });

  test('has parts of 1 to 63 characters, and 253 in all', () => {
    expect(checkHostName(part(63)).ok).toBe(true);
    expect(checkHostName(part(64))).toEqual({ ok: false, fault: 'part' });
    expect(whole(253)).toHaveLength(253);
    expect(checkHostName(whole(253)).ok).toBe(true);
    expect(checkHostName(whole(254))).toEqual({ ok: false, fault: 'length' });
  });

  test('that is accepted is accepted again as it was folded, and has nothing in it but letters, digits, hyphens and dots', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 260 }), fc.stringMatching(/^[aB1.-]{1,70}$/)), (text) => {
        const verdict = checkHostName(text);
        if (!verdict.ok) return;
        expect(verdict.name).toMatch(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/);
        expect(checkHostName(verdict.name)).toEqual(verdict);
      }),
      { numRuns: 2_000 },
    );
  });

  test('of 10⁵ characters is refused at once', () => {
    for (const text of hostileTexts) expect(checkHostName(text).ok).toBe(false);
  });
});
