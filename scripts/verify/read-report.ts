import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../stack/project-paths.ts';

/** A runner's own report. @throws if it left none, or an incomplete one. */
export function readReport(suite: string, file: string): unknown {
  if (!existsSync(file)) throw new Error(`the ${suite} suite left no report: it did not run`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

export const fromProject = (file: string): string => path.relative(projectRoot, file);
