import type { Example } from '#components/ui/example.ts';
import { japanesePlan, largestPlan, starterPlan, yenOnlyPlan } from './home-samples.ts';
import { PlanCard } from './plan-card.tsx';

export const planCardExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <PlanCard plan={starterPlan} language="en" /> },
  { name: 'longest', language: 'en', element: <PlanCard plan={largestPlan} language="en" /> },
  { name: 'empty', language: 'en', element: <PlanCard plan={{ ...starterPlan, audience: null, tag: null }} language="en" /> },
  { name: 'japanese', language: 'ja', element: <PlanCard plan={japanesePlan} language="ja" /> },
  { name: 'error', language: 'en', element: <PlanCard plan={yenOnlyPlan} language="en" /> },
];
