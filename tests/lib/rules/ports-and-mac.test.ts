import { describe, expect, test } from '@jest/globals';
import { isPort, isPortRange, macRule } from '#lib/rules/ports-and-mac.ts';

describe('R-11.1 ports', () => {
  test('a port lies between 1 and 65535', () => {
    expect(['0', '1', '65535', '65536'].map(isPort)).toEqual([false, true, true, false]);
  });

  test('a range is one port, or two in order', () => {
    expect(['22', '22-22', '22-80', '80-22', '0-80', '1-65536'].map(isPortRange)).toEqual([true, true, true, false, false, false]);
  });

  test('three ports, open ends, leading zeros, spaces and other digits are refused', () => {
    expect(['1-2-3', '1-', '-1', '-', '080', '1 - 2', '1–2', '1:2', '２２', '1e3', '1.5'].some(isPortRange)).toBe(false);
  });
});

describe('R-11.1 MAC', () => {
  test('six pairs, with colons or with hyphens, in small or capital letters', () => {
    expect(['00:1a:2b:3c:4d:5e', '00-1A-2B-3C-4D-5E', 'FF:ff:FF:ff:FF:ff'].every(macRule.accepts)).toBe(true);
  });

  test('five and seven pairs, mixed or no separators, and other letters are refused', () => {
    const broken = [
      '00:1a:2b:3c:4d',
      '00:1a:2b:3c:4d:5e:6f',
      '00:1a-2b:3c:4d:5e',
      '001a2b3c4d5e',
      '0:1a:2b:3c:4d:5e',
      '00:1g:2b:3c:4d:5e',
      '001a.2b3c.4d5e',
    ];
    expect(broken.some(macRule.accepts)).toBe(false);
  });
});
