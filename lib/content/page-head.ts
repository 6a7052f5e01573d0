import { languages, type Language } from '#lib/language/languages.ts';
import { cleanText } from './cleaned.ts';

/** Paths without a language prefix, by language; a language without the page is absent. */
export type PublishedPaths = Readonly<Partial<Record<Language, string>>>;

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

/** A page that every language has at one address. */
export const publishedEverywhere = (path: string): PublishedPaths =>
  Object.fromEntries(languages.map((language) => [language, path]));
