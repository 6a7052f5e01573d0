import { expect, test } from '@jest/globals';
import { readCodeFiles } from '#scripts/lint/code-files.ts';
import { findUntestedRules } from '#scripts/lint/mirrored-tests.ts';
import type { TestedElsewhere } from '#scripts/lint/tested-elsewhere/entry.ts';

const importing = (...files: readonly string[]): string => files.map((file) => `import { thing } from '#${file}';\n`).join('');

/** A tree with one file of rules, `lib/money/round.ts`, and these others. */
const tree = (others: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries({ 'lib/money/round.ts': '', ...others }));

const faultsIn = (others: Readonly<Record<string, string>>, ...elsewhere: readonly Partial<TestedElsewhere>[]): string[] =>
  findUntestedRules(
    tree(others),
    ['lib/money/round.ts'],
    elsewhere.map((entry) => ({ test: 'tests/lib/bill.test.ts', because: 'A bill rounds.', files: ['lib/money/round.ts'], ...entry })),
  );

test('a file with rules has a test of its own name, or is named with another', () => {
  expect(faultsIn({})).toEqual([expect.stringContaining('lib/money/round.ts has rules and no test of its own name')]);
  expect(faultsIn({ 'tests/lib/money/round.test.ts': '' })).toEqual([]);
  expect(faultsIn({ 'tests/lib/money/round.test.tsx': '' })).toEqual([]);
});

test.each([
  ['itself', { 'tests/lib/bill.test.ts': importing('lib/money/round.ts') }],
  ['by one step', { 'tests/lib/bill.test.ts': importing('lib/bill.ts'), 'lib/bill.ts': importing('lib/money/round.ts') }],
  [
    'by a file of the tests, and one step',
    {
      'tests/lib/bill.test.ts': importing('tests/lib/bill-under-test.ts'),
      'tests/lib/bill-under-test.ts': importing('lib/bill.ts'),
      'lib/bill.ts': importing('lib/money/round.ts'),
    },
  ],
  [
    'as a thread of its own',
    { 'tests/lib/bill.test.ts': importing('lib/bill.ts'), 'lib/bill.ts': "new URL('./money/round.ts', import.meta.url)" },
  ],
  ['as a program', { 'tests/lib/bill.test.ts': importing('scripts/run.ts'), 'scripts/run.ts': "script: 'lib/money/round.ts'" }],
])('the test that is named imports the file %s', (_way, files) => {
  expect(faultsIn(files, {})).toEqual([]);
});

test('the test that is named is there, and reaches the file', () => {
  expect(faultsIn({}, {})).toEqual([expect.stringContaining('tests/lib/bill.test.ts of scripts/lint/tested-elsewhere/ is not there')]);
  const far = { 'lib/bill.ts': importing('lib/line.ts'), 'lib/line.ts': importing('lib/money/round.ts') };
  const test = { 'tests/lib/bill.test.ts': importing('lib/bill.ts'), ...far };
  expect(faultsIn(test, {})).toEqual(['tests/lib/bill.test.ts does not reach lib/money/round.ts, directly or by one step']);
  expect(faultsIn({ 'tests/lib/bill.test.ts': `import type { Thing } from '#lib/money/round.ts';` }, {})).toHaveLength(1);
});

test('a test that uses the product from outside names what it starts', () => {
  const far = { 'lib/bill.ts': importing('lib/line.ts'), 'lib/line.ts': importing('lib/money/round.ts') };
  const test = { 'tests/lib/bill.test.ts': importing('lib/bill.ts'), ...far };
  expect(faultsIn(test, { through: 'lib/bill.ts' })).toEqual([]);
  expect(faultsIn(test, { through: 'lib/line.ts' })).toEqual(['tests/lib/bill.test.ts does not import lib/line.ts']);
  expect(faultsIn({ ...test, 'lib/line.ts': '' }, { through: 'lib/bill.ts' })).toEqual([
    'tests/lib/bill.test.ts does not reach lib/money/round.ts through lib/bill.ts',
  ]);
});

test('nothing is named without need', () => {
  const both = { 'tests/lib/money/round.test.ts': '', 'tests/lib/bill.test.ts': importing('lib/money/round.ts') };
  expect(faultsIn(both, {})).toEqual([expect.stringContaining('lib/money/round.ts need not be in')]);
});

test('every file of this tree with rules is tested', () => {
  expect(findUntestedRules(readCodeFiles())).toEqual([]);
});
