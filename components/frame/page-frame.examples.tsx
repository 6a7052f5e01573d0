import type { Frame } from '#lib/content/load-frame.ts';
import { emptyFrame } from '#lib/content/load-frame.ts';
import type { PageHead } from '#lib/content/page-head.ts';
import type { Example } from '#components/ui/example.ts';
import { PageFrame } from './page-frame.tsx';

export const sampleFrame: Frame = {
  addresses: null,
  brand: 'Marlow', tagline: 'Cloud servers in Los Angeles and Tokyo.', copyright: '© 2026 Marlow', siteUrl: 'https://marlow.example',
  legalLinks: [{ label: 'Terms of service', href: '/doc/article/tos' }, { label: 'Privacy', href: '/doc/article/privacy' }],
};

const head: PageHead = { title: 'Terms of service', description: null, published: { en: '/doc/article/tos', ja: '/doc/article/tos' }, indexed: true };
const longest: Frame = {
  ...sampleFrame, brand: 'A Very Long Name of a Hosting Company',
  legalLinks: Array.from({ length: 18 }, (_, index) => ({ label: `Terms for the use of service number ${index}`, href: `/doc/article/terms-${index}` })),
};

export const pageFrameExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <PageFrame frame={sampleFrame} head={head} language="en" draft={false} path="/doc/article/tos">Text</PageFrame> },
  { name: 'longest', language: 'en', element: <PageFrame frame={longest} head={head} language="en" draft={false} path="/">Text</PageFrame> },
  { name: 'empty', language: 'en', element: <PageFrame frame={emptyFrame} head={head} language="en" draft={false} path="/">Text</PageFrame> },
  { name: 'japanese', language: 'ja', element: <PageFrame frame={sampleFrame} head={head} language="ja" draft={false} path="/">本文</PageFrame> },
];
