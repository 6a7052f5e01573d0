import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { datasets } from '../documents/datasets.ts';
import { deletedDocuments, type DeletionPlace } from '../documents/deleted-documents.ts';
import { documentsAt, historyLines } from '../documents/history.ts';
import type { Moment } from '../documents/history-table.ts';
import type { LakeParts } from '../lake-parts.ts';
import { invalid } from '../refusal.ts';
import { knownCallerOf } from './caller.ts';
import { documentIdsOf, isYes, searchOf } from './parameters.ts';

const transactionsAtMost = 1_000;
/** On one page. */
const deletedAtMost = 50;

/** Former states of documents, and who changed them; for editors only. */
export function registerHistoryRoutes(app: FastifyInstance, parts: LakeParts): void {
  const { executor } = parts.database;

  const transactions = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await knownCallerOf(parts, request);
    const search = searchOf(request);
    const ids = documentIdsOf(request);
    const limit = Math.min(transactionsAtMost, Math.max(1, Math.trunc(Number(search.get('limit'))) || transactionsAtMost));
    const lines = await historyLines(
      executor,
      {
        ids,
        fromTransaction: search.get('fromTransaction') ?? undefined,
        toTransaction: search.get('toTransaction') ?? undefined,
        reverse: isYes(search.get('reverse')),
        limit,
      },
      {
        mutations: !isYes(search.get('excludeMutations')) && !isYes(search.get('excludeContent')),
        effects: search.get('effectFormat') === 'mendoza',
      },
    );
    return reply.type('application/x-ndjson').send(Readable.from(lines));
  };
  // an id is in one dataset: the same history for both
  for (const dataset of datasets) app.get(`/:version/data/history/${dataset}/transactions/*`, transactions);

  app.get('/:version/data/history/production/documents/*', async (request, reply) => {
    await knownCallerOf(parts, request);
    const documents = await documentsAt(executor, documentIdsOf(request), momentOf(searchOf(request)));
    return reply.type('application/json; charset=utf-8').send(`{"documents":[${documents.join(',')}]}`);
  });

  app.get('/:version/data/deleted/production', async (request, reply) => {
    await knownCallerOf(parts, request);
    const search = searchOf(request);
    const { documents, next } = await deletedDocuments(executor, { after: placeOf(search), limit: deletedAtMost });
    return reply.send({ documents, next: next && `${next.sequence}.${next.documentId}` });
  });

  app.get('/:version/data/history/production/events/*', async (request) => {
    await knownCallerOf(parts, request);
    return { events: [], nextCursor: '' };
  });
}

/** Where a page of deleted documents begins. @throws 400 */
function placeOf(search: URLSearchParams): DeletionPlace | null {
  const after = search.get('after');
  if (!after) return null;
  const [, sequence, documentId] = /^(\d{1,15})\.([\w.-]{1,128})$/.exec(after) ?? [];
  if (sequence === undefined || documentId === undefined) throw invalid('"after" must be the "next" value of the previous page');
  return { sequence: Number(sequence), documentId };
}

function momentOf(search: URLSearchParams): Moment {
  const revision = search.get('revision');
  if (revision) return { revision };
  const time = search.get('time');
  if (time && Number.isNaN(Date.parse(time))) throw invalid('"time" must be an ISO date and time, such as 2025-01-31T09:00:00Z');
  return time ? { time: new Date(time).toISOString() } : { last: true };
}
