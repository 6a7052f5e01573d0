import { documentBytesAtMost, documentValuesAtMost } from '#lib/content/document-limits.ts';
import type { Change } from './document.ts';
import { charactersOfUnit, weightOf } from './json-weight.ts';
import { invalid, tooLarge } from '../refusal.ts';

const documentDepthAtMost = 64;
/** No document within the bounds is heavier; what is heavier is not looked at to its end. */
const unitsAtMost = documentValuesAtMost + documentBytesAtMost / charactersOfUnit;
/** Four of the largest documents: while they are written nobody else is answered. */
const transactionBytesAtMost = 4 * documentBytesAtMost;

const mebibytesOf = (bytes: number): string => `${bytes / (1_024 * 1_024)} MiB`;
const documentLimits = `a document has at most ${mebibytesOf(documentBytesAtMost)} as JSON and ${documentValuesAtMost / 1_000},000 values`;

const documentTooLarge = (id: string) => tooLarge(`The document "${id}" would be too large: ${documentLimits}`);

/**
 * What a document takes to look at, counted no further than any may have.
 * @throws 413 for one that has more values or far more text than the lake keeps in one, 400 for one that is deeper.
 */
export function checkedUnits(id: string, document: object): number {
  const { units, values, depth } = weightOf(document, unitsAtMost, documentDepthAtMost);
  if (units > unitsAtMost || values > documentValuesAtMost) throw documentTooLarge(id);
  if (depth > documentDepthAtMost) throw invalid(`The document "${id}" would have more than ${documentDepthAtMost} levels`);
  return units;
}

/** @throws 413 where a document after the changes, or all of them together, are longer than the lake writes at once. */
export function checkBytes(changes: readonly Pick<Change, 'id' | 'after'>[]): void {
  let written = 0;
  for (const { id, after } of changes) {
    if (!after) continue;
    const bytes = Buffer.byteLength(JSON.stringify(after));
    if (bytes > documentBytesAtMost) throw documentTooLarge(id);
    written += bytes;
    if (written > transactionBytesAtMost)
      throw tooLarge(`The transaction would write more than ${mebibytesOf(transactionBytesAtMost)}: change fewer documents at once`);
  }
}
