import { randomUUID } from 'node:crypto';
import { Mutation as SanityMutation } from '@sanity/mutator';
import { z } from 'zod';
import { errorMessage } from '#services/platform/error-facts.ts';
import { checkDocumentId } from '../documents/document-id.ts';
import { checkBytes, checkedUnits } from '../documents/document-size.ts';
import { operationOf, type Change, type LakeDocument, type Operation } from '../documents/document.ts';
import type { Mutation, Patch } from './mutation-schema.ts';
import { createWorkBudget, operationsOf, workOf, type PatchOperation, type WorkBudget } from './patch-work.ts';
import { conflict, invalid } from '../refusal.ts';
import { releaseOfVersion } from '../releases/release-document.ts';

export interface MutationResult {
  id: string;
  operation: Operation;
  document: LakeDocument | null;
}

export interface MutationOutcome {
  changes: Change[];
  results: MutationResult[];
}

interface Stamp {
  transactionId: string;
  timestamp: string;
}

interface Attributes {
  _type: string;
  [field: string]: unknown;
}

interface Working {
  id: string;
  before: LakeDocument | null;
  after: LakeDocument | null;
  mutations: unknown[];
}

const unitsOfMutation = 500;

/** Sanity's mutator has its own type for patches, whose shape this schema has already checked. */
const mutatorDocument = z.custom<LakeDocument>((value) => typeof value === 'object' && value !== null).nullable();

/**
 * Applies mutations in order to the documents found by `read`, without modifying them. @throws a refusal if one does not apply; then none
 * of them does.
 */
export function applyMutations(
  read: (id: string) => LakeDocument | undefined,
  mutations: readonly Mutation[],
  stamp: Stamp,
): MutationOutcome {
  const working = new Map<string, Working>();
  const results: MutationResult[] = [];
  const budget = createWorkBudget();
  const current = (id: string): LakeDocument | null => {
    const changed = working.get(id);
    return changed ? changed.after : (read(id) ?? null);
  };
  const record = (id: string, mutation: object, next: LakeDocument | null): void => {
    const before = current(id);
    const entry = working.get(id) ?? { id, before, after: null, mutations: [] };
    entry.after = next;
    entry.mutations.push(mutation);
    working.set(id, entry);
    results.push({ id, operation: operationOf({ before, after: next }), document: next });
  };

  mutations.forEach((mutation, index) => {
    budget.spend(unitsOfMutation);
    if ('patch' in mutation) {
      const id = requiredId(mutation.patch.id);
      record(id, { patch: mutation.patch }, patched(current(id), mutation.patch, { id, stamp, index, budget }));
    } else if ('delete' in mutation) {
      const id = requiredId(mutation.delete.id);
      if (current(id)) record(id, { delete: { id } }, null);
      else results.push({ id, operation: 'none', document: null });
    } else if ('createIfNotExists' in mutation) {
      const existing = current(mutation.createIfNotExists._id);
      if (existing) results.push({ id: existing._id, operation: 'none', document: existing });
      else create('createIfNotExists', mutation.createIfNotExists, mutation.createIfNotExists._id);
    } else if ('createOrReplace' in mutation) {
      create('createOrReplace', mutation.createOrReplace, mutation.createOrReplace._id);
    } else {
      const id = completeId(mutation.create._id);
      if (current(id)) throw conflict('documentAlreadyExistsError', id, `Document by ID "${id}" already exists`, index);
      create('create', mutation.create, id);
    }
  });

  function create(kind: string, attributes: Attributes, id: string): void {
    budget.spend(checkedUnits(id, attributes));
    const content = givenTo(id, attributes);
    const createdAt = stringOr(content._createdAt, current(id)?._createdAt ?? stamp.timestamp);
    const next = {
      ...content,
      _id: id,
      _type: attributes._type,
      _createdAt: createdAt,
      _updatedAt: stamp.timestamp,
      _rev: stamp.transactionId,
    };
    record(id, { [kind]: { ...content, _id: id } }, next);
  }

  const changes = [...working.values()].filter((change) => change.before ?? change.after);
  checkBytes(changes);
  return { changes, results };
}

/** What is stored of a document besides its stamps. Only of what is in a release `_system` says something: that it removes its document. */
function givenTo(id: string, { _rev, _system, ...rest }: Attributes): Attributes {
  return releaseOfVersion(id) === null || _system === undefined ? rest : { ...rest, _system };
}

interface PatchTurn {
  id: string;
  stamp: Stamp;
  /** Index of the mutation in its transaction. */
  index: number;
  budget: WorkBudget;
}

function patched(document: LakeDocument | null, patch: Patch, { id, stamp, index, budget }: PatchTurn): LakeDocument {
  if (!document) throw conflict('documentNotFoundError', id, `The document with the ID "${id}" was not found`, index);
  const { ifRevisionID } = patch;
  if (ifRevisionID && document._rev !== ifRevisionID) {
    throw conflict(
      'documentRevisionIDDoesNotMatchError',
      id,
      `document "${id}" has unexpected revision ID ("${document._rev}"), expected "${ifRevisionID}"`,
      index,
    );
  }
  let next = document;
  for (const operation of operationsOf(patch)) {
    budget.spend(workOf(next, operation));
    next = operated(next._id === id ? next : { ...next, _id: id }, operation);
  }
  budget.spend(checkedUnits(id, next));
  return {
    ...next,
    _id: id,
    _type: document._type,
    _createdAt: document._createdAt ?? stamp.timestamp,
    _updatedAt: stamp.timestamp,
    _rev: stamp.transactionId,
  };
}

const patchForMutator = z.custom<NonNullable<SanityMutation['mutations'][number]['patch']>>((value) => typeof value === 'object');

/** Without a time: the mutator would write it into the document that it was given. */
function operated(document: LakeDocument, { alone }: PatchOperation): LakeDocument {
  try {
    const changed = new SanityMutation({ mutations: [{ patch: patchForMutator.parse({ ...alone, id: document._id }) }] }).apply(document);
    return mutatorDocument.parse(changed) ?? document;
  } catch (error) {
    throw invalid(`The patch of "${document._id}" cannot be applied: ${errorMessage(error)}`);
  }
}

function requiredId(id: string | undefined): string {
  if (!id) throw invalid('A patch or delete needs an id or a query');
  return id;
}

/** No id, or one that ends with a dot, asks the lake to generate the rest. */
const completeId = (id: string | undefined): string => (!id || id.endsWith('.') ? checkDocumentId(`${id ?? ''}${randomUUID()}`) : id);

const stringOr = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);
