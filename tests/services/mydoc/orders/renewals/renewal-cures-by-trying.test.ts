import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type * as z from 'zod/mini';
import { chooseCoupon, quoteCoupons } from '#lib/contracts/calls/coupon-use-calls.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { periods as seededPeriods } from '#studio/seed/documents/catalogue/periods.ts';
import { runningCampaign } from '#tests/services/mydoc/coupons/coupons-under-test.ts';
import { anyOrder, openCouponShop, withCampaigns, type CouponShop } from '../quotes/coupon-shop.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';
import { renewalsAt, type RenewalShop } from './renewal-shop.ts';

let coupons: CouponShop;
let shop: ShopUnderTest;
let renewals: RenewalShop;

beforeAll(async () => {
  coupons = await openCouponShop();
  ({ shop } = coupons);
  renewals = renewalsAt(shop);
}, 60_000);

afterAll(() => shop.close());

const periods = seededPeriods.map(({ code }) => String(code));
const only = (rule: 'only' | 'except', ...codes: readonly string[]) => ({
  rule,
  periods: codes.map((code) => ({ _ref: `period-${code}`, _type: 'reference', _key: code })),
});
const from = (USD: number) => ({ minimumSpend: { USD, HKD: 1, JPY: 1 } });
const renewal = (code: string, change: Record<string, unknown>) =>
  runningCampaign(code, { kind: 'renewal', discountPercent: 10, minimumSpend: anyOrder, ...change });

const campaigns = {
  ONLYYEAR: { periods: only('only', '1y') },
  LONGER: { periods: only('only', '2y', '3y') },
  NOMONTH: { periods: only('except', '1m') },
  FROM5: from(5),
  FROM11: from(11),
  FROM40: from(40),
  FROM100: from(100),
  FROM9999: from(9_999),
  YEARFROM40: { ...from(40), periods: only('only', '1y', '2y') },
  OTHERMODEL: { products: { rule: 'only', models: [{ _ref: 'model-g4a-c2m4', _type: 'reference', _key: 'a' }] } },
};
const codes = Object.keys(campaigns);

type Offer = z.output<(typeof quoteCoupons)['output']>;

/** The offer of the same server for a period: before any coupon, its price and which coupons apply. */
async function offered(buyer: string, order: string, period: string): Promise<{ quote: Quote; offer: Offer; priceMinor: number } | null> {
  const asked = await renewals.askQuote(buyer, order, period);
  if (asked.code !== 2000) return null;
  const quote = asked.message as Quote;
  const offer = quoteCoupons.output.parse((await shop.call(buyer, quoteCoupons.path, { quote: quote.id })).message);
  return { quote, offer, priceMinor: quote.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0) };
}

test('R-6.5 the cure of a coupon on a renewal is the period closest in price with which it applies, by trying each', async () => {
  shop.publish(withCampaigns(...Object.entries(campaigns).map(([code, change]) => renewal(code, change))));
  const { buyer } = await coupons.buyerWith(...codes);
  const server = await shop.active(buyer);
  const all = (await Promise.all(periods.map((period) => offered(buyer, server.id, period)))).filter((each) => each !== null);
  expect(all.length).toBeGreaterThan(5);
  const verdictOf = ({ offer }: { offer: Offer }, code: string) => offer.coupons.find(({ grant }) => grant.campaign === code)?.verdict;
  const cures: (string | null)[] = [];
  for (const now of all) {
    for (const code of codes) {
      const verdict = verdictOf(now, code);
      if (!verdict || verdict.applies) continue;
      const distance = ({ priceMinor }: { priceMinor: number }): number => Math.abs(priceMinor - now.priceMinor);
      const helping = all.filter((each) => each !== now && verdictOf(each, code)?.applies);
      const least = Math.min(...helping.map(distance));
      const { cure } = verdict;
      cures.push(cure?.kind === 'period' ? cure.period : null);
      if (helping.length === 0) expect([code, cure]).toEqual([code, null]);
      else {
        const proposed = helping.find(({ quote }) => cure?.kind === 'period' && quote.period === cure.period);
        expect([code, now.quote.period, proposed && distance(proposed)]).toEqual([code, now.quote.period, least]);
      }
    }
  }
  expect(cures).toContain('1y');
  expect(cures).toContain(null);
});

test('R-6.5 a coupon applies once its cure is taken, and comes off', async () => {
  shop.publish(withCampaigns(renewal('YEARONLY', { periods: only('only', '1y') })));
  const { buyer, grants } = await coupons.buyerWith('YEARONLY');
  const server = await shop.active(buyer);
  const month = await offered(buyer, server.id, '1m');
  expect(month?.offer.coupons[0]?.verdict).toEqual({
    applies: false,
    why: 'period',
    missingMinor: 0,
    cure: { kind: 'period', period: '1y' },
  });
  const year = await renewals.quote(buyer, server.id, '1y');
  const chosen = (await shop.call(buyer, chooseCoupon.path, { quote: year.id, coupon: grants.YEARONLY ?? '' })).message;
  expect(chosen).toMatchObject({
    period: '1y',
    coupon: { campaign: 'YEARONLY' },
    totalMinor: year.totalMinor - Math.round(year.totalMinor / 10),
  });
});
