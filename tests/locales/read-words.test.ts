import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { readWords } from '#locales/read-words.ts';

test('the words of an area are read in every language', () => {
  const words = readWords('money', z.object({ names: z.record(z.string(), z.string()) }));
  expect([words.en.names.JPY, words.zh.names.JPY, words.ja.names.JPY]).toEqual(['Japanese yen', '日元', '日本円']);
});

test('a file that lacks a word is refused', () => {
  expect(() => readWords('money', z.object({ missing: z.string() }))).toThrow('missing');
});
