import { draftIdOf } from '#lib/content/document-ids.ts';
import type { LakeDocument } from '../documents/document.ts';
import { isLegalVersion } from '../legal/frozen-version.ts';
import { isRemoval, releaseOfVersion } from '../releases/release-document.ts';
import type { Mutation } from './mutation-schema.ts';
import { strengthened } from './strengthened.ts';

/**
 * What the publication of a draft, or of a version in a release, does, by whichever way it comes: it takes the place of the published
 * document, which keeps the time of its creation; a new one has that of its draft, and a new legal version that of this write, which is
 * when it was published, for ever. A version that is marked to be removed unpublishes it instead.
 */
export function publicationOf(source: LakeDocument, publishedId: string, published: LakeDocument | undefined): Mutation[] {
  const away: Mutation = { delete: { id: source._id } };
  if (releaseOfVersion(source._id) !== null && isRemoval(source)) return published ? [...unpublicationOf(published), away] : [away];
  const { _createdAt: begunAt, ...content } = strengthened(contentOf(source));
  const isVersion: boolean = isLegalVersion(source);
  const createdAt = published?._createdAt ?? (isVersion ? undefined : begunAt);
  return [{ createOrReplace: { ...content, _id: publishedId, ...(createdAt ? { _createdAt: createdAt } : {}) } }, away];
}

/** What takes a document off the site: it becomes a draft, unless there is one already. */
export const unpublicationOf = (published: LakeDocument, draftId = draftIdOf(published._id)): Mutation[] => [
  { delete: { id: published._id } },
  { createIfNotExists: { ...contentOf(published), _id: draftId } },
];

/** A document without what each write sets by itself; `_system` says of a version that it removes its document. */
export function contentOf(document: LakeDocument, { keepsSystem = false } = {}): LakeDocument {
  const { _rev, _updatedAt, _system, ...rest } = document;
  return keepsSystem && _system !== undefined ? { ...rest, _system } : rest;
}
