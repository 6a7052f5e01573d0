import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Turn } from '#services/platform/limits/bounded-queue.ts';
import { boundedList } from '../writes/bounded-schemas.ts';
import { datasets, isOfDataset, type Dataset } from '../documents/datasets.ts';
import { isPublicId } from '../documents/document.ts';
import { readEditors } from '../editors/editor-table.ts';
import { grantsByRole } from '../editors/rights.ts';
import { checkDatasetReader, isMachine, isSiteReader, type Identity } from '../editors/identity.ts';
import { charactersOfUnit, weightOf } from '../documents/json-weight.ts';
import type { LakeParts } from '../lake-parts.ts';
import { answerQuery } from '../queries/answer-query.ts';
import { answerCharactersAtMost, queryBodyBytesAtMost } from '../queries/query-bounds.ts';
import { perspectiveOf, type Perspective } from '../queries/perspective.ts';
import type { QueryAnswer, QueryRequest } from '../queries/query.ts';
import { forbidden, invalid, tooLarge } from '../refusal.ts';
import { perspectiveAt } from '../releases/perspective-at.ts';
import { callerOf, turnOf } from './caller.ts';
import { apiVersionOf, bodyOf, documentIdsOf, isYes, parametersOf, searchOf } from './parameters.ts';

const layersAtMost = 100;
/** As a query may answer. */
const answerUnitsAtMost = answerCharactersAtMost / charactersOfUnit;

const queryBody = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
  perspective: z.union([z.string(), boundedList(z.string(), layersAtMost)]).optional(),
});

/** Reading: queries and documents by id. */
export function registerQueryRoutes(app: FastifyInstance, parts: LakeParts): void {
  for (const dataset of datasets) registerRoutesOf(app, parts, dataset);
}

function registerRoutesOf(app: FastifyInstance, parts: LakeParts, dataset: Dataset): void {
  const onRequest = async (request: FastifyRequest): Promise<void> =>
    checkDatasetReader(parts.settings, await callerOf(parts, request), dataset);

  app.route({
    method: ['GET', 'POST'],
    url: `/:version/data/query/${dataset}`,
    bodyLimit: queryBodyBytesAtMost,
    onRequest,
    handler: (request, reply) => sendAnswer(parts, { request, reply, dataset }),
  });

  app.get(`/:version/data/doc/${dataset}/*`, { onRequest }, async (request) => {
    const caller = await callerOf(parts, request);
    const ids = documentIdsOf(request);
    const readable = ids.filter((id) => caller.role !== 'anonymous' || isPublicId(id));
    const found = readable.map((id) => parts.store.index.get(id)).filter((document) => document !== undefined);
    const documents = found.filter((document) => isOfDataset(document, dataset));
    if (weightOf(documents, answerUnitsAtMost).units > answerUnitsAtMost)
      throw tooLarge(`These documents have more than ${answerCharactersAtMost / (1_024 * 1_024)} MiB: ask for fewer at once`);
    const given = new Set(documents.map((document) => document._id));
    return { documents, omitted: ids.filter((id) => !given.has(id)).map((id) => ({ id, reason: 'existence' })) };
  });
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly dataset: Dataset;
}

async function sendAnswer(parts: LakeParts, { request, reply, dataset }: Asked): Promise<FastifyReply> {
  const startedAt = performance.now();
  const caller = await callerOf(parts, request);
  const search = searchOf(request);
  const asked =
    request.method === 'POST'
      ? bodyOf(request, queryBody)
      : { query: search.get('query') ?? '', params: parametersOf(search), perspective: undefined };
  const named = search.get('perspective') ?? asked.perspective;
  const query: QueryRequest = {
    query: asked.query,
    params: asked.params,
    perspective:
      dataset === 'production' ? perspectiveFor(caller, perspectiveOf(named ?? undefined, apiVersionOf(request))) : { kind: 'comments' },
    identity: caller.id,
    withSourceMap: isYes(search.get('resultSourceMap')) || search.get('resultSourceMap') === 'withKeyArraySelector',
  };
  const atMs = instantOf(search.get('at'), caller);
  const { result, sourceMap, jointPublication } = await resultOf(parts, query, atMs, { caller, turn: turnOf(request, reply, caller) });
  const answer = [
    ...(search.get('returnQuery') === 'false' ? [] : [`"query":${JSON.stringify(asked.query)}`]),
    `"result":${result}`,
    `"ms":${Math.round(performance.now() - startedAt)}`,
    '"syncTags":["s1:all"]',
    ...(jointPublication === undefined ? [] : [`"jointPublication":${jointPublication}`]),
    ...(sourceMap ? [`"resultSourceMap":${sourceMap}`] : []),
  ];
  return reply.type('application/json; charset=utf-8').send(`{${answer.join(',')}}`);
}

/** The instant of a query, epoch ms. @throws for anybody but the site, whose queries are known to end soon, and for what is no time. */
function instantOf(at: string | null, caller: Identity): number | null {
  if (at === null) return null;
  if (!isMachine(caller)) throw forbidden('Content at an instant is read by the site alone');
  const atMs = Date.parse(at);
  if (Number.isNaN(atMs)) throw invalid('The instant is no time in ISO 8601');
  return atMs;
}

function resultOf(parts: LakeParts, query: QueryRequest, atMs: number | null, by: { caller: Identity; turn: Turn }): Promise<QueryAnswer> {
  if (query.query === groupsQuery && by.caller.role !== 'anonymous') return groupsOf(parts);
  return atMs === null ? answerQuery(parts.store.lanes, query, by.caller, by.turn) : answerAt(parts, query, atMs, by);
}

/** By this the Studio finds out whom a comment may mention and a task be given to: it looks whether they may read the document. */
const groupsQuery = '*[_type == "system.group"]{members, grants}';

/** The roles as the groups that hosted Sanity keeps as documents. */
async function groupsOf({ database }: LakeParts): Promise<QueryAnswer> {
  const editors = await readEditors(database.executor);
  const groups = Object.entries(grantsByRole).map(([role, grants]) => ({
    members: editors.filter((editor) => editor.role === role).map(({ id }) => id),
    grants,
  }));
  return { result: JSON.stringify(groups) };
}

/** What the public read at an instant, or will read by the releases that are scheduled. */
function answerAt(
  { store, past, clock }: LakeParts,
  query: QueryRequest,
  atMs: number,
  { caller, turn }: { caller: Identity; turn: Turn },
): Promise<QueryAnswer> {
  if (atMs <= clock().getTime()) return past.answer(query, atMs);
  return answerQuery(store.lanes, { ...query, perspective: perspectiveAt(store.index, atMs) }, caller, turn);
}

/** Anonymous callers, and the site, which shows its answers to everyone, never see ids with a dot. */
function perspectiveFor(caller: Identity, asked: Perspective): Perspective {
  if (caller.role === 'anonymous' || (isSiteReader(caller) && asked.kind === 'published')) return { kind: 'public' };
  return asked;
}
