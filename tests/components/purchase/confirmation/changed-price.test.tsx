import { describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { sampleQuote } from '#components/purchase/purchase-samples.ts';
import {
  agreeToAll,
  choose,
  dearer,
  findQuote,
  found,
  leave,
  newId,
  openConfirmations,
  orderButton,
  send,
  press,
  refused,
  requestQuote,
  show,
  withCoupon,
} from './confirmation-under-test.tsx';

openConfirmations();

describe('a confirmation whose price has changed', () => {
  test('R-5.12 a changed price shows old and new, and nothing is ordered before the visitor agrees', async () => {
    send.mockResolvedValueOnce(refused('priceChanged', '', { before: '313', now: '447', currency: 'USD', quote: newId }));
    await show();
    await agreeToAll();
    await press(orderButton());
    expect(screen.getByText('The price has changed: it was $3.13 and is $4.47 now. Nothing has been ordered.')).toBeVisible();
    expect(send).toHaveBeenCalledTimes(1);
    expect(leave).not.toHaveBeenCalled();
  });

  test('R-5.12 the new quote is ordered once its price was agreed to; terms and check are not asked for again', async () => {
    send.mockResolvedValueOnce(refused('priceChanged', '', { before: '313', now: '447', currency: 'USD', quote: newId }));
    await show();
    await agreeToAll();
    await press(orderButton());
    await press(orderButton());
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Please agree to the new price first.')).toBeVisible();
    await press(screen.getByRole('checkbox', { name: 'I agree to the new price of $4.47.' }));
    await press(screen.getByRole('button', { name: 'Order and pay $4.47' }));
    expect(send.mock.lastCall).toEqual([{ quote: newId, totalMinor: 447, proof: 'proof-1', termsVersion: 2, language: 'en' }]);
    expect(window.location.search).toContain(newId);
  });

  test('R-5.12 a dearer price has to be agreed to with a coupon and after it was left out again, and after a reload', async () => {
    send.mockResolvedValueOnce(refused('priceChanged', '', { before: '313', now: '447', currency: 'USD', quote: newId }));
    const dearerWithCoupon = { ...withCoupon, totalMinor: 358 };
    findQuote.mockImplementation(async (id) => found([dearer, dearerWithCoupon].find((quote) => quote.id === id) ?? sampleQuote));
    await show();
    await agreeToAll();
    await press(orderButton());
    choose.mockResolvedValue({ ok: true, message: dearerWithCoupon });
    await press(screen.getByRole('radio', { name: /First server/ }));
    await press(screen.getByRole('button', { name: 'Order and pay $3.58' }));
    expect(screen.getByText('Please agree to the new price first.')).toBeVisible();
    cleanup();
    await show();
    await agreeToAll();
    expect(screen.getByText('The price has changed: it was $3.13 and is $3.58 now. Nothing has been ordered.')).toBeVisible();
    choose.mockResolvedValue({ ok: true, message: dearer });
    await press(screen.getByRole('radio', { name: 'Without a coupon' }));
    await press(screen.getByRole('button', { name: 'Order and pay $4.47' }));
    expect(send).toHaveBeenCalledTimes(1);
    await press(screen.getByRole('checkbox', { name: 'I agree to the new price of $4.47.' }));
    await press(orderButton());
    expect(send.mock.lastCall?.[0].quote).toBe(newId);
  });

  test('R-5.12 a price that changed for the renewal alone is shown as such, and has to be accepted as well', async () => {
    findQuote.mockImplementation(async (id) => found(id === sampleQuote.id ? sampleQuote : { ...sampleQuote, id, renewalMinor: 447 }));
    send.mockResolvedValueOnce(refused('priceChanged', '', { before: '313', now: '313', currency: 'USD', quote: newId }));
    await show();
    await agreeToAll();
    await press(orderButton());
    expect(screen.getByText('The renewal price has changed: it was $3.47 and is $4.47 now. Nothing has been ordered.')).toBeVisible();
    await press(orderButton());
    expect(send).toHaveBeenCalledTimes(1);
    await press(screen.getByRole('checkbox', { name: 'I agree to the new renewal price of $4.47.' }));
    await press(orderButton());
    expect(send.mock.lastCall?.[0].quote).toBe(newId);
  });

  test('R-5.12 a changed price is shown again after a reload, and has to be accepted again', async () => {
    send.mockResolvedValueOnce(refused('priceChanged', '', { before: '313', now: '447', currency: 'USD', quote: newId }));
    await show();
    await agreeToAll();
    await press(orderButton());
    await press(screen.getByRole('checkbox', { name: 'I agree to the new price of $4.47.' }));
    cleanup();
    await show();
    expect(screen.getByText('The price has changed: it was $3.13 and is $4.47 now. Nothing has been ordered.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'I agree to the new price of $4.47.' })).not.toBeChecked();
    await agreeToAll();
    await press(orderButton());
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Please agree to the new price first.')).toBeVisible();
  });

  test('R-5.12 a price that was held against another quote is not said of this one', async () => {
    window.sessionStorage.setItem(
      'priceBefore',
      JSON.stringify({ quote: newId, why: 'price', currency: 'USD', totalMinor: 900, renewalMinor: 900, hasPassword: true }),
    );
    await show();
    expect(screen.queryByText(/The price has changed/)).toBeNull();
  });

  test('R-5.12 an expired quote is requested again; the same price is confirmed, another one has to be accepted', async () => {
    requestQuote
      .mockResolvedValueOnce({ ok: true, id: newId, quote: { ...sampleQuote, id: newId } })
      .mockResolvedValueOnce({ ok: true, id: newId, quote: { ...dearer, hasPassword: false } });
    send.mockResolvedValue(refused('quoteExpired'));
    await show();
    await agreeToAll();
    await press(orderButton());
    expect(screen.getByText(/new one at the same price/)).toBeVisible();
    await press(orderButton());
    expect(screen.getByRole('checkbox', { name: /new price of \$4\.47/ })).not.toBeChecked();
    expect(screen.getByText(/The password belonged to the old quote/)).toBeVisible();
    expect(requestQuote.mock.lastCall?.[0]).toMatchObject({
      password: '',
      currency: 'USD',
      configuration: { model: 'cvm.g4a.amd.c1m1', period: '1m' },
    });
  });
});
