import { describe, expect, test } from '@jest/globals';
import type { EquivalentMutant } from '#scripts/mutate/equivalent-mutants/entry.ts';
import { reportLines } from '#scripts/mutate/report.ts';
import { percentOf, scoreFile } from '#scripts/mutate/score.ts';

const judged = { file: 'lib/rule.ts', text: 'const a = max(0, size);\nconst b = max(0, weight);\n' };
type Mutant = Parameters<typeof scoreFile>[1][number];

/** The 0 of a line, replaced by 1. */
const zeroOf = (line: number, status: Mutant['status']): Mutant => ({
  status,
  replacement: '1',
  location: { start: { line, column: 15 }, end: { line, column: 16 } },
});
const entry: EquivalentMutant = {
  file: 'lib/rule.ts',
  within: 'max(0, size)',
  original: '0',
  replacement: '1',
  because: 'a size is never below 1',
};

describe('the score of a file', () => {
  test('counts what was killed or ran out of time, and leaves out, but names, what could not be tried', () => {
    const score = scoreFile(
      judged,
      [zeroOf(1, 'Killed'), zeroOf(1, 'Timeout'), zeroOf(2, 'Survived'), zeroOf(2, 'CompileError'), zeroOf(2, 'RuntimeError')],
      [],
    );
    expect(score).toMatchObject({
      mutants: 3,
      untried: 2,
      killed: 2,
      timedOut: 1,
      survivors: [{ line: 2, original: '0', replacement: '1', isReached: true }],
    });
    expect(percentOf([score])).toBe(66.6);
  });

  test('counts what no test reaches as survived', () => {
    expect(scoreFile(judged, [zeroOf(1, 'NoCoverage')], []).survivors).toMatchObject([{ line: 1, isReached: false }]);
  });

  test('leaves out an equivalent mutant by its text and the text around it, not by its line', () => {
    const score = scoreFile(judged, [zeroOf(1, 'Survived'), zeroOf(2, 'Survived')], [entry]);
    expect([score.equivalent, score.survivors.map(({ line }) => line), score.obsolete]).toEqual([[entry], [2], []]);
    const moved = scoreFile({ ...judged, text: `\n${judged.text}` }, [zeroOf(2, 'Survived')], [entry]);
    expect([moved.survivors, moved.obsolete]).toEqual([[], []]);
  });

  test.each([{ within: 'max(0, length)' }, { original: '1' }, { replacement: '2' }])(
    'names an entry of the list that fits no mutant any more: %j',
    (change) => {
      const old = { ...entry, ...change };
      expect(scoreFile(judged, [zeroOf(1, 'Survived')], [old])).toMatchObject({ obsolete: [old], survivors: [{ line: 1 }] });
    },
  );

  test('names an entry whose mutant a test kills, and no entry of another file', () => {
    const other = { ...entry, file: 'lib/other.ts' };
    expect(scoreFile(judged, [zeroOf(1, 'Killed')], [entry, other]).obsolete).toEqual([entry]);
  });
});

test('the report has a line for each file, a sum, the survivors and the entries that are obsolete', () => {
  const lines = reportLines([scoreFile(judged, [zeroOf(1, 'Killed'), zeroOf(2, 'Survived'), zeroOf(2, 'NoCoverage')], [entry])]);
  expect(lines).toEqual([
    'file         mutants  killed  by time  survived  equivalent  untried  score %',
    'lib/rule.ts        3       1        0         2           0        0     33.3',
    'all                3       1        0         2           0        0     33.3',
    '',
    'survived:',
    'lib/rule.ts:2  0  ->  1',
    'lib/rule.ts:2  0  ->  1  (no test comes here)',
    '',
    'listed as equivalent, but killed or gone:',
    'lib/rule.ts  max(0, size): 0  ->  1',
  ]);
  expect(reportLines([])).toEqual(['no rule file has changed']);
});
