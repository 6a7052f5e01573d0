import { emptyFrame } from '#lib/page/load-frame.ts';
import type { PageHead } from '#lib/page/page-head.ts';
import type { Example } from '#components/ui/example.ts';
import { PageFrame } from './page-frame.tsx';
import { longestFrame, sampleFrame } from './sample-frame.ts';

const head: PageHead = {
  title: 'Terms of service',
  description: null,
  published: { en: '/doc/article/tos', ja: '/doc/article/tos' },
  indexed: true,
};
export const pageFrameExamples: readonly Example[] = [
  {
    name: 'typical',
    language: 'en',
    element: (
      <PageFrame frame={sampleFrame} head={head} language="en" draft={false} path="/doc/article/tos">
        Text
      </PageFrame>
    ),
  },
  {
    name: 'longest',
    language: 'en',
    element: (
      <PageFrame frame={longestFrame} head={head} language="en" draft={false} path="/">
        Text
      </PageFrame>
    ),
  },
  {
    name: 'empty',
    language: 'en',
    element: (
      <PageFrame frame={emptyFrame} head={head} language="en" draft={false} path="/">
        Text
      </PageFrame>
    ),
  },
  {
    name: 'japanese',
    language: 'ja',
    element: (
      <PageFrame frame={sampleFrame} head={head} language="ja" draft={false} path="/">
        本文
      </PageFrame>
    ),
  },
];
