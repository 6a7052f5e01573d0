import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { errorCode } from '#services/platform/error-facts.ts';

/** A file that is read while it is sent: a slow reader holds a small piece of it in memory, never the whole. */
export interface StoredFile {
  readonly size: number;
  stream(): Readable;
}

/** Null if there is none. */
export async function findStoredFile(path: string): Promise<StoredFile | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? { size: found.size, stream: () => createReadStream(path) } : null;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Longer than a phone is out of reach in a tunnel. */
const unreadForMs = 60_000;

/** Ends an answer of which its reader has taken nothing for a while: it holds a connection, an open file and memory. */
export function endUnread(response: ServerResponse, afterMs: number = unreadForMs): void {
  response.setTimeout(afterMs, () => response.destroy());
}
