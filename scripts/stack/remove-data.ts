import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { holdDirectory } from '#services/platform/process/directory-lock.ts';

/** What every start of the stack leaves in its data directory. */
const mark = 'secrets.json';

/**
 * Removes the data directory of a stack that is stopped; false if there is none. @throws a sentence for a folder that no stack has made,
 * and while a stack runs on it.
 */
export async function removeData(directory: string): Promise<boolean> {
  if (!existsSync(directory)) return false;
  if (!existsSync(path.join(directory, mark)))
    throw new Error(`${directory} has no ${mark}: no stack has run on it, and nothing is removed.`);
  const held = await holdDirectory(path.join(directory, 'postgres'));
  try {
    await rm(directory, { recursive: true, force: true });
  } finally {
    await held.release();
  }
  return true;
}
