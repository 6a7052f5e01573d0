import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  activeOrder,
  expiredOrder,
  renewalOrder,
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
    expect(screen.getByRole('link', { name: 'Pay the renewal S-8L4Q-2N3Y' })).toHaveAttribute(
      'href',
      `/product/vps-buy/order/${renewedServer.renewals[1]?.id}`,
    );
    expect(screen.getByRole('link', { name: 'S-7K3P-9M2X' })).toBeVisible();
  });

  test('that is over says until when it was paid for and can be renewed; a released one offers another server', async () => {
    await show(expiredOrder);
    expect(heading()).toBe('The time of your server is over');
    expect(screen.getByText(/^It was paid until 21 Dec 2026.*You can still renew it until 28 Dec 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Renew' })).toBeVisible();
    expect(steps()).toEqual([
      'done Order placed',
      'done Payment confirmed',
      'done Server running',
      'done Time over',
      'todo Server released',
    ]);
  });

  test('names the renewals that go back with it before anything is refunded', async () => {
    askOffer.mockResolvedValue(
      ok({ ...sampleRefundOffer, paidMinor: 660, renewals: [{ number: 'S-7K3P-9M2X', paidMinor: 347, amountMinor: 340 }] }),
    );
    await show(renewedServer);
    await press('Request a refund');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Renewals that end with it: S-7K3P-9M2X ($3.40 of $3.47).');
  });
});

describe('R-5.9 the page of a renewal', () => {
  test('says until when its server is paid for, and leads there', async () => {
    await show(renewalOrder);
    expect(heading()).toBe('Your server is renewed');
    expect(screen.getByText(/^It is paid until 21 Jan 2027/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the server' })).toHaveAttribute('href', `/product/vps-buy/order/${sampleOrder.id}`);
    expect(steps()).toEqual(['done Order placed', 'done Payment confirmed', 'done Server renewed']);
    expect(screen.queryByText(/No password came with the order/)).toBeNull();
  });

  test('R-6.7 is refunded whole before its period begins, with the words of a renewal; afterwards it says where', async () => {
    askOffer.mockResolvedValue(ok(sampleRefundOffer));
    await show(renewalOrder);
    await press('Request a refund');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      'The period has not begun, so you get back everything that you paid. Your server is then paid until 21',
    );
    expect(dialog).not.toHaveTextContent('Days used');
    expect(screen.getByRole('button', { name: 'Refund $3.13' })).toBeVisible();
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
    expect(screen.getByText(/it adds this period to your server/)).toBeVisible();
    await press('Cancel this order');
    expect(await screen.findByRole('dialog')).toHaveTextContent('your server stays as it is');
  });
});
