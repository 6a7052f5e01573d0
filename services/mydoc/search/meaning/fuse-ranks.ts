import { wordlessHit, type Hit } from '../language-index.ts';
import type { NearDocument } from './meaning-index.ts';

/** Reciprocal rank fusion: how little the first places differ (Cormack, Clarke and Büttcher, 2009). */
const flatness = 60;

/**
 * What is found by words and what is near in meaning as one list, by the sum of both ranks' reciprocals. The translations of a document
 * share a rank and stay together, in the order in which the words found them.
 */
export function fuseRanks(hits: readonly Hit[], near: readonly NearDocument[]): readonly Hit[] {
  if (near.length === 0) return hits;
  const rows = new Map<string, { hits: Hit[]; score: number }>();
  for (const hit of hits) {
    const row = rows.get(hit.document.group);
    if (row) row.hits.push(hit);
    else rows.set(hit.document.group, { hits: [hit], score: reciprocal(rows.size) });
  }
  near.forEach(({ document, passage, nearness }, rank) => {
    const { group } = document;
    const row = rows.get(group);
    rows.set(group, { hits: row?.hits ?? [wordlessHit(document, passage, nearness)], score: (row?.score ?? 0) + reciprocal(rank) });
  });
  return [...rows.values()].toSorted((left, right) => right.score - left.score).flatMap((row) => row.hits);
}

const reciprocal = (rank: number): number => 1 / (flatness + rank + 1);
