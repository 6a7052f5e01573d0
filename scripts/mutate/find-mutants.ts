import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { inProject } from '../stack/project-paths.ts';
import { addNumberMutator } from './number-literals.ts';
import type { RuleGroup } from './rule-files.ts';

/**
 * Changes the group's files in every way that Stryker and the mutator of numbers know, in a copy, and runs the tests that reach each change.
 * What is not copied is read by no judged test. There is no tsconfig on purpose: Stryker would ask the compiler's own API for it, which the native one lacks.
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
