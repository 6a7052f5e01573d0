import type { Example } from '#components/ui/example.ts';
import { RegionChart } from './region-chart.tsx';
import { chartRegions } from './home-samples.ts';

export const regionChartExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <RegionChart chartRegions={chartRegions} language="en" /> },
  { name: 'empty', language: 'en', element: <RegionChart chartRegions={[]} language="en" /> },
  { name: 'japanese', language: 'ja', element: <RegionChart chartRegions={chartRegions} language="ja" /> },
];
