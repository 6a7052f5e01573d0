import { describe, expect, test } from '@jest/globals';
import { anyLabel } from '#lib/rules/labels/label-terms.ts';
import { alternativesAtMost, alternativesTo } from '#lib/domains/alternatives.ts';

const suffixes = ['.com', '.net', '.jp', '.dev'].map((suffix) => ({ suffix, takes: anyLabel, asks: false }));
const offer = (label: string, searched: readonly string[] = [`${label}.com`]): readonly string[] =>
  alternativesTo({ label, suffix: '.com' }, suffixes, new Set(searched), 'en');

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

  test('suffixes that ask nothing of a buyer come first, and none that does not take the label is offered', () => {
    const asking = suffixes.map((each) => ({ ...each, asks: each.suffix === '.net' }));
    expect(alternativesTo({ label: 'reed', suffix: '.com' }, asking, new Set(), 'en')).toEqual([
      'reed.jp',
      'reed.dev',
      'getreed.com',
      'myreed.com',
    ]);
    const latinOnly = suffixes.map((each) => ({ ...each, takes: { ...anyLabel, scripts: each.suffix === '.jp' ? null : [] } }));
    expect(alternativesTo({ label: '塩沼', suffix: '.com' }, latinOnly, new Set(), 'en')).toEqual(['塩沼.jp']);
  });

  test('the suffix of the language’s market comes first, though its registry asks for something', () => {
    const market = ['.com', '.hk', '.uk', '.cn', '.jp'].map((suffix) => ({
      ...{ suffix, takes: anyLabel },
      asks: suffix === '.cn' || suffix === '.jp',
    }));
    const first = (language: 'en' | 'zh' | 'ja') => alternativesTo({ label: 'reed', suffix: '.com' }, market, new Set(), language)[0];
    expect([first('en'), first('zh'), first('ja')]).toEqual(['reed.hk', 'reed.cn', 'reed.jp']);
  });

  test.each(['аррӏе', 'saltмarsh', 'ロボ口ット'])('none of %s, which may be a fake', (label) => {
    expect(offer(label, [])).toEqual([]);
  });

  test('those of a word that happens to be like one of another script', () => {
    expect(offer('トロ', [])).toHaveLength(3);
  });

  test('no ending that others register names under', () => {
    const uk = [...suffixes, { suffix: '.uk', takes: anyLabel, asks: false }];
    expect(alternativesTo({ label: 'co', suffix: '.com' }, uk, new Set(), 'en')).not.toContain('co.uk');
  });

  test('not the name itself', () => {
    expect(offer('reed', [])).not.toContain('reed.com');
  });

  test('none that would be too long', () => {
    expect(offer('a'.repeat(62))).toEqual(['.net', '.jp', '.dev'].map((suffix) => `${'a'.repeat(62)}${suffix}`));
  });
});
