import { describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { activeOrder, refundingOrder, sampleRefundOffer, severalOrder } from '#components/orders/order-samples.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { busy, loggedOut, refused } from '#tests/components/failed-calls.ts';
import { askOffer, heading, ok, openOrderPages, press, refund, show } from './order-page-under-test.tsx';

openOrderPages();

const offer = { ...sampleRefundOffer, usedDays: 1, usedMinor: 12, amountMinor: 301 };

describe('a refund that is asked for on the page of an order', () => {
  test('R-6.7 a refund is shown before it is confirmed, and refunds the amount that was shown', async () => {
    askOffer.mockResolvedValue(ok(offer));
    refund.mockResolvedValue(ok(refundingOrder));
    await show(activeOrder);
    await press('Request a refund');
    const dialog = await screen.findByRole('dialog');
    for (const words of ['Paid$3.13', 'Days used1', 'Minus the days used−$0.12', 'Your refund$3.01'])
      expect(dialog).toHaveTextContent(words);
    expect(refund).not.toHaveBeenCalled();
    await press('Refund $3.01 and release the server');
    expect(refund.mock.calls).toEqual([[activeOrder.id, 301, expect.stringMatching(/^[0-9a-f-]{36}$/)]]);
    expect(heading()).toBe('Your refund is on its way');
  });

  test('R-6.7 of several servers says that all of them end, and what a used day of all of them costs', async () => {
    askOffer.mockResolvedValue(ok({ ...offer, listMonthMinor: 1_041 }));
    refund.mockResolvedValue(ok(refundingOrder));
    await show(severalOrder);
    await press('Request a refund');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/All 3 servers are released at once and their disks are erased/);
    expect(dialog).toHaveTextContent(/the list price of the 3 servers is \$10\.41 a month/);
    await press('Refund $3.01 and release 3 servers');
    expect(refund).toHaveBeenCalledTimes(1);
  });

  test('R-6.7 opens at its title, and speaks of a coupon only where one came off', async () => {
    askOffer.mockResolvedValue(ok(offer));
    await show({ ...activeOrder, discounts: [] });
    await press('Request a refund');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('heading', { name: 'Refund for this order' })).toHaveFocus();
    expect(dialog).not.toHaveTextContent(/coupon/);
    cleanup();
    await show(activeOrder);
    await press('Request a refund');
    expect(await screen.findByRole('dialog')).toHaveTextContent('A coupon that was used is not returned.');
  });

  test('R-7.5 a seat of a group that succeeded shows the activation fee before it is given back', async () => {
    askOffer.mockResolvedValue(ok({ ...offer, fee: { percent: 10, amountMinor: 31 }, amountMinor: 270 }));
    await show(activeOrder);
    await press('Request a refund');
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      /Minus the activation fee \(10% of the amount paid\)−\$0\.31Your refund\$2\.70/,
    );
  });

  test.each([
    [
      'the whole amount says that it uses up the guarantee',
      { ...offer, usedMinor: 0, amountMinor: 313, byGuarantee: true },
      /This refund uses it for this family/,
      /You have used it/,
    ],
    ['a second one says why it is smaller', { ...offer, guaranteeGone: true }, /You have used it for this family/, /This refund uses it/],
    [
      'a promotional product says what a used day is worth',
      { ...offer, listMonthMinor: 347 },
      /refunded by use: the list price is \$3\.47 a month/,
      /guarantee/,
    ],
  ])('R-6.7 a refund of %s', async (_what, offered, said, unsaid) => {
    askOffer.mockResolvedValue(ok(offered));
    await show(activeOrder);
    await press('Request a refund');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(said);
    expect(dialog).not.toHaveTextContent(unsaid);
  });

  test('R-6.7 an amount that changed meanwhile is shown beside the old one and confirmed again, under a key of its own', async () => {
    askOffer.mockResolvedValueOnce(ok(offer)).mockResolvedValueOnce(ok({ ...offer, amountMinor: 290 }));
    refund.mockResolvedValueOnce(refused('refundChanged')).mockResolvedValueOnce(ok(refundingOrder));
    await show(activeOrder);
    await press('Request a refund');
    await press(/^Refund \$3\.01/);
    expect(
      await screen.findByText('The amount has changed: it is now $2.90 instead of $3.01. Nothing has been refunded yet.'),
    ).toBeVisible();
    await press(/^Refund \$2\.90/);
    const [[, , first] = [], [, , second] = []] = refund.mock.calls;
    expect(second).not.toBe(first);
  });

  test('R-6.7 a refund that nobody answers is sent again under the same key', async () => {
    askOffer.mockResolvedValue(ok(offer));
    refund.mockResolvedValueOnce(busy).mockResolvedValueOnce(ok(refundingOrder));
    await show(activeOrder);
    await press('Request a refund');
    await press(/^Refund \$3\.01/);
    expect(await screen.findByText('Something went wrong. Please try again in a moment.')).toBeVisible();
    await press(/^Refund \$3\.01/);
    const [[, , first] = [], [, , second] = []] = refund.mock.calls;
    expect(second).toBe(first);
  });

  test('R-10.3 a refund that was shown and confirmed after the session ended refunds nothing and asks to log in', async () => {
    askOffer.mockResolvedValue(ok(offer));
    refund.mockResolvedValue(loggedOut);
    const shown = jest.spyOn(pageOutcomes, 'show');
    await show(activeOrder);
    await press('Request a refund');
    await press(/^Refund \$3\.01/);
    await waitFor(() => expect(shown.mock.calls).toEqual([[{ kind: 'login' }]]));
    shown.mockRestore();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Request a refund' })).toBeVisible();
  });
});
