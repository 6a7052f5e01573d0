import type { ReactElement } from 'react';
import type { GroupCampaignContent } from '#lib/group-buy/load-group-campaign.ts';
import type { Language } from '#lib/language/languages.ts';
import { money } from '#lib/money/money.ts';
import type { Example } from '#components/ui/example.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { GroupOfferPage } from './group-offer-page.tsx';
import { OpenGroupsPage } from './open-groups-page.tsx';

const nowMs = Date.parse('2026-11-21T12:00:00Z');

const coupon = {
  code: 'GROUP8',
  kind: 'renewal',
  scene: 'group-member',
  name: 'Thank you',
  percent: 8,
  minimumSpend: { USD: null, HKD: null, JPY: null },
  products: { rule: 'all', names: [] },
  periods: { rule: 'all', names: [] },
  validityDays: 60,
  perPersonLimit: 1,
  stock: 100,
  newcomersOnly: false,
  window: { startsAtMs: 0, endsAtMs: nowMs * 2 },
} as const;

export const sampleGroup: GroupCampaignContent = {
  head: { title: 'Group buying', description: null, published: { en: '/activity/pintuan/vps' }, indexed: true },
  slug: 'vps',
  title: 'Essential, bought together',
  lead: 'Everyone pays the group price once every seat is paid.',
  percent: 30,
  window: { startsAtMs: nowMs - 1000, endsAtMs: nowMs + 3_600_000 },
  madeAtMs: nowMs,
  region: 'Los Angeles-1',
  term: { code: '1m', name: '1 month', months: 1 },
  server: {
    model: 'c2m4',
    series: 'General',
    vcpu: 2,
    memoryGib: 4,
    disk: { label: 'SSD', sizeGib: 30 },
    outboundGb: 500,
    list: { USD: money(952, 'USD'), HKD: null, JPY: null },
    offer: { USD: money(666, 'USD'), HKD: null, JPY: null },
    perMonth: { USD: money(666, 'USD'), HKD: null, JPY: null },
    href: '/product/vps-buy?area=US-0',
  },
  headCounts: [2, 3, 5, 10],
  memberCoupon: coupon,
  hiddenCoupon: { ...coupon, name: 'The hidden half', percent: 50 },
  hiddenCouponPercent: 5,
  activationFeePercent: 10,
  newcomersOnly: false,
  rules: ['One server for each person.'],
  questions: [{ key: 'a', question: 'When do I pay?', answer: 'At once, as the leader.' }],
};

const bare: GroupCampaignContent = {
  ...sampleGroup,
  lead: null,
  server: null,
  region: null,
  term: null,
  memberCoupon: null,
  hiddenCoupon: null,
  rules: [],
  questions: [],
  headCounts: [2],
};
const noClock = () => new Promise<null>(() => {});
const inState = (element: ReactElement, language: Language): ReactElement => (
  <StoreStateProvider settings={null} language={language}>
    {element}
  </StoreStateProvider>
);

export const groupExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: inState(<GroupOfferPage content={sampleGroup} language="en" askClock={noClock} />, 'en') },
  { name: 'longest', language: 'en', element: inState(<OpenGroupsPage content={sampleGroup} language="en" askClock={noClock} />, 'en') },
  { name: 'empty', language: 'zh', element: inState(<GroupOfferPage content={bare} language="zh" askClock={noClock} />, 'zh') },
  {
    name: 'japanese',
    language: 'ja',
    element: inState(
      <OpenGroupsPage content={{ ...bare, title: 'ベーシックの共同購入', madeAtMs: nowMs + 3_600_000 }} language="ja" askClock={noClock} />,
      'ja',
    ),
  },
];
