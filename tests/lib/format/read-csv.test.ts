import { expect, test } from '@jest/globals';
import { csvLines, separatorOf } from '#lib/format/read-csv.ts';

const read = (text: string, separator = ',') => csvLines(text, separator).map(({ line, cells }) => [line, ...cells]);

test('cells are separated by what the head is separated by', () => {
  expect(separatorOf('\uFEFF\r\n a;b\n1,2;3', [',', ';'])).toBe(';');
  expect(separatorOf('a,b;c', [',', ';'])).toBe(',');
  expect(separatorOf('a,b;c', [';', ','])).toBe(';');
  expect(separatorOf('a', ['\t', ';'])).toBe('\t');
  expect(separatorOf('', ['\t', ';'])).toBe('\t');
});

test.each([
  ['a line end after the last line or none', 'a,b\r\n1,2\r\n', 'a,b\r\n1,2'],
  ['each kind of line end', 'a,b\n1,2\n', 'a,b\r1,2\r'],
  ['a mark at the beginning', '\uFEFFa,b\n1,2', 'a,b\n1,2'],
])('%s makes no difference', (_what, one, other) => {
  const lines = [
    [1, 'a', 'b'],
    [2, '1', '2'],
  ];
  expect(read(one)).toEqual(lines);
  expect(read(other)).toEqual(lines);
});

test('a quoted cell may hold the separator, quotation marks and line ends, and counts as one line', () => {
  expect(read('"a,""b""",c\r\n"one\r\ntwo",3\n4,""')).toEqual([
    [1, 'a,"b"', 'c'],
    [2, 'one\r\ntwo', '3'],
    [3, '4', ''],
  ]);
});

test('lines without text are left out and counted', () => {
  expect(read('\na;b\n; \n\n1;2\n', ';')).toEqual([
    [2, 'a', 'b'],
    [5, '1', '2'],
  ]);
});
