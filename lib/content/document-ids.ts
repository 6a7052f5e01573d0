const draftPrefix = 'drafts.';
const versionPrefix = 'versions.';

/** Whether an id is a published document's, not that of its draft or of its version in a release. */
export const isPublishedId = (id: string): boolean => !id.startsWith(draftPrefix) && !id.startsWith(versionPrefix);

export const isDraftId = (id: string): boolean => id.startsWith(draftPrefix);

/** The id of the published document that a draft, or a version in a release, belongs to. */
export function publishedIdOf(id: string): string {
  if (id.startsWith(draftPrefix)) return id.slice(draftPrefix.length);
  if (id.startsWith(versionPrefix)) return id.split('.').slice(2).join('.');
  return id;
}

export const draftIdOf = (id: string): string => `${draftPrefix}${publishedIdOf(id)}`;
