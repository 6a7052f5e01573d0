import { evaluate, parse, type ExprNode } from 'groq-js';
import { LRUCache } from 'lru-cache';
import { errorMessage } from '#services/platform/error-facts.ts';
import type { DocumentIndex } from '../documents/document-index.ts';
import { datasetOf, lookUp, type Perspective } from './perspective.ts';
import { candidatesOf } from './query-candidates.ts';
import { unreadableQuery } from '../refusal.ts';
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
}

export interface QueryEngine {
  /** @throws 400 for a query that cannot be parsed. */
  answer(request: QueryRequest): Promise<QueryAnswer>;
  /** Call it when documents have changed. */
  forget(published: boolean): void;
}

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

  const runToJson = async (request: QueryRequest): Promise<string> => {
    const { perspective, query } = request;
    const shared = (perspective.kind === 'published' || perspective.kind === 'public') && !timeBound.test(query);
    const key = `${perspective.kind}\n${query}\n${JSON.stringify(request.params)}`;
    const known = shared ? results.get(key) : undefined;
    if (known !== undefined) return known;
    const startedAt = version;
    const text = JSON.stringify((await run(request)) ?? null);
    if (shared && startedAt === version) results.set(key, text);
    return text;
  };

  return {
    answer: async (request) => {
      const result = await runToJson(request);
      if (!request.withSourceMap) return { result };
      return { result, sourceMap: JSON.stringify(sourceMapOf(JSON.parse(result), (id) => lookUp(index, request.perspective, id))) };
    },
    forget: (published) => {
      if (!published) return;
      version += 1;
      results.clear();
    },
  };
}
