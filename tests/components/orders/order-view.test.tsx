import { describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  activeOrder,
  builtOrder,
  declinedOrder,
  failedOrder,
  lateOrder,
  paidOrder,
  refundingOrder,
  sampleOrder,
  severalOrder,
} from '#components/orders/order-samples.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { busy, loggedOut, refused } from '#tests/components/failed-calls.ts';
import { askOffer, cancel, heading, leave, ok, openOrderPages, pay, press, show, steps } from './order-page-under-test.tsx';

openOrderPages();

describe('the page of an order', () => {
  test('R-5.9 an unpaid order says until when it is held, by the service’s clock; two clicks lead to one payment', async () => {
    pay.mockResolvedValue(ok({ payAddress: 'https://pay.example/7' }));
    await show(sampleOrder);
    expect(heading()).toBe('Waiting for your payment');
    expect(screen.getByRole('timer')).toHaveTextContent('2 h 50 min 00 s');
    expect(steps()).toEqual(['done Order placed', 'now Payment confirmed', 'todo Server being built', 'todo Server running']);
    const button = screen.getByRole('button', { name: 'Pay $3.13' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(pay.mock.calls).toEqual([[sampleOrder.id, 'en']]);
    expect(leave.mock.calls).toEqual([['https://pay.example/7']]);
  });

  test('R-5.9 an order of several servers says how many, what they cost, and that they belong together', async () => {
    await show(severalOrder);
    expect(heading()).toBe('Your 3 servers are running');
    expect(screen.getByText(/^This order has 3 servers\. They are built, renewed and refunded together/)).toBeVisible();
    expect(screen.getByText('3 × Server c1m1')).toBeVisible();
    expect(document.querySelector('[data-each]')?.textContent).toMatch(/^One server, before the coupon: \$3\.47$/);
    expect(screen.getByText('web-1, web-2, web-3')).toBeVisible();
    cleanup();
    await show({ ...severalOrder, state: 'expired', renewableUntil: severalOrder.now });
    expect(heading()).toBe('Your 3 servers have expired');
    cleanup();
    await show({ ...severalOrder, state: 'awaiting-payment', servers: [] });
    expect(screen.getByText(/^Your 3 servers are reserved until/)).toBeVisible();
  });

  test('R-7.4 a seat that is paid waits for its group, and leads there', async () => {
    const group = { id: '3f0c2a9e-7c51-4d0e-9f1a-1b2c3d4e5f60', campaign: 'cvm', feePercent: 10 };
    await show({ ...paidOrder, state: 'awaiting-group', group });
    expect(heading()).toBe('Paid: waiting for your group');
    expect(screen.getByRole('link', { name: 'Go to your group' }).getAttribute('href')).toBe(`/activity/pintuan/partcvm/${group.id}`);
  });

  test('an address that is neither this site’s nor a secure one is not opened', async () => {
    pay.mockResolvedValue(ok({ payAddress: 'javascript:alert(1)' }));
    await show(sampleOrder);
    await press('Pay $3.13');
    expect(leave).not.toHaveBeenCalled();
    expect(await screen.findByText(/did not open a payment/)).toBeVisible();
  });

  test('a declined payment says that nothing was charged, and can be tried again', async () => {
    await show(declinedOrder);
    expect(screen.getByText(/was declined and nothing was charged/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try to pay again' })).toBeVisible();
  });

  test('who has begun a payment reads to wait for its word', async () => {
    await show({ ...sampleOrder, payOpen: true });
    expect(screen.getByText(/^If you have already paid, please wait.*after the order has closed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $3.13' })).toBeVisible();
  });

  test('who has begun to pay for a seat reads that it can be theirs again', async () => {
    await show({ ...sampleOrder, payOpen: true, group: { id: sampleOrder.id, campaign: 'vps', feePercent: 10 } });
    expect(screen.getByText(/your seat is yours again if the group is open and a seat is free/)).toBeVisible();
  });

  test('an order whose payment was not begun says nothing of one', async () => {
    await show(sampleOrder);
    expect(screen.queryByText(/^If you have already paid/)).toBeNull();
  });

  test('a payment that the service does not begin any more says why, and the order is looked at again', async () => {
    pay.mockResolvedValue(refused('orderClosed', 'This order can no longer be paid.'));
    await show(sampleOrder, {
      ...sampleOrder,
      state: 'closed',
      history: [...sampleOrder.history, { kind: 'closed', at: sampleOrder.now }],
    });
    await press('Pay $3.13');
    expect(await screen.findByText('This order can no longer be paid.')).toBeVisible();
    await waitFor(() => expect(heading()).toBe('This order is closed'));
  });

  test.each([
    [
      'paid',
      paidOrder,
      'Your payment has arrived',
      ['done Order placed', 'done Payment confirmed', 'now Server being built', 'todo Server running'],
    ],
    [
      'being built',
      builtOrder,
      'Your server is being built',
      ['done Order placed', 'done Payment confirmed', 'now Server being built', 'todo Server running'],
    ],
    [
      'running',
      activeOrder,
      'Your server is running',
      ['done Order placed', 'done Payment confirmed', 'done Server being built', 'done Server running'],
    ],
    [
      'being refunded',
      refundingOrder,
      'Your refund is on its way',
      ['done Order placed', 'done Payment confirmed', 'done Server running', 'now Refund requested', 'todo Refunded'],
    ],
    [
      'refunded after a failure',
      failedOrder,
      'This order was refunded',
      ['done Order placed', 'done Payment confirmed', 'done The server could not be built', 'done Refunded'],
    ],
    ['closed and paid late', lateOrder, 'This order is closed', ['done Order placed', 'done Order closed']],
  ] as const)('R-5.9 an order that is %s says so and draws its way', async (_what, order, title, way) => {
    await show(order);
    expect(heading()).toBe(title);
    expect(steps()).toEqual(way);
    expect(screen.getByRole('heading', { level: 1 }).closest('[role=status]')).not.toBeNull();
  });

  test.each([
    ['closed', lateOrder],
    ['being refunded', refundingOrder],
    ['refunded', failedOrder],
  ] as const)('an order that is %s speaks of no renewal', async (_what, order) => {
    await show(order);
    expect(screen.queryByText(/^Renews at/)).toBeNull();
  });

  test('an order that goes on says what a renewal costs', async () => {
    await show(activeOrder);
    expect(screen.getByText(/^Renews at \$3\.47/)).toBeVisible();
  });

  test('a completed refund after a failure is shown', async () => {
    await show(failedOrder);
    expect(screen.getByText('The server could not be built. We are sorry: you were refunded in full.')).toBeVisible();
  });

  test('a payment after the close is shown, and its refund', async () => {
    await show(lateOrder);
    expect(screen.getByText('$3.13 arrived after the order had closed. It is refunded in full.')).toBeVisible();
  });

  test('a running server shows its address and the way to the console', async () => {
    await show(activeOrder);
    expect(screen.getByText('203.0.113.24')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the console' })).toHaveAttribute('href', '/ucenter/console');
  });

  test('R-5.9 a paid order says by which method, and leads to its receipt; one that is not paid has none', async () => {
    await show(activeOrder);
    expect(screen.getByText('Payment method').nextSibling).toHaveTextContent('PayPal');
    expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', `/product/vps-buy/order/${sampleOrder.id}/receipt`);
    cleanup();
    await show(sampleOrder);
    expect([screen.queryByText('Payment method'), screen.queryByRole('link', { name: 'Receipt' })]).toEqual([null, null]);
  });

  test('R-6.7 an order of which something goes back leads to its credit note, and no other one', async () => {
    await show(refundingOrder);
    expect(screen.getByRole('link', { name: 'Credit note' })).toHaveAttribute(
      'href',
      `/product/vps-buy/order/${sampleOrder.id}/credit-note`,
    );
    cleanup();
    await show(activeOrder);
    expect(screen.queryByRole('link', { name: 'Credit note' })).toBeNull();
  });

  test('R-6.6 an order with a promotion shows its line by name, its total, and the renewal at the list price', async () => {
    const discounts = [{ kind: 'promotion' as const, code: 'festivals', percent: 25, amountMinor: 87 }];
    await show({ ...activeOrder, discounts, totalMinor: 260, renewalMinor: 347 });
    const bill = screen.getByRole('complementary');
    expect(bill).toHaveTextContent('festivals−$0.87');
    expect(bill).toHaveTextContent('$2.60');
    expect(bill).toHaveTextContent('Renews at $3.47');
  });

  test('an unpaid order is cancelled after a question', async () => {
    cancel.mockResolvedValue(
      ok({ ...sampleOrder, state: 'closed', history: [...sampleOrder.history, { kind: 'cancelled', at: sampleOrder.now }] }),
    );
    await show(sampleOrder);
    await press('Cancel this order');
    expect(cancel).not.toHaveBeenCalled();
    await press('Cancel the order');
    expect(heading()).toBe('This order is closed');
    expect(screen.getByText('Order cancelled')).toBeVisible();
  });

  test.each([
    ['to pay', sampleOrder, ['Pay $3.13']],
    ['to cancel', sampleOrder, ['Cancel this order', 'Cancel the order']],
    ['to ask for a refund', activeOrder, ['Request a refund']],
  ] as const)(
    'R-10.3 who wants %s after the session ended is asked to log in, and the buttons keep their words',
    async (_what, order, presses) => {
      for (const call of [pay, cancel, askOffer]) call.mockResolvedValue(loggedOut);
      const shown = jest.spyOn(pageOutcomes, 'show');
      await show(order);
      for (const name of presses) await press(name);
      await waitFor(() => expect(shown.mock.calls).toEqual([[{ kind: 'login' }]]));
      shown.mockRestore();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(await screen.findByRole('button', { name: presses[0] })).toBeVisible();
      expect(leave).not.toHaveBeenCalled();
    },
  );

  test('the last known state stays with a word while nobody answers', async () => {
    await show(paidOrder, busy, builtOrder);
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.getByText(/The connection was lost/)).toBeVisible(), { timeout: 4_000 });
    expect(heading()).toBe('Your payment has arrived');
    await press('Check again now');
    await waitFor(() => expect(heading()).toBe('Your server is being built'));
  });

  test('an unknown order and another account’s order read alike', async () => {
    await show(refused('doesNotExist'));
    expect(heading()).toBe('Order not found');
  });

  test('without a session the page asks to log in, and comes back', async () => {
    await show(loggedOut);
    await press('Log in');
    expect(leave.mock.lastCall?.[0]).toContain(encodeURIComponent(`/product/vps-buy/order/${sampleOrder.id}`));
  });
});
