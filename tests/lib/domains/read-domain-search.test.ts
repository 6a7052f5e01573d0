import { describe, expect, test } from '@jest/globals';
import { readDomainSearch, readTypedDomain } from '#lib/domains/read-domain-search.ts';
import { shortestTime } from '#tests/setup/shortest-time.ts';

const suffixes = ['.com', '.net', '.jp', '.co.jp'];
const search = (typed: string, chosen: readonly string[] = ['.com']) => readDomainSearch(typed, suffixes, chosen);

describe('R-5.14 what was typed or pasted', () => {
  test.each([
    ['saltmarsh', 'saltmarsh', null],
    ['  SaltMarsh  ', 'saltmarsh', null],
    ['saltmarsh.com', 'saltmarsh', '.com'],
    ['https://www.saltmarsh.com/about?x=1#y', 'saltmarsh', '.com'],
    ['//saltmarsh.com', 'saltmarsh', '.com'],
    ['http://user:secret@saltmarsh.net:8080/', 'saltmarsh', '.net'],
    ['shop.saltmarsh.co.jp', 'saltmarsh', '.co.jp'],
    ['saltmarsh.com.', 'saltmarsh', '.com'],
    ['saltmarsh.xyz', 'saltmarsh', null],
    ['ｓａｌｔｍａｒｓｈ．ｃｏｍ', 'saltmarsh', '.com'],
    ['塩沼。jp', '塩沼', '.jp'],
    ['.com', '', '.com'],
    ['', '', null],
    ['　', '', null],
  ])('%j holds the name %j with %j', (typed, label, suffix) => {
    expect(readTypedDomain(typed, suffixes)).toEqual({ label, suffix });
  });
});

describe('R-5.14 what is looked up', () => {
  test('the chosen suffixes in their order, and the one that was typed', () => {
    expect(search('saltmarsh', ['.net', '.com'])).toMatchObject({
      ok: true,
      names: [{ name: 'saltmarsh.com' }, { name: 'saltmarsh.net' }],
    });
    expect(search('saltmarsh.jp', [])).toMatchObject({ ok: true, names: [{ name: 'saltmarsh.jp', ascii: null }] });
  });

  test('at least one suffix has to be chosen', () => {
    expect(search('saltmarsh', [])).toEqual({ ok: false, problem: 'no-suffix' });
  });

  test('a label of 63 characters fits, one of 64 does not', () => {
    expect(search('a'.repeat(63)).ok).toBe(true);
    expect(search('a'.repeat(64))).toEqual({ ok: false, problem: 'too-long' });
  });

  test('names in other scripts say what goes over the wire, and are measured in that form', () => {
    expect(search('塩沼')).toMatchObject({ ok: true, names: [{ name: '塩沼.com', ascii: expect.stringMatching(/^xn--.+\.com$/) }] });
    expect(search(Array.from({ length: 40 }, (_, index) => String.fromCodePoint(0x4e00 + index * 37)).join(''))).toEqual({
      ok: false,
      problem: 'too-long',
    });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['-marsh', 'hyphen'],
    ['marsh-', 'hyphen'],
    ['salt_marsh', 'characters'],
    ['salt!', 'characters'],
    ['salt marsh', 'characters'],
    ['salt marsh.com', 'characters'],
    ['<script>', 'characters'],
    ['💧', 'characters'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(search(typed)).toEqual({ ok: false, problem });
  });

  test('100,000 characters are refused at once', async () => {
    const refused = (): boolean[] => ['a', '。'].map((character) => search(character.repeat(100_000)).ok);
    expect(refused()).toEqual([false, false]);
    expect(await shortestTime(refused)).toBeLessThan(500);
  });
});
