import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { publishedIdOf } from '../../lib/content/document-ids.ts';
import { sharedTimes } from '../desk/legal/versions-beside.ts';
import { languages } from '../../lib/language/languages.ts';

/** All of the times, or none: a day is meant by the clocks of its zone. */
const begunTimes = (begun: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  typeof begun.effectiveDate === 'string'
    ? Object.fromEntries(sharedTimes.map((name) => [name, typeof begun[name] === 'string' ? begun[name] : undefined]))
    : {};

/** A new article document, without revision and times, for the lake to create. */
export interface ArticleDraft extends Record<string, unknown> {
  _id: string;
  _type: 'article';
}

const ownedByTheLake = ['_id', '_rev', '_createdAt', '_updatedAt', '_system'];
const rewrittenPerVersion = ['effectiveDate', 'changeNote', 'noticeException', 'errata'];

const idStart = (slug: string, language: string): string => `article-${slug}-${language}-v`;

/** Whether a document has the id of a version that is made of this text, also if it was made only now. */
export const isVersionOf = (slug: string, id: string): boolean =>
  languages.some((language) => publishedIdOf(id).startsWith(idStart(slug, language)));

/**
 * The draft of the version after the highest existing one: the same text, without effective date and change note. `begun`: the times that a
 * draft of that version in another language has already.
 */
export function nextVersionOf(
  source: Record<string, unknown>,
  highestVersion: number,
  begun: Readonly<Record<string, unknown>> = {},
): ArticleDraft | null {
  const slug = asRecord(source.slug).current;
  const { language } = source;
  if (typeof slug !== 'string' || typeof language !== 'string') return null;
  const version = highestVersion + 1;
  const left = new Set([...ownedByTheLake, ...rewrittenPerVersion]);
  const text = Object.fromEntries(Object.entries(source).filter(([name]) => !left.has(name)));
  return { ...text, ...begunTimes(begun), _id: `drafts.${idStart(slug, language)}${version}`, _type: 'article', version };
}
