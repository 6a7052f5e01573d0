import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { isPublishedId, publishedIdOf } from '../../lib/content/document-ids.ts';
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

/** What is made of a text by one press: the drafts that are missing, and which document is opened. */
export interface NextVersions {
  readonly open: string;
  readonly drafts: readonly ArticleDraft[];
}

const isPublished = ({ _id }: Record<string, unknown>): boolean => typeof _id === 'string' && isPublishedId(_id);
const versionOf = ({ version }: Record<string, unknown>): number => (typeof version === 'number' ? version : 0);
const byVersion = (one: Record<string, unknown>, other: Record<string, unknown>): number => versionOf(one) - versionOf(other);

/**
 * The drafts of the version after the highest published one, in each language that the text is published in: the same text, without
 * effective date and change note, but with the times that a draft of that version has already. A language that has that version is left as
 * it is. `beside`: every document of the text, drafts too. Null: the text has no address or no language.
 */
export function nextVersionsOf(source: Record<string, unknown>, beside: readonly Readonly<Record<string, unknown>>[]): NextVersions | null {
  const published = [...beside.filter(isPublished), source].toSorted(byVersion);
  const version = versionOf(published.at(-1) ?? source) + 1;
  const known = beside.filter((document) => versionOf(document) === version);
  const begun = known.find(({ effectiveDate }) => typeof effectiveDate === 'string') ?? {};
  const own = nextVersionOf(source, version, begun);
  if (!own) return null;
  const drafts = languages.flatMap((language) => {
    if (known.some((document) => document.language === language)) return [];
    if (language === source.language) return [own];
    const latest = published.findLast((document) => document.language === language);
    return latest ? (nextVersionOf(latest, version, begun) ?? []) : [];
  });
  const opened = known.find(({ language }) => language === source.language)?._id;
  return { open: publishedIdOf(typeof opened === 'string' ? opened : own._id), drafts };
}

/** The draft of a version of the same text. */
function nextVersionOf(
  source: Readonly<Record<string, unknown>>,
  version: number,
  begun: Readonly<Record<string, unknown>>,
): ArticleDraft | null {
  const slug = asRecord(source.slug).current;
  const { language } = source;
  if (typeof slug !== 'string' || typeof language !== 'string') return null;
  const left = new Set([...ownedByTheLake, ...rewrittenPerVersion]);
  const text = Object.fromEntries(Object.entries(source).filter(([name]) => !left.has(name)));
  return { ...text, ...begunTimes(begun), _id: `drafts.${idStart(slug, language)}${version}`, _type: 'article', version };
}
