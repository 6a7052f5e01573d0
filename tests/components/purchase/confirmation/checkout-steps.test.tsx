import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CheckoutSteps } from '#components/purchase/confirmation/checkout-steps.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test('the steps of an order lead back to the choice and say where the visitor is', () => {
  renderInSite(<CheckoutSteps language="ja" />, 'ja');
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/ja/product/vps-buy');
});
