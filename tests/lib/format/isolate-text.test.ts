import { expect, test } from '@jest/globals';
import { isolateText } from '#lib/format/isolate-text.ts';

test.each([
  ['ssh 快照 クラウド 😀', 'ssh 快照 クラウド 😀'],
  ['\u202eabc', '\u2068\u202eabc\u2069'],
  ['שלום', '\u2068שלום\u2069'],
  ['a\u2069\u202eb', '\u2068a\u202eb\u2069'],
])('R-8.2 %j stands in a sentence as %j', (text, isolated) => {
  expect(isolateText(text)).toBe(isolated);
});
