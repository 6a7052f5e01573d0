import type { Example } from '#components/ui/example.ts';
import { samplePromotion, sampleEndMs, sampleServer } from './activity-samples.ts';
import { PromotionPage } from './promotion-page.tsx';

const noClock = () => new Promise<null>(() => {});

const long = {
  ...samplePromotion,
  slug: 'festivals' as const,
  title: 'The week of both harbours, with everything that fits into a crate',
  offers: [1, 1, 2, 2, 4, 8, 12, 16].map((vcpu, index) => ({
    ...sampleServer,
    model: `${sampleServer.model}-${index}`,
    vcpu,
    memoryGib: vcpu * (index % 2 === 0 ? 2 : 4),
  })),
  term: { code: '1y', name: '1 year', months: 12 },
};

export const promotionExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <PromotionPage content={samplePromotion} language="en" askClock={noClock} /> },
  { name: 'longest', language: 'en', element: <PromotionPage content={long} language="en" askClock={noClock} /> },
  {
    name: 'empty',
    language: 'zh',
    element: (
      <PromotionPage
        content={{ ...samplePromotion, lead: null, offers: [], rules: [], calendar: [], term: null, region: null }}
        language="zh"
        askClock={noClock}
      />
    ),
  },
  {
    name: 'japanese',
    language: 'ja',
    element: (
      <PromotionPage content={{ ...samplePromotion, title: 'スターター応援', madeAtMs: sampleEndMs }} language="ja" askClock={noClock} />
    ),
  },
];
