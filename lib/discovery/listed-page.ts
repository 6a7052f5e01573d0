import type { PublishedPaths } from '#lib/content/published-paths.ts';

/** A page listed for search engines. */
export interface ListedPage {
  /** Its title for feeds and language models, in English; null if only its address is known. */
  readonly title: string | null;
  readonly published: PublishedPaths;
  /** When its content was last edited, epoch milliseconds; null if no document has the time. */
  readonly editedAtMs: number | null;
}
