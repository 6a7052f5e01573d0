import { z } from 'zod';
import { inProject } from '../stack/project-paths.ts';

interface Visited {
  readonly node: { readonly type: string; readonly value?: unknown };
  readonly parent: { readonly key?: unknown };
}

/** A mutator in the shape of Stryker's instrumenter: yields replacements of a node. */
export interface NumberMutator {
  readonly name: 'NumberLiteral';
  mutate(path: Visited): Generator<{ readonly type: 'NumericLiteral'; readonly value: number }>;
}

/** Every whole number becomes one more and, above zero, one less: limits, bounds and indexes. Stryker itself does not mutate numbers. */
export const numberMutator: NumberMutator = {
  name: 'NumberLiteral',
  *mutate({ node, parent }) {
    const { type, value } = node;
    const isName = parent.key === node;
    if (type !== 'NumericLiteral' || isName || typeof value !== 'number' || !Number.isInteger(value)) return;
    yield { type, value: value + 1 };
    if (value > 0) yield { type, value: value - 1 };
  },
};

const hasMutators = (exported: unknown): exported is { allMutators: unknown[] } =>
  z.object({ allMutators: z.array(z.unknown()) }).safeParse(exported).success;

/** A private file of the instrumenter; a test shows that its list is the one in use. */
const listFile = inProject('node_modules/@stryker-mutator/instrumenter/dist/src/mutators/mutate.js');

/** Adds the number mutator to Stryker's own, once per process. @throws if Stryker has its mutators elsewhere. */
export async function addNumberMutator(): Promise<void> {
  const exported: unknown = await import(listFile);
  if (!hasMutators(exported)) throw new Error(`no list of mutators in ${listFile}`);
  if (!exported.allMutators.includes(numberMutator)) exported.allMutators.push(numberMutator);
}
