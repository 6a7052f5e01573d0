import type { ReactElement } from 'react';
import type { Example } from '#components/ui/example.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import type { Language } from '#lib/language/languages.ts';
import { noConnection } from '#lib/mydoc/no-connection.ts';
import { sampleCatalogue, sampleQuote, starterServer } from '../purchase-samples.ts';
import { CouponChoice } from './coupon-choice.tsx';
import type { CouponChoicePorts, CouponOffer } from './coupon-choice-ports.ts';
import { sampleOffer } from './coupon-samples.ts';

const answering = (offer: CouponOffer | null): CouponChoicePorts => ({
  offer: async () => (offer ? { ok: true, message: offer } : noConnection),
  choose: () => new Promise(() => {}),
});

const nothing = (): void => undefined;

const choice = (language: Language, offer: CouponOffer | null, chosen: string | null = null): ReactElement => (
  <Container>
    <h2>–</h2>
    <CouponChoice
      quote={{ ...sampleQuote, coupon: chosen === null ? null : { grant: chosen, campaign: 'SAMPLE20' } }}
      configuration={starterServer}
      catalogue={sampleCatalogue}
      language={language}
      onChosen={nothing}
      ports={answering(offer)}
    />
  </Container>
);

export const couponChoiceExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: choice('en', { ...sampleOffer, coupons: sampleOffer.coupons.slice(0, 2) }) },
  { name: 'longest', language: 'en', element: choice('en', sampleOffer, sampleOffer.best) },
  { name: 'empty', language: 'zh', element: choice('zh', { coupons: [], best: null }) },
  { name: 'japanese', language: 'ja', element: choice('ja', sampleOffer) },
  { name: 'error', language: 'en', element: choice('en', null) },
];
