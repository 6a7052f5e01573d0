import { describe, expect, test } from '@jest/globals';
import { canBeNumbered, numberedHostNames } from '#lib/rules/servers/numbered-host-names.ts';

describe('R-5.1 the host names of several servers', () => {
  test('are the chosen one with the number of each, at its first part', () => {
    expect(numberedHostNames('web', 3)).toEqual(['web-1', 'web-2', 'web-3']);
    expect(numberedHostNames('web.example.com', 2)).toEqual(['web-1.example.com', 'web-2.example.com']);
    expect(numberedHostNames('c2m4-7k3p-9m2x', 10).at(-1)).toBe('c2m4-7k3p-9m2x-10');
  });

  test('of one is the chosen one', () => {
    expect(numberedHostNames('web.example.com', 1)).toEqual(['web.example.com']);
  });

  test('have to be host names, the longest too: 63 characters in a part, 253 in all', () => {
    expect([canBeNumbered('a'.repeat(61), 9), canBeNumbered('a'.repeat(62), 9)]).toEqual([true, false]);
    expect([canBeNumbered('a'.repeat(60), 10), canBeNumbered('a'.repeat(61), 10)]).toEqual([true, false]);
    expect([canBeNumbered('a'.repeat(63), 1), canBeNumbered('-a', 1)]).toEqual([true, false]);
    const long = (length: number): string => `${'a.'.repeat((length - 1) / 2)}a`;
    expect([canBeNumbered(long(251), 9), canBeNumbered(long(253), 1), canBeNumbered(long(253), 2)]).toEqual([true, true, false]);
  });
});
