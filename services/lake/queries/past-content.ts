import { LRUCache } from 'lru-cache';
import type { Database } from '#services/platform/database/database.ts';
import { createDocumentIndex } from '../documents/document-index.ts';
import type { LakeDocument } from '../documents/document.ts';
import { readPublicAt } from '../documents/transaction-table.ts';
import { prunedUntil } from '../pruning/prune-history.ts';
import { invalid } from '../refusal.ts';
import { createQueryEngine, type QueryAnswer, type QueryEngine, type QueryRequest } from './query.ts';

/** Answers queries over what the public could read at an instant that has passed, epoch ms. */
export interface PastContent {
  /** @throws 400 for an instant before what the history still holds whole */
  answer(request: Omit<QueryRequest, 'perspective'>, atMs: number): Promise<QueryAnswer>;
}

/** Each holds every public document once more. */
const instantsAtMost = 2;
/** A write of a moment ago may still be committing. */
const keptForMs = 60_000;

/** `present` adds the fields that depend on the settings. */
export function createPastContent(deps: { database: Database; present: (document: LakeDocument) => LakeDocument }): PastContent {
  const engines = new LRUCache<number, Promise<QueryEngine>>({ max: instantsAtMost, ttl: keptForMs });

  const read = async (atMs: number): Promise<QueryEngine> => {
    const until = await prunedUntil(deps.database.executor);
    if (until && atMs < until.getTime()) throw invalid(`The history before ${until.toISOString()} was pruned`);
    const index = createDocumentIndex();
    for (const document of await readPublicAt(deps.database.executor, new Date(atMs).toISOString())) index.put(deps.present(document));
    return createQueryEngine(index);
  };

  const engineAt = (atMs: number): Promise<QueryEngine> => {
    const known = engines.get(atMs);
    if (known) return known;
    const reading = read(atMs);
    engines.set(atMs, reading);
    // waiting calls get the failure; the next call reads again
    reading.catch(() => engines.delete(atMs));
    return reading;
  };

  return { answer: async (request, atMs) => (await engineAt(atMs)).answer({ ...request, perspective: { kind: 'public' } }) };
}
