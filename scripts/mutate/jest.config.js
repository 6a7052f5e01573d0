import { readFileSync } from 'node:fs';
import path from 'node:path';
import nextJest from 'next/jest.js';
import { z } from 'zod';

const tests = z
  .array(z.string())
  .min(1)
  .parse(JSON.parse(process.env.MUTATE_TESTS ?? 'null'));

const hasProperties = tests.some((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"));

/** One project with the tests of one group of rule files, in an environment that notes which test reaches which mutant. */
export default nextJest({ dir: './' })({
  rootDir: '../..',
  testEnvironment: path.join(import.meta.dirname, 'first-failure-environment.js'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup/node.ts', ...(hasProperties ? ['<rootDir>/scripts/mutate/first-counterexample.ts'] : [])],
  watchman: false,
  // imports are found by their paths; the fewer folders are listed for each mutant, the sooner it is judged
  roots: [...new Set(tests.map((file) => `<rootDir>/${path.dirname(file)}`))],
  testMatch: tests.map((file) => `<rootDir>/${file}`),
  testTimeout: 10_000,
});
