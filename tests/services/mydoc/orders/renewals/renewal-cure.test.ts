import { expect, test } from '@jest/globals';
import type { CouponTerms } from '#lib/coupons/coupon-terms.ts';
import type { WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { makeQuote, type QuoteBody } from '#services/mydoc/orders/quotes/quote-rules.ts';
import { renewalCure } from '#services/mydoc/orders/renewals/renewal-cure.ts';
import { sampleCatalogue, starter } from '#tests/lib/catalogue/sample-catalogue.ts';

const configuration: WireConfiguration = {
  ...starter,
  dataDisks: [],
  bandwidthMbps: 50,
  image: { kind: 'image', code: 'debian-13' },
  securityGroup: 'default',
  snapshot: null,
};
const renews = { order: 'order-1', number: 'S-4NPY-5RQ5', from: '', until: '', price: 'list' as const, otherMinor: null };

/** A renewal for a period, which costs so much in two lines. */
function renewalOf(period: string, ...amounts: readonly number[]): QuoteBody {
  const quote = makeQuote(
    { configuration, period: '1m', currency: 'USD' },
    { catalogue: sampleCatalogue, catalogueHash: 'hash', stock: [], promotions: [], nowMs: 0 },
  );
  if (!quote.ok) throw new Error(quote.key);
  const lines = amounts.map((amountMinor) => ({ kind: 'model' as const, code: configuration.model, quantity: 1, amountMinor }));
  return { ...quote.body, period, renews, lines };
}

const name = { en: 'Ten', zh: '十', ja: '十' };
const terms = (change: Partial<CouponTerms> = {}): CouponTerms => ({
  code: 'TEN',
  kind: 'renewal',
  name,
  discountPercent: 10,
  minimumSpend: { USD: 1_000, HKD: null, JPY: null },
  products: { rule: 'all', families: [], series: [], models: [] },
  periods: { rule: 'all', periods: [] },
  notForWindows: false,
  validityDays: 30,
  ...change,
});
const cure = (now: QuoteBody, others: readonly QuoteBody[], change: Partial<CouponTerms> = {}) =>
  renewalCure(terms(change), now, others, sampleCatalogue);

const month = renewalOf('1m', 300, 100);
const quarter = renewalOf('1q', 800, 300);
const half = renewalOf('6m', 1_500, 600);
const year = renewalOf('1y', 3_000, 900);

test('R-6.5 the period closest in price with which the coupon applies, wherever it stands', () => {
  for (const others of [
    [quarter, half, year],
    [year, half, quarter],
    [half, quarter, year],
  ])
    expect(cure(month, others)).toEqual({ kind: 'period', period: '1q' });
  expect(cure(month, [year, half], { periods: { rule: 'except', periods: [{ code: '6m', name }] } })).toEqual({
    kind: 'period',
    period: '1y',
  });
});

test('closeness is counted over all lines, and downwards as upwards', () => {
  const only = {
    periods: {
      rule: 'only' as const,
      periods: [
        { code: '1q', name },
        { code: '1y', name },
      ],
    },
  };
  expect(cure(half, [quarter, year], only)).toEqual({ kind: 'period', period: '1q' });
  expect(cure(renewalOf('2y', 100, 3_500), [quarter, year], only)).toEqual({ kind: 'period', period: '1y' });
});

test('of two that are equally close the first', () => {
  const [below, above] = [renewalOf('3m', 1_600), renewalOf('1y', 2_600)];
  const now = renewalOf('6m', 2_100);
  const except = { periods: { rule: 'except' as const, periods: [{ code: '6m', name }] } };
  expect(cure(now, [below, above], except)).toEqual({ kind: 'period', period: '3m' });
  expect(cure(now, [above, below], except)).toEqual({ kind: 'period', period: '1y' });
});

test('none where no period helps, or there is no other', () => {
  expect(cure(month, [])).toBeNull();
  expect(cure(month, [quarter, year], { minimumSpend: { USD: 9_999_999, HKD: null, JPY: null } })).toBeNull();
  expect(cure(month, [quarter, year], { kind: 'new-purchase' })).toBeNull();
});
