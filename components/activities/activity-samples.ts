import type { OfferedServer, PromotionContent } from '#lib/activities/load-promotion.ts';
import { money } from '#lib/money/money.ts';
import { dayMs } from '#lib/time/lengths.ts';

/** When the examples start; they end four weeks later. */
export const sampleStartMs = Date.parse('2026-11-17T00:00:00Z');
export const sampleEndMs = sampleStartMs + 28 * dayMs;

export const sampleServer: OfferedServer = {
  model: 'cvm.g4a.amd.c2m4',
  series: 'General, fourth generation',
  vcpu: 2,
  memoryGib: 4,
  disk: { label: 'SSD', sizeGib: 30 },
  outboundGb: 500,
  list: { USD: money(952, 'USD'), HKD: money(7445, 'HKD'), JPY: null },
  offer: { USD: money(762, 'USD'), HKD: money(5956, 'HKD'), JPY: null },
  perMonth: { USD: money(762, 'USD'), HKD: money(5956, 'HKD'), JPY: null },
  claims: {
    USD: { before: money(952, 'USD'), percent: 20, market: 'EU' },
    HKD: { before: money(7445, 'HKD'), percent: 20, market: 'HK' },
    JPY: null,
  },
  overYears: { years: 5, total: { USD: money(56_930, 'USD'), HKD: money(445_211, 'HKD'), JPY: null } },
  href: '/product/vps-buy?area=US-0&hostProductId=cvm.g4a.amd.c2m4',
};

export const samplePromotion: PromotionContent = {
  slug: 'vps',
  head: { title: 'Starter season', description: null, published: { en: '/activity/vps' }, indexed: true },
  title: 'Starter season',
  lead: 'Small General servers at 20 percent off.',
  percents: { USD: 20, HKD: 20, JPY: null },
  equalPercents: { USD: 20, HKD: 20, JPY: null },
  window: { startsAtMs: sampleStartMs, endsAtMs: sampleEndMs },
  next: null,
  ranBefore: false,
  madeAtMs: sampleStartMs + 4 * dayMs,
  term: { code: '1m', name: '1 month', months: 1 },
  region: 'Los Angeles-1',
  offers: [sampleServer],
  rules: ['One for each account.', 'Coupons do not apply.'],
  calendar: [
    {
      slug: 'vps',
      href: '/activity/vps',
      title: 'Starter season',
      lead: null,
      percents: { USD: 20, HKD: 20, JPY: null },
      window: { startsAtMs: sampleStartMs, endsAtMs: sampleEndMs },
      next: null,
    },
    {
      slug: 'festivals',
      href: '/activity/festivals',
      title: 'Harbour Week',
      lead: 'Four sizes.',
      percents: { USD: null, HKD: null, JPY: null },
      window: { startsAtMs: sampleEndMs, endsAtMs: sampleEndMs + 7 * dayMs },
      next: { startsAtMs: sampleEndMs + 56 * dayMs, endsAtMs: sampleEndMs + 63 * dayMs },
    },
  ],
};
