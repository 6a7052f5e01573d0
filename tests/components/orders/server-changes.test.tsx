import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  activeOrder,
  changedServer,
  changeOrder,
  renewalOrder,
  renewedServer,
  sampleRefundOffer,
} from '#components/orders/order-samples.ts';
import { askOffer, heading, ok, openOrderPages, press, show, steps } from './order-page-under-test.tsx';

openOrderPages();

const confirm = '/product/vps-buy/confirm';
const [done] = changedServer.serverChanges;
if (!done) throw new Error('the sample has a change');

describe('R-5.15 the page of a server', () => {
  test('leads to a larger size, and to a larger disk and more traffic', async () => {
    await show({ ...activeOrder, changeable: true });
    expect(screen.getByRole('link', { name: 'Change size' })).toHaveAttribute('href', `${confirm}?change=${activeOrder.id}`);
    expect(screen.getByRole('link', { name: 'Larger disk, more transfer' })).toHaveAttribute(
      'href',
      `${confirm}?change=${activeOrder.id}&how=expansion`,
    );
  });

  test('leads to no change where none is possible, and to the renewal that awaits payment first', async () => {
    await show({ ...renewedServer, changeable: true });
    expect(screen.queryByRole('link', { name: 'Change size' })).toBeNull();
    expect(screen.getByRole('link', { name: /Pay renewal/ })).toBeVisible();
  });

  test.each([
    ['awaiting-payment', 'Pay change S-9M5R-3P4Z'],
    ['provisioning', 'Go to change S-9M5R-3P4Z'],
  ] as const)('leads to a change that is %s, in place of any other and of a renewal', async (state, name) => {
    await show({ ...changedServer, serverChanges: [{ ...done, state }] });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/product/vps-buy/order/${changeOrder.id}`);
    expect(screen.queryByRole('link', { name: 'Change size' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Renew' })).toBeNull();
  });

  test('shows what it is now, its changes, and what was ordered first', async () => {
    await show(changedServer);
    expect(screen.getByText(/c2m4$/)).toBeVisible();
    expect(screen.getByText(/^Larger size/)).toBeVisible();
    expect(screen.getByRole('link', { name: changeOrder.number })).toBeVisible();
    expect(screen.getByText(/Renews at \$8\.80/)).toBeVisible();
    expect(screen.getAllByText('Changed').length).toBeGreaterThan(0);
  });

  test('R-6.7 that is refunded names what of each payment goes back', async () => {
    const periods = [
      {
        number: activeOrder.number,
        of: 'server' as const,
        paidMinor: 313,
        days: 30,
        usedDays: 10,
        usedMinor: 104,
        feeMinor: 0,
        amountMinor: 209,
      },
      {
        number: changeOrder.number,
        of: 'change' as const,
        paidMinor: 409,
        days: 23,
        usedDays: 3,
        usedMinor: 53,
        feeMinor: 0,
        amountMinor: 356,
      },
    ];
    askOffer.mockResolvedValue(ok({ ...sampleRefundOffer, paidMinor: 722, amountMinor: 565, periods }));
    await show(changedServer);
    await press('Request a refund');
    expect(screen.getByRole('heading', { name: `Change ${changeOrder.number}` })).toBeVisible();
    expect(screen.getByText('3 of 23')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent('A change is refunded for the full days you paid for but have not used');
    expect(screen.getByRole('dialog')).not.toHaveTextContent('A renewal is refunded');
  });

  test('on the free first day of its change says that no day of that is used, not that it has not begun', async () => {
    const share = { paidMinor: 409, days: 23, usedDays: 0, usedMinor: 0, feeMinor: 0, amountMinor: 409 };
    const periods = [
      { ...share, number: changedServer.number, of: 'server' as const, days: 30, usedDays: 7 },
      { ...share, number: changeOrder.number, of: 'change' as const },
    ];
    askOffer.mockResolvedValue(ok({ ...sampleRefundOffer, paidMinor: 818, amountMinor: 818, periods }));
    await show(changedServer);
    await press('Request a refund');
    expect(screen.getByRole('dialog')).toHaveTextContent(`Change ${changeOrder.number}Paid$4.09Days usedNone`);
    expect(screen.queryByText('Not started')).toBeNull();
  });
});

describe('R-5.15 the page of a change', () => {
  test('says what it was, how far it is, and leads to its server', async () => {
    await show(changeOrder);
    expect(heading()).toBe('Your server has been changed');
    expect(steps()).toEqual(['done Order placed', 'done Payment confirmed', 'done Server being changed', 'done Server changed']);
    expect(screen.getByText('23 days, until 21 Dec 2026, 12:09', { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the server' })).toHaveAttribute('href', `/product/vps-buy/order/${activeOrder.id}`);
    expect(screen.queryByRole('button', { name: 'Request a refund' })).toBeNull();
    expect(screen.getByText('Change started')).toBeVisible();
  });

  test.each([
    ['awaiting-payment', /^Pay by .* to have your server changed/],
    ['paid', /^The change starts in a moment/],
    ['provisioning', /^This page updates automatically/],
    ['closed', /^No payment was kept, and your server was not changed/],
    ['refunded', /was refunded to the original payment method/],
  ] as const)('in the state %s speaks of a change', async (state, words) => {
    await show({ ...changeOrder, state, refundedMinor: state === 'refunded' ? 409 : 0 });
    expect(screen.getByText(words)).toBeVisible();
  });

  test('that failed says that the server stays as it was', async () => {
    const history = [...changeOrder.history.slice(0, -1), { kind: 'provisioning-failed' as const, at: changeOrder.now }];
    await show({ ...changeOrder, state: 'refunding', refundingMinor: 409, history });
    expect(screen.getByText(/could not be changed, and stays as it was/)).toBeVisible();
    expect(steps()).toContain('done The server could not be changed');
  });
});

test('R-6.7 a renewal that a later change was paid for says why it is not refunded by itself', async () => {
  await show({ ...renewalOrder, coveredBy: { id: changeOrder.id, number: changeOrder.number } });
  expect(screen.queryByRole('button', { name: 'Request a refund' })).toBeNull();
  expect(screen.getByText(/You changed your server after this renewal/)).toBeVisible();
});
