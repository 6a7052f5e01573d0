import type { ReactElement } from 'react';
import type { Example } from '#components/ui/example.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import type { Language } from '#lib/language/languages.ts';
import type { CouponPorts } from './coupon-ports.ts';
import { CouponCentre } from './coupon-centre.tsx';
import { sampleCoupon, sampleNowMs } from './coupon-samples.ts';

const noClock = () => new Promise<null>(() => {});

/** Nobody answers: what a page shows before the service has. */
const silent: CouponPorts = {
  readState: () => new Promise(() => {}),
  readMine: () => new Promise(() => {}),
  claim: () => new Promise(() => {}),
};

const inState = (element: ReactElement, language: Language): ReactElement => (
  <StoreStateProvider settings={null} language={language}>
    {element}
  </StoreStateProvider>
);

const centre = (
  coupons: readonly (typeof sampleCoupon)[],
  language: Language,
  given: readonly (typeof sampleCoupon)[] = [],
): ReactElement =>
  inState(
    <CouponCentre content={{ madeAtMs: sampleNowMs, coupons, given }} language={language} askClock={noClock} ports={silent} />,
    language,
  );

const later = {
  ...sampleCoupon,
  code: 'LATER10',
  kind: 'renewal' as const,
  percent: 12.5,
  window: { startsAtMs: sampleNowMs + 1, endsAtMs: sampleNowMs + 2 },
};
const gone = { ...sampleCoupon, code: 'GONE10', kind: 'upgrade' as const, stock: 0 };
const over = {
  ...sampleCoupon,
  code: 'OVER10',
  kind: 'expansion' as const,
  name: 'Room for everything that a harbour holds, and for the fog besides',
  window: { startsAtMs: 0, endsAtMs: sampleNowMs },
};

export const couponCentreExamples: readonly Example[] = [
  {
    name: 'typical',
    language: 'en',
    element: centre([sampleCoupon, later], 'en', [{ ...sampleCoupon, code: 'WELCOME10', scene: 'sign-up' }]),
  },
  {
    name: 'longest',
    language: 'en',
    element: centre([sampleCoupon, later, gone, over], 'en', [{ ...sampleCoupon, code: 'HIDDEN50', scene: 'group-hidden' }]),
  },
  { name: 'empty', language: 'zh', element: centre([], 'zh') },
  { name: 'japanese', language: 'ja', element: centre([{ ...sampleCoupon, name: 'はじめてのサーバー' }], 'ja') },
];
