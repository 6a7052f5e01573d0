import { evaluate, parse, type ExprNode } from 'groq-js';
import { LRUCache } from 'lru-cache';
import { errorMessage } from '#services/platform/error-facts.ts';
import type { DocumentIndex } from '../documents/document-index.ts';
import { datasetOf, lookUp, type Perspective } from './perspective.ts';
import { candidatesOf } from './query-candidates.ts';
import { statusRefusal, unreadableQuery } from '../refusal.ts';
import { sourceMapOf } from './source-map.ts';

export interface QueryRequest {
  query: string;
  params: Readonly<Record<string, unknown>>;
  perspective: Perspective;
  /** Id of the reader, for identity(). */
  identity?: string | undefined;
  withSourceMap?: boolean | undefined;
}

/** Both as JSON text. */
export interface QueryAnswer {
  result: string;
  sourceMap?: string | undefined;
  /** The number of the last transaction that changed more than one published document, of those that this answer includes. */
  jointPublication?: number | undefined;
}

export interface QueryEngine {
  /** @throws 400 for a query that cannot be parsed. */
  answer(request: QueryRequest): Promise<QueryAnswer>;
  /** Call it when documents have changed, in one go with their change; `jointPublication`: several published ones, under this number. */
  forget(change: { published: boolean; jointPublication?: number | undefined }): void;
}

/** An evaluation is over in one go, unless a write is committed in the very same one. */
const evaluationsAtMost = 5;
const resultsCharactersAtMost = 64 * 1024 * 1024;
/** Queries whose results depend on more than the documents. */
const timeBound = /\b(now|identity|dateTime)\s*\(/;
const slicedByParameter = /\[\s*\$|\.\.\s*\$/;

/** A tree takes some hundred times the memory of its text. */
const treeTextAtMost = 512 * 1024;
const trees = new LRUCache<string, ExprNode>({
  max: 1_000,
  maxSize: treeTextAtMost,
  sizeCalculation: (_tree, key) => Math.max(1, key.length),
});

/** Parses a query once. A slice by parameter is part of the tree, so then the parameters belong to the key. */
export function parseQuery(query: string, params: Readonly<Record<string, unknown>>): ExprNode {
  const bound = slicedByParameter.test(query);
  const key = bound ? `${query}\n${JSON.stringify(params)}` : query;
  const known = trees.get(key);
  if (known) return known;
  try {
    const tree = parse(query, bound ? { params } : {});
    trees.set(key, tree);
    return tree;
  } catch (error) {
    throw unreadableQuery(errorMessage(error), query);
  }
}

export function createQueryEngine(index: DocumentIndex): QueryEngine {
  const results = new LRUCache<string, string>({ max: 2_000, maxSize: resultsCharactersAtMost, sizeCalculation: (text) => text.length });
  let version = 0;
  let jointPublication: number | undefined;

  const run = async ({ query, params, perspective, identity }: QueryRequest): Promise<unknown> => {
    const tree = parseQuery(query, params);
    const value = await evaluate(tree, {
      dataset: datasetOf(index, perspective, candidatesOf(tree, params)),
      params: { ...params },
      ...(identity ? { identity } : {}),
      sanity: { projectId: 'lake', dataset: 'production' },
      dereference: (reference) => lookUp(index, perspective, reference._ref),
    });
    return value.get();
  };

  /** Over one state of what is published. */
  const runWhole = async (request: QueryRequest): Promise<QueryAnswer> => {
    for (let evaluations = 1; evaluations <= evaluationsAtMost; evaluations += 1) {
      const startedAt = version;
      const publication = jointPublication;
      const result = JSON.stringify((await run(request)) ?? null);
      if (startedAt === version) return { result, jointPublication: publication };
    }
    throw statusRefusal(503, 'The content changes too fast to be read. Try again in a moment');
  };

  const answerOnce = async (request: QueryRequest): Promise<QueryAnswer> => {
    const { perspective, query } = request;
    const shared = (perspective.kind === 'published' || perspective.kind === 'public') && !timeBound.test(query);
    if (!shared) return runWhole(request);
    const key = `${perspective.kind}\n${query}\n${JSON.stringify(request.params)}`;
    const known = results.get(key);
    if (known !== undefined) return { result: known, jointPublication };
    const startedAt = version;
    const answer = await runWhole(request);
    if (startedAt === version) results.set(key, answer.result);
    return answer;
  };

  return {
    answer: async (request) => {
      const answer = await answerOnce(request);
      if (!request.withSourceMap) return answer;
      const sourceMap = JSON.stringify(sourceMapOf(JSON.parse(answer.result), (id) => lookUp(index, request.perspective, id)));
      return { ...answer, sourceMap };
    },
    forget: (change) => {
      if (!change.published) return;
      version += 1;
      jointPublication = change.jointPublication ?? jointPublication;
      results.clear();
    },
  };
}
