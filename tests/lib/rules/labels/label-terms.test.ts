import { expect, test } from '@jest/globals';
import { anyLabel, takesLabel, type LabelTerms } from '#lib/rules/labels/label-terms.ts';

const terms = (change: Partial<LabelTerms>): LabelTerms => ({ ...anyLabel, ...change });

test('R-5.14 a registry of which nothing is published takes any label', () => {
  for (const label of ['a', 'a-1', '塩沼', 'москва', 'あ'.repeat(63)]) expect(takesLabel(anyLabel, label)).toBe(true);
});

test('R-5.14 the shortest label counts for ASCII alone', () => {
  expect(['ab', 'abc', '塩'].map((label) => takesLabel(terms({ shortest: 3 }), label))).toEqual([false, true, true]);
});

test('R-5.14 the longest label of another script is counted in characters', () => {
  const of = (label: string) => takesLabel(terms({ longestInScript: 2 }), label);
  expect(['塩沼', '𠮷野', '塩沼家', 'abc'].map(of)).toEqual([true, true, false, true]);
});

test('R-5.14 a registry takes its scripts, with ASCII letters, digits and hyphens, and no others', () => {
  const of = (label: string) => takesLabel(terms({ scripts: ['Han', 'Katakana'] }), label);
  expect(['塩ソルト-1a', 'コーヒー', 'しお', 'москва'].map(of)).toEqual([true, true, false, false]);
});

test('R-5.14 a registry without scripts takes ASCII alone', () => {
  expect(['bbc', '塩'].map((label) => takesLabel(terms({ scripts: [] }), label))).toEqual([true, false]);
});
