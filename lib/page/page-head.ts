import { cleanText } from '../content/values/stega-free.ts';
import type { PublishedPaths } from '../content/published-paths.ts';

/** The metadata of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string | null;
  /** The languages that have this page, for canonical and hreflang. */
  readonly published: PublishedPaths;
  readonly indexed: boolean;
  /** A text with a date and an author, an article or an announcement, and not a page of the site. */
  readonly isArticle?: true;
  /** A preview picture of its own; absent: one is drawn from the title. `address`: of any origin, or of this one by its path. */
  readonly picture?: { readonly address: string; readonly text: string };
}

/** Builds a head from authored texts: stega marks never reach a title. */
export function pageHead(head: PageHead): PageHead {
  return { ...head, title: cleanText(head.title), description: head.description === null ? null : cleanText(head.description) };
}
