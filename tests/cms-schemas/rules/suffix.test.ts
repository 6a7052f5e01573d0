import { expect, test } from '@jest/globals';
import { checkSuffix } from '#cms-schemas/rules/suffix.ts';

test.each(['.com', '.co.jp', '.xn--p1ai', '.x'])('%s is a suffix', (suffix) => {
  expect(checkSuffix(suffix)).toBe(true);
});

test.each(['com', '.COM', '.a.b.c', '.', '..com', '.-a', '.1', '.com ', '', 5])(
  '%j is none, and the editor is told how one is written',
  (suffix) => {
    expect(checkSuffix(suffix)).toContain('.com or .co.jp');
  },
);
