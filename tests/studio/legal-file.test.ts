import { expect, test } from '@jest/globals';
import { parseLegalFile } from '#studio/seed/legal-file.ts';

const source =
  '---\ntitle: Terms: all of them\nsummary: Short\nchange 2: More\n---\nIntro\n\n## Both\na\n\n## Old {until 1}\nb\n\n## New {since 2}\nc\n';

test('a file returns its front matter, and the sections of each version', () => {
  const file = parseLegalFile(source);
  expect([file.title, file.summary, file.changeNote(1), file.changeNote(2)]).toEqual(['Terms: all of them', 'Short', undefined, 'More']);
  expect(file.body(1)).toBe('Intro\n\n## Both\na\n\n## Old\nb\n\n');
  expect(file.body(2)).toBe('Intro\n\n## Both\na\n\n## New\nc\n');
});

test('a line, too, stands in some versions only, and leaves no second empty line behind', () => {
  const lines = '---\ntitle: T\nsummary: S\n---\n## A\nold {until 1}\n\nnew {since 2}\n\n| a |\n| b | {since 2}\n| c |\n';
  const file = parseLegalFile(lines);
  expect(file.body(1)).toBe('## A\nold\n\n| a |\n| c |\n');
  expect(file.body(2)).toBe('## A\nnew\n\n| a |\n| b |\n| c |\n');
});

test.each([
  ['no front matter', 'text', 'the front matter'],
  ['front matter without a title', '---\nsummary: s\n---\ntext', 'title is missing'],
  ['an invalid line', '---\ntitle\n---\ntext', 'not a line of front matter'],
])('a file with %s is refused', (_name, text, expected) => {
  expect(() => parseLegalFile(text)).toThrow(expected);
});
