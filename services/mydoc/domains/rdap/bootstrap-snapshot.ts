import type { RdapBootstrap } from './bootstrap.ts';

/**
 * The RDAP servers of the suffixes that are seeded. Put together by hand on 23 November 2026, and no copy of IANA's list: `publication`
 * is the day of that work, and a wrong address reads as 'unknown'. `RDAP_BOOTSTRAP_URL` takes the whole list in its place. A suffix that is
 * not here (.jp .us .hk .cn .sg) has no second source.
 */
export const bootstrapSnapshot: RdapBootstrap = {
  publication: '2026-11-23T00:00:00Z',
  services: [
    [['com'], ['https://rdap.verisign.com/com/v1/']],
    [['net'], ['https://rdap.verisign.com/net/v1/']],
    [['org'], ['https://rdap.publicinterestregistry.org/rdap/']],
    [['info'], ['https://rdap.identitydigital.services/rdap/']],
    [['uk'], ['https://rdap.nominet.uk/uk/']],
    [['app', 'dev'], ['https://pubapi.registry.google/rdap/']],
    [['cloud'], ['https://rdap.registry.cloud/rdap/']],
    [['store', 'tech'], ['https://rdap.radix.host/rdap/']],
    [['shop'], ['https://rdap.gmoregistry.net/rdap/']],
  ],
};
