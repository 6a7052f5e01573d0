import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { documentLinks } from '#components/frame/document/document-links.tsx';
import { sharePictureTags } from '#components/frame/document/share-picture-tags.tsx';

const headOf = (page: string): ReactNode[] => [
  <meta key="a" property="og:title" content="About Marlow" />,
  <meta key="b" property="og:site_name" content="Marlow </script>" />,
  <meta key="c" property="og:url" content={page} />,
];

function dataOf(page: string, pageProps?: unknown): unknown[] {
  const { container } = render(documentLinks(headOf(page), 'zh', pageProps));
  return [...container.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => JSON.parse(textContent ?? ''));
}

test('R-1 every document says who offers it, by the name in its head', () => {
  expect(dataOf('https://www.marlow.example/zh/about')).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://www.marlow.example/#organization',
      name: 'Marlow </script>',
      url: 'https://www.marlow.example',
      logo: 'https://www.marlow.example/icon-512.png',
    },
  ]);
});

const contact = { address: '1 Sample Road, Hong Kong', country: 'HK', telephone: null, email: 'support@marlow.example' };
const frame = { seller: { legalName: 'Marlow Limited', registration: 'no. 1', filings: [], contact } };
const address = { '@type': 'PostalAddress', streetAddress: '1 Sample Road, Hong Kong', addressCountry: 'HK' };
const contactPoint = {
  '@type': 'ContactPoint',
  contactType: 'customer support',
  email: 'support@marlow.example',
  url: 'https://www.marlow.example/contact',
  availableLanguage: ['en', 'zh', 'ja'],
};

test('R-12 every document has the registered name at its foot, the address and the contact in the data of the organisation', () => {
  expect(dataOf('https://www.marlow.example/zh/about', { frame, content: { blocks: [] } })).toEqual([
    expect.objectContaining({ name: 'Marlow </script>', legalName: 'Marlow Limited', address, contactPoint }),
  ]);
  const [unnamed] = dataOf('https://www.marlow.example/zh/about', { frame: { seller: null } });
  expect(unnamed).not.toHaveProperty('legalName');
});

test('R-12 the imprint adds the telephone and the tax numbers that it shows, and nothing empty', () => {
  const identity = {
    legalName: 'Marlow Limited',
    address: '1 Sample Road, Hong Kong',
    telephone: '+852 0000 0000',
    email: null,
    vatId: 'EU000000000',
    taxId: null,
  };
  const [organisation] = dataOf('https://www.marlow.example/zh/imprint', { frame, content: { identity } });
  expect(organisation).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://www.marlow.example/#organization',
    name: 'Marlow </script>',
    url: 'https://www.marlow.example',
    logo: 'https://www.marlow.example/icon-512.png',
    legalName: 'Marlow Limited',
    address,
    contactPoint,
    telephone: '+852 0000 0000',
    vatID: 'EU000000000',
  });
});

test('a document without a public address says nothing of who offers it', () => {
  expect(dataOf('/zh/about')).toEqual([]);
});

test('the picture of a shared link is drawn from the title, unless editors chose one', () => {
  const isDrawn = (head: ReactNode[]): boolean => sharePictureTags(head, 'en', 'a secret of sixteen and more') !== null;
  const head = headOf('https://www.marlow.example/about');
  expect([isDrawn(head), isDrawn([...head, <meta key="d" property="og:image" content="https://a.example/b.png" />])]).toEqual([
    true,
    false,
  ]);
});
