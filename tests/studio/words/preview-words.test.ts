import { expect, test } from '@jest/globals';
import { previewWords } from '#studio/words/preview-words.ts';

test('the preview has the same words in Chinese and Japanese, with their counts', () => {
  const [zh = {}, ja = {}] = previewWords.map(({ resources }) => (typeof resources === 'function' ? {} : resources));
  expect(Object.keys(zh)).toEqual(Object.keys(ja));
  for (const key of Object.keys(zh))
    expect(String(Reflect.get(zh, key)).includes('{{count}}')).toBe(String(Reflect.get(ja, key)).includes('{{count}}'));
  expect(Object.keys(zh).length).toBeGreaterThan(10);
});
