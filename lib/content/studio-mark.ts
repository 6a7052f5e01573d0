import { publishedIdOf } from './document-ids.ts';

/**
 * A value in local storage that the Studio sets while somebody is logged in there, by whose session it is: a page offers editing only where
 * it is set, so that a visitor's browser loads nothing and asks nobody.
 */
export const studioMarkName = 'studioSession';

export type StudioMark = 'lake' | 'hosted';

export const readStudioMark = (value: string | null): StudioMark | null => (value === 'lake' || value === 'hosted' ? value : null);

/** Where the Studio opens a document. */
export const studioAddressOf = (type: string, documentId: string): string =>
  `/studio/intent/edit/id=${encodeURIComponent(publishedIdOf(documentId))};type=${type}`;
