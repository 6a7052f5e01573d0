import { foldLetters } from '#lib/search/fold.ts';
import { foldText } from '#lib/search/read-query.ts';
import type { SearchedDocument } from './searched-document.ts';

const foldedTexts = new WeakMap<SearchedDocument, string>();

/** A document as one folded text, kept while the document is. */
export function foldedTextOf(document: SearchedDocument): string {
  const known = foldedTexts.get(document);
  if (known !== undefined) return known;
  const lines = document.passages.flatMap(({ heading, lines: own }) => [heading, ...own]);
  const folded = foldLetters(foldText([document.title, ...lines].join('\n'))).replaceAll(/[ \t\u3000]+/g, ' ');
  foldedTexts.set(document, folded);
  return folded;
}
