import type { DocumentCentreContent } from '#lib/documents/load-document-centre.ts';
import type { HelpGroup } from '#lib/documents/help-tree.ts';
import type { Example } from '#components/ui/example.ts';
import { ArticleListPage } from './article-list-page.tsx';
import { DocumentCentre } from './document-centre.tsx';

const entry = (label: string, slug: string) => ({ label, href: `/doc/article/${slug}`, summary: `${label}, in short.` });

const sampleGroups: readonly HelpGroup[] = [
  {
    id: 'servers',
    title: 'Cloud servers',
    articles: [entry('Series and sizes', 'vps'), entry('Snapshots', 'snapshots')],
    groups: [{ id: 'connecting', title: 'Connecting', articles: [entry('Connect with SSH', 'ssh')], groups: [] }],
  },
  { id: 'other', title: null, articles: [entry('Report abuse', 'abuse')], groups: [] },
];

const link = (label: string, slug: string) => ({ label, href: `/doc/article/${slug}` });

/** A centre without anything. */
export const emptyCentre: DocumentCentreContent = {
  hotTerms: [],
  mostRead: [],
  newest: [],
  groups: [],
  products: [],
  legalLinks: [],
  announcements: [],
};

export const sampleCentre: DocumentCentreContent = {
  ...emptyCentre,
  hotTerms: ['ssh', 'refund'],
  mostRead: [link('Connect with SSH', 'ssh'), link('Series and sizes', 'vps')],
  newest: [link('Snapshots', 'snapshots')],
  groups: sampleGroups,
  products: [{ product: { label: 'Cloud servers (CVM)', href: '/product/vps' }, articles: [link('Series and sizes', 'vps')] }],
};

const legalLinks = [{ label: 'Terms of service', href: '/doc/article/tos' }];

export const documentCentreExamples: readonly Example[] = [
  {
    name: 'typical',
    language: 'en',
    element: (
      <DocumentCentre content={{ ...sampleCentre, legalLinks }} language="en">
        News
      </DocumentCentre>
    ),
  },
  {
    name: 'empty',
    language: 'zh',
    element: (
      <DocumentCentre content={emptyCentre} language="zh">
        {null}
      </DocumentCentre>
    ),
  },
  {
    name: 'japanese',
    language: 'ja',
    element: (
      <DocumentCentre content={{ ...sampleCentre, hotTerms: ['返金'], mostRead: [] }} language="ja">
        {null}
      </DocumentCentre>
    ),
  },
  { name: 'longest', language: 'en', element: <ArticleListPage content={{ groups: sampleGroups, legalLinks }} language="en" /> },
];
