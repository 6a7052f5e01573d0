import type { ArticleContent } from '#lib/documents/load-article.ts';
import type { Example } from '#components/ui/example.ts';
import { ArticlePage } from './article-page.tsx';

const paragraph = (key: string, text: string, style: 'normal' | 'h2' | 'h3' = 'normal') => ({
  _type: 'block' as const,
  _key: key,
  style,
  markDefs: [],
  children: [{ _type: 'span' as const, text }],
});

export const sampleArticle: ArticleContent = {
  head: {
    title: 'Service level agreement',
    description: null,
    published: { en: '/doc/article/sla', ja: '/doc/article/sla' },
    indexed: true,
  },
  key: 'service-level-agreements',
  slug: 'sla',
  path: '/doc/article/sla',
  documentId: 'article-sla-en',
  legal: true,
  language: 'en',
  title: 'Service level agreement',
  summary: 'We aim for 99.97 percent.',
  version: 2,
  effectiveDate: '2026-10-01',
  errata: [{ _key: 'one', on: '2026-10-12', text: 'Section 2 names the wrong month: it is November.' }],
  changes: {
    since: 1,
    sections: [
      {
        part: 'body',
        heading: 'Credit',
        paragraphs: [
          [
            { kind: 'same', text: 'You get back ' },
            { kind: 'removed', text: '5' },
            { kind: 'added', text: '10' },
            { kind: 'same', text: ' percent of the month.' },
          ],
        ],
      },
    ],
  },
  standing: 'in-force',
  updatedOn: '2026-10-01',
  help: null,
  body: [
    paragraph('a', 'Availability', 'h2'),
    paragraph('b', 'The share of minutes in a calendar month.'),
    { _type: 'table', _key: 'c', rows: [{ cells: ['Availability', 'Credit'] }, { cells: ['Below 99.97 %', '10 %'] }] },
    paragraph('d', 'Credit', 'h2'),
    { _type: 'note', _key: 'e', tone: 'warn', text: 'Claims are accepted for 30 days.' },
    {
      _type: 'code',
      _key: 'h',
      language: 'bash',
      code: 'ping -c 600 -i 1 -W 1 -q 203.0.113.24 | tee ping-from-the-office-to-the-server-in-los-angeles.txt\ndate -u',
    },
    { ...paragraph('f', 'Open a ticket.'), listItem: 'number', level: 1 },
    { ...paragraph('g', 'Faults inside your system.'), listItem: 'bullet', level: 1 },
  ],
  history: [
    { version: 2, effectiveDate: '2026-10-01', changeNote: 'Tokyo-1 added', standing: 'in-force', href: '/doc/article/sla/versions/2' },
    { version: 1, effectiveDate: '2025-06-15', changeNote: null, standing: 'former', href: '/doc/article/sla/versions/1' },
  ],
};

const links = [
  { label: 'Terms of service', href: '/doc/article/tos' },
  { label: 'Service level agreement', href: '/doc/article/sla' },
];
const former: ArticleContent = { ...sampleArticle, version: 1, effectiveDate: '2025-06-15', standing: 'former' };
const bare: ArticleContent = { ...sampleArticle, summary: null, body: [], history: [] };

export const articlePageExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <ArticlePage article={sampleArticle} legalLinks={links} language="en" /> },
  { name: 'empty', language: 'en', element: <ArticlePage article={bare} legalLinks={[]} language="en" /> },
  {
    name: 'japanese',
    language: 'ja',
    element: <ArticlePage article={sampleArticle} legalLinks={links} seller="Marlow Hosting Limited" language="ja" />,
  },
  { name: 'error', language: 'en', element: <ArticlePage article={former} legalLinks={links} language="en" /> },
];
