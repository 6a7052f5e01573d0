import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { sampleCatalogue, sampleQuote } from '#components/purchase/purchase-samples.ts';
import { QuoteChangeNote } from '#components/purchase/quote/quote-change-note.tsx';
import { useQuote, type QuoteAsking, type QuoteView } from '#components/purchase/quote/use-quote.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const newId = '5b1f8a52-6c1e-4d0a-9a56-2f8f1c7b3e01';
const coupon = { grant: '5d8f0c5e-0000-4000-8000-000000000001', campaign: 'SAMPLE20' };
const withCoupon: Quote = { ...sampleQuote, coupon };
const renewed: Quote = { ...sampleQuote, id: newId, totalMinor: 347 };
const findQuote = jest.fn<QuoteAsking['findQuote']>();
const requestQuote = jest.fn<QuoteAsking['requestQuote']>();
const asking: QuoteAsking = { findQuote, requestQuote, isLoggedIn: async () => true };
const content = { catalogue: sampleCatalogue, region: 'US-0' };

beforeEach(() => {
  findQuote.mockReset().mockResolvedValue({ kind: 'quote', quote: withCoupon });
  requestQuote.mockReset().mockResolvedValue({ ok: true, id: newId, quote: renewed });
  window.sessionStorage.clear();
  const query = 'area=US-0&hostProductId=cvm.g4a.amd.c1m1&bootDiskProduct=ssd_cloud_disk&bootDiskSize=15&flowId=1&image=debian-13';
  window.history.replaceState(null, '', `/product/vps-buy/confirm?${query}&quote=${sampleQuote.id}`);
});

afterEach(cleanup);

async function open(): Promise<{ current: QuoteView }> {
  const { result } = renderHook(() => useQuote(content, 'en', asking));
  await act(async () => undefined);
  return result;
}

const changeOf = ({ current: { state } }: { current: QuoteView }) => (state.kind === 'quote' ? state.change : null);

test('R-6.5 a quote that has expired is asked for again in its place; a coupon that is gone counts until the next choice', async () => {
  const view = await open();
  await act(async () => void (await view.current.renew(withCoupon, 'expired')));
  expect(requestQuote.mock.lastCall?.[0]).toMatchObject({ replaces: sampleQuote.id });
  expect(changeOf(view)).toMatchObject({ couponLost: true });
  await act(async () => view.current.takeChosen({ ...renewed, coupon }));
  await act(async () => view.current.takeChosen(renewed));
  expect(changeOf(view)).toMatchObject({ couponLost: false });
});

test('R-6.5 declining the coupon of a renewed quote is not reported as a price change', async () => {
  const line = { kind: 'coupon', code: 'SAMPLE20', percent: 20, amountMinor: 69 } as const;
  const old: Quote = { ...withCoupon, totalMinor: 278, discounts: [line] };
  requestQuote.mockResolvedValue({ ok: true, id: newId, quote: { ...old, id: newId } });
  const view = await open();
  await act(async () => void (await view.current.renew(old, 'expired')));
  await act(async () => view.current.takeChosen({ ...sampleQuote, totalMinor: 347, discounts: [] }));
  expect(changeOf(view)).toMatchObject({ reason: 'expired', isDearer: false, couponLost: false });
});

test('R-6.5 so is one that expired while the page was away', async () => {
  findQuote.mockResolvedValue({ kind: 'expired' });
  await open();
  expect(requestQuote.mock.lastCall?.[0]).toMatchObject({ replaces: sampleQuote.id });
});

test.each([
  ['dearer', 300, { reason: 'price', isDearer: true, before: '$3.00', now: '$3.47' }],
  ['the same', 347, { reason: 'expired', isDearer: false }],
])('R-5.12 what took the place of a quote that expired while the page was away is compared with it: %s', async (_how, totalMinor, told) => {
  findQuote.mockResolvedValue({ kind: 'expired' });
  requestQuote.mockResolvedValue({ ok: true, id: newId, quote: renewed, replaced: { ...sampleQuote, totalMinor } });
  const view = await open();
  expect(changeOf(view)).toMatchObject(told);
  cleanup();
  findQuote.mockResolvedValue({ kind: 'quote', quote: renewed });
  expect(changeOf(await open())).toMatchObject(told);
});

test('R-5.12 where the service knows nothing of the expired quote, nothing is said', async () => {
  findQuote.mockResolvedValue({ kind: 'expired' });
  expect(changeOf(await open())).toBeNull();
});

test('R-6.5 a coupon that no longer applies is named beside the order', () => {
  const change = {
    reason: 'expired',
    isDearer: false,
    before: '',
    now: '',
    passwordLost: false,
    couponLost: true,
    otherAccount: false,
  } as const;
  renderInSite(<QuoteChangeNote change={change} agreed={false} onAgree={() => undefined} fault={null} />);
  expect(screen.getByText('The coupon of your earlier quote cannot be used for this one.')).toBeVisible();
});
