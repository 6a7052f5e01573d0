import { useSyncExternalStore, type ReactElement } from 'react';
import type { Example } from '#components/ui/example.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import type { CouponGrant } from '#lib/contracts/calls/coupon-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { CouponList } from './coupon-list.tsx';
import { sampleGrant } from '#components/ui/offers/sample-grant.ts';
import { sampleCoupon, sampleNowMs } from './coupon-samples.ts';
import { MyCoupons } from './my-coupons.tsx';
import type { CouponCentreState } from './use-coupon-centre.ts';

const nothing = (): void => undefined;

const known: CouponCentreState = {
  live: new Map(),
  realName: 'verified',
  mine: [],
  failed: false,
  progress: {},
  claim: nothing,
  refresh: nothing,
};

const mine = (language: Language, change: Partial<CouponCentreState>): ReactElement => (
  <StoreStateProvider settings={null} language={language}>
    <Container>
      <h2>–</h2>
      <MyCoupons centre={{ ...known, ...change }} language={language} />
    </Container>
  </StoreStateProvider>
);

const grant = (number: number, change: Partial<CouponGrant>): CouponGrant => ({ ...sampleGrant, id: String(number), ...change });

const orderId = '5d8f0c5e-0000-4000-8000-000000000009';

const several = [
  grant(1, {}),
  grant(2, {
    name: 'Room for everything that a harbour holds, and for the fog besides',
    percent: 12.5,
    products: { rule: 'except', names: ['Dedicated core', 'Memory-enhanced'] },
    periods: { rule: 'only', names: ['1 year', '2 years'] },
    state: 'reserved',
    orderId,
  }),
  grant(3, { state: 'used', orderId }),
  grant(4, { state: 'expired' }),
];

const claimed = new Map([
  ['FIRST20', { mine: 1, exhausted: false }],
  ['TWICE20', { mine: 1, exhausted: false }],
]);

const answers: CouponCentreState['progress'] = {
  NEW20: { kind: 'claimed', expiresAt: sampleGrant.expiresAt },
  NAME20: { kind: 'refused', key: 'notRegistered', html: 'You are not registered: complete real-name verification first.' },
};

const noAnswers: CouponCentreState['progress'] = {};

/** Cards of an account: claimed, one more to be had, just received, refused. */
function Cards() {
  // answers come after the page, as does the code that shows them
  const progress = useSyncExternalStore(
    () => nothing,
    () => answers,
    () => noAnswers,
  );
  return (
    <StoreStateProvider settings={null} language="en">
      <Container>
        <h2>–</h2>
        <CouponList
          coupons={[
            sampleCoupon,
            { ...sampleCoupon, code: 'TWICE20', name: 'Two for each', perPersonLimit: 2 },
            { ...sampleCoupon, code: 'NEW20', name: 'Just received' },
            { ...sampleCoupon, code: 'NAME20', name: 'Refused', products: { rule: 'only', names: ['Dedicated core'] } },
          ]}
          now={{ nowMs: sampleNowMs, known: true }}
          centre={{ ...known, live: claimed, progress }}
          language="en"
        />
      </Container>
    </StoreStateProvider>
  );
}

export const myCouponsExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: mine('en', { mine: several.slice(0, 1) }) },
  { name: 'longest', language: 'en', element: mine('en', { mine: several }) },
  { name: 'empty', language: 'zh', element: mine('zh', {}) },
  { name: 'japanese', language: 'ja', element: mine('ja', { mine: [grant(1, { name: 'はじめてのサーバー' })] }) },
  { name: 'error', language: 'en', element: <Cards /> },
];
