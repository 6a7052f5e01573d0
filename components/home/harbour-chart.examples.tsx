import type { Example } from '#components/ui/example.ts';
import { HarbourChart } from './harbour-chart.tsx';
import { harbours } from './home-samples.ts';

export const harbourChartExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <HarbourChart harbours={harbours} language="en" /> },
  { name: 'empty', language: 'en', element: <HarbourChart harbours={[]} language="en" /> },
  { name: 'japanese', language: 'ja', element: <HarbourChart harbours={harbours} language="ja" /> },
];
