import { isRecord } from './document.ts';
import { refusal, type Refusal } from './refusal.ts';

/** Document visits that one query may cost. */
export const visitsAtMost = { anonymous: 1_000_000, reader: 50_000_000 } as const;

/** Query and parameters together, in bytes, of a caller without read rights. */
export const anonymousQueryBytesAtMost = 64 * 1024;

/** A document's own list is short; one walked inside another may be the same long one again. */
const ownElements = 10;
const nestedOwnElements = 100;
/** Pieces of a text that is split, which may be a whole article. */
const splitPieces = 10_000;

type Parameters = Readonly<Record<string, unknown>>;

/** Upper bounds on a value: elements when it is walked, things within one element, things altogether. */
interface Extent {
  length: number;
  each: number;
  reach: number;
  /** Read from a document, so that it may be a list of unknown length. */
  own: boolean;
  /** What it takes to get the value, in visits. */
  visits: number;
}

interface Scope {
  documents: number;
  params: Parameters;
  /** Things within the value at hand, and the most within any value around it. */
  element: number;
  around: number;
  /** How many lists of documents are being walked around this place. */
  ownLists: number;
}

const extent = (reach: number, visits: number, own = false): Extent => ({ length: reach, each: reach, reach, own, visits });
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** An upper estimate of the document visits that a parsed query costs over so many candidate documents. */
export function estimatedVisits(tree: unknown, documents: number, params: Parameters): number {
  return measured(tree, { documents, params, element: 1, around: 1, ownLists: 0 }).visits;
}

export const tooExpensive = (reason: string): Refusal => {
  const description = `query too expensive: ${reason}`;
  return refusal(400, description, { error: { type: 'queryTooExpensiveError', description }, statusCode: 400 });
};

/** @throws 400 for a text that nobody without read rights needs. */
export function checkQuerySize(query: string, params: Parameters): void {
  const bytes = Buffer.byteLength(query) + Buffer.byteLength(JSON.stringify(params));
  if (bytes > anonymousQueryBytesAtMost) throw tooExpensive(`${bytes} bytes of text, at most ${anonymousQueryBytesAtMost} are read`);
}

/** @throws 400 for a query above the bound of its caller. */
export function checkQueryCost(tree: unknown, documents: number, params: Parameters, caller: keyof typeof visitsAtMost): void {
  const visits = estimatedVisits(tree, documents, params);
  if (!(visits <= visitsAtMost[caller])) throw tooExpensive(`about ${visits.toPrecision(2)} document visits, at most ${visitsAtMost[caller]} are made`);
}

function measured(node: unknown, scope: Scope): Extent {
  if (!isRecord(node)) return extent(1, 0);
  switch (node.type) {
    case 'Everything':
      return { length: scope.documents, each: 1, reach: scope.documents, own: false, visits: scope.documents };
    case 'This':
      return extent(scope.element, 0, true);
    case 'Parent':
      return extent(scope.around, 0, true);
    case 'Value':
      return given(node.value);
    case 'Parameter':
      return given(typeof node.name === 'string' ? scope.params[node.name] : undefined);
    case 'AccessAttribute':
      return attribute(node, scope);
    case 'AccessElement':
      return element(measured(node.base, scope));
    case 'Slice':
      return slice(node, measured(node.base, scope));
    case 'Group':
      return measured(node.base, scope);
    case 'ArrayCoerce':
      return walkable(measured(node.base, scope), scope);
    case 'Filter':
    case 'Map':
    case 'FlatMap':
      return walk(node, node.type, [node.expr], scope);
    case 'PipeFuncCall':
      return walk(node, 'Filter', Array.isArray(node.args) ? node.args : [], scope);
    case 'Projection':
      return projection(node, scope);
    case 'Array':
      return list(node, scope);
    default:
      return combined(node, scope);
  }
}

const attribute = (node: Record<string, unknown>, scope: Scope): Extent => {
  const base = node.base ? measured(node.base, scope) : extent(scope.element, 0);
  return extent(base.reach, base.visits, true);
};

const element = (base: Extent): Extent => extent(base.each, base.visits, base.own);

function slice(node: Record<string, unknown>, base: Extent): Extent {
  const { left, right } = node;
  if (typeof left !== 'number' || typeof right !== 'number' || left < 0 || right < 0) return base;
  const length = Math.min(base.length, Math.max(0, right - left + 1));
  return { ...base, length, reach: Math.min(base.reach, length * base.each) };
}

/** A list of a document has a length that only the document knows. */
function walkable(base: Extent, scope: Scope): Extent {
  if (!base.own || base.length !== 1) return base;
  const length = scope.ownLists > 0 ? nestedOwnElements : ownElements;
  return { ...base, length, reach: length * base.each };
}

function walk(node: Record<string, unknown>, type: 'Filter' | 'Map' | 'FlatMap', inner: readonly unknown[], scope: Scope): Extent {
  const base = walkable(measured(node.base, scope), scope);
  const within = { ...inside(base.each, scope), ownLists: scope.ownLists + (base.own ? 1 : 0) };
  const results = inner.map((part) => measured(part, within));
  const visits = base.visits + base.length * (1 + sum(results.map((result) => result.visits)));
  const [result] = results;
  if (type === 'Filter' || !result) return { ...base, visits };
  const reach = base.length * result.reach;
  const own = base.own || result.own;
  if (type === 'Map') return { length: base.length, each: result.reach, reach, own, visits };
  return { length: base.length * result.length, each: result.each, reach, own, visits };
}

function projection(node: Record<string, unknown>, scope: Scope): Extent {
  const base = measured(node.base, scope);
  const result = measured(node.expr, inside(base.reach, scope));
  return extent(result.reach, base.visits + result.visits, base.own);
}

const inside = (reach: number, scope: Scope): Scope => ({ ...scope, element: reach, around: Math.max(scope.around, scope.element, reach) });

function list(node: Record<string, unknown>, scope: Scope): Extent {
  const elements = Array.isArray(node.elements) ? node.elements.filter(isRecord) : [];
  const parts = elements.map((part) => ({ splat: part.isSplat === true, value: measured(part.value, scope) }));
  const values = parts.map(({ value }) => value);
  return {
    length: sum(parts.map(({ splat, value }) => (splat ? walkable(value, scope).length : 1))),
    each: values.reduce((most, { reach }) => Math.max(most, reach), 1),
    reach: sum(parts.map(({ splat, value }) => (splat ? walkable(value, scope).reach : value.reach))),
    own: false,
    visits: sum(values.map((value) => value.visits)) + elements.length,
  };
}

const answersOneValue = new Set(['And', 'Or', 'Not', 'Neg', 'Pos', 'InRange']);
const countingFunctions = new Set(['count', 'defined', 'length', 'references']);

/** Whatever else has parts: the value may hold all of them. */
function combined(node: Record<string, unknown>, scope: Scope): Extent {
  const parts = Object.values(node).flat().filter(isRecord).map((part) => measured(part, scope));
  // operators and functions look through the lists that they are given
  const looked = node.type === 'OpCall' || node.type === 'FuncCall' ? sum(parts.map(({ length }) => (length > 1 ? length : 0))) : 0;
  const visits = sum(parts.map((part) => part.visits)) + looked;
  const compares = node.type === 'OpCall' && node.op !== '+';
  if (compares || answersOneValue.has(String(node.type)) || (node.type === 'FuncCall' && countingFunctions.has(String(node.name)))) return extent(1, visits);
  if (node.type === 'FuncCall' && node.name === 'split') return { ...extent(splitPieces, visits), each: 1 };
  const fields = parts.filter((part) => part.reach > 1 || part.own);
  return extent(Math.max(1, sum(fields.map((part) => (part.reach > 1 ? part.reach : 0)))), visits, fields.some((part) => part.own));
}

/** A value that came with the request. */
function given(value: unknown): Extent {
  const things = (part: unknown): number => (isRecord(part) || Array.isArray(part) ? Math.max(1, sum(Object.values(part).map(things))) : 1);
  const reach = things(value);
  return Array.isArray(value) ? { length: value.length, each: value.reduce((most: number, part: unknown) => Math.max(most, things(part)), 1), reach, own: false, visits: 0 } : extent(reach, 0);
}
