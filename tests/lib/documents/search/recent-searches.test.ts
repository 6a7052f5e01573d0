import { expect, test } from '@jest/globals';
import { withoutRecent, withRecent } from '#lib/documents/search/recent-searches.ts';

test('R-8.2 the latest search is the first of eight, and each word is there once, however it was written', () => {
  expect(withRecent([], ' ssh ')).toEqual(['ssh']);
  expect(withRecent(['vpc', 'SSH', '快照'], 'ｓｓｈ')).toEqual(['ｓｓｈ', 'vpc', '快照']);
  expect(withRecent(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 'i')).toEqual(['i', 'a', 'b', 'c', 'd', 'e', 'f', 'g']);
  expect(withRecent(['a'], '　')).toEqual(['a']);
});

test('R-8.2 a word is removed alone', () => {
  expect(withoutRecent(['vpc', 'SSH'], 'ssh')).toEqual(['vpc']);
  expect(withoutRecent(['vpc'], 'ssh')).toEqual(['vpc']);
});
