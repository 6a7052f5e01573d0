import { describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import {
  activeOrder,
  expiredOrder,
  renewalOrder,
  renewedRefundOffer,
  renewedServer,
  sampleOrder,
  sampleRefundOffer,
} from '#components/orders/order-samples.ts';
import { askOffer, heading, ok, openOrderPages, press, show, steps } from './order-page-under-test.tsx';

openOrderPages();

describe('R-5.9 the page of a server', () => {
  test('leads to its renewal', async () => {
    await show(activeOrder);
    expect(screen.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', `/product/vps-buy/confirm?renew=${activeOrder.id}`);
  });

  test('lists its renewals, and leads to the one that awaits payment in place of another', async () => {
    await show(renewedServer);
    expect(screen.queryByRole('link', { name: 'Renew' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Pay renewal S-8L4Q-2N3Y' })).toHaveAttribute(
      'href',
      `/product/vps-buy/order/${renewedServer.renewals[1]?.id}`,
    );
    expect(screen.getByRole('link', { name: 'S-7K3P-9M2X' })).toBeVisible();
  });

  test('R-6.7 that was refunded names what of each renewal goes back, and all of it together', async () => {
    const [first, second] = renewedServer.renewals;
    if (!first || !second) throw new Error('the sample has two renewals');
    const renewals = [
      { ...first, state: 'refunded' as const, backMinor: 522 },
      { ...second, state: 'refunding' as const, backMinor: 952 },
    ];
    await show({
      ...renewedServer,
      state: 'refunded',
      refundedMinor: 100,
      refundingMinor: 0,
      renewals,
      paidUntil: null,
      renewableUntil: null,
    });
    expect(screen.getByText('Refunded · $5.22')).toBeVisible();
    expect(screen.getByText(/· \$9\.52$/)).toBeVisible();
    expect(screen.getByText(/^\$15\.74 is being refunded in all: for the server and everything else paid for it/)).toBeVisible();
    expect(screen.queryByText(/everything paid for it:/)).toBeNull();
    cleanup();
    const done = {
      ...renewedServer,
      state: 'refunded' as const,
      refundedMinor: 100,
      refundingMinor: 0,
      paidUntil: null,
      renewableUntil: null,
    };
    await show({ ...done, renewals: [{ ...first, state: 'refunded', backMinor: 522 }] });
    expect(screen.getByText(/^\$6\.22 was refunded in all: for the server and everything else paid for it/)).toBeVisible();
    cleanup();
    await show({ ...done, renewals: [] });
    expect(screen.getByText('$1.00 was refunded to the original payment method.')).toBeVisible();
  });

  test('that was withdrawn from names one sum: what the withdrawal gives back, without what went back before', async () => {
    const [first, second] = renewedServer.renewals;
    if (!first || !second) throw new Error('the sample has two renewals');
    const renewals = [
      { ...first, state: 'refunded' as const, backMinor: 522 },
      { ...second, state: 'withdrawn' as const, backMinor: 952 },
    ];
    const withdrawn = {
      ...renewedServer,
      state: 'withdrawn' as const,
      refundedMinor: 0,
      refundingMinor: 100,
      paidMinor: 100,
      totalMinor: 100,
    };
    await show({ ...withdrawn, renewals, paidUntil: null, renewableUntil: null });
    expect(screen.getByText(/^With this withdrawal, \$10\.52 is refunded in all/)).toBeVisible();
    expect(screen.queryByText(/everything paid for it:/)).toBeNull();
    expect(screen.getByText(/· \$9\.52$/)).toBeVisible();
    cleanup();
    await show({ ...withdrawn, renewals: [], paidUntil: null, renewableUntil: null });
    expect(screen.getByText(/^\$1\.00 is refunded to the payment method/)).toBeVisible();
  });

  test('that is over says until when it was paid for and can be renewed; a released one offers another server', async () => {
    await show(expiredOrder);
    expect(heading()).toBe('Your server has expired');
    expect(screen.getByText(/^It was paid until 21 Dec 2026.*You can still renew it until 28 Dec 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Renew' })).toBeVisible();
    expect(steps()).toEqual(['done Order placed', 'done Payment confirmed', 'done Server running', 'done Expired', 'todo Server released']);
  });

  test('R-6.7 that was given back after its own period says what of its renewals goes back', async () => {
    const history = [...activeOrder.history, { kind: 'given-back' as const, at: activeOrder.now, amountMinor: 340 }];
    await show({ ...activeOrder, state: 'released', history, paidUntil: null, renewableUntil: null });
    expect(screen.getByText(/^It was released as requested.*\$3\.40 for its renewals is refunded/)).toBeVisible();
    expect(steps().at(-1)).toBe('done Server released');
  });

  test('R-6.7 says of each of its periods what goes back, before anything is refunded', async () => {
    askOffer.mockResolvedValue(ok(renewedRefundOffer));
    await show(renewedServer);
    await press('Request a refund');
    const dialog = await screen.findByRole('dialog');
    const sections = [...dialog.querySelectorAll('.period')].map(({ textContent }) => textContent);
    expect(sections).toEqual([
      'Order S-4NPY-5RQ5Paid$6.66Days usedUsed upMinus the days used−$5.99Minus the activation fee (10% of the amount paid)−$0.67Refund$0.00',
      'Renewal S-7K3P-9M2XPaid$9.52Days used14 of 31Minus the days used−$4.30Refund$5.22',
      'Renewal S-8L4Q-2N3YPaid$9.52Days usedNot startedRefund$9.52',
      'All periodsPaid$25.70Your refund$14.74',
    ]);
    expect(dialog).toHaveTextContent('A renewal is refunded in full before its period begins');
  });
});

describe('R-5.9 the page of a renewal', () => {
  test('says until when its server is paid for, and leads there', async () => {
    await show(renewalOrder);
    expect(heading()).toBe('Your server is renewed');
    expect(screen.getByText(/^It is paid until 21 Jan 2027/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the server' })).toHaveAttribute('href', `/product/vps-buy/order/${sampleOrder.id}`);
    expect(steps()).toEqual(['done Order placed', 'done Payment confirmed', 'done Server renewed']);
    expect(screen.queryByText(/No password came with the order/)).toBeNull();
  });

  test('R-6.7 is refunded whole before its period begins, with the words of a renewal; afterwards it says where', async () => {
    askOffer.mockResolvedValue(ok(sampleRefundOffer));
    await show(renewalOrder);
    await press('Request a refund');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('The period has not begun, so you are refunded in full. Your server is then paid until 21');
    expect(dialog).not.toHaveTextContent('Days used');
    expect(screen.getByRole('button', { name: 'Refund $3.13' })).toBeVisible();
  });

  test('R-6.7 after which another one was paid offers no refund, and leads to that one', async () => {
    await show({ ...renewalOrder, goesBackFirst: { id: sampleOrder.id, number: 'S-8L4Q-2N3Y' } });
    expect(screen.getByText('If there are several renewals, the last one is refunded first.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to renewal S-8L4Q-2N3Y' })).toHaveAttribute(
      'href',
      `/product/vps-buy/order/${sampleOrder.id}`,
    );
    expect(screen.queryByRole('button', { name: 'Request a refund' })).toBeNull();
  });

  test('that closed with its server says so', async () => {
    const at = renewalOrder.now;
    await show({ ...renewalOrder, state: 'closed', history: [...sampleOrder.history, { kind: 'server-gone', at }] });
    expect(screen.getByText(/^Its server was released or refunded/)).toBeVisible();
    expect(screen.getByText('Order closed: its server no longer exists')).toBeVisible();
  });

  test('R-6.7 that cost nothing offers no refund', async () => {
    await show({ ...renewalOrder, paidMinor: 0 });
    expect(screen.queryByRole('button', { name: /refund/i })).toBeNull();
  });

  test('R-6.7 whose period has begun says that it is refunded with the server', async () => {
    await show({ ...renewalOrder, now: '2026-12-22T00:00:00.000Z' });
    expect(screen.getByText(/refunded together with the server/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request a refund' })).toBeNull();
  });

  test('that awaits payment, was closed or was refunded speaks of the server that stays', async () => {
    await show({ ...renewalOrder, state: 'awaiting-payment', history: sampleOrder.history });
    expect(screen.getByText(/to add this period to your server/)).toBeVisible();
    await press('Cancel this order');
    expect(await screen.findByRole('dialog')).toHaveTextContent('your server stays as it is');
  });
});
