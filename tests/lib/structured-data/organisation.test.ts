import { expect, test } from '@jest/globals';
import { organisation } from '#lib/structured-data/organisation.ts';

const site = { brand: 'Marlow', siteUrl: 'https://www.marlow.example' };
const identity = {
  legalName: 'Marlow Limited',
  address: '1 Sample Road, Hong Kong',
  telephone: '+852 0000 0000',
  email: 'support@marlow.example',
  vatId: 'EU000000000',
  taxId: '123',
};

test('R-12 the organisation has the registered name that the page shows, and no more where the page shows no more', () => {
  expect(organisation({ ...site, legalName: 'Marlow Limited' })).toEqual({
    '@type': 'Organization',
    '@id': 'https://www.marlow.example/#organization',
    name: 'Marlow',
    url: 'https://www.marlow.example',
    logo: 'https://www.marlow.example/icon-512.png',
    legalName: 'Marlow Limited',
  });
  expect(organisation(site)).not.toHaveProperty('legalName');
});

test('R-12 on the imprint it has what identifies the seller, by the names of schema.org, and the name of the imprint where the foot has none', () => {
  expect(organisation({ ...site, identity })).toMatchObject({
    legalName: 'Marlow Limited',
    address: { '@type': 'PostalAddress', streetAddress: '1 Sample Road, Hong Kong' },
    telephone: '+852 0000 0000',
    email: 'support@marlow.example',
    vatID: 'EU000000000',
    taxID: '123',
  });
  expect(organisation({ ...site, legalName: 'Marlow KK', identity })).toMatchObject({ legalName: 'Marlow KK' });
  expect(Object.keys(organisation({ ...site, identity: { ...identity, email: null, vatId: null } }))).not.toEqual(
    expect.arrayContaining(['email', 'vatID']),
  );
});

test('R-12 on every page it has the address and the contact of the seller, without what the settings leave empty', () => {
  const contact = { address: '1 Sample Road, Hong Kong', country: 'HK', telephone: '+852 0000 0000', email: 'support@marlow.example' };
  const contactPoint = {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: 'support@marlow.example',
    telephone: '+852 0000 0000',
    url: 'https://www.marlow.example/contact',
    availableLanguage: ['en', 'zh', 'ja'],
  };
  const address = { '@type': 'PostalAddress', streetAddress: '1 Sample Road, Hong Kong', addressCountry: 'HK' };
  expect(organisation({ ...site, contact })).toMatchObject({ address, contactPoint });
  expect(organisation({ ...site, contact })).not.toHaveProperty('telephone');
  const unreachable = organisation({ ...site, contact: { address: null, country: 'HK', telephone: null, email: null } });
  expect(Object.keys(unreachable)).not.toEqual(expect.arrayContaining(['address']));
  expect(Object.keys(unreachable)).not.toEqual(expect.arrayContaining(['contactPoint']));
});
