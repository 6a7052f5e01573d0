import type { Example } from '#components/ui/example.ts';
import { japanesePlan, largestPlan, offeredPlan, starterPlan, yenOnlyPlan } from './home-samples.ts';
import { PlanCard } from './plan-card.tsx';

export const planCardExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <PlanCard plan={offeredPlan} language="en" /> },
  { name: 'longest', language: 'en', element: <PlanCard plan={largestPlan} language="en" /> },
  { name: 'empty', language: 'en', element: <PlanCard plan={{ ...starterPlan, audience: null, tag: null }} language="en" /> },
  {
    name: 'japanese',
    language: 'ja',
    element: (
      <PlanCard plan={{ ...japanesePlan, offer: offeredPlan.offer && { ...offeredPlan.offer, title: 'スターター応援' } }} language="ja" />
    ),
  },
  { name: 'error', language: 'en', element: <PlanCard plan={yenOnlyPlan} language="en" /> },
];
