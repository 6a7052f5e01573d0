import { domainToASCII } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { decodePunycode } from '#lib/rules/labels/punycode.ts';

describe('R-5.14 punycode (RFC 3492)', () => {
  test.each(['塩沼', 'münchen', 'bücher-2', '中华人民共和国', 'しおぬまの家', 'москва', 'ไทย', '𠮷野家', 'a塩', 'ü'])(
    '%s comes back from its form in ASCII',
    (label) => {
      const ascii = domainToASCII(`${label}.com`);
      expect(decodePunycode(ascii.slice('xn--'.length, -'.com'.length))).toBe(label);
    },
  );

  test.each(['99999999', 'A', 'é', 'x-!', '9'.repeat(60), 'b9999999'])('%s stands for nothing', (encoded) => {
    expect(decodePunycode(encoded)).toBeNull();
  });
});
