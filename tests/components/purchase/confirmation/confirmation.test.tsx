import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SWRConfig, unstable_serialize } from 'swr';
import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import type { StockEntry } from '#lib/purchase/stock.ts';
import { Confirmation } from '#components/purchase/confirmation/confirmation.tsx';
import type { SendOrder, SentOrder } from '#components/purchase/confirmation/send-order.ts';
import { sampleCatalogue, sampleQuote } from '#components/purchase/purchase-samples.ts';
import type { FoundQuote } from '#components/purchase/quote/request-quote.ts';
import type { QuoteAsking } from '#components/purchase/quote/use-quote.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import type { CouponChoicePorts } from '#components/purchase/coupon/coupon-choice-ports.ts';
import { sampleOffer } from '#components/purchase/coupon/coupon-samples.ts';
import type { AskHuman } from '#components/ui/human-check/ask-human.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const query = '?area=US-0&hostProductId=cvm.g4a.amd.c1m1&bootDiskProduct=ssd_cloud_disk&bootDiskSize=15&flowId=1&image=debian-13';
const newId = '5b1f8a52-6c1e-4d0a-9a56-2f8f1c7b3e01';
const dearer: Quote = { ...sampleQuote, id: newId, totalMinor: 447 };
const terms = { version: 2, effectiveDate: '2026-10-01', path: '/doc/article/tos' };

const send = jest.fn<SendOrder>();
const findQuote = jest.fn<QuoteAsking['findQuote']>();
const requestQuote = jest.fn<QuoteAsking['requestQuote']>();
const choose = jest.fn<CouponChoicePorts['choose']>();
const coupons: CouponChoicePorts = { offer: async () => ({ ok: true, message: sampleOffer }), choose };
const leave = jest.fn<(address: string) => void>();
let proofs = 0;
const ask: AskHuman = async () => ({ ok: true, proof: `proof-${++proofs}`, expiresInMs: 600_000 });

const coupon = { grant: sampleOffer.best ?? '', campaign: 'SAMPLE20' };
const withCoupon: Quote = { ...sampleQuote, id: '0c9e1a7d-5b3f-4e68-9d21-7a4c8f2e6b15', totalMinor: 250, coupon };

/** The next choice of a coupon is answered by what is returned. */
function chooseSlowly(): (quote: Quote) => void {
  let answer: (quote: Quote) => void = () => undefined;
  choose.mockReturnValue(new Promise((given) => (answer = (quote) => given({ ok: true, message: quote }))));
  return (quote) => answer(quote);
}

const found = (quote: Quote): FoundQuote => ({ kind: 'quote', quote });

const refused = (key: string, text = `${key}.`, values: Record<string, string | number> = {}): SentOrder => ({
  kind: 'refused',
  refusal: { code: 4100, key, text, field: null, values, requestId: null, shown: true },
});

beforeEach(() => {
  proofs = 0;
  for (const each of [send, findQuote, requestQuote, choose]) each.mockReset();
  leave.mockReset();
  jest.spyOn(leavePage, 'to').mockImplementation(leave);
  findQuote.mockImplementation(async (id) =>
    id === sampleQuote.id ? found(sampleQuote) : id === newId ? found(dearer) : { kind: 'not-held' },
  );
  send.mockResolvedValue({ kind: 'pay', address: 'https://pay.example/1' });
  window.fetch = async () => new Response(JSON.stringify({ code: 2000, message: [] }));
  window.sessionStorage.clear();
  window.history.replaceState(null, '', `/product/vps-buy/confirm${query}&quote=${sampleQuote.id}`);
});

afterEach(() => {
  document.documentElement.removeAttribute('data-currency');
  while (pageOutcomes.current().dialogs.length > 0) pageOutcomes.closeDialog();
});

const show = async (isLoggedIn = true, stock: readonly StockEntry[] = []): Promise<void> => {
  const known = { [unstable_serialize(['catalogue/stock', {}, document.documentElement.lang])]: stock };
  const asking: QuoteAsking = { findQuote, requestQuote, isLoggedIn: async () => isLoggedIn };
  await act(
    async () =>
      void renderInSite(
        <SWRConfig value={{ provider: () => new Map(), fallback: known }}>
          <Confirmation
            content={{ catalogue: sampleCatalogue, region: 'US-0', promotions: [], terms }}
            language="en"
            asking={asking}
            send={send}
            ask={ask}
            coupons={coupons}
          />
        </SWRConfig>,
      ),
  );
};

const termsBox = (): HTMLElement => screen.getByRole('checkbox', { name: /terms of service, version/ });
const orderButton = (): HTMLElement => screen.getByRole('button', { name: /^Order and pay/ });
const press = async (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element));
const agreeToAll = async (): Promise<void> => {
  await press(termsBox());
  await press(screen.getByRole('button', { name: 'Verify' }));
};

describe('the confirmation of an order', () => {
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

  test('R-2 a coupon’s quote that comes after another currency was chosen is not shown', async () => {
    const answer = chooseSlowly();
    requestQuote.mockResolvedValue({ ok: true, id: newId, quote: { ...sampleQuote, id: newId, currency: 'HKD', totalMinor: 2_715 } });
    await show();
    await agreeToAll();
    await press(screen.getByRole('radio', { name: /First server/ }));
    await act(async () => document.documentElement.setAttribute('data-currency', 'HKD'));
    await waitFor(() => expect(screen.getByText(/HK\$27\.15 in place of \$3\.13/)).toBeVisible());
    await act(async () => answer(withCoupon));
    await press(orderButton());
    expect(send.mock.calls.map(([{ quote }]) => quote)).toEqual([newId]);
  });

  test('R-6.7 names the refund rule of what is ordered: of a promotional product by use, of any other the guarantee', async () => {
    const promoted: Quote = {
      ...sampleQuote,
      discounts: [{ kind: 'promotion', code: 'festivals', percent: 10, amountMinor: 34 }],
      promotion: { code: 'festivals', state: 'applies', misfits: [], onePerPerson: true },
      listMonthMinor: 347,
    };
    const [byUse, guarantee] = [/refunded by use only/, /has a refund guarantee/];
    await show();
    expect([screen.queryByText(byUse), screen.queryByText(guarantee) === null]).toEqual([null, false]);
    cleanup();
    findQuote.mockImplementation(async () => found(promoted));
    await show();
    expect(screen.getByText(byUse)).toBeVisible();
    expect(screen.getByText(/A month of this server costs \$3\.47 at list price/)).toBeVisible();
    expect(screen.getByText('Refunded by use: no full refund')).toBeVisible();
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
    send.mockResolvedValue(refused('onceOnly', '', { order: newId }));
    await show();
    await agreeToAll();
    await press(orderButton());
    expect(await screen.findByRole('link', { name: `order ${newId}` })).toHaveAttribute('href', `/product/vps-buy/order/${newId}`);
    expect(screen.queryByText(/You have had yours/)).toBeNull();
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
    expect(screen.getByText(/The password went with the old quote/)).toBeVisible();
    expect(requestQuote.mock.lastCall?.[0]).toMatchObject({
      password: '',
      currency: 'USD',
      configuration: { model: 'cvm.g4a.amd.c1m1', period: '1m' },
    });
  });

  test('R-2 another currency, chosen in another tab, gets a new quote with a word; the old one is ordered no more', async () => {
    requestQuote.mockResolvedValue({ ok: true, id: newId, quote: { ...sampleQuote, id: newId, currency: 'HKD', totalMinor: 2_715 } });
    await show();
    await agreeToAll();
    await act(async () => document.documentElement.setAttribute('data-currency', 'HKD'));
    await waitFor(() => expect(screen.getByText(/HK\$27\.15 in place of \$3\.13/)).toBeVisible());
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
    expect(screen.getByText(/520 in place of \$3\.13/)).toBeVisible();
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
    await show(true, [{ region: 'US-0', model: 'cvm.g4a.amd.c1m1', state: 'sold-out' }]);
    expect(screen.getByText(/^This model is sold out: /)).toBeVisible();
    expect(screen.queryByText(/There is no quote for this configuration/)).toBeNull();
    const instead = await screen.findByRole('link', { name: /^Take .+, the nearest$/ });
    expect(instead.getAttribute('href')).toMatch(/hostProductId=cvm\.g4a\.amd\.(?!c1m1&)/);
    expect(screen.getByRole('link', { name: 'Change' })).toBeVisible();
  });

  test('R-5.7 a visitor who is not logged in is asked to, before anything is priced', async () => {
    await show(false);
    expect(screen.getByRole('button', { name: 'Log in to buy' })).toBeVisible();
    expect(requestQuote).not.toHaveBeenCalled();
  });

  test('without terms in the content nothing can be ordered', async () => {
    const asking: QuoteAsking = { findQuote, requestQuote, isLoggedIn: async () => true };
    await act(
      async () =>
        void renderInSite(
          <Confirmation
            content={{ catalogue: sampleCatalogue, region: 'US-0', promotions: [], terms: null }}
            language="en"
            asking={asking}
            send={send}
            ask={ask}
          />,
        ),
    );
    expect(screen.queryByRole('button', { name: /^Order and pay/ })).toBeNull();
    expect(screen.getByText(/nothing can be ordered now/)).toBeVisible();
  });
});
