import type { SearchLink } from '#lib/contracts/calls/search-call.ts';
import type { Language } from '#lib/language/languages.ts';

/** A searchable text in one language. */
export interface SearchedDocument {
  readonly type: SearchLink['type'];
  /** Shared by the translations of one article or product; a result has one row for it. */
  readonly group: string;
  readonly language: Language;
  readonly id: string;
  readonly title: string;
  readonly link: string;
  /** A legal text: long, with a word of everything, and looked for by its name. */
  readonly legal?: boolean;
  /** The id of its category in the documentation. */
  readonly category?: string | null;
  /** Its opening, then the text under each heading. */
  readonly passages: readonly Passage[];
}

/** The text under one heading. */
export interface Passage {
  /** Where it begins on its page; null for the opening. */
  readonly fragment: string | null;
  /** Its heading; the summary of what opens a text. */
  readonly heading: string;
  /** Its original text, one line per block, its heading apart. */
  readonly lines: readonly string[];
  /** What readers ask that it answers: found by, and shown where nothing else says why. */
  readonly asked?: readonly string[];
}
