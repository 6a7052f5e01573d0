import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { datasets } from '../documents/datasets.ts';
import { deletedDocuments, type DeletionPlace } from '../documents/deleted-documents.ts';
import { documentsAt, historyLines } from '../documents/history.ts';
import type { Moment } from '../documents/history-table.ts';
import type { LakeParts } from '../lake-parts.ts';
import { invalid } from '../refusal.ts';
import { releaseNameSchema } from '../releases/release-document.ts';
import { readReleaseEvents } from '../releases/release-event-table.ts';
import { knownCallerOf } from './caller.ts';
import { documentIdsOf, isYes, partOf, searchOf } from './parameters.ts';

const transactionsAtMost = 1_000;
/** On one page. */
const deletedAtMost = 50;
const eventsAtMost = 100;

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
    const { documents, next } = await deletedDocuments(executor, { after: placeIn(search, 'after'), limit: deletedAtMost });
    return reply.send({ documents, next: cursorOf(next) });
  });

  app.get('/:version/data/history/production/events/releases/:name', async (request) => {
    await knownCallerOf(parts, request);
    const search = searchOf(request);
    const name = releaseNameSchema.safeParse(partOf(request, 'name'));
    if (!name.success) throw invalid('This is not the name of a release');
    const limit = Math.min(eventsAtMost, Math.max(1, Math.trunc(Number(search.get('limit'))) || eventsAtMost));
    const before = placeIn(search, 'nextCursor');
    const { events, next } = await readReleaseEvents(executor, name.data, { before, limit });
    return { events, nextCursor: cursorOf(next) ?? '' };
  });

  // those of documents, which the Studio works out itself from their transactions
  app.get('/:version/data/history/production/events/*', async (request) => {
    await knownCallerOf(parts, request);
    return { events: {}, nextCursor: '' };
  });
}

/** A place in the order of changes, as an answer names it and the next request takes it. */
const cursorOf = (place: DeletionPlace | null): string | null => place && `${place.sequence}.${place.documentId}`;

/** Where a page begins. @throws 400 */
function placeIn(search: URLSearchParams, parameter: 'after' | 'nextCursor'): DeletionPlace | null {
  const after = search.get(parameter);
  if (!after) return null;
  const [, sequence, documentId] = /^(\d{1,15})\.([\w.-]{1,128})$/.exec(after) ?? [];
  if (sequence === undefined || documentId === undefined) throw invalid(`"${parameter}" must be what the page before named as the next`);
  return { sequence: Number(sequence), documentId };
}

function momentOf(search: URLSearchParams): Moment {
  const revision = search.get('revision');
  if (revision) return { revision };
  const time = search.get('time');
  if (time && Number.isNaN(Date.parse(time))) throw invalid('"time" must be an ISO date and time, such as 2025-01-31T09:00:00Z');
  return time ? { time: new Date(time).toISOString() } : { last: true };
}
