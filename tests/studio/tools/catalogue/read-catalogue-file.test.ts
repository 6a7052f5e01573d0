import { expect, test } from '@jest/globals';
import { readCatalogueFile } from '#studio/tools/catalogue/read-catalogue-file.ts';

const read = (text: string) => {
  const { lines, ...file } = readCatalogueFile(text);
  return { ...file, lines: lines.map(({ line, cells }) => ({ line, cells: Object.fromEntries(cells) })) };
};

test.each([
  ['commas', ',', false],
  ['semicolons, as where a comma is the decimal point', ';', true],
  ['tabs', '\t', false],
])('a file with %s is read, its columns in any order and with any capitals', (_what, separator, hasDecimalCommas) => {
  const text = `\uFEFF${['Region', 'CODE', 'usd', 'note'].join(separator)}\r\n\r\n${['US-0', ' a ', '1.5', 'x'].join(separator)}\r\n`;
  expect(read(text)).toEqual({
    lines: [{ line: 3, cells: { region: 'US-0', code: 'a', USD: '1.5' } }],
    hasDecimalCommas,
    unread: ['note'],
    problems: [],
  });
});

test('an empty cell, and one that a short line does not have, say nothing; a mark of an export is left out', () => {
  expect(read("code,tier,status,,\n'-a,,\nb\n").lines).toEqual([
    { line: 2, cells: { code: '-a' } },
    { line: 3, cells: { code: 'b' } },
  ]);
});

test('a line with more cells than columns is refused, and not one whose further cells are empty', () => {
  expect(read('code,USD\na,1,85\nb,2,,\n')).toEqual({
    lines: [{ line: 3, cells: { code: 'b', USD: '2' } }],
    hasDecimalCommas: false,
    unread: [],
    problems: [{ line: 2, problem: 'It has more cells than the first line.' }],
  });
});

test.each(['a,US-0,1\n', 'code\na\n', 'code,note\na,b\n', 'tier,USD\nplus,1\n'])(
  'a first line that does not name the code and something of it is refused: %j',
  (text) => {
    expect(read(text)).toMatchObject({
      lines: [],
      problems: [{ line: 1, problem: 'The first line names the columns: code and others of the exported file.' }],
    });
  },
);

test('a column that is there twice is refused by its name', () => {
  expect(read('code,tier,USD,Tier\na,plus,1,pro\n')).toMatchObject({
    lines: [],
    problems: [{ line: 1, problem: 'The column tier is there twice.' }],
  });
  expect(read('code,USD,note,note\na,1,,\n')).toMatchObject({ unread: ['note', 'note'], problems: [] });
});

test('an empty file says nothing', () => {
  expect(read('\n \n')).toEqual({ lines: [], hasDecimalCommas: false, unread: [], problems: [] });
});
