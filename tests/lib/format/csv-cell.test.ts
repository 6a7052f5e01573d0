import { expect, test } from '@jest/globals';
import { csvText, textOfCell } from '#lib/format/csv-cell.ts';

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['=1,2', '"\'=1,2"'],
  ['a=1', 'a=1'],
])('%j is written as %j', (cell, written) => {
  expect(csvText(cell)).toBe(written);
});

test.each([
  ["'=1+1", '=1+1'],
  ["'-1", '-1'],
  ["'a", "'a"],
  ['=1', '=1'],
  ['plain', 'plain'],
  ['', ''],
])('%j is read as %j', (cell, text) => {
  expect(textOfCell(cell)).toBe(text);
});
