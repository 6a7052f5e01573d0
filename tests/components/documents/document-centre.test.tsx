import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DocumentCentre } from '#components/documents/document-centre.tsx';
import { emptyCentre, sampleCentre } from '#components/documents/document-centre.examples.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test('R-8.1 the documentation centre begins with the search, which the browser itself sends, and with popular words', async () => {
  renderInSite(
    <DocumentCentre content={{ ...emptyCentre, hotTerms: ['返金', '100%'] }} language="ja">
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

test('R-8.1 it lists what is read most, what is new, and each article once, marked with its product', async () => {
  renderInSite(
    <DocumentCentre content={sampleCentre} language="zh">
      {null}
    </DocumentCentre>,
    'zh',
  );
  const linksBelow = (name: string) => {
    const section = screen.getByRole('heading', { name }).closest('section');
    if (!section) throw new Error(name);
    return within(section)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  };
  await screen.findByRole('group', { name: '按产品查找' });
  expect(linksBelow('近 30 天热门文章')).toEqual(['/zh/doc/article/ssh', '/zh/doc/article/vps']);
  expect(linksBelow('最新文章')).toEqual(['/zh/doc/article/snapshots']);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['', '/product/vps']);
  expect(screen.getByRole('radio', { name: '全部' })).toBeChecked();
  expect(linksBelow('Cloud servers')).toEqual(['vps', 'snapshots', 'ssh'].map((slug) => `/zh/doc/article/${slug}`));
  const ofServers = [...document.querySelectorAll('[data-product="/product/vps"]')];
  expect(ofServers.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual(['/zh/doc/article/vps']);
  expect(document.querySelector('[data-page="/product/vps"] a')).toHaveAttribute('href', '/zh/product/vps');
});

test('while too little is read, nothing is called most read', async () => {
  renderInSite(
    <DocumentCentre content={{ ...sampleCentre, mostRead: [] }} language="en">
      {null}
    </DocumentCentre>,
  );
  await screen.findByRole('heading', { name: 'New articles' });
  expect(screen.queryByRole('heading', { name: /Most read/ })).not.toBeInTheDocument();
});

test('R-8.1 the first subject, where those who are new begin, says what each of its articles is about', async () => {
  renderInSite(
    <DocumentCentre content={sampleCentre} language="en">
      {null}
    </DocumentCentre>,
  );
  const subject = (await screen.findByRole('heading', { name: 'Cloud servers' })).closest('section');
  if (!subject) throw new Error('no subject');
  expect(within(subject).getByText('Snapshots, in short.')).toBeInTheDocument();
  expect(screen.queryByText('Report abuse, in short.')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Report abuse' })).toHaveLength(1);
});
