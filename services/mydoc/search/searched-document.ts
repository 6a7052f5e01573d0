import type { SearchLink } from '#lib/contracts/calls/reading-calls.ts';
import type { Language } from '#lib/language/languages.ts';

/** A text that can be found, in one language, normalized once. */
export interface SearchedDocument {
  readonly type: SearchLink['type'];
  /** Translations of one article or product share it; a result has one row for it. */
  readonly group: string;
  readonly language: Language;
  readonly id: string;
  readonly title: string;
  readonly link: string;
  /** What it says, a line a block as it was written, the summary first: where a result's highlight is taken from. */
  readonly lines: readonly string[];
  /** Normalized texts, those that weigh most first: title, summary, body. */
  readonly texts: readonly [string, string, string];
}
