import { expect, test } from '@jest/globals';
import { bodyText } from '#services/mydoc/search/body-text.ts';

const paragraph = {
  _type: 'block',
  _key: 'a',
  children: [
    { _type: 'span', text: 'Open the ' },
    { _type: 'span', text: 'console' },
  ],
};

test('each kind of block has its words on a line of its own', () => {
  const body = [
    paragraph,
    { _type: 'note', _key: 'b', text: 'Keep the key safe.' },
    { _type: 'code', _key: 'c', language: 'bash', code: 'ssh root@host' },
    { _type: 'picture', _key: 'd', asset: { _ref: 'image-1' }, alt: 'The list of servers', caption: 'A new server' },
    { _type: 'table', _key: 'e', rows: [{ cells: ['Port', '22'] }, { cells: ['Host', null] }] },
  ];
  expect(bodyText(body)).toBe('Open the console\nKeep the key safe.\nssh root@host\nThe list of servers\nA new server\nPort 22\nHost ');
});

test('a broken block has no words, and hides none of the others', () => {
  expect(bodyText([{ _type: 'block', _key: 'x' }, paragraph])).toBe('\nOpen the console');
});

test.each([null, undefined, 'text', {}])('a text of %p has no words', (body) => {
  expect(bodyText(body)).toBe('');
});
