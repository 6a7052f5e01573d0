import { expect, test } from '@jest/globals';
import { textOf } from '#studio/connection/typed-text.ts';

const span = (text: string) => ({ _type: 'span', _key: text, text, marks: ['strong'] });
const block = (...texts: string[]) => ({ _type: 'block', _key: 'k', style: 'normal', markDefs: [], children: texts.map(span) });

test.each([
  ['a text', 'typed', 'typed'],
  ['a number', 5, '5'],
  ['nothing', undefined, ''],
  ['an article', [block('One ', 'paragraph.'), block('Another.')], 'One paragraph.\nAnother.'],
  ['an object', { _type: 'localeText', _key: 'k', en: 'Hello', zh: '你好', image: { asset: {} } }, 'Hello\n你好'],
  ['a list of texts', ['a', 'b'], 'a\nb'],
])('%s is copied as what it says', (_what, value, text) => {
  expect(textOf(value)).toBe(text);
});
