import type { SearchLink } from '#lib/contracts/calls/reading-calls.ts';
import type { Language } from '#lib/language/languages.ts';

/** A searchable text in one language, normalised once. */
export interface SearchedDocument {
  readonly type: SearchLink['type'];
  /** Shared by the translations of one article or product; a result has one row for it. */
  readonly group: string;
  readonly language: Language;
  readonly id: string;
  readonly title: string;
  readonly link: string;
  /** Its original text, one line per block, the summary first: the source of a result's highlight. */
  readonly lines: readonly string[];
  /** Normalised texts, highest weight first: title, summary, body. */
  readonly texts: readonly [string, string, string];
}
