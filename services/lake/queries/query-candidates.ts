import { publishedIdOf } from '#lib/content/document-ids.ts';
import { isRecord, type LakeDocument } from '../documents/document.ts';

/** Documents found by type, id or reference, as the layers of one document, or by release; only those with certain values matter. */
export interface Clause {
  by: 'type' | 'id' | 'target' | 'layers' | 'release';
  values: ReadonlySet<string>;
  equalities: readonly Equality[];
}

interface Equality {
  path: readonly string[];
  value: string | number | boolean;
}

/** Which documents a query can match; a small set saves the evaluator the rest of the lake. */
export type Candidates = { kind: 'everything' } | { kind: 'some'; clauses: readonly Clause[] };

type Parameters = Readonly<Record<string, unknown>>;

const everything: Candidates = { kind: 'everything' };
const some = (clauses: readonly Clause[]): Candidates => ({ kind: 'some', clauses });

/** Walks a parsed query: if every `*` is filtered by type, id or reference, only such documents are candidates. */
export function candidatesOf(tree: unknown, params: Parameters): Candidates {
  if (Array.isArray(tree)) return tree.map((node: unknown) => candidatesOf(node, params)).reduce(union, some([]));
  if (!isRecord(tree)) return some([]);
  if (tree.type === 'Everything') return everything;
  // `releases::all()` reads the dataset by itself
  if (tree.type === 'FuncCall' && tree.namespace === 'releases')
    return some([{ by: 'type', values: new Set(['system.release']), equalities: [] }]);
  if (tree.type === 'Filter' && isRecord(tree.base) && tree.base.type === 'Everything') {
    return union(constraint(tree.expr, params), candidatesOf(tree.expr, params));
  }
  return candidatesOf(Object.values(tree), params);
}

/** Whether a document has the values that a clause requires. */
export function fulfils(document: LakeDocument, clause: Clause): boolean {
  return clause.equalities.every(({ path, value }) => {
    let at: unknown = document;
    for (const name of path) at = isRecord(at) ? at[name] : undefined;
    return at === value;
  });
}

function union(left: Candidates, right: Candidates): Candidates {
  return left.kind === 'everything' || right.kind === 'everything' ? everything : some([...left.clauses, ...right.clauses]);
}

function constraint(node: unknown, params: Parameters): Candidates {
  if (!isRecord(node)) return everything;
  if (node.type === 'Group') return constraint(node.base, params);
  if (node.type === 'Or') return union(constraint(node.left, params), constraint(node.right, params));
  if (node.type === 'And') return narrowed(node, params);
  if (node.type === 'OpCall') return comparison(node, params);
  return node.type === 'FuncCall' ? relation(node, params) : everything;
}

const relations: Readonly<Record<string, Clause['by']>> = {
  'global references': 'target',
  'sanity versionOf': 'layers',
  'sanity partOfRelease': 'release',
};

function relation({ namespace, name, args }: Record<string, unknown>, params: Parameters): Candidates {
  const by = relations[`${String(namespace)} ${String(name)}`];
  const values = by && strings(args, params);
  if (!by || !values) return everything;
  // a draft is found among the layers of its document
  const sought = by === 'layers' ? new Set([...values].map(publishedIdOf)) : values;
  return some([{ by, values: sought, equalities: [] }]);
}

/** Both sides of an `&&` must be true: the smaller side is looked up, the values of the other are checked on the result. */
function narrowed(node: Record<string, unknown>, params: Parameters): Candidates {
  const left = constraint(node.left, params);
  const right = constraint(node.right, params);
  if (left.kind === 'everything') return requiring(right, equalityOf(node.left, params));
  if (right.kind === 'everything') return requiring(left, equalityOf(node.right, params));
  const byType = (clauses: readonly Clause[]): number => clauses.filter((clause) => clause.by === 'type').length;
  return byType(right.clauses) < byType(left.clauses) ? right : left;
}

function requiring(candidates: Candidates, equality: Equality | undefined): Candidates {
  if (candidates.kind === 'everything' || !equality) return candidates;
  return some(candidates.clauses.map((clause) => ({ ...clause, equalities: [...clause.equalities, equality] })));
}

function equalityOf(node: unknown, params: Parameters): Equality | undefined {
  if (!isRecord(node)) return undefined;
  if (node.type === 'Group') return equalityOf(node.base, params);
  if (node.type !== 'OpCall' || node.op !== '==') return undefined;
  const path = ownPath(node.left);
  const [value] = literals([node.right], params) ?? [];
  const comparable = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return path && comparable ? { path, value } : undefined;
}

function comparison(node: Record<string, unknown>, params: Parameters): Candidates {
  const [attribute, ...deeper] = ownPath(node.left) ?? [];
  if (deeper.length > 0 || (attribute !== '_type' && attribute !== '_id') || (node.op !== '==' && node.op !== 'in')) return everything;
  const values = node.op === '==' ? strings([node.right], params) : strings(node.right, params);
  return values ? some([{ by: attribute === '_type' ? 'type' : 'id', values, equalities: [] }]) : everything;
}

/** The path of an attribute of the document itself: `slug.current`, unlike `author->name` or `tags[0]`. */
function ownPath(node: unknown): string[] | undefined {
  if (!isRecord(node) || node.type !== 'AccessAttribute' || typeof node.name !== 'string') return undefined;
  if (!node.base) return [node.name];
  const base = ownPath(node.base);
  return base && [...base, node.name];
}

/** The strings that a list of nodes, an array node or a parameter denotes; undefined if one is unknown. */
function strings(node: unknown, params: Parameters): ReadonlySet<string> | undefined {
  const values = literals(node, params);
  return values?.every((value) => typeof value === 'string') ? new Set(values) : undefined;
}

function literals(node: unknown, params: Parameters): unknown[] | undefined {
  if (Array.isArray(node)) {
    const lists = node.map((item: unknown) => literals(item, params));
    return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
  }
  if (!isRecord(node)) return undefined;
  if (node.type === 'Value') return [node.value].flat();
  if (node.type === 'Parameter' && typeof node.name === 'string') return [params[node.name]].flat();
  if (node.type === 'Array') return literals(node.elements, params);
  return node.type === 'ArrayElement' && node.isSplat !== true ? literals(node.value, params) : undefined;
}
