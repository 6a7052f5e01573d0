import { expect, test } from '@jest/globals';
import { estimate } from '#lib/purchase/estimate.ts';
import { sampleCatalogue, starterServer } from '#components/purchase/purchase-samples.ts';

const season = { kind: 'promotion', code: 'vps', percent: 20 } as const;
const minor = (prices: { readonly USD: { readonly amountMinor: number } | null } | undefined) => prices?.USD?.amountMinor;

test('R-5.12 R-6.6 a discount is a line of its own below zero, comes off the total, and leaves the renewal at the list price', () => {
  const [list, offered] = [estimate(sampleCatalogue, starterServer), estimate(sampleCatalogue, starterServer, [season])];
  const [before, off] = [minor(list?.total) ?? Number.NaN, minor(offered?.discounts[0]?.prices) ?? Number.NaN];
  expect(offered?.discounts).toMatchObject([season]);
  expect(off).toBe(-Math.round(before * 0.2));
  expect([minor(offered?.total), minor(offered?.renewal)]).toEqual([before + off, before]);
  expect(offered?.lines).toEqual(list?.lines);
  expect(list?.discounts).toEqual([]);
});

test('a currency without a price has no discount either, and one of nothing is not below zero', () => {
  const dollars = {
    ...sampleCatalogue,
    trafficPlans: sampleCatalogue.trafficPlans.map((plan) => ({
      ...plan,
      regions: plan.regions.map(({ region, price }) => ({ region, price: { ...price, JPY: undefined } })),
    })),
  };
  const offered = estimate(dollars, starterServer, [{ ...season, percent: 0 }]);
  expect(offered?.discounts[0]?.prices).toMatchObject({ USD: { amountMinor: 0 }, JPY: null });
  expect(estimate(sampleCatalogue, { ...starterServer, model: 'none' }, [season])).toBeNull();
});
