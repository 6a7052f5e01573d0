import { isRecord } from './document.ts';

/** Which documents can matter to a query; a narrow answer spares the evaluator the rest of the lake. */
export type Candidates = { kind: 'everything' } | Some;

interface Some {
  kind: 'some';
  types: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** Documents that refer to one of these. */
  targets: ReadonlySet<string>;
}

type Parameters = Readonly<Record<string, unknown>>;

const everything: Candidates = { kind: 'everything' };
const none: ReadonlySet<string> = new Set();
const some = (part: Partial<Some>): Some => ({ kind: 'some', types: none, ids: none, targets: none, ...part });

/** Walks a parsed query: when every `*` is filtered by type, id or reference, only such documents are candidates. */
export function candidatesOf(tree: unknown, params: Parameters): Candidates {
  if (Array.isArray(tree)) return tree.map((node: unknown) => candidatesOf(node, params)).reduce(union, some({}));
  if (!isRecord(tree)) return some({});
  if (tree.type === 'Everything') return everything;
  if (tree.type === 'Filter' && isRecord(tree.base) && tree.base.type === 'Everything') {
    return union(constraint(tree.expr, params), candidatesOf(tree.expr, params));
  }
  return candidatesOf(Object.values(tree), params);
}

function union(left: Candidates, right: Candidates): Candidates {
  if (left.kind === 'everything' || right.kind === 'everything') return everything;
  return some({
    types: both(left.types, right.types),
    ids: both(left.ids, right.ids),
    targets: both(left.targets, right.targets),
  });
}

const both = (left: ReadonlySet<string>, right: ReadonlySet<string>): ReadonlySet<string> => new Set([...left, ...right]);

function constraint(node: unknown, params: Parameters): Candidates {
  if (!isRecord(node)) return everything;
  if (node.type === 'Group') return constraint(node.base, params);
  if (node.type === 'Or') return union(constraint(node.left, params), constraint(node.right, params));
  if (node.type === 'And') return narrower(constraint(node.left, params), constraint(node.right, params));
  if (node.type === 'OpCall') return comparison(node, params);
  if (node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'references') {
    const targets = strings(node.args, params);
    return targets ? some({ targets }) : everything;
  }
  return everything;
}

function narrower(left: Candidates, right: Candidates): Candidates {
  if (left.kind === 'everything') return right;
  if (right.kind === 'everything') return left;
  return right.types.size < left.types.size ? right : left;
}

function comparison(node: Record<string, unknown>, params: Parameters): Candidates {
  const attribute = ownAttribute(node.left);
  if (!attribute || (node.op !== '==' && node.op !== 'in')) return everything;
  const values = node.op === '==' ? strings([node.right], params) : strings(node.right, params);
  if (!values) return everything;
  return attribute === '_type' ? some({ types: values }) : some({ ids: values });
}

function ownAttribute(node: unknown): '_type' | '_id' | undefined {
  if (!isRecord(node) || node.type !== 'AccessAttribute' || node.base) return undefined;
  return node.name === '_type' || node.name === '_id' ? node.name : undefined;
}

/** The strings that a list of nodes, an array node or a parameter stands for; undefined when one is not known yet. */
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
