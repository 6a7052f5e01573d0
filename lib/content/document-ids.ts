const draftPrefix = 'drafts.';
const versionPrefix = 'versions.';
const systemPrefix = '_.';

/** Whether an id is that of a document by which Sanity itself works: a release, say. It is never published. */
export const isSystemId = (id: string): boolean => id.startsWith(systemPrefix);

/** Whether an id is a published document's, not that of its draft or of its version in a release. */
export const isPublishedId = (id: string): boolean => !id.startsWith(draftPrefix) && !id.startsWith(versionPrefix) && !isSystemId(id);

export const isDraftId = (id: string): boolean => id.startsWith(draftPrefix);

/** The id of the published document that a draft, or a version in a release, belongs to. */
export function publishedIdOf(id: string): string {
  if (id.startsWith(draftPrefix)) return id.slice(draftPrefix.length);
  if (id.startsWith(versionPrefix)) return id.split('.').slice(2).join('.');
  return id;
}

export const draftIdOf = (id: string): string => `${draftPrefix}${publishedIdOf(id)}`;
