import { describe, expect, test } from '@jest/globals';
import { domainSuffixSchema } from '#lib/content/queries/domain-suffix-query.ts';
import { readDomainSearch, readTypedDomain } from '#lib/domains/read-domain-search.ts';
import { readRegistrable } from '#lib/domains/registrable.ts';
import { soldSuffix } from '#services/mydoc/domains/suffixes-on-sale.ts';
import { domainSuffixes } from '#studio/seed/documents/domain-suffixes.ts';

const onSale = domainSuffixes.map(({ scripts, shortestLabel, longestInScript, ...document }) =>
  domainSuffixSchema.parse({ ...document, takes: { scripts, shortest: shortestLabel, longestInScript } }),
);
const suffixes = onSale.map(({ suffix }) => suffix);

/** Endings under the country codes on sale that registries have for names of others: their published lists. */
const endings: Readonly<Record<string, string>> = {
  '.jp':
    'ac ad co ed go gr lg ne or aichi chiba fukuoka hokkaido hyogo kanagawa kyoto okinawa osaka saitama tokyo kawasaki kitakyushu kobe nagoya sapporo sendai yokohama',
  '.us': 'dni isa nsn ak al az ca co de fl ga hi ny tx wa wy',
  '.hk': 'com edu gov idv net org',
  '.cn': 'ac com edu gov net org mil ah bj gd hb sc sh xj zj xn--55qx5d xn--io0a7i xn--od0alg',
  '.sg': 'com edu gov net org',
  '.uk': 'ac co gov ltd me net nhs org plc police sch',
};
const below = Object.entries(endings).flatMap(([suffix, labels]) => labels.split(' ').map((label) => [label, suffix] as const));

describe('R-5.14 every suffix of the seed', () => {
  test.each(suffixes)('a name pasted with %s is that name under it', (suffix) => {
    expect(readTypedDomain(`https://www.saltmarsh${suffix}/about`, suffixes)).toEqual({ label: 'saltmarsh', suffix, unsold: null });
    expect(readDomainSearch(`saltmarsh${suffix}`, onSale, [])).toMatchObject({
      ok: true,
      names: [{ ascii: `saltmarsh${suffix}` }],
      faults: [],
    });
    expect(soldSuffix(`saltmarsh${suffix}`, onSale)?.suffix).toBe(suffix);
  });

  test.each(below)('an address below %s%s holds the label before it, and the ending is neither offered nor sold', (label, suffix) => {
    const ending = `${label}${suffix}`;
    const found = readDomainSearch(`https://www.saltmarsh.${ending}/news`, onSale, ['.com', suffix]);
    const names = found.ok ? found.names.map(({ ascii }) => ascii) : [];
    // a city of .jp and .sch.uk have names below the names below them
    const taken = ['kawasaki', 'kitakyushu', 'kobe', 'nagoya', 'sapporo', 'sendai', 'yokohama', 'sch'].includes(label)
      ? 'www'
      : 'saltmarsh';
    expect(names).toEqual([`${taken}.com`, `${taken}${suffix}`]);
    expect(found.ok && found.faults).toMatchObject([{ problem: 'unsold', label: taken }]);
    expect(readDomainSearch(ending, onSale, ['.com'])).toMatchObject(names[0] === 'www.com' ? {} : { ok: false, problem: 'ending-only' });
    const typed = readDomainSearch(label, onSale, [suffix]);
    expect(typed.ok ? typed.names.map(({ ascii }) => ascii) : typed.problem).toMatch(/^(?:reserved|not-taken|punycode)$/);
    expect(soldSuffix(ending, onSale)).toBeNull();
    expect(soldSuffix(`saltmarsh.${ending}`, onSale)).toBeNull();
  });

  test('an ending of a country that is not sold is named, and its label is looked up under the chosen suffixes', () => {
    expect(readDomainSearch('https://www.bbc.co.uk/news', onSale, ['.com'])).toMatchObject({
      names: [{ name: 'bbc.com' }],
      faults: [{ typed: 'https://www.bbc.co.uk/news', problem: 'unsold', ending: '.co.uk', label: 'bbc' }],
    });
    expect(readTypedDomain('shop.saltmarsh.com.au', suffixes)).toEqual({ label: 'saltmarsh', suffix: null, unsold: '.com.au' });
    expect(readDomainSearch('saltmarsh.co.uk', onSale, [])).toEqual({ ok: false, problem: 'no-suffix' });
  });

  test('the suffix that was typed comes before those that are chosen', () => {
    const found = readDomainSearch('saltmarsh.uk', onSale, ['.com', '.net']);
    expect(found.ok && found.names.map(({ suffix }) => suffix)).toEqual(['.uk', '.com', '.net']);
  });
});

describe('R-5.14 what a registry takes before its suffix', () => {
  const takes = (label: string, suffix: string): boolean => {
    const found = onSale.find((each) => each.suffix === suffix);
    return found !== undefined && readRegistrable(label, found).ok;
  };

  test.each([
    ['ab', '.jp', false],
    ['abc', '.jp', true],
    ['塩', '.jp', true],
    ['しおぬまの家ソルト', '.jp', true],
    ['あ'.repeat(15), '.jp', true],
    ['あ'.repeat(16), '.jp', false],
    ['москва', '.jp', false],
    ['塩沼', '.us', false],
    ['münchen', '.uk', false],
    ['bbc', '.uk', true],
    ['盐湖', '.cn', true],
    ['しお', '.cn', false],
    ['塩沼', '.com', true],
  ])('%s before %s: %p', (label, suffix, taken) => {
    expect(takes(label, suffix)).toBe(taken);
  });

  test('a name that its registry does not take is listed, and the others are looked up', () => {
    expect(readDomainSearch('塩沼', onSale, ['.com', '.us', '.uk'])).toMatchObject({
      names: [{ name: '塩沼.com' }],
      faults: [{ typed: '塩沼.us, 塩沼.uk', problem: 'not-taken' }],
    });
  });
});
