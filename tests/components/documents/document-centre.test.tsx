import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DocumentCentre } from '#components/documents/document-centre.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test('R-8.1 the documentation centre begins with the search, which the browser itself sends, and with popular words', async () => {
  renderInSite(
    <DocumentCentre content={{ hotTerms: ['返金', '100%'], groups: [], legalLinks: [] }} language="ja">
      {null}
    </DocumentCentre>,
    'ja',
  );
  const form = await screen.findByRole('search');
  expect(form).toHaveAttribute('action', '/ja/doc/search');
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'word');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ja/doc/search/%E8%BF%94%E9%87%91',
    '/ja/doc/search/100%25',
  ]);
});
