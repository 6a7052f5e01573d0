import { parse, type ExprNode, type OpCall } from 'groq-js';
import { z } from 'zod';

/** How often each function, operator and form of GROQ occurs in the queries of an attack. */
export interface Reach {
  readonly functions: ReadonlyMap<string, number>;
  readonly operators: ReadonlyMap<string, number>;
  readonly forms: ReadonlyMap<string, number>;
  /** Queries that groq-js can parse; the others only test its parser. */
  readonly read: number;
}

const everyOperator = {
  '==': true,
  '!=': true,
  '>': true,
  '>=': true,
  '<': true,
  '<=': true,
  '+': true,
  '-': true,
  '*': true,
  '/': true,
  '%': true,
  '**': true,
  in: true,
  match: true,
} as const satisfies Record<OpCall, true>;

/** False for what only webhooks and the parser's own rewriting use. */
const everyForm = {
  AccessAttribute: true,
  AccessElement: true,
  And: true,
  Array: true,
  ArrayCoerce: true,
  Asc: true,
  Context: false,
  Deref: true,
  Desc: true,
  Everything: true,
  Filter: true,
  FlatMap: true,
  FuncCall: true,
  Group: true,
  InRange: true,
  Map: true,
  Neg: true,
  Not: true,
  Object: true,
  OpCall: true,
  Or: true,
  Parameter: true,
  Parent: true,
  PipeFuncCall: true,
  Pos: true,
  Projection: true,
  Select: true,
  SelectorFuncCall: true,
  SelectorNested: true,
  Slice: true,
  This: true,
  Tuple: true,
  Value: true,
} as const satisfies Record<ExprNode['type'], boolean>;

const registrySchema = z.object({
  namespaceRegistry: z.record(z.string(), z.record(z.string(), z.looseObject({ mode: z.string().optional() }))),
  pipeFunctionRegistry: z.record(z.string(), z.unknown()),
});

/** Every function of groq-js except those of webhooks, from its own table, which it does not export. */
async function everyFunction(): Promise<string[]> {
  const table = new URL('_chunks-es/shared.mjs', import.meta.resolve('groq-js'));
  const loaded: unknown = await import(table.href);
  const { namespaceRegistry, pipeFunctionRegistry } = registrySchema.parse(loaded);
  const called = Object.entries(namespaceRegistry).flatMap(([namespace, functions]) =>
    Object.entries(functions).flatMap(([name, { mode }]) => (mode === 'delta' ? [] : [`${namespace}::${name}`])),
  );
  return [...called, ...Object.keys(pipeFunctionRegistry).map((name) => `| ${name}`)];
}

/** Longer ones test the parser, which may take hours over them. */
const charactersAtMost = 2_000;

/** Parses every query and counts what it uses. */
export function reachOf(queries: Iterable<string>): Reach {
  const functions = new Map<string, number>();
  const operators = new Map<string, number>();
  const forms = new Map<string, number>();
  const count = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  let read = 0;
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, namespace, name, op }: { type?: unknown; namespace?: unknown; name?: unknown; op?: unknown } = node;
    if (typeof type === 'string') count(forms, type);
    if (type === 'FuncCall') count(functions, `${String(namespace)}::${String(name)}`);
    // the only function with a list of paths
    if (type === 'SelectorFuncCall') count(functions, 'global::anywhere');
    if (type === 'PipeFuncCall') count(functions, `| ${String(name)}`);
    if (type === 'OpCall') count(operators, String(op));
    Object.values(node).forEach(visit);
  };
  for (const query of queries) {
    if (query.length > charactersAtMost) continue;
    try {
      visit(parse(query));
      read += 1;
    } catch {
      // not GROQ, or nested too deeply to be walked: it tests the parser
    }
  }
  return { functions, operators, forms, read };
}

/** What the queries never use. */
export async function unreached({ functions, operators, forms }: Reach): Promise<string[]> {
  const neededForms = Object.entries(everyForm).flatMap(([form, needed]) => (needed ? [form] : []));
  return [
    ...(await everyFunction()).filter((name) => !functions.has(name)),
    ...Object.keys(everyOperator).filter((name) => !operators.has(name)),
    ...neededForms.filter((name) => !forms.has(name)),
  ];
}
