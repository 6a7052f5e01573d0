import { expect, test } from '@jest/globals';
import { createUploadWords } from '#studio/uploads/upload-words.ts';

test('what was said of uploads stays until it is closed, the last five', () => {
  const words = createUploadWords();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) words.say(name, name === 'f');
  expect(words.said.value.map((each) => each.words)).toEqual(['b', 'c', 'd', 'e', 'f']);
  words.close(words.said.value[0]?.id ?? 0);
  expect(words.said.value.map((each) => [each.words, each.isRefusal])).toEqual([
    ['c', false],
    ['d', false],
    ['e', false],
    ['f', true],
  ]);
});
