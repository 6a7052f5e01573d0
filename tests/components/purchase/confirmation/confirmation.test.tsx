import { useState } from 'react';
import { describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { AlreadyOrdered } from '#components/purchase/confirmation/already-ordered.tsx';
import { OrderFacts } from '#components/purchase/confirmation/order-facts.tsx';
import { IsOrdered, OrderedHeading } from '#components/purchase/confirmation/ordered-heading.ts';
import { sampleQuote } from '#components/purchase/purchase-samples.ts';
import {
  agreeToAll,
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
  termsBox,
  withCoupon,
} from './confirmation-under-test.tsx';
import { PhoneTotal } from '#components/purchase/quote/phone-total.tsx';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

openConfirmations();

describe('the confirmation of an order', () => {
  test('R-5.9 tells the page for its heading whether the quote was ordered, in a status that is there before it is', () => {
    const told = jest.fn<(isOrdered: boolean) => void>();
    function Sample() {
      const [isOrdered, order] = useState(false);
      return (
        <OrderedHeading value={told}>
          <AlreadyOrdered ordered={isOrdered ? { id: newId, number: 'S-4NPY-5RQ5', awaitsPayment: true } : null} language="en" />
          <button onClick={() => order(true)}>Order</button>
        </OrderedHeading>
      );
    }
    const { unmount } = renderInSite(<Sample />);
    const status = screen.getByRole('status');
    expect([status.textContent, told.mock.calls.at(-1)]).toEqual(['', [false]]);
    fireEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(status).toHaveTextContent('S-4NPY-5RQ5');
    expect(told).toHaveBeenLastCalledWith(true);
    unmount();
    expect(told).toHaveBeenLastCalledWith(false);
  });

  test('R-5.7 says beside the terms and beside the check what is missing, leads to the first, and sends nothing', async () => {
    await show();
    await press(orderButton());
    expect(screen.getByText('Please read the terms of service and accept them.')).toBeVisible();
    expect(screen.getByText('Please pass the human-machine verification first.')).toBeVisible();
    expect(termsBox()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  test('R-5.9 names the version of the terms that is accepted, and orders with it; two clicks are one order', async () => {
    await show();
    expect(termsBox()).toHaveAccessibleName(
      'I have read the terms of service, version 2, in effect since 1 October 2026, and accept them.',
    );
    await agreeToAll();
    await act(async () => {
      fireEvent.click(orderButton());
      fireEvent.click(orderButton());
    });
    expect(send.mock.calls).toEqual([
      [{ quote: sampleQuote.id, totalMinor: sampleQuote.totalMinor, proof: 'proof-1', termsVersion: 2, language: 'en' }],
    ]);
    expect(leave.mock.calls).toEqual([['https://pay.example/1']]);
    expect(screen.getByRole('button', { name: 'Placing the order …' })).toBeInTheDocument();
  });

  test('R-5.9 what it comes to is in sight on a phone, with the way to the button', async () => {
    await show();
    const { totalMinor, currency } = sampleQuote;
    const total = document.querySelector('[data-due]');
    expect(total).toHaveTextContent(formatMoney(money(totalMinor, currency), 'en'));
    expect(screen.getByRole('link', { name: 'To the order button' })).toHaveAttribute('href', '#order');
    expect(document.querySelector('#order')).toContainElement(orderButton());
    expect(document.querySelector('#bill [data-total]')).toHaveTextContent(total?.textContent ?? 'nothing');
    expect(document.body).not.toHaveTextContent(sampleQuote.id);
  });

  test('R-5.9 a quote that was ordered already says so first and leads to the order, and has no button to order it again', async () => {
    const ordered = { id: newId, number: 'S-4NPY-5RQ5', awaitsPayment: true };
    findQuote.mockImplementation(async () => ({ ...found(sampleQuote), ordered }));
    await show();
    expect(screen.queryByRole('heading', { name: 'Coupons' })).toBeNull();
    expect(document.body).toHaveTextContent(/already ordered this: order S-4NPY-5RQ5\. It awaits your payment/);
    expect(screen.getByRole('link', { name: 'Go to the order' })).toHaveAttribute('href', `/product/vps-buy/order/${newId}`);
    expect(document.body).toHaveTextContent(/already ordered this.*Go to the order.*Your server/);
    expect(screen.queryByRole('button', { name: /^Order and pay/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
    cleanup();
    findQuote.mockImplementation(async () => ({ ...found(sampleQuote), ordered: { ...ordered, awaitsPayment: false } }));
    await show();
    expect(document.body).toHaveTextContent('You have already ordered this: order S-4NPY-5RQ5.');
    expect(screen.queryByRole('button', { name: /^Order and pay/ })).toBeNull();
    cleanup();
    findQuote.mockImplementation(async () => found(sampleQuote));
    await show();
    expect(screen.getByRole('heading', { name: 'Coupons' })).toBeVisible();
  });

  test('R-5.9 what has to be known before an order is not said any more once it was ordered', () => {
    const facts = (isOrdered: boolean) => (
      <IsOrdered value={isOrdered}>
        <OrderFacts quote={sampleQuote} period="1 month" language="en" />
        <PhoneTotal quote={sampleQuote} language="en" />
      </IsOrdered>
    );
    const { container, unmount } = renderInSite(facts(true), 'en');
    expect(container).toBeEmptyDOMElement();
    unmount();
    renderInSite(facts(false), 'en');
    expect(document.body).toHaveTextContent(/before you order.*Order by.*price holds until then.*Total to pay.*To the order button/);
  });

  test('R-6.1 the way back to the form takes the coupon of the quote along, or the one that waits, and none that was not chosen', async () => {
    const change = () => screen.getByRole('link', { name: 'Change' }).getAttribute('href');
    await show();
    expect(change()).not.toContain('coupon=');
    cleanup();
    findQuote.mockImplementation(async () => found(withCoupon));
    await show();
    expect(change()).toMatch(/^\/product\/vps-buy\?.*&coupon=SAMPLE20$/);
    cleanup();
    window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}&coupon=SAMPLE30`);
    findQuote.mockImplementation(async () => found(sampleQuote));
    await show();
    expect(change()).toMatch(/&coupon=SAMPLE30$/);
  });

  test('shows what the price and its renewals come to over the years, whether anything is taken off it or not', async () => {
    findQuote.mockImplementation(async () => found({ ...sampleQuote, discounts: [] }));
    await show();
    expect(screen.getByText(/^Over 5 years, this price and its renewals:/)).toBeVisible();
  });

  test('R-6.7 names the refund rule of what is ordered: of a promotional product by use, of any other the guarantee', async () => {
    const promoted: Quote = {
      ...sampleQuote,
      discounts: [{ kind: 'promotion', code: 'festivals', percent: 10, amountMinor: 34 }],
      promotion: { code: 'festivals', state: 'applies', misfits: [], onePerPerson: true },
      listMonthMinor: 347,
    };
    const [byUse, guarantee] = [/refunded by use only/, /have a refund guarantee/];
    await show();
    expect([screen.queryByText(byUse), screen.queryByText(guarantee) === null]).toEqual([null, false]);
    cleanup();
    findQuote.mockImplementation(async () => found(promoted));
    await show();
    expect(screen.getByText(byUse)).toBeVisible();
    expect(screen.getByText(/A month of this server costs \$3\.47 at the list price/)).toBeVisible();
    expect(screen.getByText('Pro-rata refund: no full refund')).toBeVisible();
    expect(screen.queryByText(guarantee)).toBeNull();
  });

  test('R-6.6 says why a promotion that was asked for is not in the quote, and sends it again with another quote', async () => {
    const promotion = { code: 'festivals', state: 'ended' as const, misfits: [], onePerPerson: true };
    findQuote.mockImplementation(async () => found({ ...sampleQuote, promotion }));
    requestQuote.mockResolvedValue({ ok: true, id: newId, quote: { ...sampleQuote, id: newId, currency: 'HKD' } });
    await show();
    expect(screen.getByText('“festivals” does not apply here.')).toBeVisible();
    await act(async () => document.documentElement.setAttribute('data-currency', 'HKD'));
    await waitFor(() => expect(requestQuote).toHaveBeenCalled());
    expect(requestQuote.mock.lastCall?.[0]).toMatchObject({ configuration: { promotion: 'festivals' }, currency: 'HKD' });
  });

  test('changed terms name the new version beside the box, which has to be ticked again', async () => {
    send.mockResolvedValueOnce(refused('termsChanged', '', { version: 3 }));
    await show();
    await agreeToAll();
    await press(orderButton());
    expect(screen.getByText(/version 3 applies now/)).toBeVisible();
    expect(termsBox()).not.toBeChecked();
    await press(termsBox());
    await press(orderButton());
    expect(send.mock.lastCall?.[0]).toMatchObject({ termsVersion: 3, proof: 'proof-1' });
  });

  test.each([
    ['modelSoldOut', 'Sold out'],
    ['limitedEdition', 'Sold out'],
    ['onceOnly', 'Limited to 1 per person'],
  ])('R-5.8 %s becomes the button’s state “%s”, and it orders no more', async (key, label) => {
    send.mockResolvedValue(refused(key));
    await show();
    await agreeToAll();
    await press(orderButton());
    const button = screen.getByRole('button', { name: label });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await press(button);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('R-5.8 one a person, where the first is not paid yet, leads to that order', async () => {
    send.mockResolvedValue(refused('onceOnly', '', { order: newId, number: 'S-4NPY-5RQ5' }));
    await show();
    await agreeToAll();
    await press(orderButton());
    expect(await screen.findByRole('link', { name: 'order S-4NPY-5RQ5' })).toHaveAttribute('href', `/product/vps-buy/order/${newId}`);
    expect(screen.queryByText(/You already have one/)).toBeNull();
  });

  test('what cannot be ordered as it is, is said beside the server', async () => {
    send.mockResolvedValue(refused('notOnSale', 'This model is not on sale.'));
    await show();
    await agreeToAll();
    await press(orderButton());
    expect(screen.getByText(/This model is not on sale\. This cannot be ordered as it is/)).toBeVisible();
  });

  test('R-5.8 without a quote, because the model is sold out, leads to the nearest that is left', async () => {
    findQuote.mockResolvedValue({ kind: 'expired' });
    requestQuote.mockResolvedValue({ ok: false, key: 'modelSoldOut', why: 'refused' });
    await show({ stock: [{ region: 'US-0', model: 'cvm.g4a.amd.c1m1', state: 'sold-out' }] });
    expect(screen.getByText(/^This model is sold out: /)).toBeVisible();
    expect(screen.queryByText(/We could not price this configuration/)).toBeNull();
    const instead = await screen.findByRole('link', { name: /^Choose .+, the nearest$/ });
    expect(instead.getAttribute('href')).toMatch(/hostProductId=cvm\.g4a\.amd\.(?!c1m1&)/);
    expect(screen.getByRole('link', { name: 'Change' })).toBeVisible();
  });

  test('R-5.8 without a quote, because fewer servers are left, says how many there are, and leads back to what was chosen', async () => {
    window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}&quantity=4`);
    findQuote.mockResolvedValue({ kind: 'expired' });
    requestQuote.mockResolvedValue({ ok: false, key: 'tooFewLeft', why: 'refused', left: 2 });
    await show();
    expect(screen.getByText(/^Only 2 of this size are left here, not 4\. Your choice is kept/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toContain('quantity=4');
    expect(requestQuote.mock.calls[0]?.[0].configuration.quantity).toBe(4);
  });

  test('R-5.9 of several servers says how many, the price of one, and the price of all', async () => {
    const lines = sampleQuote.lines.map((line) => ({ ...line, amountMinor: 3 * line.amountMinor }));
    const configuration = { ...sampleQuote.configuration, quantity: 3 };
    const setup = { hostName: 'web', sshKeys: [] };
    findQuote.mockResolvedValue(found({ ...sampleQuote, configuration, setup, lines, totalMinor: 3 * sampleQuote.totalMinor }));
    await show({ stock: [{ region: 'US-0', model: 'cvm.g4a.amd.c1m1', state: 'few', left: 2 }] });
    expect(screen.getByText('3 servers')).toBeVisible();
    expect(screen.getByText(/your 3 servers are reserved/)).toBeVisible();
    expect(screen.getByText(/^3 × Server c1m1$/)).toBeVisible();
    expect(document.querySelector('[data-each]')?.textContent).toBe('One server, before the coupon: $3.47');
    expect(screen.getByText('web-1, web-2, web-3')).toBeVisible();
    expect(screen.getByText(/^Only 2 of this size are left here, not 3\./)).toBeVisible();
  });

  test('R-5.7 a visitor who is not logged in is asked to, before anything is priced', async () => {
    await show({ isLoggedIn: false });
    expect(screen.getByRole('button', { name: 'Log in to buy' })).toBeVisible();
    expect(requestQuote).not.toHaveBeenCalled();
  });

  test('without terms in the content nothing can be ordered', async () => {
    await show({ terms: null });
    expect(screen.queryByRole('button', { name: /^Order and pay/ })).toBeNull();
    expect(screen.getByText(/nothing can be ordered now/)).toBeVisible();
  });
});
