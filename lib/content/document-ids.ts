const draftPrefix = 'drafts.';
const versionPrefix = 'versions.';
const systemPrefix = '_.';

/** Whether an id is that of a document by which Sanity itself works: a release, say. It is never published. */
export const isSystemId = (id: string): boolean => id.startsWith(systemPrefix);

export const isDraftId = (id: string): boolean => id.startsWith(draftPrefix);

/** Whether an id is that of a document's version in a release. */
export const isVersionId = (id: string): boolean => id.startsWith(versionPrefix);

/** Whether an id is a published document's, not that of its draft or of its version in a release. */
export const isPublishedId = (id: string): boolean => !isDraftId(id) && !isVersionId(id) && !isSystemId(id);

/** The name of the release that a version is in. */
export const releaseOfId = (id: string): string | undefined => (isVersionId(id) ? id.split('.')[1] : undefined);

/** The id of the published document that a draft, or a version in a release, belongs to. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(draftPrefix.length);
  if (isVersionId(id)) return id.split('.').slice(2).join('.');
  return id;
}

export const draftIdOf = (id: string): string => `${draftPrefix}${publishedIdOf(id)}`;

/** Where a document is edited: its version in a release if the id is one's, else its draft. */
export const editedIdOf = (id: string): string => (isVersionId(id) ? id : draftIdOf(id));

/** The id under which an edited document is known: that of its version in a release, else the published one. */
export const knownIdOf = (id: string): string => (isVersionId(id) ? id : publishedIdOf(id));
