import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { randomUUID } from 'node:crypto';

/** Writes a file that is there whole or not at all, and survives a power cut; its directory exists. `mode`: its rights. */
export async function writeDurably(path: string, bytes: Buffer, mode: number): Promise<void> {
  const draft = `${path}.${randomUUID()}.new`;
  try {
    const file = await open(draft, 'w', mode);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncDirectory(dirname(path));
}

/** The names in a directory must survive a power cut too. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
