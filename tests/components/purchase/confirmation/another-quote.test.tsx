import { describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { sampleQuote } from '#components/purchase/purchase-samples.ts';
import {
  agreeToAll,
  choose,
  findQuote,
  found,
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

/** The next choice of a coupon is answered by what is returned. */
function chooseSlowly(): (quote: Quote) => void {
  let answer: (quote: Quote) => void = () => undefined;
  choose.mockReturnValue(new Promise((given) => (answer = (quote) => given({ ok: true, message: quote }))));
  return (quote) => answer(quote);
}

describe('a confirmation whose coupon or currency is changed, or that is left meanwhile', () => {
  test('R-6.5 while a coupon is being chosen nothing is ordered at the price before it', async () => {
    const answer = chooseSlowly();
    await show();
    await agreeToAll();
    await press(screen.getByRole('radio', { name: /First server/ }));
    expect(screen.queryByRole('button', { name: /^Order and pay/ })).toBeNull();
    for (const button of screen.getAllByRole('button', { name: 'Changing the price …' })) await press(button);
    expect(send).not.toHaveBeenCalled();
    await act(async () => answer(withCoupon));
    await press(screen.getByRole('button', { name: 'Order and pay $2.50' }));
    expect(send.mock.calls.map(([{ quote }]) => quote)).toEqual([withCoupon.id]);
  });

  test('R-6.5 an order that another tab has placed at a higher price is explained on its page, no other one is', async () => {
    const told = () => pageOutcomes.current().toasts.map(({ text }) => text);
    await show();
    await agreeToAll();
    send.mockResolvedValueOnce({ kind: 'order', id: newId, isDearer: false });
    await press(orderButton());
    expect(told()).toEqual([]);
    cleanup();
    await show();
    await agreeToAll();
    send.mockResolvedValueOnce({ kind: 'order', id: newId, isDearer: true });
    await press(orderButton());
    expect(told()).toEqual([expect.stringMatching(/^You had already ordered this, at a higher price/)]);
    for (const { id } of pageOutcomes.current().toasts) pageOutcomes.closeToast(id);
  });

  test('R-2 a coupon’s quote that comes after another currency was chosen is not shown', async () => {
    const answer = chooseSlowly();
    requestQuote.mockResolvedValue({ ok: true, id: newId, quote: { ...sampleQuote, id: newId, currency: 'HKD', totalMinor: 2_715 } });
    await show();
    await agreeToAll();
    await press(screen.getByRole('radio', { name: /First server/ }));
    await act(async () => document.documentElement.setAttribute('data-currency', 'HKD'));
    await waitFor(() => expect(screen.getByText(/HK\$27\.15 instead of \$3\.13/)).toBeVisible());
    await act(async () => answer(withCoupon));
    await press(orderButton());
    expect(send.mock.calls.map(([{ quote }]) => quote)).toEqual([newId]);
  });

  test('R-2 another currency, chosen in another tab, gets a new quote with a word; the old one is ordered no more', async () => {
    requestQuote.mockResolvedValue({ ok: true, id: newId, quote: { ...sampleQuote, id: newId, currency: 'HKD', totalMinor: 2_715 } });
    await show();
    await agreeToAll();
    await act(async () => document.documentElement.setAttribute('data-currency', 'HKD'));
    await waitFor(() => expect(screen.getByText(/HK\$27\.15 instead of \$3\.13/)).toBeVisible());
    await press(orderButton());
    expect(send.mock.calls.map(([{ quote }]) => quote)).toEqual([newId]);
  });

  test('R-2 of two quick changes of the currency only the last one counts, also if the first is answered after it', async () => {
    const lastId = '0c9e1a7d-5b3f-4e68-9d21-7a4c8f2e6b15';
    const answers: ((quote: Quote) => void)[] = [];
    requestQuote.mockImplementation(() => new Promise((answer) => answers.push((quote) => answer({ ok: true, id: quote.id, quote }))));
    await show();
    for (const currency of ['HKD', 'JPY']) await act(async () => document.documentElement.setAttribute('data-currency', currency));
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[1]?.({ ...sampleQuote, id: lastId, currency: 'JPY', totalMinor: 520 }));
    await act(async () => answers[0]?.({ ...sampleQuote, id: newId, currency: 'HKD', totalMinor: 2_715 }));
    expect(screen.getByText(/520 instead of \$3\.13/)).toBeVisible();
    expect(window.location.search).toContain(lastId);
    expect(window.sessionStorage.getItem('priceBefore')).toContain(lastId);
  });

  test('a quote that is made again after the page was left is named nowhere', async () => {
    let answer: (quote: Quote) => void = () => undefined;
    requestQuote.mockImplementation(() => new Promise((given) => (answer = (quote) => given({ ok: true, id: quote.id, quote }))));
    send.mockResolvedValue(refused('quoteExpired'));
    await show();
    await agreeToAll();
    await press(orderButton());
    expect(requestQuote).toHaveBeenCalledTimes(1);
    cleanup();
    window.history.replaceState(null, '', '/product/vps');
    await act(async () => answer({ ...sampleQuote, id: newId }));
    expect([window.location.search, window.sessionStorage.getItem('priceBefore')]).toEqual(['', null]);
  });
});

describe('R-5.5 a confirmation of a server that one logs in to by keys', () => {
  const lost = () => screen.queryByText(/^The SSH keys you chose did not come with this quote/);
  const key = { name: 'laptop', type: 'ssh-ed25519', key: 'ssh-ed25519 AAAA', fingerprint: 'SHA256:abc' } as const;
  const withKeys: Quote = { ...sampleQuote, hasPassword: false, setup: { hostName: null, sshKeys: [key] } };
  const byKey = (): void => window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}&password=key`);
  const stored = { hostName: 'web-1', sshKeys: [{ name: 'laptop', key: 'ssh-ed25519 AAAA' }] };

  test('says so where another account’s quote comes without them, and says nothing where they are there', async () => {
    byKey();
    window.sessionStorage.setItem('serverSetup', JSON.stringify(stored));
    findQuote.mockResolvedValue({ kind: 'not-held' });
    requestQuote.mockResolvedValue({ ok: true, id: newId, quote: { ...sampleQuote, id: newId, hasPassword: false } });
    await show();
    expect(requestQuote.mock.lastCall?.[0]).toMatchObject({ setup: { hostName: 'web-1' } });
    expect(requestQuote.mock.lastCall?.[0].setup).not.toHaveProperty('sshKeys');
    expect(lost()).toBeVisible();
    cleanup();
    findQuote.mockResolvedValue(found(withKeys));
    await show();
    expect(lost()).toBeNull();
  });

  test('says so again after a reload, and never of a server whose log-in is a password', async () => {
    findQuote.mockResolvedValue(found({ ...sampleQuote, hasPassword: false }));
    await show();
    expect(lost()).toBeNull();
    cleanup();
    byKey();
    await show();
    expect(lost()).toBeVisible();
  });
});

test('R-5.1 a confirmation without the text for cloud-init that this tab has says so; one with it counts its lines', async () => {
  const lost = () => screen.queryByText(/^Your user data did not come with this quote/);
  window.sessionStorage.setItem('serverSetup', JSON.stringify({ hostName: '', sshKeys: [], userData: '#!/bin/sh' }));
  findQuote.mockResolvedValue({ kind: 'not-held' });
  requestQuote.mockResolvedValue({ ok: true, id: newId, quote: { ...sampleQuote, id: newId } });
  await show();
  expect(requestQuote.mock.lastCall?.[0].setup).toEqual({});
  expect(lost()).toBeVisible();
  cleanup();
  const userData = { sha256: 'ab'.repeat(32), lines: 12 };
  const quote: Quote = { ...sampleQuote, setup: { hostName: null, sshKeys: [], userData } };
  findQuote.mockResolvedValue(found(quote));
  await show();
  expect(lost()).toBeNull();
  expect(screen.getByText('Given, 12 lines')).toBeVisible();
  await act(async () => document.documentElement.setAttribute('data-currency', 'HKD'));
  expect(requestQuote.mock.lastCall?.[0].setup).toMatchObject({ userDataOf: userData.sha256 });
});
