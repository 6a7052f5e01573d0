import type { SellerIdentity } from '#lib/company/load-imprint.ts';
import type { StructuredThing } from './structured-data.ts';

interface OrganisationFacts {
  readonly brand: string;
  readonly siteUrl: string;
  /** The registered name at the foot of the page. */
  readonly legalName?: string | null;
  /** What the page shows of the seller; only the imprint does. */
  readonly identity?: SellerIdentity | null;
}

/** The provider of this site, by the name and logo on every page, and by what else of it the page shows. */
export function organisation({ brand, siteUrl, legalName = null, identity = null }: OrganisationFacts): StructuredThing {
  const shown = {
    legalName: legalName ?? identity?.legalName,
    address: identity?.address,
    telephone: identity?.telephone,
    email: identity?.email,
    vatID: identity?.vatId,
    taxID: identity?.taxId,
  };
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: brand,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    ...Object.fromEntries(Object.entries(shown).filter(([, value]) => typeof value === 'string')),
  };
}
