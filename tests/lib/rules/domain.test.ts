import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { domainRule, toAsciiDomain } from '#lib/rules/domain.ts';

describe('R-11.1 domain', () => {
  test('a label has up to 63 characters', () => {
    expect([1, 63, 64].map((length) => domainRule.accepts(`${'a'.repeat(length)}.com`))).toEqual([true, true, false]);
  });

  test('a name has up to 253 characters', () => {
    const long = (last: string): string => `${`${'a'.repeat(62)}.`.repeat(3)}${last}.com`;
    expect([60, 61].map((length) => [long('b'.repeat(length)).length, domainRule.accepts(long('b'.repeat(length)))])).toEqual([
      [253, true],
      [254, false],
    ]);
  });

  test('an international name is counted as it goes over the wire', () => {
    const onTheWire = (label: string): number => new URL(`http://${label}.jp`).hostname.length - '.jp'.length;
    const labels = Array.from({ length: 63 }, (_, at) => 'あ'.repeat(at + 1));
    for (const label of labels) expect([label.length, domainRule.accepts(`${label}.jp`)]).toEqual([label.length, onTheWire(label) <= 63]);
    expect(onTheWire(labels.at(-1) ?? '')).toBeGreaterThan(63);
  });

  test('a short international name of more than 253 characters on the wire is refused', () => {
    const ofLabels = (count: number): string => `${'例え'.repeat(12)}.`.repeat(count) + 'jp';
    const wireLengths = [6, 7, 8, 9].map((count) => new URL(`http://${ofLabels(count)}`).hostname.length);
    expect(wireLengths.some((length) => length > 253) && wireLengths.some((length) => length <= 253)).toBe(true);
    expect([6, 7, 8, 9].map((count) => domainRule.accepts(ofLabels(count)))).toEqual(wireLengths.map((length) => length <= 253));
    expect(ofLabels(9).length).toBeLessThan(253);
  });

  test.each([
    ['日本語.com', 'xn--wgv71a119e.com'],
    ['XN--WGV71A119E.COM', 'xn--wgv71a119e.com'],
    ['Bücher.example', 'xn--bcher-kva.example'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
    ['中国.中国', 'xn--fiqs8s.xn--fiqs8s'],
    ['Example.COM', 'example.com'],
    ['1.1.1.com', '1.1.1.com'],
    ['a--b.com', 'a--b.com'],
  ])('%s is %s on the wire', (typed, wire) => {
    expect(toAsciiDomain(typed)).toBe(wire);
  });

  test('what is no domain is refused', () => {
    const broken = [
      ...['com', 'a.', '.a', 'a..b', 'a.b.', '-a.com', 'a-.com', 'a_b.com', 'a b.com', 'a.1', '1.2.3.4', 'a.c', 'a.c1', 'ab--c.com'],
      ...[
        'xn--.com',
        'xn--a.com',
        'xn--abc-.com',
        'xn--zzzz999.com',
        'xn--99999999.com',
        'xn--saltmarsh-.com',
        '１２３.com',
        'ａ.com',
        '例え。jp',
        'a．com',
        '-例え.jp',
        '例え-.jp',
        '😀.com',
        'http://a.com',
        'a.com/',
        'a.com:80',
        'a%2eb.com',
        'a@b.com',
      ],
    ];
    expect(broken.filter(domainRule.accepts)).toEqual([]);
  });

  test('a label with xn-- leads back to itself, whatever the machine makes of addresses', () => {
    const parse = jest.spyOn(globalThis, 'URL').mockImplementation(function (this: unknown, address: string | URL) {
      // as a browser does that leaves such labels as they are
      return { hostname: String(address).slice('http://'.length) } as URL;
    });
    const broken = ['xn--zzzz999.com', 'xn--a.com', 'xn--.com', 'xn--abc-.com', 'xn--ab--cd.com'].filter((name) =>
      domainRule.accepts(name),
    );
    parse.mockRestore();
    expect(broken).toEqual([]);
    expect(domainRule.accepts('xn--9msw68b.com')).toBe(true);
  });

  test('the form on the wire is itself a domain and stays as it is', () => {
    const label = fc.string({ unit: fc.constantFrom(...'abz019-éñ例え中国テ'), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(label, (text) => {
        const wire = toAsciiDomain(`${text}.com`);
        fc.pre(wire !== null);
        expect(toAsciiDomain(wire)).toBe(wire);
      }),
    );
  });
});
