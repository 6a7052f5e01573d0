const drafts = 'drafts.';
const versions = 'versions.';

/** Whether an id is a published document's, not that of its draft or of its version in a release. */
export const isPublishedId = (id: string): boolean => !id.startsWith(drafts) && !id.startsWith(versions);

/** The id of the published document that a draft, or a version in a release, belongs to. */
export function publishedIdOf(id: string): string {
  if (id.startsWith(drafts)) return id.slice(drafts.length);
  if (id.startsWith(versions)) return id.split('.').slice(2).join('.');
  return id;
}

export const draftIdOf = (id: string): string => `${drafts}${publishedIdOf(id)}`;
