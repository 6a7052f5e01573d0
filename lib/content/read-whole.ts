import { ContentUnavailableError } from './content-unavailable.ts';
import type { WatchedSource } from './content-source.ts';

/** A release seldom goes live while a page is read, two of them hardly ever. */
export const readingsAtMost = 5;

/**
 * Reads content that is shown together, and reads it again where several documents were published together meanwhile: what is shown is of
 * before that or of after it. @throws ContentUnavailableError where no reading is free of it, so that the last good page stays
 */
export async function readWhole<Read>(open: () => WatchedSource, read: (source: WatchedSource) => Promise<Read>): Promise<Read> {
  for (let readings = 1; readings <= readingsAtMost; readings += 1) {
    const source = open();
    try {
      const found = await read(source);
      if (!source.isMixed()) return found;
    } catch (error) {
      // what failed may have failed for the mixture
      if (!source.isMixed()) throw error;
    }
  }
  throw new ContentUnavailableError(new Error('several documents were published together during each reading'));
}
