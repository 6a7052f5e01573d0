import type { ArticleEdition } from './queries/article-query.ts';

/** The instant from which a version applies: 00:00 UTC of its date. */
export const effectiveAtMs = (edition: Pick<ArticleEdition, 'effectiveDate'>): number => Date.parse(`${edition.effectiveDate}T00:00:00Z`);

/** The highest version whose date has come; null while there is none (decision 3). */
export function editionInForce<Edition extends Pick<ArticleEdition, 'effectiveDate' | 'version'>>(
  editions: readonly Edition[],
  nowMs: number,
): Edition | null {
  let inForce: Edition | null = null;
  for (const edition of editions) {
    if (effectiveAtMs(edition) <= nowMs && (!inForce || edition.version > inForce.version)) inForce = edition;
  }
  return inForce;
}
