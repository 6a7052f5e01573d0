import { publishedIdOf } from '../../lib/content/document-ids.ts';

/** Whether a list accepts an edit link: only for a document that it shows, so that each opens where an editor expects it. */
export const opensLinksTo = (ids: Iterable<string>) => {
  const shown = new Set([...ids].map(publishedIdOf));
  return (intent: string, { id }: { [key: string]: unknown }): boolean =>
    intent === 'edit' && typeof id === 'string' && shown.has(publishedIdOf(id));
};
