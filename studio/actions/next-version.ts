import { asRecord } from '../../cms-schemas/rules/verdict.ts';

/** A new article document, without revision and times, for the lake to create. */
export interface ArticleDraft extends Record<string, unknown> {
  _id: string;
  _type: 'article';
}

const ownedByTheLake = ['_id', '_rev', '_createdAt', '_updatedAt', '_system'];
const rewrittenPerVersion = ['effectiveDate', 'changeNote', 'noticeException', 'errata'];

/** The draft of the version after the highest existing one: the same text, without effective date and change note. */
export function nextVersionOf(source: Record<string, unknown>, highestVersion: number): ArticleDraft | null {
  const slug = asRecord(source.slug).current;
  const { language } = source;
  if (typeof slug !== 'string' || typeof language !== 'string') return null;
  const version = highestVersion + 1;
  const left = new Set([...ownedByTheLake, ...rewrittenPerVersion]);
  const text = Object.fromEntries(Object.entries(source).filter(([name]) => !left.has(name)));
  return { ...text, _id: `drafts.article-${slug}-${language}-v${version}`, _type: 'article', version };
}
