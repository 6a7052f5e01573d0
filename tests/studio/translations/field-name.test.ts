import { expect, test } from '@jest/globals';
import { fieldName } from '#studio/tools/translations/field-name.ts';

const text = { title: 'In short' };
const seo = { title: 'Search and sharing', fields: [{ name: 'description', type: { title: 'Description' } }] };
const article = {
  fields: [
    { name: 'summary', type: text },
    { name: 'seo', type: seo },
    { name: 'body', type: { title: 'Text' } },
  ],
};

test('a field is called by its titles, as far as they are known', () => {
  expect(fieldName('summary', article)).toBe('In short');
  expect(fieldName('seo.description.{}', article)).toBe('Search and sharing › Description');
  expect(fieldName('body[_key=="a"].text', article)).toBe('Text › text');
  expect(fieldName('body[2]', article)).toBe('Text 3');
});

test('without a schema it is called by its path', () => {
  expect(fieldName('title.{}')).toBe('title');
  expect(fieldName('body[_key=="a"].rows[0]')).toBe('body › rows 1');
});
