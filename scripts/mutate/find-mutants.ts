import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { inProject } from '../stack/project-paths.ts';
import { addNumberMutator } from './number-literals.ts';
import type { RuleGroup } from './rule-files.ts';

/**
 * Mutates the group's files in every way that Stryker and the number mutator know, in a copy, and runs the tests that reach each mutant.
 * Files outside the copy are not read by these tests. There is deliberately no tsconfig: Stryker would use the compiler's JavaScript API,
 * which the native compiler lacks.
 */
export async function findMutants({ files, tests }: RuleGroup, settings: { workers: number; isQuiet: boolean }): Promise<MutantResult[]> {
  for (const file of [...files, ...tests]) if (!existsSync(inProject(file))) throw new Error(`${file} is not there`);
  await addNumberMutator();
  process.env.MUTATE_TESTS = JSON.stringify(tests);
  const stryker = new Stryker({
    configFile: inProject('scripts/mutate/stryker.json'),
    mutate: [...files],
    tempDirName: path.join(tmpdir(), `hostfront-mutants-${process.pid}`),
    concurrency: settings.workers,
    reporters: settings.isQuiet ? [] : ['progress-append-only'],
  });
  return stryker.runMutationTest();
}
