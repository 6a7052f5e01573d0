import { execFileSync } from 'node:child_process';
import { projectRoot } from '../stack/project-paths.ts';

const git = (...parameters: string[]): string =>
  execFileSync('git', ['-c', `safe.directory=${projectRoot}`, ...parameters], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();

/** The base revision of this branch; without a remote, the last commit. */
function baseRevision(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/main');
  } catch {
    return 'HEAD';
  }
}

/** Files that differ from a revision, committed or not, and new files. */
export function changedFiles(since = baseRevision()): string[] {
  const lists = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')];
  return lists.flatMap((list) => list.split('\n')).filter((file) => file !== '');
}
