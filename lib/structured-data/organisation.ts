import type { SellerIdentity } from '#lib/company/load-imprint.ts';
import type { SellerContact } from '#lib/page/load-frame.ts';
import { languages } from '#lib/language/languages.ts';
import type { StructuredThing } from './structured-data.ts';

interface OrganisationFacts {
  readonly brand: string;
  readonly siteUrl: string;
  /** The registered name at the foot of the page. */
  readonly legalName?: string | null;
  /** How the seller is reached, as the imprint has it. */
  readonly contact?: SellerContact | null;
  /** What the page shows of the seller; only the imprint does. */
  readonly identity?: SellerIdentity | null;
}

/** The provider of this site, by the name and logo on every page, its address and contact, and by what else of it the page shows. */
export function organisation({ brand, siteUrl, legalName = null, contact = null, identity = null }: OrganisationFacts): StructuredThing {
  const address = contact?.address ?? identity?.address;
  const country = contact?.country;
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: brand,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    ...written({ legalName: legalName ?? identity?.legalName }),
    ...(address ? { address: { '@type': 'PostalAddress', streetAddress: address, ...written({ addressCountry: country }) } } : {}),
    ...(contact?.email || contact?.telephone
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            ...written({ email: contact.email, telephone: contact.telephone }),
            url: `${siteUrl}/contact`,
            availableLanguage: languages,
          },
        }
      : {}),
    ...written({ telephone: identity?.telephone, email: identity?.email, vatID: identity?.vatId, taxID: identity?.taxId }),
  };
}

/** Without what is not known. */
const written = (facts: Readonly<Record<string, string | null | undefined>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => typeof value === 'string'));
