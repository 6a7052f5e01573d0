/** What the id of a draft begins with. */
export const draftPrefix = 'drafts.';
