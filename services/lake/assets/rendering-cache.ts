import { createHash } from 'node:crypto';
import type { StoredFile } from '#services/platform/files/stored-file.ts';
import type { Logger } from '#services/platform/log.ts';
import { createRenderingFiles } from './rendering-files.ts';

/**
 * Renderings on disk, up to a number of bytes. Losing one only costs rendering it again: disk errors are logged, and no picture fails
 * because of them.
 */
export interface RenderingCache {
  /** A large one as a file; null if it is not cached or cannot be read. */
  get(key: string): Promise<Buffer | StoredFile | null>;
  /** `share`: the address that asked for it, whose own renderings make room if it has filled the cache. */
  put(key: string, bytes: Buffer, share?: string): Promise<void>;
  /** Bytes that are cached now. */
  bytes(): Promise<number>;
}

export function createRenderingCache(directory: string, bytesAtMost: number, log: Logger): RenderingCache {
  const files = createRenderingFiles(directory, bytesAtMost);

  return {
    get: async (key) => {
      try {
        return await files.read(nameOf(key));
      } catch (error) {
        log.warn({ err: error }, 'a cached rendering could not be read');
        return null;
      }
    },
    put: async (key, bytes, share) => {
      try {
        await files.write(nameOf(key), bytes, share);
      } catch (error) {
        log.warn({ err: error }, 'a rendering could not be cached');
      }
    },
    bytes: files.bytes,
  };
}

const nameOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
