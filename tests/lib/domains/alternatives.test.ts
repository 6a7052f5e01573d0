import { describe, expect, test } from '@jest/globals';
import { alternativesAtMost, alternativesTo } from '#lib/domains/alternatives.ts';

const suffixes = ['.com', '.net', '.jp', '.dev'];
const offer = (label: string, searched: readonly string[] = [`${label}.com`]): readonly string[] =>
  alternativesTo({ label, suffix: '.com' }, suffixes, new Set(searched));

describe('R-5.14 other names for one that is taken', () => {
  test('the same label elsewhere, then longer labels', () => {
    expect(offer('reed')).toEqual(['reed.net', 'reed.jp', 'getreed.com', 'myreed.com']);
    expect(offer('reed')).toHaveLength(alternativesAtMost);
  });

  test('none that was searched', () => {
    expect(offer('reed', ['reed.com', 'reed.net', 'getreed.com'])).toEqual(['reed.jp', 'reed.dev', 'myreed.com', 'reedonline.com']);
  });

  test('a label in another script only elsewhere', () => {
    expect(offer('塩沼', ['xn--9msw68b.com', 'xn--9msw68b.net'])).toEqual(['塩沼.jp', '塩沼.dev']);
  });

  test.each(['塩a', 'a塩'])('%s, in part in another script, only elsewhere', (label) => {
    expect(offer(label, [])).toEqual(['.net', '.jp', '.dev'].map((suffix) => `${label}${suffix}`));
  });

  test('not the name itself', () => {
    expect(offer('reed', [])).not.toContain('reed.com');
  });

  test('none that would be too long', () => {
    expect(offer('a'.repeat(62))).toEqual(['.net', '.jp', '.dev'].map((suffix) => `${'a'.repeat(62)}${suffix}`));
  });
});
