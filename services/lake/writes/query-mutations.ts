import { z } from 'zod';
import type { LakeDocument } from '../documents/document.ts';
import type { Mutation } from './mutation-schema.ts';
import { conflict } from '../refusal.ts';

/** A document that a query selected, as it was then. */
type Selected = z.infer<typeof selectedSchema>[number];

const selectedSchema = z.array(z.object({ _id: z.string(), _rev: z.string().optional() }));

/** Returns all documents that a query selects. */
export type FindSelected = (query: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;

export interface ResolvedMutations {
  mutations: readonly Mutation[];
  /** Whether every selected document is still as it was selected. */
  holds(read: (id: string) => LakeDocument | undefined): boolean;
}

/** Replaces patches and deletes by query with one for each selected document. */
export async function resolveSelections(find: FindSelected, mutations: readonly Mutation[]): Promise<ResolvedMutations> {
  const resolved: Mutation[] = [];
  const seen: Selected[] = [];
  const selected = async (query: string, params: Readonly<Record<string, unknown>> = {}): Promise<readonly Selected[]> => {
    const found = selectedSchema.parse(await find(`${query}{_id, _rev}`, params));
    seen.push(...found);
    return found;
  };
  for (const mutation of mutations) {
    if ('patch' in mutation && mutation.patch.query !== undefined) {
      const { query, params, ...operations } = mutation.patch;
      for (const { _id } of await selected(query, params)) resolved.push({ patch: { ...operations, id: _id } });
    } else if ('delete' in mutation && mutation.delete.query !== undefined) {
      for (const { _id } of await selected(mutation.delete.query, mutation.delete.params)) resolved.push({ delete: { id: _id } });
    } else {
      resolved.push(mutation);
    }
  }
  return { mutations: resolved, holds: (read) => seen.every(({ _id, _rev }) => read(_id)?._rev === _rev) };
}

/** Error for a write whose documents changed between their selection and its turn. */
export const selectionMoved = (): Error =>
  Object.assign(conflict('documentRevisionIDDoesNotMatchError', '', 'the documents that its query finds are being changed'), {
    moved: true,
  });

export const isSelectionMoved = (error: unknown): boolean => typeof error === 'object' && error !== null && 'moved' in error;
