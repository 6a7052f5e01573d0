import { describe, expect, test } from '@jest/globals';
import { isWebAddress, webAddressLengthAtMost } from '#lib/rules/web-address.ts';

describe('R-11.1 URL', () => {
  test('http and https addresses of a domain or an address are accepted', () => {
    const sound = [
      'http://a.cn',
      'HTTPS://A.CN/',
      'https://例え.jp/パス?q=検索#終',
      'http://1.2.3.4:1/',
      'https://[::1]:65535/x',
      'https://a.cn?x=1',
      'https://a.cn/@b:c',
      'https://a.cn#x',
    ];
    expect(sound.filter((address) => !isWebAddress(address))).toEqual([]);
  });

  test('other schemes and relative addresses are refused', () => {
    expect(
      [
        'ftp://a.cn',
        'javascript://a.cn',
        'javascript:alert(1)',
        'data:text/html,x',
        '//a.cn',
        '/a',
        'a.cn',
        'http:a.cn',
        'http:/a.cn',
        'http:///a.cn',
      ].some(isWebAddress),
    ).toBe(false);
  });

  test('a disguised host is refused', () => {
    expect(
      [
        'http://good.cn@evil.cn',
        'http://good.cn\\@evil.cn',
        'http://evil.cn\\.good.cn',
        'http://2130706433',
        'http://0x7f.1',
        'http://localhost',
        'http://１.2.3.4',
        'http://[::1',
        'http://[1.2.3.4]',
      ].some(isWebAddress),
    ).toBe(false);
  });

  test('a port lies between 1 and 65535', () => {
    expect(['', '0', '1', '65535', '65536', '80:80'].map((port) => isWebAddress(`http://a.cn:${port}/`))).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test('white space, quotes, angle brackets and control characters are refused', () => {
    expect(
      ['http://a.cn/a b', 'http://a.cn/"', 'http://a.cn/<', 'http://a.cn/\u0000', 'http://a.cn/\r\nx', 'ht\ntp://a.cn'].some(isWebAddress),
    ).toBe(false);
  });

  test('an address has up to 2048 characters', () => {
    const start = 'https://a.cn/';
    expect([0, 1].map((more) => isWebAddress(`${start}${'x'.repeat(webAddressLengthAtMost - start.length + more)}`))).toEqual([
      true,
      false,
    ]);
  });
});
