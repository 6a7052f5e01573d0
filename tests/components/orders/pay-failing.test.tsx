import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { sampleOrder } from '#components/orders/order-samples.ts';
import { OrderDetails } from '#components/orders/order-details.tsx';
import { sampleCatalogue } from '#components/purchase/purchase-samples.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test('R-10.4 a payment that cannot be begun is said once, beside the button', async () => {
  window.fetch = async () => {
    throw new TypeError('no network');
  };
  const shown = jest.spyOn(pageOutcomes, 'show');
  const nothing = (): void => undefined;
  renderInSite(
    <OrderDetails
      seen={{ order: sampleOrder, seenAtMs: Date.now() }}
      stale={false}
      catalogue={sampleCatalogue}
      promotions={[]}
      language="en"
      onOrder={nothing}
      onAskAgain={nothing}
    />,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Pay $3.13' })));
  expect(await screen.findByText('Something went wrong. Please try again in a moment.')).toBeVisible();
  expect(shown.mock.calls.filter(([{ kind }]) => kind !== 'nothing')).toEqual([]);
});
