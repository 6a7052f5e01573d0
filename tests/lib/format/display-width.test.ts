import { expect, test } from '@jest/globals';
import { displayWidth } from '#lib/format/display-width.ts';

test.each([
  ['', 0],
  ['Snapshot é 1%', 13],
  ['快照。', 6],
  ['サーバー', 8],
  ['「ＶＰＳ」を', 12],
  ['🐟 a', 4],
])('%j is %d columns wide', (text, columns) => {
  expect(displayWidth(text)).toBe(columns);
});
