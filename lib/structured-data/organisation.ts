import type { StructuredThing } from './structured-data.ts';

interface OrganisationFacts {
  readonly brand: string;
  readonly siteUrl: string;
  readonly description: string | null;
}

/** Who offers this site, said on the home page. */
export const organisation = ({ brand, siteUrl, description }: OrganisationFacts): StructuredThing => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: brand,
  url: siteUrl,
  logo: `${siteUrl}/icon-512.png`,
  ...(description === null ? {} : { description }),
});
