import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { boundedList } from '../writes/bounded-schemas.ts';
import { isPublicId } from '../documents/document.ts';
import { checkReader, isSiteReader, type Identity } from '../editors/identity.ts';
import { charactersOfUnit, weightOf } from '../documents/json-weight.ts';
import type { LakeParts } from '../lake-parts.ts';
import { answerQuery } from '../queries/answer-query.ts';
import { answerCharactersAtMost, queryBodyBytesAtMost } from '../queries/query-bounds.ts';
import { perspectiveOf, type Perspective } from '../queries/perspective.ts';
import type { QueryRequest } from '../queries/query.ts';
import { tooLarge } from '../refusal.ts';
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
  const onRequest = async (request: FastifyRequest): Promise<void> => checkReader(parts.settings, await callerOf(parts, request));

  app.route({
    method: ['GET', 'POST'],
    url: '/:version/data/query/production',
    bodyLimit: queryBodyBytesAtMost,
    onRequest,
    handler: (request, reply) => sendAnswer(parts, request, reply),
  });

  app.get('/:version/data/doc/production/*', { onRequest }, async (request) => {
    const caller = await callerOf(parts, request);
    const ids = documentIdsOf(request);
    const readable = ids.filter((id) => caller.role !== 'anonymous' || isPublicId(id));
    const documents = readable.map((id) => parts.store.index.get(id)).filter((document) => document !== undefined);
    if (weightOf(documents, answerUnitsAtMost).units > answerUnitsAtMost)
      throw tooLarge(`These documents have more than ${answerCharactersAtMost / (1_024 * 1_024)} MiB: ask for fewer at once`);
    const found = new Set(documents.map((document) => document._id));
    return { documents, omitted: ids.filter((id) => !found.has(id)).map((id) => ({ id, reason: 'existence' })) };
  });
}

async function sendAnswer(parts: LakeParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
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
    perspective: perspectiveFor(caller, perspectiveOf(named ?? undefined, apiVersionOf(request))),
    identity: caller.id,
    withSourceMap: isYes(search.get('resultSourceMap')) || search.get('resultSourceMap') === 'withKeyArraySelector',
  };
  const { result, sourceMap } = await answerQuery(parts.store.lanes, query, caller, turnOf(request, reply, caller));
  const answer = [
    ...(search.get('returnQuery') === 'false' ? [] : [`"query":${JSON.stringify(asked.query)}`]),
    `"result":${result}`,
    `"ms":${Math.round(performance.now() - startedAt)}`,
    '"syncTags":["s1:all"]',
    ...(sourceMap ? [`"resultSourceMap":${sourceMap}`] : []),
  ];
  return reply.type('application/json; charset=utf-8').send(`{${answer.join(',')}}`);
}

/** Anonymous callers, and the site, which shows its answers to everyone, never see ids with a dot. */
function perspectiveFor(caller: Identity, asked: Perspective): Perspective {
  if (caller.role === 'anonymous' || (isSiteReader(caller) && asked.kind === 'published')) return { kind: 'public' };
  return asked;
}
