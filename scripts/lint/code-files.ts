import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inProject, projectRoot } from '../stack/project-paths.ts';

export const isCode = (file: string): boolean => /\.tsx?$/.test(file);

/** TypeScript files that git tracks or would track, each with its text. */
export function readCodeFiles(): ReadonlyMap<string, string> {
  // a checkout may belong to another user than the one who checks it; git would not open it then
  const listed = execFileSync(
    'git',
    ['-c', `safe.directory=${projectRoot}`, 'ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: projectRoot },
  ).toString();
  const files = listed.split('\0').filter(isCode);
  return new Map(
    files.flatMap((file) => {
      const text = readIfThere(file);
      return text === null ? [] : [[file, text]];
    }),
  );
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(inProject(file), 'utf8');
  } catch {
    return null;
  }
}
