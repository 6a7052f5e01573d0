import type { Example } from '#components/ui/example.ts';
import { ImprintPage } from './imprint-page.tsx';
import { sampleImprint } from './sample-imprint.ts';

export const imprintPageExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <ImprintPage content={sampleImprint} language="en" /> },
  { name: 'japanese', language: 'ja', element: <ImprintPage content={{ ...sampleImprint, isExample: true }} language="ja" /> },
  {
    name: 'empty',
    language: 'zh',
    element: <ImprintPage content={{ isExample: false, facts: [], terms: [], identity: null }} language="zh" />,
  },
];
