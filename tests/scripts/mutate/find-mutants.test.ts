import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { equivalentMutants } from '#scripts/mutate/equivalent-mutants.ts';
import { numberMutator } from '#scripts/mutate/number-literals.ts';
import { ruleGroups } from '#scripts/mutate/rule-files.ts';
import { inProject, projectNode } from '#scripts/stack/project-paths.ts';
import { scoreFile, type FileScore } from '#scripts/mutate/score.ts';

const file = 'tests/scripts/mutate/sample-rule.ts';
const text = readFileSync(inProject(file), 'utf8');

const script = `
  import { findMutants } from '#scripts/mutate/find-mutants.ts';
  const found = await findMutants({ name: 'sample', files: ['${file}'], tests: ['tests/scripts/mutate/sample-rule.test.ts'] }, { workers: 1, isQuiet: true });
  process.stdout.write(JSON.stringify(found.map(({ status, replacement, location }) => ({ status, replacement, location }))));
`;
const place = z.object({ line: z.number(), column: z.number() });
const mutants = z.array(
  z.object({
    status: z.enum(['Killed', 'Survived', 'Timeout', 'NoCoverage']),
    replacement: z.string(),
    location: z.object({ start: place, end: place }),
  }),
);

/** A separate process: a test runner inside a test runner would share its modules. */
function judgeSample(): FileScore {
  const { stdout, stderr } = spawnSync(projectNode, ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script], {
    cwd: inProject('.'),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', JEST_WORKER_ID: undefined },
  });
  const list = stdout.slice(stdout.indexOf('['));
  if (list === '') throw new Error(stderr);
  return scoreFile({ file, text }, mutants.parse(JSON.parse(list)), []);
}

describe('the mutation tester', () => {
  test('names the bound that no test holds, in Stryker’s ways and by number, and none that a test holds', () => {
    const { survivors, killed, mutants: count } = judgeSample();
    expect(survivors.map(({ line, original, replacement }) => `${line}: ${original} -> ${replacement}`).toSorted()).toEqual([
      '4: 90 -> 89',
      '4: 90 -> 91',
      '4: size > 90 -> size >= 90',
    ]);
    expect([killed, count]).toEqual([11, 14]);
  }, 120_000);
});

test('a whole number becomes one more and one less; a name, a fraction and zero less one do not', () => {
  const valuesOf = (value: unknown, change: object = {}): number[] =>
    [...numberMutator.mutate({ node: { type: 'NumericLiteral', value }, parent: {}, ...change })].map((node) => node.value);
  const name = { type: 'NumericLiteral', value: 3 };
  expect([valuesOf(5), valuesOf(0), valuesOf(0.5), [...numberMutator.mutate({ node: name, parent: { key: name } })]]).toEqual([
    [6, 4],
    [1],
    [],
    [],
  ]);
});

test('each equivalent mutant is of a rule file, and its text is in that file inside the text around it', () => {
  const files = new Set(ruleGroups.flatMap((group) => group.files));
  const lost = equivalentMutants.filter(
    ({ file: of, within, original }) =>
      !files.has(of) || !within.includes(original) || !readFileSync(inProject(of), 'utf8').includes(within),
  );
  expect(lost).toEqual([]);
});

test('each rule file is judged in one group, and its tests are there', () => {
  const files = ruleGroups.flatMap((group) => group.files);
  expect(new Set(files).size).toBe(files.length);
  const missing = ruleGroups
    .flatMap((group) => [...group.files, ...group.tests])
    .filter((each) => readFileSync(inProject(each), 'utf8') === '');
  expect(missing).toEqual([]);
});
