import { expect, test } from '@jest/globals';
import { wholeRanges } from '#lib/content/values/whole-ranges.ts';

test('a line does not break behind the dash of a range, and every other dash is left alone', () => {
  expect(wholeRanges('在线客服 09:00–22:00，1–2 GiB')).toBe('在线客服 09:00–\u206022:00，1–\u20602 GiB');
  expect(wholeRanges('チャットは9:00〜22:00')).toBe('チャットは9:00〜\u206022:00');
  expect(wholeRanges('A–B, 3-4, 1 – 5 – and so on')).toBe('A–B, 3-4, 1 – 5 – and so on');
});
