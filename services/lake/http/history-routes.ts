import type { FastifyInstance } from 'fastify';
import { readDocumentAt, readRevisions, type Moment, type Revision } from '../documents/history-table.ts';
import { isRecord } from '../documents/document.ts';
import type { LakeParts } from '../lake-parts.ts';
import { invalid } from '../refusal.ts';
import { knownCallerOf } from './caller.ts';
import { documentIdsOf, isYes, searchOf } from './parameters.ts';

const transactionsAtMost = 1_000;

/** What documents were, and who changed them; for editors only. */
export function registerHistoryRoutes(app: FastifyInstance, parts: LakeParts): void {
  const { executor } = parts.database;

  app.get('/:version/data/history/production/transactions/*', async (request, reply) => {
    await knownCallerOf(parts, request);
    const search = searchOf(request);
    const ids = documentIdsOf(request);
    const limit = Math.min(transactionsAtMost, Math.max(1, Number(search.get('limit')) || transactionsAtMost));
    const revisions = await readRevisions(executor, {
      ids,
      fromTransaction: search.get('fromTransaction') ?? undefined,
      toTransaction: search.get('toTransaction') ?? undefined,
      reverse: isYes(search.get('reverse')),
      limit: limit * ids.length,
    });
    const lines = transactionsOf(revisions)
      .slice(0, limit)
      .map((group) => `${JSON.stringify(transactionLine(group, search))}\n`);
    return reply.type('application/x-ndjson').send(lines.join(''));
  });

  app.get('/:version/data/history/production/documents/*', async (request) => {
    await knownCallerOf(parts, request);
    const search = searchOf(request);
    const documents = await Promise.all(documentIdsOf(request).map((id) => readDocumentAt(executor, id, momentOf(search))));
    return { documents: documents.filter(isRecord) };
  });

  app.get('/:version/data/history/production/events/*', async (request) => {
    await knownCallerOf(parts, request);
    return { events: [], nextCursor: '' };
  });
}

function momentOf(search: URLSearchParams): Moment {
  const revision = search.get('revision');
  if (revision) return { revision };
  const time = search.get('time');
  if (time && Number.isNaN(Date.parse(time))) throw invalid('That is not an instant');
  return time ? { time: new Date(time).toISOString() } : { last: true };
}

/** Revisions come ordered by transaction; those of one transaction belong together. */
function transactionsOf(revisions: readonly Revision[]): Revision[][] {
  const groups: Revision[][] = [];
  for (const revision of revisions) {
    const last = groups.at(-1);
    if (last?.[0]?.transactionId === revision.transactionId) last.push(revision);
    else groups.push([revision]);
  }
  return groups;
}

function transactionLine(group: readonly Revision[], search: URLSearchParams): object {
  const [first] = group;
  return {
    id: first?.transactionId,
    timestamp: first?.timestamp,
    author: first?.author,
    documentIDs: group.map((revision) => revision.documentId),
    ...(isYes(search.get('excludeMutations')) || isYes(search.get('excludeContent'))
      ? {}
      : { mutations: group.flatMap((revision) => revision.mutations) }),
    ...(search.get('effectFormat') === 'mendoza'
      ? { effects: Object.fromEntries(group.map((revision) => [revision.documentId, revision.effects])) }
      : {}),
  };
}
