import { z } from 'zod';
import type { Mutation } from './mutation-schema.ts';
import type { QueryEngine } from './query.ts';

const idsSchema = z.array(z.object({ _id: z.string() }));

/** Replaces patches and deletes by query with one for each document that the query finds. */
export async function resolveSelections(queries: QueryEngine, mutations: readonly Mutation[]): Promise<Mutation[]> {
  const resolved: Mutation[] = [];
  for (const mutation of mutations) {
    if ('patch' in mutation && mutation.patch.query !== undefined) {
      const { query, params, ...operations } = mutation.patch;
      for (const id of await selectedIds(queries, query, params)) resolved.push({ patch: { ...operations, id } });
    } else if ('delete' in mutation && mutation.delete.query !== undefined) {
      for (const id of await selectedIds(queries, mutation.delete.query, mutation.delete.params)) resolved.push({ delete: { id } });
    } else {
      resolved.push(mutation);
    }
  }
  return resolved;
}

async function selectedIds(queries: QueryEngine, query: string, params: Record<string, unknown> = {}): Promise<string[]> {
  const found = await queries.run({ query: `${query}{_id}`, params, perspective: { kind: 'raw' } });
  return idsSchema.parse(found).map((document) => document._id);
}
