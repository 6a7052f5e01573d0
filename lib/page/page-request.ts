import type { Language } from '#lib/language/languages.ts';
import type { ContentSource } from '../content/content-source.ts';

/** What a loader is given: who asks, in which language, and what time it is. */
export interface PageRequest {
  readonly source: ContentSource;
  readonly language: Language;
  readonly nowMs: number;
  /** The base of a picture's address. */
  readonly pictureBase: string;
}

/** What a loader finds at an address. `changesAt`: instants at which the page changes with no publish. */
export type PageAnswer<Content> =
  | { kind: 'page'; content: Content; changesAt: readonly (number | null)[] }
  | { kind: 'redirect'; to: string; permanent: boolean }
  | { kind: 'absent' };
