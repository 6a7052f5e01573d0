import { localizePath, type Language } from '#lib/language/languages.ts';
import type { StructuredThing } from './structured-data.ts';

interface PositionFacts {
  readonly title: string;
  readonly description: string;
  readonly kind: 'full-time' | 'part-time' | 'contract';
  readonly place: string;
  /** The day of its last edit, UTC. */
  readonly postedOn: string;
  readonly brand: string;
  readonly siteUrl: string;
  /** Without language. */
  readonly path: string;
  readonly language: Language;
}

const employmentTypes = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME', contract: 'CONTRACTOR' } as const satisfies Record<
  PositionFacts['kind'],
  string
>;

/** An open position. */
export const openPosition = ({
  title,
  description,
  kind,
  place,
  postedOn,
  brand,
  siteUrl,
  path,
  language,
}: PositionFacts): StructuredThing => ({
  '@type': 'JobPosting',
  title,
  description,
  employmentType: employmentTypes[kind],
  datePosted: postedOn,
  hiringOrganization: { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: brand },
  jobLocation: { '@type': 'Place', address: place },
  url: `${siteUrl}${localizePath(path, language)}`,
});
