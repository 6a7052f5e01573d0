import type { StructuredThing } from './structured-data.ts';

interface OrganisationFacts {
  readonly brand: string;
  readonly siteUrl: string;
}

/** Who offers this site, by the name and mark that stand on every page. */
export const organisation = ({ brand, siteUrl }: OrganisationFacts): StructuredThing => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: brand,
  url: siteUrl,
  logo: `${siteUrl}/icon-512.png`,
});
