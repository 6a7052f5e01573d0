import { expect, test } from '@jest/globals';
import { stemEnglish } from '#lib/search/stem-english.ts';

test.each([
  ['server servers', 'server'],
  ['price prices pricing priced', 'pric'],
  ['policy policies', 'policy'],
  ['address addresses', 'address'],
  ['update updates updated updating', 'updat'],
  ['stop stops stopped stopping', 'stop'],
  ['bill bills billed billing', 'bill'],
  ['attach attached attaching', 'attach'],
  ['virus', 'virus'],
  ['access', 'access'],
])('%s have one stem', (forms, stem) => {
  expect(forms.split(' ').map(stemEnglish)).toEqual(forms.split(' ').map(() => stem));
});

test.each(['dns', 'ssd', 'http2', 'über', 'string', 'bring', 'need', 'red'])('%s stays whole', (word) => {
  expect(stemEnglish(word)).toBe(word);
});
