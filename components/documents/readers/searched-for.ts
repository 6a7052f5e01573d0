import { isRecent } from '#lib/storage/is-recent.ts';

/** In this page's memory alone: nothing of it is stored, and a new visit does not know it. */
let last: { readonly word: string; readonly atMs: number } | null = null;

/** Notes the search whose result is being opened. */
export function noteSearchedFor(word: string): void {
  last = { word, atMs: Date.now() };
}

/** The search by which the reader came here; empty if there was none on this visit. */
export const readSearchedFor = (): string => (last && isRecent(last, Date.now()) ? last.word : '');
