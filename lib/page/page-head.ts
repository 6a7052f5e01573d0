import { cleanText } from '../content/values/stega-free.ts';
import type { PublishedPaths } from '../content/published-paths.ts';

/** What a page tells search engines. */
export interface PageHead {
  readonly title: string;
  readonly description: string | null;
  /** The languages that have this page, for canonical and hreflang. */
  readonly published: PublishedPaths;
  readonly indexed: boolean;
}

/** Makes a head from authored texts: the preview's invisible marks never reach a title. */
export function pageHead(head: PageHead): PageHead {
  return { ...head, title: cleanText(head.title), description: head.description === null ? null : cleanText(head.description) };
}
