import type { Example } from '#components/ui/example.ts';
import { NotFoundPage } from './not-found-page.tsx';

export const notFoundPageExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <NotFoundPage language="en" /> },
  { name: 'longest', language: 'zh', element: <NotFoundPage language="zh" /> },
  { name: 'japanese', language: 'ja', element: <NotFoundPage language="ja" /> },
];
