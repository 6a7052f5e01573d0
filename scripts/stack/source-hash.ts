import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inProject, projectRoot } from './project-paths.ts';

const notSources = new Set(['node_modules', 'dist', '.sanity', '.next', 'seed']);

/** A hash over the contents of files and folders of the project: equal exactly if nothing in them has changed. */
export function hashSources(entries: readonly string[], also: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const text of also) hash.update(`${text}\0`);
  for (const file of entries.flatMap((entry) => listFiles(inProject(entry))).sort()) {
    hash
      .update(`${path.relative(projectRoot, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(entry: string): string[] {
  const found = statSync(entry, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [entry];
  return readdirSync(entry, { withFileTypes: true })
    .filter((child) => !notSources.has(child.name))
    .flatMap((child) => listFiles(path.join(entry, child.name)));
}
