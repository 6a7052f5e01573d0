import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '#services/platform/error-facts.ts';
import { writeDurably } from '#services/platform/files/durable-files.ts';
import { findStoredFile, type StoredFile } from '#services/platform/files/stored-file.ts';

/** Bytes of pictures and files, under a name that is their hash. */
export interface AssetFiles {
  /** Returns once the bytes are durable. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** All of its bytes, to work on them. */
  get(name: string): Promise<Buffer | null>;
  /** To send it. */
  find(name: string): Promise<StoredFile | null>;
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
      await writeDurably(path, bytes, 0o644);
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
    find: async (name) => (safeName.test(name) ? findStoredFile(pathOf(name)) : null),
  };
}
