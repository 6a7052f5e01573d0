import { useSyncExternalStore, type ReactElement } from 'react';
import type { Example } from '#components/ui/example.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import type { CouponGrant } from '#lib/contracts/calls/coupon-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { sampleGrant } from '#components/ui/offers/sample-grant.ts';
import { ClaimPanel } from './claim-actions.tsx';
import { sampleCoupon } from './coupon-samples.ts';
import { MyCoupons } from './my-coupons.tsx';
import type { ClaimProgress } from './use-claim.ts';
import type { CouponCentreState } from './use-coupon-centre.ts';

const nothing = (): void => undefined;

const known: CouponCentreState = {
  live: new Map(),
  realName: 'verified',
  newcomer: false,
  mine: [],
  failed: false,
  claim: () => new Promise(() => {}),
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

const answers = [
  { kind: 'requesting' },
  { kind: 'claimed', expiresAt: sampleGrant.expiresAt },
  { kind: 'refused', key: 'notRegistered', html: 'You are not registered (real-name). Complete real-name verification first.' },
] as const;

const noAnswers = [] as const;

/** What an account can do with its coupons: one more to be had, just received, refused. */
function Claims() {
  // answers come after the page, as does the code that shows them
  const [requesting = null, claimed = null, refused = null] = useSyncExternalStore<readonly ClaimProgress[]>(
    () => nothing,
    () => answers,
    () => noAnswers,
  );
  const panel = { live: { mine: 1, exhausted: false }, onClaim: nothing, language: 'en' } as const;
  return (
    <Container>
      <h2>–</h2>
      <ClaimPanel coupon={{ ...sampleCoupon, perPersonLimit: 2 }} state="open" progress={requesting} {...panel} />
      <ClaimPanel coupon={sampleCoupon} state="claimed" progress={claimed} {...panel} />
      <ClaimPanel coupon={sampleCoupon} state="open" progress={refused} {...panel} />
    </Container>
  );
}

export const myCouponsExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: mine('en', { mine: several.slice(0, 1) }) },
  { name: 'longest', language: 'en', element: mine('en', { mine: several }) },
  { name: 'empty', language: 'zh', element: mine('zh', {}) },
  { name: 'japanese', language: 'ja', element: mine('ja', { mine: [grant(1, { name: 'はじめてのサーバー' })] }) },
  { name: 'error', language: 'en', element: <Claims /> },
];
