import { describe, expect, test } from '@jest/globals';
import { displayedLabel, readDomainSearch, readTypedDomain } from '#lib/domains/read-domain-search.ts';
import { anyLabel } from '#lib/rules/labels/label-terms.ts';
import { shortestTime } from '#tests/setup/shortest-time.ts';

const suffixes = ['.com', '.net', '.jp', '.co.jp', '.dev'];
const sold = suffixes.map((suffix) => ({ suffix, takes: anyLabel }));
const search = (typed: string, chosen: readonly string[] = ['.com']) => readDomainSearch(typed, sold, chosen);
const namesOf = (typed: string, chosen?: readonly string[]): readonly string[] => {
  const found = search(typed, chosen);
  return found.ok ? found.names.map(({ name }) => name) : [];
};

describe('R-5.14 what was typed or pasted', () => {
  test.each([
    ['saltmarsh', 'saltmarsh', null],
    ['  SaltMarsh  ', 'saltmarsh', null],
    ['saltmarsh.com', 'saltmarsh', '.com'],
    ['https://www.saltmarsh.com/about?x=1#y', 'saltmarsh', '.com'],
    ['//saltmarsh.com', 'saltmarsh', '.com'],
    ['http://user:secret@saltmarsh.net:8080/', 'saltmarsh', '.net'],
    ['saltmarsh.net:8080', 'saltmarsh', '.net'],
    ['hello@saltmarsh.net', 'saltmarsh', '.net'],
    ['shop.saltmarsh.co.jp', 'saltmarsh', '.co.jp'],
    ['saltmarsh.com.', 'saltmarsh', '.com'],
    ['saltmarsh.com..', 'saltmarsh', '.com'],
    ['saltmarsh.xyz', 'saltmarsh', null],
    ['www.saltmarsh.xyz', 'saltmarsh', null],
    ['ｓａｌｔｍａｒｓｈ．ｃｏｍ', 'saltmarsh', '.com'],
    ['塩沼。jp', '塩沼', '.jp'],
    ['https://xn--9msw68b.jp/', '塩沼', '.jp'],
    ['.com', '', '.com'],
    ['', '', null],
    ['　', '', null],
  ])('%j holds the name %j with %j', (typed, label, suffix) => {
    expect(readTypedDomain(typed, suffixes)).toMatchObject({ label, suffix });
  });

  test('a punycode label that does not lead back to itself is shown as it was typed', () => {
    expect(displayedLabel('xn--9msw68b')).toBe('塩沼');
    for (const label of ['xn--', 'xn--a', 'xn--99999999', 'xn--saltmarsh-', 'xn--\u00e9']) expect(displayedLabel(label)).toBe(label);
  });
});

describe('R-5.14 what is looked up', () => {
  test('the chosen suffixes in their order, and the one that was typed', () => {
    expect(namesOf('saltmarsh', ['.net', '.com'])).toEqual(['saltmarsh.com', 'saltmarsh.net']);
    expect(namesOf('saltmarsh.jp', [])).toEqual(['saltmarsh.jp']);
  });

  test('several names at once, however they are separated, each once', () => {
    expect(namesOf('reed, tide;mud\n塩沼、https://www.reed.com/x  TIDE.com')).toEqual(['reed.com', 'tide.com', 'mud.com', '塩沼.com']);
  });

  test.each(['"reed"', '“reed”', '「reed」', "'reed.com'", '(https://reed.com/)', '(reed)'])(
    '%s is read without what is around it',
    (typed) => {
      expect(namesOf(typed)).toEqual(['reed.com']);
    },
  );

  test.each(['1.2.3.4', 'http://192.168.0.1:8080/x', '１．２．３．４'])('%s is an address of the internet, and no name', (typed) => {
    expect(search(typed)).toEqual({ ok: false, problem: 'ip-address' });
    expect(search(`reed ${typed}`)).toMatchObject({ ok: true, faults: [{ typed, problem: 'ip-address' }] });
  });

  test.each([
    ['https://user:secret@www.bbc.co.uk/x', 'https://www.bbc.co.uk/x'],
    ['https://secret@www.bbc.co.uk', 'https://www.bbc.co.uk'],
    ['//user:secret@www.bbc.co.uk', '//www.bbc.co.uk'],
    ['user:se:cret@www.bbc.co.uk', 'www.bbc.co.uk'],
    ['user:secret＠www.bbc.co.uk', 'www.bbc.co.uk'],
    ['user:secret@1.2.3.4:8080', '1.2.3.4:8080'],
    ['me@bbc.co.uk', 'me@bbc.co.uk'],
    ['https://www.bbc.co.uk:8080/@me', 'https://www.bbc.co.uk:8080/@me'],
  ])('%s is repeated as %s: no password is on the screen again', (typed, shown) => {
    const found = search(`reed ${typed}`);
    expect(found.ok && found.faults.map((fault) => fault.typed)).toEqual([shown]);
  });

  test('a suffix under which no name is possible is left out', () => {
    const found = readDomainSearch(
      'saltmarsh',
      [...sold, { suffix: `.${'x'.repeat(64)}`, takes: anyLabel }],
      ['.com', `.${'x'.repeat(64)}`],
    );
    expect(found.ok && found.names.map(({ name }) => name)).toEqual(['saltmarsh.com']);
  });

  test('a text of 12,650 characters is read, one more is too long or too many, by the names in its first 12,650', () => {
    expect(search('a'.repeat(12_650))).toEqual({ ok: false, problem: 'too-long' });
    expect(search(`reed.com/${'x'.repeat(12_641)}`)).toMatchObject({ ok: true });
    expect(search(`reed.com/${'x'.repeat(12_642)}`)).toEqual({ ok: false, problem: 'too-long' });
    expect(search(`${'a'.repeat(12_650)} reed`)).toEqual({ ok: false, problem: 'too-long' });
    expect(search(`reed ${'a'.repeat(12_650)}`)).toEqual({ ok: false, problem: 'too-many' });
  });

  test('64 characters that no name has are too long before anything else', () => {
    expect(search('%'.repeat(64))).toEqual({ ok: false, problem: 'too-long' });
    expect(search('%'.repeat(63))).toEqual({ ok: false, problem: 'characters' });
  });

  test('50 names are looked up at once, 51 are too many', () => {
    const words = (count: number): string => Array.from({ length: count }, (_, index) => `name${index}`).join(' ');
    expect(namesOf(words(50))).toHaveLength(50);
    expect(namesOf(`, ${words(50)},`)).toHaveLength(50);
    expect(search(words(51))).toEqual({ ok: false, problem: 'too-many' });
  });

  test('200 names of one search are looked up, more are too many', () => {
    const words = (count: number): string => Array.from({ length: count }, (_, index) => `name${index}`).join(' ');
    expect(namesOf(words(40), suffixes)).toHaveLength(200);
    expect(search(words(41), suffixes)).toEqual({ ok: false, problem: 'too-many' });
  });

  test('at least one suffix has to be chosen', () => {
    expect(search('saltmarsh', [])).toEqual({ ok: false, problem: 'no-suffix' });
  });

  test('a label of 63 characters fits, one of 64 does not', () => {
    expect(search('a'.repeat(63)).ok).toBe(true);
    expect(search('a'.repeat(64))).toEqual({ ok: false, problem: 'too-long' });
  });

  test('names in other scripts say how they are looked up, and are measured in that form', () => {
    expect(search('塩沼')).toMatchObject({ ok: true, names: [{ name: '塩沼.com', ascii: 'xn--9msw68b.com', warning: null }] });
    expect(search(Array.from({ length: 40 }, (_, index) => String.fromCodePoint(0x4e00 + index * 37)).join(''))).toEqual({
      ok: false,
      problem: 'too-long',
    });
  });

  test('a reserved name is not looked up under the suffixes that reserve it', () => {
    expect(search('example')).toEqual({ ok: false, problem: 'reserved' });
    expect(search('example', ['.com', '.jp'])).toMatchObject({
      ok: true,
      names: [{ name: 'example.jp' }],
      faults: [{ typed: 'example.com', problem: 'reserved' }],
    });
    expect(namesOf('nic', ['.com', '.dev'])).toEqual(['nic.com']);
  });

  test('one that cannot be looked up does not hold the others', () => {
    expect(search('reed salt_marsh -tide')).toMatchObject({
      ok: true,
      names: [{ name: 'reed.com' }],
      faults: [
        { typed: 'salt_marsh', problem: 'characters' },
        { typed: '-tide', problem: 'hyphen' },
      ],
    });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    [',', 'empty'],
    ['.com', 'empty'],
    ['-marsh', 'hyphen'],
    ['marsh-', 'hyphen'],
    ['salt_marsh', 'characters'],
    ['salt!', 'characters'],
    ['salt:80marsh', 'characters'],
    [`${'a'.repeat(62)}_`, 'characters'],
    [`${'a'.repeat(63)}_`, 'too-long'],
    ['ab--cd', 'hyphens'],
    ['xn--zzzz999.com', 'punycode'],
    ['xn--a', 'punycode'],
    ['co.uk', 'ending-only'],
    ['<script>', 'characters'],
    ['💧', 'characters'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(search(typed)).toEqual({ ok: false, problem });
  });

  test('a text longer than 50 names can be says whether it is one name or many', () => {
    expect(search('a'.repeat(12_651))).toEqual({ ok: false, problem: 'too-long' });
    expect(search(`a ${'b'.repeat(12_650)}`)).toEqual({ ok: false, problem: 'too-many' });
  });

  test('of a name that cannot be looked up 80 characters are shown', () => {
    expect(search(`reed ${'x'.repeat(81)}`)).toMatchObject({ ok: true, faults: [{ typed: 'x'.repeat(80), problem: 'too-long' }] });
  });

  test('100,000 characters are refused at once', async () => {
    const refused = (): boolean[] => ['a', '。', 'a '].map((character) => search(character.repeat(100_000)).ok);
    expect(refused()).toEqual([false, false, false]);
    expect(await shortestTime(refused)).toBeLessThan(500);
  });
});
