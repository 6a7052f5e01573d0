import { evaluate, type ExprNode } from 'groq-js';
import type { LakeDocument } from './document.ts';
import { parseQuery } from './query.ts';
import { candidatesOf, fulfils, type Clause } from './query-candidates.ts';
import { isPlainFilter, plainFilterCharactersAtMost } from './queries/plain-filter.ts';
import type { QueryLanes } from './queries/query-lanes.ts';
import { invalid } from './refusal.ts';

/** Asks a filter where it cannot stop this process. */
export type FilterElsewhere = QueryLanes['matches'];

interface Filter {
  query: string;
  params: Readonly<Record<string, unknown>>;
  publicOnly: boolean;
}

/** The filter of a listener where it costs nothing to ask it here; null for one that is asked elsewhere. @throws 400 for one that cannot be listened to. */
export function plainFilterOf({ query, params, publicOnly }: Filter): ExprNode | null {
  const tree = query.length > plainFilterCharactersAtMost ? null : parseQuery(query, params);
  if (tree && isPlainFilter(tree)) return tree;
  if (publicOnly) throw invalid('Without a session, only filters that compare fields with values are listened to');
  return null;
}

/** Whether a listener means a document. @throws 400 for a filter that cannot be listened to. */
export function matcherOf(filter: Filter & { listener: string }, elsewhere: FilterElsewhere): (document: LakeDocument) => Promise<boolean> {
  const tree = plainFilterOf(filter);
  if (!tree) return (document) => elsewhere(filter.query, filter.params, document, filter.listener);
  if (tree.type === 'Everything') return async () => true;
  const candidates = candidatesOf(tree, filter.params);
  return async (document) => {
    if (candidates.kind === 'some' && !candidates.clauses.some((clause) => mayConcern(clause, document))) return false;
    return matches(tree, document, filter.params);
  };
}

/** Spares the evaluator documents that a listener surely does not mean. */
function mayConcern(clause: Clause, document: LakeDocument): boolean {
  if (clause.by === 'target') return true;
  return clause.values.has(clause.by === 'type' ? document._type : document._id) && fulfils(document, clause);
}

async function matches(tree: ExprNode, document: LakeDocument, params: Readonly<Record<string, unknown>>): Promise<boolean> {
  const found: unknown = await (await evaluate(tree, { dataset: [document], params: { ...params } })).get();
  return Array.isArray(found) ? found.length > 0 : found !== null && found !== undefined;
}
