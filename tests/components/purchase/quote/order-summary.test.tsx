import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { sampleCatalogue, starterServer } from '#components/purchase/purchase-samples.ts';
import { OrderSummary } from '#components/purchase/quote/order-summary.tsx';
import { estimate } from '#lib/purchase/estimate.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const show = (price: ReturnType<typeof estimate>) =>
  renderInSite(
    <OrderSummary
      catalogue={sampleCatalogue}
      configuration={starterServer}
      price={price}
      promotions={[]}
      language="en"
      change={() => undefined}
      stock={undefined}
    >
      {null}
    </OrderSummary>,
  );

test('R-5.12 the total over 1 to 5 years is beside the first price, at the list price too', () => {
  const price = estimate(sampleCatalogue, starterServer);
  expect(price?.discounts).toEqual([]);
  show(price);
  expect(screen.getByText(/Over 5 years, this price and its renewals:/)).toBeVisible();
  expect(document.querySelectorAll('[data-over-years] tbody tr')).toHaveLength(5);
});

test('without a price there is no total over years', () => {
  show(null);
  expect(document.querySelector('[data-over-years]')).toBeNull();
});
