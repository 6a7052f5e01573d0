import type { Example } from '#components/ui/example.ts';
import { marketingContent } from './block-samples.ts';
import { MarketingPage } from './marketing-page.tsx';

const bare = { ...marketingContent, lead: null, primaryAction: null, blocks: [], questions: [] };

export const marketingPageExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <MarketingPage content={marketingContent} language="en" /> },
  {
    name: 'longest',
    language: 'en',
    element: (
      <MarketingPage
        content={{ ...marketingContent, status: 'not-yet-public' }}
        language="en"
        trail={<p>Products</p>}
        drawing={<figure>Drawing</figure>}
        before={<p>Before</p>}
      >
        <p>After</p>
      </MarketingPage>
    ),
  },
  { name: 'empty', language: 'en', element: <MarketingPage content={bare} language="en" /> },
  {
    name: 'japanese',
    language: 'ja',
    element: (
      <MarketingPage content={{ ...marketingContent, heading: 'プライベートネットワーク', status: 'internal-testing' }} language="ja" />
    ),
  },
];
