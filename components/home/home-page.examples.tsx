import type { Example } from '#components/ui/example.ts';
import { HomePage } from './home-page.tsx';
import { emptyHome, homeContent } from './home-samples.ts';

export const homePageExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <HomePage content={homeContent} language="en" /> },
  { name: 'empty', language: 'en', element: <HomePage content={emptyHome} language="en" /> },
  { name: 'japanese', language: 'ja', element: <HomePage content={{ ...homeContent, headline: 'サーバーを、実寸で選ぶ' }} language="ja" /> },
];
