import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { Confirmation } from '#components/purchase/confirmation/confirmation.tsx';
import type { SendOrder } from '#components/purchase/confirmation/send-order.ts';
import { sampleCatalogue, sampleQuote } from '#components/purchase/purchase-samples.ts';
import type { QuoteAsking } from '#components/purchase/quote/use-quote.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import type { AskHuman } from '#components/ui/human-check/ask-human.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const address = `/product/vps-buy/confirm?area=US-0&hostProductId=cvm.g4a.amd.c1m1&bootDiskProduct=ssd_cloud_disk&bootDiskSize=15&flowId=1&image=debian-13&quote=${sampleQuote.id}`;
const newId = '5b1f8a52-6c1e-4d0a-9a56-2f8f1c7b3e01';
const another: Quote = { ...sampleQuote, id: newId, hasPassword: false };

const send = jest.fn<SendOrder>();
const findQuote = jest.fn<QuoteAsking['findQuote']>();
const requestQuote = jest.fn<QuoteAsking['requestQuote']>();
const isLoggedIn = jest.fn<QuoteAsking['isLoggedIn']>();
const ask = jest.fn<AskHuman>();

beforeEach(() => {
  for (const each of [send, findQuote, requestQuote, isLoggedIn, ask]) each.mockReset();
  jest.spyOn(leavePage, 'to').mockImplementation(() => undefined);
  ask.mockResolvedValue({ ok: true, proof: 'a-proof', expiresInMs: 600_000 });
  isLoggedIn.mockResolvedValue(true);
  findQuote.mockResolvedValue({ kind: 'quote', quote: sampleQuote });
  requestQuote.mockResolvedValue({ ok: true, id: newId, quote: another });
  send.mockResolvedValueOnce({ kind: 'log-in' }).mockResolvedValue({ kind: 'pay', address: 'https://pay.example/1' });
  window.fetch = async () => new Response(JSON.stringify({ code: 2000, message: [] }));
  window.sessionStorage.clear();
  window.history.replaceState(null, '', address);
});

afterEach(() => {
  while (pageOutcomes.current().dialogs.length > 0) pageOutcomes.closeDialog();
});

const show = async (version = 2): Promise<void> => {
  const terms = { version, effectiveDate: '2026-10-01', path: '/doc/article/tos' };
  await act(
    async () =>
      void renderInSite(
        <SWRConfig value={{ provider: () => new Map() }}>
          <Confirmation
            content={{ catalogue: sampleCatalogue, region: 'US-0', promotions: [], terms }}
            language="en"
            asking={{ findQuote, requestQuote, isLoggedIn }}
            send={send}
            ask={ask}
          />
        </SWRConfig>,
      ),
  );
};

/** The log-in page returns to the same address: the page is loaded again, the tab's storage stays. */
const comeBack = async (version?: number): Promise<void> => {
  cleanup();
  pageOutcomes.closeDialog();
  await show(version);
};

const termsBox = (): HTMLElement => screen.getByRole('checkbox', { name: /terms of service, version/ });
const orderButton = (): HTMLElement => screen.getByRole('button', { name: /^Order and pay/ });
const verified = (): HTMLElement | null => screen.queryByText('Verified');
const press = async (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element));
const orderWithoutSession = async (): Promise<void> => {
  await show();
  await press(termsBox());
  await press(screen.getByRole('button', { name: 'Verify' }));
  await press(orderButton());
};
const wishes = (): unknown[] => send.mock.calls.map(([{ quote, proof, termsVersion }]) => [quote, proof, termsVersion]);

describe('an order whose session has ended', () => {
  test('R-10.3 asks to log in as every call does, and cancelled there, nothing is lost: the button orders again', async () => {
    await orderWithoutSession();
    expect(pageOutcomes.current().dialogs).toEqual([{ kind: 'login' }]);
    act(() => pageOutcomes.closeDialog());
    expect(termsBox()).toBeChecked();
    expect(verified()).toBeVisible();
    await press(orderButton());
    expect(wishes()).toEqual([
      [sampleQuote.id, 'a-proof', 2],
      [sampleQuote.id, 'a-proof', 2],
    ]);
    expect(leavePage.to).toHaveBeenCalledWith('https://pay.example/1');
  });

  test('R-5.9 goes on after the log-in: the same quote, what was agreed to, and one press', async () => {
    await orderWithoutSession();
    await comeBack();
    expect(termsBox()).toBeChecked();
    expect(verified()).toBeVisible();
    await press(orderButton());
    expect(wishes()[1]).toEqual([sampleQuote.id, 'a-proof', 2]);
    expect(requestQuote).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(window.sessionStorage.getItem('orderLeft')).toBeNull();
  });

  test('what is taken back before the log-in is not there after it', async () => {
    await orderWithoutSession();
    await press(termsBox());
    await comeBack();
    expect(termsBox()).not.toBeChecked();
    expect(verified()).toBeVisible();
  });

  test('what was stored counts for one return: a reload after it asks again', async () => {
    await orderWithoutSession();
    await comeBack();
    await comeBack();
    expect(termsBox()).not.toBeChecked();
    expect(verified()).toBeNull();
  });

  test('a visitor who comes back without a log-in is asked for it, and finds everything after it', async () => {
    await orderWithoutSession();
    isLoggedIn.mockResolvedValueOnce(false);
    await comeBack();
    expect(screen.getByRole('button', { name: 'Log in to buy' })).toBeVisible();
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(termsBox()).toBeChecked();
    expect(verified()).toBeVisible();
  });

  test('terms that have changed meanwhile are accepted again', async () => {
    await orderWithoutSession();
    await comeBack(3);
    expect(screen.getByRole('checkbox', { name: /version 3/ })).not.toBeChecked();
  });

  test('a check that has lost its time is made again', async () => {
    await orderWithoutSession();
    const later = Date.now() + 600_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await comeBack();
    expect(termsBox()).toBeChecked();
    expect(screen.getByText('The verification has expired. Please verify again.')).toBeVisible();
    await press(orderButton());
    expect(wishes()).toHaveLength(1);
    expect(screen.getByText('Please pass the human-machine verification first.')).toBeVisible();
    jest.spyOn(Date, 'now').mockRestore();
  });

  test('a changed price that was agreed to is agreed to still', async () => {
    const dearer = { ...another, totalMinor: 447 };
    send.mockReset();
    send
      .mockResolvedValueOnce({
        kind: 'refused',
        refusal: { code: 4100, key: 'priceChanged', text: '', field: null, values: { quote: newId }, requestId: null, shown: true },
      })
      .mockResolvedValueOnce({ kind: 'log-in' })
      .mockResolvedValue({ kind: 'pay', address: 'https://pay.example/1' });
    findQuote.mockImplementation(async (id) => ({ kind: 'quote', quote: id === newId ? dearer : sampleQuote }));
    await orderWithoutSession();
    await press(screen.getByRole('checkbox', { name: 'I agree to the new price of $4.47.' }));
    await press(orderButton());
    await comeBack();
    expect(screen.getByRole('checkbox', { name: 'I agree to the new price of $4.47.' })).toBeChecked();
    await press(orderButton());
    expect(wishes()[2]).toEqual([newId, 'a-proof', 2]);
  });

  test('R-5.12 a quote that ran out meanwhile is replaced with a word, and what was agreed to stays', async () => {
    await orderWithoutSession();
    findQuote.mockResolvedValue({ kind: 'expired' });
    await comeBack();
    expect(screen.getByText(/This is a new one at the same price/)).toBeVisible();
    expect(screen.getByText(/The password belonged to the old quote/)).toBeVisible();
    expect(termsBox()).toBeChecked();
    await press(orderButton());
    expect(wishes()[1]).toEqual([newId, 'a-proof', 2]);
    expect(window.location.search).toContain(newId);
  });

  test('R-5.12 a quote that ran out meanwhile, at another price, has that price agreed to first', async () => {
    await orderWithoutSession();
    findQuote.mockResolvedValue({ kind: 'expired' });
    requestQuote.mockResolvedValue({ ok: true, id: newId, quote: { ...another, totalMinor: 447 } });
    await comeBack();
    expect(screen.getByText(/it was \$3\.13 and is \$4\.47 now/)).toBeVisible();
    await press(orderButton());
    expect(wishes()).toHaveLength(1);
    expect(screen.getByText('Please agree to the new price first.')).toBeVisible();
  });

  test('another account gets a quote of its own, with a word, and agrees for itself', async () => {
    await orderWithoutSession();
    findQuote.mockResolvedValue({ kind: 'not-held' });
    await comeBack();
    expect(screen.getByText(/belongs to another account or is no longer kept, so this is a new one/)).toBeVisible();
    expect(screen.getByText(/The password belonged to the old quote/)).toBeVisible();
    expect(termsBox()).not.toBeChecked();
    expect(verified()).toBeNull();
    await press(orderButton());
    expect(wishes()).toHaveLength(1);
  });

  test('another account that logged in in another tab is informed at the order, and accepts for itself', async () => {
    send.mockReset();
    send.mockResolvedValueOnce({
      kind: 'refused',
      refusal: { code: 4100, key: 'doesNotExist', text: '', field: 'quote', values: {}, requestId: null, shown: true },
    });
    await orderWithoutSession();
    expect(screen.getByText(/belongs to another account or is no longer kept/)).toBeVisible();
    expect(termsBox()).not.toBeChecked();
    expect(requestQuote).toHaveBeenCalledTimes(1);
  });

  test('a quote that runs out without a session stays with what was agreed to until somebody is logged in', async () => {
    send.mockReset();
    send.mockResolvedValueOnce({
      kind: 'refused',
      refusal: { code: 4100, key: 'quoteExpired', text: '', field: 'quote', values: {}, requestId: null, shown: true },
    });
    requestQuote.mockResolvedValueOnce({ ok: false, key: 'loginRequired', why: 'log-in' });
    await orderWithoutSession();
    expect(termsBox()).toBeChecked();
    findQuote.mockResolvedValue({ kind: 'expired' });
    await comeBack();
    expect(termsBox()).toBeChecked();
    expect(screen.getByText(/This is a new one at the same price/)).toBeVisible();
  });

  test('R-13 if the browser stores nothing the order can be accepted again', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await orderWithoutSession();
    await comeBack();
    expect(termsBox()).not.toBeChecked();
    expect(orderButton()).toBeVisible();
    jest.spyOn(window, 'sessionStorage', 'get').mockRestore();
  });
});

describe('a confirmation whose session has ended before it is opened', () => {
  test('asks for no quote, and shows it as soon as somebody has logged in', async () => {
    findQuote.mockResolvedValueOnce({ kind: 'log-in' });
    await show();
    expect(screen.getByRole('button', { name: 'Log in to buy' })).toBeVisible();
    expect(requestQuote).not.toHaveBeenCalled();
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(orderButton()).toBeVisible();
    expect(findQuote).toHaveBeenCalledTimes(2);
  });

  test('R-10.4 offline it says that the quote could not be loaded, and loads it once the network is back', async () => {
    findQuote.mockResolvedValueOnce({ kind: 'unavailable' });
    await show();
    expect(screen.getByText(/retries once you are back online/)).toBeVisible();
    expect(requestQuote).not.toHaveBeenCalled();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(orderButton()).toBeVisible();
  });
});
