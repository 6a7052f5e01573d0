import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { inProject } from '../stack/project-paths.ts';
import { addNumberMutator } from './number-literals.ts';
import type { RuleGroup } from './rule-files.ts';

/** Words for people and names on the wire: the types hold the names, and no rule depends on the words. */
const leftAlone = ['StringLiteral', 'ObjectLiteral'];

/** What no judged test reads; a symbolic link to a folder cannot be copied either. */
const notCopied = ['.next', '.next-*', '.data', 'bench', 'docs', 'deploy', 'public', 'tests/e2e', 'tests/gallery', 'studio/dist', 'test-results', 'playwright-report'];

/** Changes the group's files in every way that Stryker and the numbers' mutator know, in a copy, and runs the tests that reach each change. */
export async function findMutants({ files, tests }: RuleGroup, settings: { workers: number; isQuiet: boolean }): Promise<MutantResult[]> {
  for (const file of [...files, ...tests]) if (!existsSync(inProject(file))) throw new Error(`${file} is not there`);
  await addNumberMutator();
  process.env.MUTATE_TESTS = JSON.stringify(tests);
  const stryker = new Stryker({
    mutate: [...files],
    mutator: { excludedMutations: leftAlone },
    testRunner: 'jest',
    jest: { projectType: 'custom', configFile: 'scripts/mutate/jest.config.js', enableFindRelatedTests: false },
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    coverageAnalysis: 'perTest',
    plugins: ['@stryker-mutator/jest-runner'],
    // it would ask the TypeScript compiler's own API, which the native compiler does not have
    tsconfigFile: 'no-such-tsconfig.json',
    ignorePatterns: notCopied,
    tempDirName: path.join(tmpdir(), `hostfront-mutants-${process.pid}`),
    concurrency: settings.workers,
    // a busy machine is slow; an endless loop is found by its count of rounds
    timeoutMS: 15_000,
    timeoutFactor: 3,
    reporters: settings.isQuiet ? [] : ['progress-append-only'],
    clearTextReporter: { allowColor: false },
    allowConsoleColors: false,
    fileLogLevel: 'off',
    logLevel: 'error',
  });
  return stryker.runMutationTest();
}
