import type { Action } from './action-schema.ts';
import { draftIdOf } from '#lib/content/document-ids.ts';
import type { LakeDocument } from '../documents/document.ts';
import type { Mutation } from './mutation-schema.ts';
import { conflict, notFound } from '../refusal.ts';
import { strengthened } from './strengthened.ts';

type Read = (id: string) => LakeDocument | undefined;

/**
 * Sanity's document actions as mutations, in order.
 * @throws a refusal if the document that an action is based on does not exist or has changed.
 */
export function mutationsOfActions(read: Read, actions: readonly Action[]): Mutation[] {
  const created = new Set<string>();
  return actions.flatMap((action) => {
    const mutations = mutationsOf(action, read, created);
    for (const mutation of mutations) if ('create' in mutation && mutation.create._id) created.add(mutation.create._id);
    return mutations;
  });
}

function mutationsOf(action: Action, read: Read, created: ReadonlySet<string>): Mutation[] {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      return [action.ifExists === 'ignore' ? { createIfNotExists: action.attributes } : { create: action.attributes }];
    case 'sanity.action.document.edit':
      return [...firstEdit(action, read, created), { patch: { ...action.patch, id: action.draftId } }];
    case 'sanity.action.document.publish':
      return publish(action, read);
    case 'sanity.action.document.unpublish': {
      const published = existing(read, action.publishedId);
      return [{ delete: { id: action.publishedId } }, { createIfNotExists: { ...content(published), _id: action.draftId } }];
    }
    case 'sanity.action.document.discard':
      return [{ delete: { id: action.draftId } }];
    case 'sanity.action.document.delete': {
      const drafts = action.includeDrafts ?? [draftIdOf(action.publishedId)];
      return [...drafts, action.publishedId].map((id) => ({ delete: { id } }));
    }
    case 'sanity.action.document.replaceDraft':
      return [{ createOrReplace: action.attributes }];
    case 'sanity.action.document.version.create':
      return [createVersion(action, read)];
    case 'sanity.action.document.version.replace':
      return [{ createOrReplace: action.document }];
    case 'sanity.action.document.version.discard':
      return [{ delete: { id: action.versionId } }];
    case 'sanity.action.document.version.unpublish':
      return [{ patch: { id: action.versionId, set: { '_system.delete': true } } }];
  }
}

/** The first edit of a published document creates its draft. */
function firstEdit(action: Extract<Action, { patch: unknown }>, read: Read, created: ReadonlySet<string>): Mutation[] {
  if (created.has(action.draftId) || read(action.draftId)) return [];
  return [{ create: { ...content(existing(read, action.publishedId)), _id: action.draftId } }];
}

function publish(action: Extract<Action, { ifDraftRevisionId?: unknown }>, read: Read): Mutation[] {
  const draft = existing(read, action.draftId);
  const published = read(action.publishedId);
  checkRevision(draft, action.draftId, action.ifDraftRevisionId);
  checkRevision(published, action.publishedId, action.ifPublishedRevisionId);
  const createdAt = published?._createdAt ?? draft._createdAt;
  return [
    { createOrReplace: { ...strengthened(content(draft)), _id: action.publishedId, ...(createdAt ? { _createdAt: createdAt } : {}) } },
    { delete: { id: action.draftId } },
  ];
}

function createVersion(action: Extract<Action, { baseId?: unknown }>, read: Read): Mutation {
  const base = action.baseId ? existing(read, action.baseId) : undefined;
  if (base) checkRevision(base, base._id, action.ifBaseRevisionId);
  const source = { ...(base ? content(base) : {}), ...action.document };
  if (typeof source._type !== 'string') throw notFound('A version needs a document or an existing base');
  return { create: { ...source, _type: source._type, _id: action.document?._id ?? action.versionId } };
}

function checkRevision(document: LakeDocument | undefined, id: string, expected: string | undefined): void {
  if (!expected || document?._rev === expected) return;
  throw conflict(
    'documentRevisionIDDoesNotMatchError',
    id,
    `document "${id}" has unexpected revision ID ("${document?._rev}"), expected "${expected}"`,
  );
}

function existing(read: Read, id: string): LakeDocument {
  const document = read(id);
  if (!document) throw conflict('documentNotFoundError', id, `The document with the ID "${id}" was not found`);
  return document;
}

function content(document: LakeDocument): LakeDocument {
  const { _rev, _updatedAt, _system, ...rest } = document;
  return rest;
}
