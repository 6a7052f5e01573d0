import { createHash } from 'node:crypto';
import type { Logger } from '#services/platform/log.ts';
import { createRenderingFiles } from './rendering-files.ts';

/**
 * Renderings on disk, at most so many bytes: those that were used longest ago make room. Losing one costs only its rendering: what the
 * disk refuses is logged, and no picture fails for it.
 */
export interface RenderingCache {
  /** Null for what is not kept or cannot be read. */
  get(key: string): Promise<Buffer | null>;
  put(key: string, bytes: Buffer): Promise<void>;
  /** Bytes that are kept now. */
  bytes(): Promise<number>;
}

export function createRenderingCache(directory: string, bytesAtMost: number, log: Logger): RenderingCache {
  const files = createRenderingFiles(directory, bytesAtMost);

  return {
    get: async (key) => {
      try {
        return await files.read(nameOf(key));
      } catch (error) {
        log.warn({ err: error }, 'a kept rendering could not be read');
        return null;
      }
    },
    put: async (key, bytes) => {
      try {
        await files.write(nameOf(key), bytes);
      } catch (error) {
        log.warn({ err: error }, 'a rendering could not be kept');
      }
    },
    bytes: files.bytes,
  };
}

const nameOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
