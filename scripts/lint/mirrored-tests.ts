import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { inProject, projectNode } from '../stack/project-paths.ts';
import { importsOf } from './import-rules.ts';
import { testedElsewhere } from './tested-elsewhere.ts';
import type { TestedElsewhere } from './tested-elsewhere/entry.ts';

const reportSchema = z.object({ diagnostics: z.array(z.object({ filename: z.string() })) });

/**
 * Files of lib and services with rules of their own: with a function whose complexity, as oxlint counts it, is over that of
 * complex-functions.oxlint.json.
 */
function filesWithRules(): readonly string[] {
  const { stdout } = spawnSync(
    projectNode,
    [
      inProject('node_modules/oxlint/bin/oxlint'),
      '--config',
      'scripts/lint/complex-functions.oxlint.json',
      '--format',
      'json',
      'lib',
      'services',
    ],
    { cwd: inProject('.'), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const names = reportSchema.parse(JSON.parse(stdout)).diagnostics.map(({ filename }) => filename);
  return [...new Set(names)].filter((file) => /\.tsx?$/.test(file)).toSorted();
}

/**
 * Says which files with rules have no test: neither tests/<same path>.test.ts(x) nor an entry in tested-elsewhere/ that holds.
 * `withRules`: absent, all that oxlint finds.
 */
export function findUntestedRules(
  files: ReadonlyMap<string, string>,
  withRules: readonly string[] = filesWithRules(),
  elsewhere: readonly TestedElsewhere[] = testedElsewhere,
): string[] {
  const hasMirror = (file: string): boolean => ['.ts', '.tsx'].some((end) => files.has(`tests/${file.replace(/\.tsx?$/, '')}.test${end}`));
  const needed = new Set(withRules.filter((file) => !hasMirror(file)));
  const listed = new Set(elsewhere.flatMap((entry) => entry.files));
  const untested = [...needed]
    .filter((file) => !listed.has(file))
    .map((file) => `${file} has rules and no test of its own name; write it, or name what tests it in scripts/lint/tested-elsewhere/`);
  const idle = [...listed]
    .filter((file) => !needed.has(file))
    .map((file) => `${file} need not be in scripts/lint/tested-elsewhere/: it has its own test, no rules, or is gone`);
  return [...untested, ...idle, ...elsewhere.flatMap((entry) => unfoundedFiles(files, entry))];
}

/** Files that an entry's test does not reach. */
function unfoundedFiles(files: ReadonlyMap<string, string>, { test, through, files: named }: TestedElsewhere): string[] {
  if (!files.has(test)) return [`${test} of scripts/lint/tested-elsewhere/ is not there`];
  const imported = (file: string): string[] => importsOf(file, files.get(file) ?? '');
  const direct = reachable([test], imported, (file) => file.startsWith('tests/'));
  if (through !== undefined && !direct.has(through)) return [`${test} does not import ${through}`];
  const reached =
    through === undefined
      ? new Set([...direct, ...[...direct].flatMap(imported)])
      : new Set([through, ...reachable([through], imported, () => true)]);
  return named
    .filter((file) => !reached.has(file))
    .map((file) => `${test} does not reach ${file}${through === undefined ? ', directly or by one step' : ` through ${through}`}`);
}

/** What is imported from these files, and from what is imported as long as `goesOn` says so. */
function reachable(from: readonly string[], imported: (file: string) => readonly string[], goesOn: (file: string) => boolean): Set<string> {
  const found = new Set<string>();
  const left = [...from];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    for (const next of imported(file)) {
      if (found.has(next)) continue;
      found.add(next);
      if (goesOn(next)) left.push(next);
    }
  }
  return found;
}
