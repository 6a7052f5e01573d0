import type { StructuredThing } from './structured-data.ts';

interface OrganisationFacts {
  readonly brand: string;
  readonly siteUrl: string;
}

/** The provider of this site, by the name and logo on every page. */
export const organisation = ({ brand, siteUrl }: OrganisationFacts): StructuredThing => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: brand,
  url: siteUrl,
  logo: `${siteUrl}/icon-512.png`,
});
