import { isSection, isTechnicalSegment, sections, technicalSegments } from './routes.ts';

/** Why a path cannot be a short address of its own, like `/sale`. */
export type VanityFault = 'section' | 'language' | 'technical' | 'spelling' | 'too-long';

const lengthAtMost = 120;

/** Small letters, digits and single hyphens: one spelling, in every browser and on paper. */
const plainPath = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** What is read as a language: `fr`, `xxx`, `pt-br`, `zh-hans`, `es-419`. Such an address always answers. */
const likeLanguage = /^[a-z]{2,3}$|^[a-z]{2}-([a-z]{2}|[0-9]{3}|hans|hant|latn|cyrl)$/;

/** Names of Next's own files. */
const reserved = ['404', '500', 'index'];

const technical = new Set([...technicalSegments.map((segment) => segment.toLowerCase()), ...reserved]);
const likeSections = new Set(sections.map((segment) => segment.toLowerCase()));

/**
 * Why a path without language, query and fragment cannot be a vanity address: one with a first segment of its own, which a published
 * redirect makes known. Null if it can. Every other unknown first segment answers, whatever the content says.
 */
export function vanityFault(path: string): VanityFault | null {
  const [, first = ''] = path.split('/');
  if (isSection(first)) return 'section';
  if (isTechnicalSegment(first) || technical.has(first)) return 'technical';
  const lower = first.toLowerCase();
  if (likeLanguage.test(lower)) return 'language';
  if (!plainPath.test(path) || likeSections.has(lower)) return 'spelling';
  return path.length > lengthAtMost ? 'too-long' : null;
}

/** Whether a redirect may start at a path with an unknown first segment. */
export const isVanityPath = (path: string): boolean => vanityFault(path) === null;
