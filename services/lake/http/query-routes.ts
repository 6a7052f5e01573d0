import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorMessage } from '../error-facts.ts';
import { isPublicId } from '../document.ts';
import type { LakeParts } from '../lake-parts.ts';
import { lookUp, perspectiveOf } from '../perspective.ts';
import { isRefusal, unreadableQuery } from '../refusal.ts';
import { sourceMapOf } from '../source-map.ts';
import type { QueryRequest } from '../query.ts';
import { callerOf } from './caller.ts';
import { apiVersionOf, bodyOf, documentIdsOf, isYes, jsonOf, parametersOf, searchOf } from './parameters.ts';

const queryBody = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
  perspective: z.union([z.string(), z.array(z.string())]).optional(),
});

/** Reading: queries and documents by id. */
export function registerQueryRoutes(app: FastifyInstance, parts: LakeParts): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/:version/data/query/production',
    handler: (request, reply) => answerQuery(parts, request, reply),
  });

  app.get('/:version/data/doc/production/*', async (request) => {
    const caller = await callerOf(parts, request);
    const ids = documentIdsOf(request);
    const readable = ids.filter((id) => caller.role !== 'anonymous' || isPublicId(id));
    const documents = readable.map((id) => parts.store.index.get(id)).filter((document) => document !== undefined);
    const found = new Set(documents.map((document) => document._id));
    return { documents, omitted: ids.filter((id) => !found.has(id)).map((id) => ({ id, reason: 'existence' })) };
  });
}

async function answerQuery(parts: LakeParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const startedAt = performance.now();
  const caller = await callerOf(parts, request);
  const search = searchOf(request);
  const asked = request.method === 'POST' ? bodyOf(request, queryBody) : { query: search.get('query') ?? '', params: parametersOf(search), perspective: undefined };
  const named = search.get('perspective') ?? asked.perspective;
  const perspective = caller.role === 'anonymous' ? ({ kind: 'public' } as const) : perspectiveOf(named ?? undefined, apiVersionOf(request));
  const query: QueryRequest = { query: asked.query, params: asked.params, perspective, identity: caller.id };

  const result = await evaluated(parts, query);
  const wantsMap = isYes(search.get('resultSourceMap')) || search.get('resultSourceMap') === 'withKeyArraySelector';
  const sourceMap = wantsMap ? sourceMapOf(jsonOf(result), (id) => lookUp(parts.store.index, perspective, id)) : undefined;
  const answer = [
    ...(search.get('returnQuery') === 'false' ? [] : [`"query":${JSON.stringify(asked.query)}`]),
    `"result":${result}`,
    `"ms":${Math.round(performance.now() - startedAt)}`,
    '"syncTags":["s1:all"]',
    ...(sourceMap ? [`"resultSourceMap":${JSON.stringify(sourceMap)}`] : []),
  ];
  return reply.type('application/json; charset=utf-8').send(`{${answer.join(',')}}`);
}

async function evaluated(parts: LakeParts, query: QueryRequest): Promise<string> {
  try {
    return await parts.store.queries.runToJson(query);
  } catch (error) {
    if (isRefusal(error)) throw error;
    throw unreadableQuery(errorMessage(error), query.query);
  }
}
