import type { Action } from './action-schema.ts';
import { draftIdOf } from '#lib/content/document-ids.ts';
import type { LakeDocument } from '../documents/document.ts';
import type { DocumentIndex } from '../documents/document-index.ts';
import type { Mutation } from './mutation-schema.ts';
import { conflict, notFound, releaseRefusal } from '../refusal.ts';
import { releaseOfVersion } from '../releases/release-document.ts';
import { notAVersion, stillInRelease } from '../releases/release-reasons.ts';
import { contentOf, publicationOf, unpublicationOf } from './publication.ts';

type Lake = Pick<DocumentIndex, 'get' | 'layersOf'>;

/**
 * Sanity's document actions as mutations, in order.
 * @throws a refusal if the document that an action is based on does not exist or has changed.
 */
export function mutationsOfActions(lake: Lake, actions: readonly Action[]): Mutation[] {
  const created = new Set<string>();
  return actions.flatMap((action) => {
    const mutations = mutationsOf(action, lake, created);
    for (const mutation of mutations) if ('create' in mutation && mutation.create._id) created.add(mutation.create._id);
    return mutations;
  });
}

function mutationsOf(action: Action, lake: Lake, created: ReadonlySet<string>): Mutation[] {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      return [action.ifExists === 'ignore' ? { createIfNotExists: action.attributes } : { create: action.attributes }];
    case 'sanity.action.document.edit':
      return [...firstEdit(action, lake, created), { patch: { ...action.patch, id: action.draftId } }];
    case 'sanity.action.document.publish':
      return publish(action, lake);
    case 'sanity.action.document.unpublish':
      return unpublicationOf(existing(lake, action.publishedId), action.draftId);
    case 'sanity.action.document.discard':
      return [{ delete: { id: action.draftId } }];
    case 'sanity.action.document.delete':
      return deleteWhole(action, lake);
    case 'sanity.action.document.replaceDraft':
      return [{ createOrReplace: action.attributes }];
    case 'sanity.action.document.version.create':
      return [createVersion(action, lake)];
    case 'sanity.action.document.version.replace':
      return [{ createOrReplace: action.document }];
    case 'sanity.action.document.version.discard':
      return [{ delete: { id: action.versionId } }];
    case 'sanity.action.document.version.unpublish':
      return removal(action, lake);
  }
}

/** A version that is left out would stay of a document that is gone. */
function deleteWhole({ publishedId, includeDrafts }: Extract<Action, { includeDrafts?: unknown }>, lake: Lake): Mutation[] {
  const named = [...(includeDrafts ?? [draftIdOf(publishedId)]), publishedId];
  const unnamed = [...lake.layersOf(publishedId)].find((id) => releaseOfVersion(id) !== null && !named.includes(id));
  if (unnamed !== undefined) throw releaseRefusal(unnamed, stillInRelease, 0);
  return named.map((id) => ({ delete: { id } }));
}

/** Marks a version: the publication of its release takes the document off the site. */
function removal({ versionId, publishedId }: Extract<Action, { actionType: `${string}version.unpublish` }>, lake: Lake): Mutation[] {
  const published = existing(lake, publishedId);
  if (releaseOfVersion(versionId) === null) throw releaseRefusal(versionId, notAVersion, 0);
  return [
    { createIfNotExists: { ...contentOf(published), _id: versionId } },
    { patch: { id: versionId, set: { '_system.delete': true } } },
  ];
}

/** The first edit of a published document creates its draft. */
function firstEdit(action: Extract<Action, { patch: unknown }>, lake: Lake, created: ReadonlySet<string>): Mutation[] {
  if (created.has(action.draftId) || lake.get(action.draftId)) return [];
  return [{ create: { ...contentOf(existing(lake, action.publishedId)), _id: action.draftId } }];
}

function publish(action: Extract<Action, { ifDraftRevisionId?: unknown }>, lake: Lake): Mutation[] {
  const draft = existing(lake, action.draftId);
  const published = lake.get(action.publishedId);
  checkRevision(draft, action.draftId, action.ifDraftRevisionId);
  checkRevision(published, action.publishedId, action.ifPublishedRevisionId);
  return publicationOf(draft, action.publishedId, published);
}

function createVersion(action: Extract<Action, { baseId?: unknown }>, lake: Lake): Mutation {
  const base = action.baseId ? existing(lake, action.baseId) : undefined;
  if (base) checkRevision(base, base._id, action.ifBaseRevisionId);
  const source = { ...(base ? contentOf(base) : {}), ...action.document };
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

function existing(lake: Lake, id: string): LakeDocument {
  const document = lake.get(id);
  if (!document) throw conflict('documentNotFoundError', id, `The document with the ID "${id}" was not found`);
  return document;
}
