import { expect, test } from '@jest/globals';
import { articlePassages } from '#services/mydoc/search/article-passages.ts';

const block = (text: string, style = 'normal') => ({
  _type: 'block',
  _key: text,
  style,
  children: [
    { _type: 'span', text: text.slice(0, 3) },
    { _type: 'span', text: text.slice(3) },
  ],
});

test('each kind of block has its words on a line of its own', () => {
  const body = [
    block('Open the console'),
    { _type: 'note', _key: 'b', text: 'Keep the key safe.' },
    { _type: 'code', _key: 'c', language: 'bash', code: 'ssh root@host\nexit' },
    { _type: 'picture', _key: 'd', asset: { _ref: 'image-1' }, alt: 'The list of servers', caption: 'A new server' },
    { _type: 'table', _key: 'e', rows: [{ cells: ['Port', '22'] }, { cells: ['Host', null] }] },
  ];
  const [opening] = articlePassages('In short', body);
  expect(opening).toEqual({
    fragment: null,
    heading: 'In short',
    lines: ['Open the console', 'Keep the key safe.', 'ssh root@host', 'exit', 'The list of servers', 'A new server', 'Port 22', 'Host '],
  });
});

test('what stands under a heading is a passage with the heading’s fragment on the page; smaller headings are lines of it', () => {
  const body = [block('Before'), block('Connect', 'h2'), block('By SSH', 'h3'), block('Use port 22.'), block('Update', 'h2')];
  expect(articlePassages('', body)).toEqual([
    { fragment: null, heading: '', lines: ['Before'] },
    { fragment: 'section-1', heading: 'Connect', lines: ['By SSH', 'Use port 22.'] },
    { fragment: 'section-2', heading: 'Update', lines: [] },
  ]);
});

test('a broken block has no words, and hides none of the others', () => {
  const body = [{ _type: 'block', _key: 'x', style: 'h2' }, block('Open the console')];
  expect(articlePassages('', body)).toEqual([{ fragment: null, heading: '', lines: ['Open the console'] }]);
});

test.each([null, undefined, 'text', {}])('a text of %p has its summary alone', (body) => {
  expect(articlePassages('In short', body)).toEqual([{ fragment: null, heading: 'In short', lines: [] }]);
});

test('tabs have their labels and all their texts, whichever a reader sees', () => {
  const tab = (_key: string, system: string, ...body: object[]) => ({ _type: 'tab', _key, system, body });
  const body = [
    block('Check', 'h2'),
    {
      _type: 'tabs',
      _key: 't',
      tabs: [
        tab('a', 'linux', { _type: 'code', _key: 'c', language: 'bash', code: 'dig -x 1' }, { _type: 'note' }),
        tab('b', 'windows', { _type: 'code', _key: 'c', language: 'text', code: 'nslookup 1' }),
      ],
    },
  ];
  expect(articlePassages('', body)[1]).toEqual({
    fragment: 'section-1',
    heading: 'Check',
    lines: ['Linux', 'dig -x 1', 'Windows', 'nslookup 1'],
  });
});
