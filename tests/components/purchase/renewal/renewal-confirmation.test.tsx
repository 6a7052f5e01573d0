import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { OfferedCoupon } from '#lib/contracts/calls/coupon-use-calls.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { activeOrder } from '#components/orders/order-samples.ts';
import type { SendOrder } from '#components/purchase/confirmation/send-order.ts';
import type { CouponChoicePorts } from '#components/purchase/coupon/coupon-choice-ports.ts';
import { sampleOffer } from '#components/purchase/coupon/coupon-samples.ts';
import { sampleCatalogue } from '#components/purchase/purchase-samples.ts';
import { RenewalConfirmation } from '#components/purchase/renewal/renewal-confirmation.tsx';
import type { RenewalPorts } from '#components/purchase/renewal/renewal-ports.ts';
import { sampleRenewal, sampleRenewalPrices } from '#components/purchase/renewal/renewal-samples.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { busy, refused } from '#tests/components/failed-calls.ts';
import { confirmationContent } from '../confirmation-content.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const server = jest.fn<RenewalPorts['server']>();
const ask = jest.fn<RenewalPorts['ask']>();
const find = jest.fn<RenewalPorts['find']>();
const prices = jest.fn<RenewalPorts['prices']>();
const send = jest.fn<SendOrder>();
const leave = jest.fn<(address: string) => void>();
const yearly: Quote = { ...sampleRenewal, id: '5b1f8a52-6c1e-4d0a-9a56-2f8f1c7b3e01', period: '1y', totalMinor: 4_123 };
const ok = <Message,>(message: Message): MydocResult<Message> => ({ ok: true, message });

beforeEach(() => {
  for (const mock of [server, ask, find, prices, send, leave]) mock.mockReset();
  jest.spyOn(leavePage, 'to').mockImplementation(leave);
  server.mockResolvedValue(ok(activeOrder));
  ask.mockImplementation(async ({ period }) => ok(period === '1y' ? yearly : sampleRenewal));
  prices.mockResolvedValue(ok(sampleRenewalPrices));
  send.mockResolvedValue({ kind: 'pay', address: 'https://pay.example/1' });
  window.sessionStorage.clear();
  window.history.replaceState(null, '', `/product/vps-buy/confirm?renew=${activeOrder.id}`);
});

const noCoupons: CouponChoicePorts = { offer: async () => ok({ coupons: [], best: null }), choose: async () => ok(sampleRenewal) };

const show = async (isLoggedIn = true, coupons = noCoupons): Promise<void> => {
  await act(
    async () =>
      void renderInSite(
        <SWRConfig value={{ provider: () => new Map() }}>
          <RenewalConfirmation
            order={activeOrder.id}
            content={confirmationContent(sampleCatalogue)}
            language="en"
            ports={{ server, ask, find, prices, isLoggedIn: async () => isLoggedIn }}
            send={send}
            ask={async () => ({ ok: true, proof: 'proof-1', expiresInMs: 600_000 })}
            coupons={coupons}
          />
        </SWRConfig>,
      ),
  );
};

const press = (name: RegExp | string): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const query = (): URLSearchParams => new URLSearchParams(window.location.search);

describe('R-5.9 the renewal of a server', () => {
  test('is quoted for the period of its order, with its span, its price explained and the six facts', async () => {
    await show();
    expect(ask.mock.calls).toEqual([[{ order: activeOrder.id, period: '1m' }]]);
    expect(query().get('quote')).toBe(sampleRenewal.id);
    expect(screen.getByRole('radio', { name: /1 month/ })).toBeChecked();
    expect(document.querySelector('time[datetime="2027-01-21T12:09:40.000Z"]')).toBeVisible();
    expect(screen.getByText(/lower than the renewal price fixed in your latest order: \$3\.47 instead of \$4\.47/)).toBeVisible();
    expect(screen.getByText(/A later change of size, disk or transfer sets a new renewal price/)).toBeVisible();
    expect(
      screen.getByText(
        /If you change size, disk or transfer after this renewal, both can only be refunded together with the original order/,
      ),
    ).toBeVisible();
    for (const fact of ['1 renewal', 'Immediately', 'When you order']) expect(screen.getByText(fact)).toBeVisible();
  });

  test('has in each tile what the whole period costs, as the service prices it, and none before that is known', async () => {
    await show();
    expect(prices).toHaveBeenCalledWith(activeOrder.id);
    expect(screen.getByRole('radio', { name: /1 month/ }).closest('label')).toHaveTextContent('$3.47');
    expect(screen.getByRole('radio', { name: /1 year/ }).closest('label')).toHaveTextContent('$35.39');
    expect(screen.getByText(/for the whole period, without a coupon/)).toBeVisible();
    cleanup();
    prices.mockResolvedValue(busy);
    await show();
    expect(screen.getByRole('radio', { name: /1 year/ }).closest('label')).not.toHaveTextContent('$');
    expect(screen.queryByText(/for the whole period, without a coupon/)).toBeNull();
  });

  test('asks for these prices again while nobody answers, and takes a refusal as it is', async () => {
    jest.useFakeTimers();
    const askedWithin = async (answer: Awaited<ReturnType<RenewalPorts['prices']>>): Promise<number> => {
      prices.mockReset().mockResolvedValue(answer);
      await show();
      await act(async () => jest.advanceTimersByTimeAsync(6_000));
      cleanup();
      return prices.mock.calls.length;
    };
    expect([await askedWithin(busy), await askedWithin(refused('notRenewable'))]).toEqual([2, 1]);
    jest.useRealTimers();
  });

  test('that was ordered already offers no coupon any more', async () => {
    find.mockResolvedValue({
      kind: 'quote',
      quote: sampleRenewal,
      ordered: { id: activeOrder.id, number: 'S-4NPY-5RQ5', awaitsPayment: true },
    });
    window.history.replaceState(null, '', `/product/vps-buy/confirm?renew=${activeOrder.id}&quote=${sampleRenewal.id}`);
    await show();
    expect(document.body).toHaveTextContent(/already ordered this/);
    expect(screen.queryByRole('heading', { name: 'Coupons' })).toBeNull();
  });

  test('of a period that no order has fixed a price for says that the list price applies', async () => {
    const { renews } = sampleRenewal;
    ask.mockResolvedValue(ok({ ...sampleRenewal, renews: renews && { ...renews, price: 'list', otherMinor: null } }));
    await show();
    expect(screen.getByText(/No renewal price is fixed for this period, so you pay today’s list price: \$3\.47/)).toBeVisible();
  });

  test('of another period is another quote, which keeps the coupon of the first', async () => {
    await show();
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /1 year/ })));
    expect(ask.mock.calls.at(-1)).toEqual([{ order: activeOrder.id, period: '1y', inPlaceOf: sampleRenewal.id }]);
    expect(query().get('quote')).toBe(yearly.id);
    expect(document.querySelector('[data-total]')).toHaveTextContent('$41.23');
  });

  test('R-6.5 takes the period of a coupon’s cure by one press, and chooses that coupon there', async () => {
    const yearOnly = sampleOffer.coupons.find(({ verdict }) => !verdict.applies && verdict.cure?.kind === 'period');
    if (!yearOnly) throw new Error('no sample');
    const { grant } = yearOnly;
    const fits: OfferedCoupon = { grant, verdict: { applies: true, savesMinor: 1_237 } };
    const choose = jest.fn<CouponChoicePorts['choose']>();
    choose.mockResolvedValue(ok({ ...yearly, coupon: { grant: grant.id, campaign: grant.campaign } }));
    const offer = async (quote: string) => ok({ coupons: [quote === yearly.id ? fits : yearOnly], best: null });
    await show(true, { offer, choose });
    await press('Choose 1 year');
    expect(ask.mock.calls.at(-1)).toEqual([{ order: activeOrder.id, period: '1y' }]);
    expect(choose.mock.calls).toEqual([[yearly.id, { coupon: grant.id }]]);
    expect(screen.getByRole('radio', { name: /1 year/ })).toHaveFocus();
    expect(query().get('coupon')).toBe(grant.campaign);
  });

  test('R-6.5 of a coupon that somebody came with is chosen, and a period that is pressed meanwhile comes after it', async () => {
    const [fits] = sampleOffer.coupons;
    if (!fits) throw new Error('no sample');
    const { grant } = fits;
    window.history.replaceState(null, '', `/product/vps-buy/confirm?renew=${activeOrder.id}&coupon=${grant.campaign}`);
    const withCoupon: Quote = {
      ...sampleRenewal,
      id: '6b1f8a52-6c1e-4d0a-9a56-2f8f1c7b3e02',
      coupon: { grant: grant.id, campaign: grant.campaign },
    };
    let answer: (quote: MydocResult<Quote>) => void = () => undefined;
    const choose = () => new Promise<MydocResult<Quote>>((resolve) => void (answer = resolve));
    await show(true, { offer: async () => ok({ coupons: [fits], best: grant.id }), choose });
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /1 year/ })));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('radio', { name: /1 year/ })).toBeChecked();
    await act(async () => answer(ok(withCoupon)));
    expect(ask.mock.calls.at(-1)).toEqual([{ order: activeOrder.id, period: '1y', inPlaceOf: withCoupon.id }]);
    expect(query().get('quote')).toBe(yearly.id);
  });

  test('R-6.5 keeps the coupon that somebody came with for a period to which it applies, however that is chosen', async () => {
    const [sample] = sampleOffer.coupons;
    const yearOnly = sampleOffer.coupons.find(({ verdict }) => !verdict.applies && verdict.cure?.kind === 'period');
    if (!sample || !yearOnly) throw new Error('no sample');
    const { grant } = yearOnly;
    window.history.replaceState(null, '', `/product/vps-buy/confirm?renew=${activeOrder.id}&coupon=${grant.campaign}`);
    const fits: OfferedCoupon = { grant, verdict: { applies: true, savesMinor: 1_237 } };
    const withCoupon: Quote = {
      ...yearly,
      id: '6b1f8a52-6c1e-4d0a-9a56-2f8f1c7b3e03',
      coupon: { grant: grant.id, campaign: grant.campaign },
    };
    const choose = jest.fn<CouponChoicePorts['choose']>();
    choose.mockImplementation(async (_quote, chosen) => ok('coupon' in chosen && chosen.coupon !== '' ? withCoupon : yearly));
    const offer = async (quote: string) => ok({ coupons: [quote === sampleRenewal.id ? yearOnly : fits], best: null });
    const take = (period: RegExp) => act(async () => void fireEvent.click(screen.getByRole('radio', { name: period })));
    await show(true, { offer, choose });
    expect(query().get('coupon')).toBe(grant.campaign);
    await take(/1 year/);
    expect(choose.mock.calls).toEqual([[yearly.id, { coupon: grant.id }]]);
    expect(query().get('coupon')).toBe(grant.campaign);
    // a look at a period that it is not for does not lose it
    await take(/1 month/);
    await take(/1 year/);
    expect(choose.mock.calls.slice(1)).toEqual([[yearly.id, { coupon: grant.id }]]);
    // a choice by hand ends it
    await take(/Without a coupon/);
    expect(query().get('coupon')).toBeNull();
    await take(/1 month/);
    await take(/1 year/);
    expect(choose.mock.calls.slice(2)).toEqual([[withCoupon.id, { coupon: '' }]]);
  });

  test('whose period is not offered any more says so, and offers the other periods', async () => {
    ask.mockResolvedValueOnce(refused('dataError', 'The data sent is not valid.', { field: 'period' }));
    await show();
    expect(screen.getByText(/This period is no longer offered/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the order' })).toBeVisible();
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /1 year/ })));
    expect(ask.mock.calls.at(-1)).toEqual([{ order: activeOrder.id, period: '1y' }]);
    expect(document.querySelector('[data-total]')).toHaveTextContent('$41.23');
    expect(screen.queryByText(/This period is no longer offered/)).toBeNull();
  });

  test('of a server that its own period has no price for says so, and offers the other periods', async () => {
    ask.mockResolvedValueOnce(refused('notOnSale', 'This model is not on sale.'));
    await show();
    expect(screen.getByText('This model is not on sale.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /1 year/ })).not.toBeChecked();
  });

  test('of a period that is not sold says why, and keeps the quote that is shown', async () => {
    await show();
    ask.mockResolvedValue(refused('notOnSale', 'This model is not on sale.'));
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /1 year/ })));
    expect(screen.getByText('This model is not on sale.')).toBeVisible();
    expect(query().get('quote')).toBe(sampleRenewal.id);
    expect(screen.getByRole('radio', { name: /1 month/ })).toBeChecked();
  });

  test('is ordered once terms and check are given, as any other quote', async () => {
    await show();
    await press(/^Order and pay/);
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('checkbox', { name: /I have read the terms/ }));
    await press(/verif/i);
    await press(/^Order and pay/);
    expect(send.mock.calls).toEqual([
      [{ quote: sampleRenewal.id, totalMinor: sampleRenewal.totalMinor, proof: 'proof-1', termsVersion: 2, language: 'en' }],
    ]);
    expect(leave.mock.calls).toEqual([['https://pay.example/1']]);
  });

  test('that was quoted before is the one in the address', async () => {
    window.history.replaceState(null, '', `/product/vps-buy/confirm?renew=${activeOrder.id}&quote=${yearly.id}`);
    find.mockResolvedValue({ kind: 'quote', quote: yearly });
    await show();
    expect(ask).not.toHaveBeenCalled();
    expect(screen.getByRole('radio', { name: /1 year/ })).toBeChecked();
  });

  test.each([
    [
      'another renewal awaits payment',
      refused('renewalUnpaid', '', { values: { order: activeOrder.id, number: 'S-AAAA-BBBB' } }),
      /order S-AAAA-BBBB, awaits your payment/,
      'Go to the order',
    ],
    ['the server is gone', refused('notRenewable'), 'This order can no longer be renewed.', 'Go to the order'],
    ['the order is another account’s', refused('doesNotExist'), /belongs to another account/, 'Your orders'],
  ])('is refused where %s, and leads on', async (_what, refusal, words, link) => {
    ask.mockResolvedValue(refusal);
    await show();
    expect(document.body).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: link })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Order and pay/ })).toBeNull();
  });

  test('waits for a log-in, and says when the service is away', async () => {
    await show(false);
    await press('Log in');
    expect(leave.mock.calls[0]?.[0]).toContain(encodeURIComponent(`renew=${activeOrder.id}`));
    ask.mockResolvedValue(busy);
    cleanup();
    await show();
    expect(screen.getByText(/Your quote could not be loaded just now/)).toBeVisible();
  });
});
