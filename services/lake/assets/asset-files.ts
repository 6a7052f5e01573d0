import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { errorCode } from '../error-facts.ts';

/** Bytes of pictures and files, under a name that is their hash. */
export interface AssetFiles {
  /** Returns once the bytes are durable. */
  put(name: string, bytes: Buffer): Promise<void>;
  get(name: string): Promise<Buffer | null>;
}

const safeName = /^[\w-]+(\.[\w-]+)*$/;

/** Stores them in a directory. */
export function createAssetDirectory(directory: string): AssetFiles {
  const pathOf = (name: string): string => {
    if (!safeName.test(name)) throw new TypeError(`not an asset name: ${name}`);
    return join(directory, name);
  };
  return {
    put: async (name, bytes) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}.new`;
      try {
        await writeSynced(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncDirectory(directory);
    },
    get: async (name) => {
      if (!safeName.test(name)) return null;
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
  };
}

async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The directory entry must survive a power cut too. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
