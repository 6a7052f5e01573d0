import type { PublishedPaths } from '#lib/content/published-paths.ts';

/** A page that search engines are told of. */
export interface ListedPage {
  /** What feeds and language models call it, in English; null where only its address is known. */
  readonly title: string | null;
  readonly published: PublishedPaths;
  /** When something on it was last edited, epoch milliseconds; null where no document tells. */
  readonly editedAtMs: number | null;
}
