import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { nameOrder, paidName, registeredName, risenName, takenName } from '#components/orders/names/name-order-samples.ts';
import { cancel, heading, leave, ok, openOrderPages, pay, press, show, steps } from '../order-page-under-test.tsx';

openOrderPages();

describe('R-5.14 the page of an order of a name', () => {
  test('says that the name is not reserved, and leads to the payment', async () => {
    pay.mockResolvedValue(ok({ payAddress: 'https://pay.example/1' }));
    await show(nameOrder);
    expect(heading()).toBe('Waiting for your payment');
    expect(screen.getByText(/It is not reserved: if somebody else registers it first, you are refunded in full/)).toBeVisible();
    expect(screen.getByText('saltmarsh.com, first year')).toBeVisible();
    await press('Pay $11.20');
    expect(leave.mock.calls).toEqual([['https://pay.example/1']]);
  });

  test('is cancelled after a question that speaks of a name', async () => {
    cancel.mockResolvedValue(
      ok({ ...nameOrder, state: 'closed', history: [...nameOrder.history, { kind: 'cancelled', at: nameOrder.now }] }),
    );
    await show(nameOrder);
    await press('Cancel this order');
    expect(await screen.findByText('Nothing was charged, and the name is not registered.')).toBeVisible();
    await press('Cancel the order');
    expect(heading()).toBe('This order is closed');
    expect(screen.getByText('No payment was kept, and the name was not registered.')).toBeVisible();
  });

  test('while it is registered, its steps lead to the registration, and nothing can be given back', async () => {
    await show(paidName);
    expect(steps()).toEqual([
      expect.stringContaining('Order placed'),
      expect.stringContaining('Payment confirmed'),
      expect.stringContaining('Domain being registered'),
      expect.stringContaining('Domain registered'),
    ]);
    expect(screen.queryByRole('button', { name: 'Request a refund' })).toBeNull();
  });

  test('of one that is registered says until when, with its later prices and the console', async () => {
    await show(registeredName);
    expect(heading()).toBe('The domain is registered');
    expect(screen.getByText('Registered until')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the console' })).toBeVisible();
    for (const fact of ['Renewal, per year', 'Transfer', 'Restore after expiry', 'Receipt']) expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByText(/^It is registered until .*this order can no longer be withdrawn or refunded\.$/)).toBeVisible();
    for (const words of [/server/i, /renew with/i]) expect(screen.queryByText(words)).toBeNull();
    expect(screen.queryByRole('link', { name: /withdraw/i })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('of one that was taken says so, that everything goes back, and leads to the search', async () => {
    await show(takenName);
    expect(heading()).toBe('Your refund is on its way');
    expect(screen.getByText('Somebody else registered the name first. You are refunded in full automatically.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look for another name' })).toHaveAttribute('href', '/product/domain');
  });

  test('of one of another class names its price now, and leads to a new quote', async () => {
    await show(risenName);
    expect(screen.getByText(/It now costs \$2,400\.00 for the first year and \$480\.00 for each year after that/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the price and order again' })).toHaveAttribute(
      'href',
      '/product/vps-buy/confirm?domain=xn--9msw68b.jp',
    );
    await show({ ...risenName, registration: { state: 'class-changed', class: 'standard', prices: null } });
    expect(screen.getByText('You will see its present price before you order.')).toBeVisible();
  });
});
