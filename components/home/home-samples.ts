import type { BannerView } from '#lib/home/banner-views.ts';
import type { RegionLabelView } from '#lib/home/chart-regions.ts';
import type { HomeContent } from '#lib/home/load-home.ts';
import type { PlanView } from '#lib/home/plan-cards.ts';
import { money } from '#lib/money/money.ts';

/** Sample content of the home page for the examples. */
export const starterPlan: PlanView = {
  id: 'plan-starter',
  name: 'Starter',
  audience: 'Blog, bot, VPN endpoint',
  tag: 'Lowest price',
  wide: false,
  series: 'General',
  zone: 'Los Angeles-1',
  vcpu: 1,
  memoryGib: 1,
  disk: { label: 'SSD', sizeGib: 15 },
  outboundGb: 500,
  prices: { USD: money(347, 'USD'), HKD: money(2715, 'HKD'), JPY: money(662, 'JPY') },
  offer: null,
  href: '/product/vps-buy?area=US-0&hostProductId=cvm.g4a.amd.c1m1',
};

export const offeredPlan: PlanView = {
  ...starterPlan,
  id: 'plan-offered',
  offer: {
    title: 'Starter season',
    href: '/activity/vps',
    prices: { USD: money(278, 'USD'), HKD: money(2172, 'HKD'), JPY: money(530, 'JPY') },
    claims: {
      USD: { before: money(347, 'USD'), percent: 20, market: 'EU' },
      HKD: { before: money(2715, 'HKD'), percent: 20, market: 'HK' },
      JPY: { before: money(662, 'JPY'), percent: 20, market: 'JP' },
    },
  },
};

export const largestPlan: PlanView = {
  ...starterPlan,
  id: 'plan-largest',
  name: 'Dedicated core, the largest machine of the house',
  tag: 'Limited to one per person and month',
  audience: 'Each vCPU is a core reserved for you, so the load next door never shows up in your graphs, whatever the hour.',
  wide: true,
  vcpu: 64,
  memoryGib: 256,
  disk: { label: 'NVMe', sizeGib: 2000 },
  outboundGb: 20_000,
};

export const japanesePlan: PlanView = {
  ...starterPlan,
  name: 'スターター',
  audience: 'ブログやBot、小さな検証に',
  tag: '最安',
  series: '汎用',
  zone: '東京-1',
};

export const yenOnlyPlan: PlanView = { ...starterPlan, prices: { USD: null, HKD: null, JPY: money(662, 'JPY') } };

export const banner: BannerView = {
  id: 'banner-hours',
  title: 'Support over the turn of the year',
  lead: 'Tickets are answered around the clock, every day of the holidays.',
  action: { label: 'Read the service levels', href: '/doc/article/service-level-agreements' },
  picture: {
    src: '/lake/images/lake/production/a-960x540.png',
    srcSet: '/lake/images/lake/production/a-960x540.png 1x',
    alt: 'A scale of twenty-four hours',
    widthPx: 480,
    heightPx: 270,
  },
};

export const chartRegions: readonly RegionLabelView[] = [
  { code: 'US-0', name: 'Los Angeles-1', latitude: { degrees: 34, minutes: '03', positive: true }, from: starterPlan.prices, probe: null },
  { code: 'JP-0', name: 'Tokyo-1', latitude: { degrees: 35, minutes: '41', positive: true }, from: null, probe: null },
];

export const homeContent: HomeContent = {
  head: { title: 'Marlow: cloud servers', description: null, published: { en: '/', zh: '/', ja: '/' }, indexed: true },
  blocks: [
    {
      kind: 'hero',
      id: 'hero',
      heading: 'Servers, drawn to scale',
      lead: 'Cores, memory and disk are drawn at one scale on every plan.',
      primaryAction: { label: 'Compare plans', href: '#plans' },
      secondaryAction: null,
    },
    { kind: 'plans', id: 'plans', heading: 'Pick the drawing that fits', lead: 'Prices per month in Los Angeles-1.' },
  ],
  banners: [banner],
  chartRegions,
  plans: [starterPlan, largestPlan],
  questions: [],
};

export const emptyHome: HomeContent = {
  ...homeContent,
  banners: [],
  chartRegions: [],
  plans: [],
  blocks: [
    { kind: 'hero', id: 'hero', heading: null, lead: null, primaryAction: null, secondaryAction: null },
    { kind: 'plans', id: 'plans', heading: null, lead: null },
  ],
};
