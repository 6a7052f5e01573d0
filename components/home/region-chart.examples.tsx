import type { Example } from '#components/ui/example.ts';
import { RegionChart } from './region-chart.tsx';
import { harbours } from './home-samples.ts';

export const regionChartExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <RegionChart harbours={harbours} language="en" /> },
  { name: 'empty', language: 'en', element: <RegionChart harbours={[]} language="en" /> },
  { name: 'japanese', language: 'ja', element: <RegionChart harbours={harbours} language="ja" /> },
];
