import { evaluate, parse, type ExprNode } from 'groq-js';
import { errorMessage } from './error-facts.ts';
import type { DocumentIndex } from './document-index.ts';
import { createLruCache } from './lru-cache.ts';
import { datasetOf, lookUp, type Perspective } from './perspective.ts';
import { candidatesOf } from './query-candidates.ts';
import { checkQueryCost, checkQuerySize } from './query-cost.ts';
import { unreadableQuery } from './refusal.ts';

export interface QueryRequest {
  query: string;
  params: Readonly<Record<string, unknown>>;
  perspective: Perspective;
  /** Id of the reader, for identity(). */
  identity?: string | undefined;
}

export interface QueryEngine {
  /** The result as JSON text. @throws 400 for a query that cannot be parsed or is too expensive for its reader. */
  runToJson(request: QueryRequest): Promise<string>;
  run(request: QueryRequest): Promise<unknown>;
  /** To be called when documents have changed. */
  forget(published: boolean): void;
}

const resultsCharactersAtMost = 64 * 1024 * 1024;
/** Results that depend on more than the documents. */
const timeBound = /\b(now|identity|dateTime)\s*\(/;
const slicedByParameter = /\[\s*\$|\.\.\s*\$/;

const trees = createLruCache<ExprNode>({ entriesAtMost: 1_000 });

/** Parses a query once. A slice by parameter is part of the tree, so there the parameters belong to the key. */
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
  const results = createLruCache<string>({ entriesAtMost: 2_000, weightAtMost: resultsCharactersAtMost, weightOf: (text) => text.length });
  let version = 0;

  const run = async (request: QueryRequest): Promise<unknown> => {
    const { query, params, perspective, identity } = request;
    const anonymous = perspective.kind === 'public';
    if (anonymous) checkQuerySize(query, params);
    const tree = parseQuery(query, params);
    const dataset = datasetOf(index, perspective, candidatesOf(tree, params));
    checkQueryCost(tree, dataset.length, params, anonymous ? 'anonymous' : 'reader');
    const value = await evaluate(tree, {
      dataset,
      params: { ...params },
      ...(identity ? { identity } : {}),
      sanity: { projectId: 'lake', dataset: 'production' },
      dereference: (reference) => lookUp(index, perspective, reference._ref),
    });
    return value.get();
  };

  return {
    run,
    runToJson: async (request) => {
      const { perspective, query } = request;
      const shared = (perspective.kind === 'published' || perspective.kind === 'public') && !timeBound.test(query);
      const key = `${perspective.kind}\n${query}\n${JSON.stringify(request.params)}`;
      const known = shared ? results.get(key) : undefined;
      if (known !== undefined) return known;
      const startedAt = version;
      const text = JSON.stringify((await run(request)) ?? null);
      if (shared && startedAt === version) results.set(key, text);
      return text;
    },
    forget: (published) => {
      if (!published) return;
      version += 1;
      results.clear();
    },
  };
}
