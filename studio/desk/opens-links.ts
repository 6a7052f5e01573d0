import { publishedIdOf } from '../../lib/content/document-ids.ts';

/**
 * Whether a list accepts a link: to edit a document that it shows, so that each opens where an editor expects it, and to begin one by its
 * own template, beside the list.
 */
export const opensLinksTo = (ids: Iterable<string>, ownTemplate?: string) => {
  const shown = new Set([...ids].map(publishedIdOf));
  return (intent: string, { id, template }: { [key: string]: unknown }): boolean =>
    (intent === 'edit' && typeof id === 'string' && shown.has(publishedIdOf(id))) ||
    (intent === 'create' && ownTemplate !== undefined && template === ownTemplate);
};
