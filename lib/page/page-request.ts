import type { Language } from '#lib/language/languages.ts';
import type { AskPricesBefore } from '#lib/price-history/price-claims.ts';
import type { ContentSource } from '../content/content-source.ts';

/** The input of a loader: the content source, the language, and the time. */
export interface PageRequest {
  readonly source: ContentSource;
  readonly language: Language;
  readonly nowMs: number;
  /** The base of a picture's address. */
  readonly pictureBase: string;
  /** Absent: no claim is made of a reduced price. */
  readonly askPricesBefore?: AskPricesBefore;
}

/** What a loader finds at an address. `changesAt`: instants at which the page changes without a publish. */
export type PageAnswer<Content> =
  | { kind: 'page'; content: Content; changesAt: readonly (number | null)[] }
  | { kind: 'redirect'; to: string; permanent: boolean }
  | { kind: 'absent'; changesAt?: readonly (number | null)[] };
