import type { ExprNode } from 'groq-js';
import { publishedIdOf } from '#lib/content/document-ids.ts';
import type { LakeDocument } from '../documents/document.ts';
import { weightOf } from '../documents/json-weight.ts';
import { matchesDocument } from '../queries/matches-document.ts';
import { parseQuery } from '../queries/query.ts';
import { candidatesOf, fulfils, type Clause } from '../queries/query-candidates.ts';
import { isPlainFilter, plainFilterCharactersAtMost, searchesIn } from '../queries/plain-filter.ts';
import type { QueryLanes } from '../queries/query-lanes.ts';
import { invalid } from '../refusal.ts';
import { releaseOfVersion } from '../releases/release-document.ts';

/** Evaluates a filter where it cannot block this process. */
export type FilterElsewhere = QueryLanes['matches'];

interface Filter {
  query: string;
  params: Readonly<Record<string, unknown>>;
  publicOnly: boolean;
}

const paramUnitsAtMost = 1_000;
/** Larger documents are matched in another process, where that blocks nobody. */
const searchedUnitsAtMost = 20_000;

/** The filter of a listener if it is cheap enough to run here; null for one that runs elsewhere. @throws 400 for an unsupported filter. */
export function plainFilterOf({ query, params, publicOnly }: Filter): ExprNode | null {
  const isLong = query.length > plainFilterCharactersAtMost || weightOf(params, paramUnitsAtMost).units > paramUnitsAtMost;
  const tree = isLong ? null : parseQuery(query, params);
  if (tree && isPlainFilter(tree)) return tree;
  if (publicOnly) throw invalid('Without a session, only filters that compare fields with values are listened to');
  return null;
}

/** Whether a listener's filter matches a document. @throws 400 for an unsupported filter. */
export function matcherOf(filter: Filter & { listener: string }, elsewhere: FilterElsewhere): (document: LakeDocument) => Promise<boolean> {
  const tree = plainFilterOf(filter);
  if (!tree) return (document) => elsewhere(filter.query, filter.params, document, filter.listener);
  if (tree.type === 'Everything') return async () => true;
  const candidates = candidatesOf(tree, filter.params);
  const searches = searchesIn(tree) > 0;
  return async (document) => {
    if (candidates.kind === 'some' && !candidates.clauses.some((clause) => mayConcern(clause, document))) return false;
    if (searches && isLarge(document)) return elsewhere(filter.query, filter.params, document, filter.listener);
    return matchesDocument(tree, document, filter.params);
  };
}

/** All listeners are matched against the same document. */
const weighed = new WeakMap<LakeDocument, boolean>();

function isLarge(document: LakeDocument): boolean {
  const known = weighed.get(document);
  if (known !== undefined) return known;
  const large = weightOf(document, searchedUnitsAtMost).units > searchedUnitsAtMost;
  weighed.set(document, large);
  return large;
}

/** What a clause looks a document up by; undefined: the document does not say it. */
function valueFor(by: Clause['by'], { _id, _type }: LakeDocument): string | null | undefined {
  switch (by) {
    case 'type':
      return _type;
    case 'id':
      return _id;
    case 'layers':
      return publishedIdOf(_id);
    case 'release':
      return releaseOfVersion(_id);
    case 'target':
      return undefined;
  }
}

/** Skips the evaluator for documents that cannot match. */
function mayConcern(clause: Clause, document: LakeDocument): boolean {
  const value = valueFor(clause.by, document);
  return value === undefined || (value !== null && clause.values.has(value) && fulfils(document, clause));
}
