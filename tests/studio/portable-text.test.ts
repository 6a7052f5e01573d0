import { expect, test } from '@jest/globals';
import { toPortableText } from '#studio/seed/portable-text.ts';

test('headings, paragraphs, lists, notes and tables become blocks with keys that count up', () => {
  const blocks = toPortableText('## Title\n\nText\n- one\n1. first\n\n| a | b |\n| c | d |\n\n> warn: careful');
  expect(blocks.map((block) => [block._key, block._type])).toEqual([
    ['b0', 'block'],
    ['b1', 'block'],
    ['b2', 'block'],
    ['b3', 'block'],
    ['b4', 'table'],
    ['b5', 'note'],
  ]);
  expect(blocks[0]).toMatchObject({ style: 'h2', children: [{ text: 'Title' }] });
  expect(blocks[2]).toMatchObject({ style: 'normal', listItem: 'bullet', level: 1 });
  expect(blocks[3]).toMatchObject({ listItem: 'number' });
  expect(blocks[4]).toMatchObject({ rows: [{ cells: ['a', 'b'] }, { cells: ['c', 'd'] }] });
  expect(blocks[5]).toMatchObject({ tone: 'warn', text: 'careful' });
});

test('strong words, code and links become spans with marks', () => {
  expect(toPortableText('A **strong** word, `code`, and a [link](/doc).')[0]).toMatchObject({
    children: [
      { text: 'A ', marks: [] },
      { text: 'strong', marks: ['strong'] },
      { text: ' word, ', marks: [] },
      { text: 'code', marks: ['code'] },
      { text: ', and a ', marks: [] },
      { text: 'link', marks: ['b0l0'] },
      { text: '.', marks: [] },
    ],
    markDefs: [{ _type: 'link', _key: 'b0l0', href: '/doc' }],
  });
});

test('a table at the end of the text is kept', () => {
  expect(toPortableText('| a |\n| b |')).toHaveLength(1);
});

test('lines between fences become one block of code, with their indentation, empty lines and bars', () => {
  const blocks = toPortableText('Text\n\n```nginx\n## not a heading\nserver {\n\n  listen 80;\n}\n```\n| a |\n```\n| b |\n```\nAfter');
  expect(blocks.map(({ _key, _type }) => `${_key} ${_type}`)).toEqual(['b0 block', 'b1 code', 'b2 table', 'b3 code', 'b4 block']);
  expect(blocks[1]).toEqual({ _type: 'code', _key: 'b1', language: 'nginx', code: '## not a heading\nserver {\n\n  listen 80;\n}' });
  expect(blocks[3]).toMatchObject({ language: 'text', code: '| b |' });
});

test('a fence that nobody closes is refused', () => {
  expect(() => toPortableText('```bash\nls')).toThrow('not closed');
});

test('a picture is where its line is, once it is uploaded', () => {
  const text = 'Before\n\n![Two servers](two-behind-one "Visitors see one.")\n\nAfter';
  expect(toPortableText(text, { 'two-behind-one': 'image-a' })[1]).toEqual({
    _type: 'picture',
    _key: 'b1',
    asset: { _type: 'reference', _ref: 'image-a' },
    alt: 'Two servers',
    caption: 'Visitors see one.',
  });
  expect(toPortableText(text)).toHaveLength(2);
});

test('tabs hold the blocks between their lines, for a system or under a label of their own', () => {
  const blocks = toPortableText('Before\n::: linux\n```bash\n::: no tab\ndig\n```\n::: Plesk 18\nOpen it.\n- one\n:::\nAfter');
  expect(blocks.map(({ _key, _type }) => `${_key} ${_type}`)).toEqual(['b0 block', 'b1 tabs', 'b2 block']);
  expect(blocks[1]).toMatchObject({
    tabs: [
      { _key: 'b1t0', system: 'linux', body: [{ _key: 'b1t0b0', _type: 'code', code: '::: no tab\ndig' }] },
      { _key: 'b1t1', system: 'other', label: 'Plesk 18', body: [{ _key: 'b1t1b0' }, { _key: 'b1t1b1', listItem: 'bullet' }] },
    ],
  });
  expect(blocks[1]).not.toHaveProperty(['tabs', '0', 'label']);
});

test('a tab that nobody closes is refused', () => {
  expect(() => toPortableText('::: linux\nText')).toThrow('the tab linux is not closed');
});
