import { afterEach, beforeEach, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { StockEntry } from '#lib/purchase/stock.ts';
import { stockFeed } from '#components/ui/stock/use-stock.ts';
import type { ConfirmationContent } from '#lib/purchase/load-confirmation.ts';
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

export const newId = '5b1f8a52-6c1e-4d0a-9a56-2f8f1c7b3e01';
export const dearer: Quote = { ...sampleQuote, id: newId, totalMinor: 447 };
const query = '?area=US-0&hostProductId=cvm.g4a.amd.c1m1&bootDiskProduct=ssd_cloud_disk&bootDiskSize=15&flowId=1&image=debian-13';
const tosInForce = { version: 2, effectiveDate: '2026-10-01', path: '/doc/article/tos' };

export const send = jest.fn<SendOrder>();
export const findQuote = jest.fn<QuoteAsking['findQuote']>();
export const requestQuote = jest.fn<QuoteAsking['requestQuote']>();
export const choose = jest.fn<CouponChoicePorts['choose']>();
export const leave = jest.fn<(address: string) => void>();
const coupons: CouponChoicePorts = { offer: async () => ({ ok: true, message: sampleOffer }), choose };
let proofs = 0;
const ask: AskHuman = async () => ({ ok: true, proof: `proof-${++proofs}`, expiresInMs: 600_000 });

const coupon = { grant: sampleOffer.best ?? '', campaign: 'SAMPLE20' };
export const withCoupon: Quote = { ...sampleQuote, id: '0c9e1a7d-5b3f-4e68-9d21-7a4c8f2e6b15', totalMinor: 250, coupon };

export const found = (quote: Quote): FoundQuote => ({ kind: 'quote', quote });

export const refused = (key: string, text = `${key}.`, values: Record<string, string | number> = {}): SentOrder => ({
  kind: 'refused',
  refusal: { code: 4100, key, text, field: null, values, requestId: null, shown: true },
});

/** Gives each test of a file the page’s address, services that know the sample quote and a dearer one, and an order that is to be paid. */
export function openConfirmations(): void {
  beforeEach(() => {
    proofs = 0;
    for (const each of [send, findQuote, requestQuote, choose, leave]) each.mockReset();
    jest.spyOn(leavePage, 'to').mockImplementation(leave);
    findQuote.mockImplementation(async (id) => {
      if (id === sampleQuote.id) return found(sampleQuote);
      return id === newId ? found(dearer) : { kind: 'not-held' };
    });
    send.mockResolvedValue({ kind: 'pay', address: 'https://pay.example/1' });
    window.fetch = async () => new Response(JSON.stringify({ code: 2000, message: [] }));
    window.sessionStorage.clear();
    window.history.replaceState(null, '', `/product/vps-buy/confirm${query}&quote=${sampleQuote.id}`);
  });

  afterEach(() => {
    document.documentElement.removeAttribute('data-currency');
    while (pageOutcomes.current().dialogs.length > 0) pageOutcomes.closeDialog();
  });
}

interface Shown {
  readonly isLoggedIn?: boolean;
  readonly stock?: readonly StockEntry[];
  readonly terms?: ConfirmationContent['terms'];
}

/** Renders the page: as a rule for a visitor who is logged in, with terms in force and nothing sold out. */
export async function show({ isLoggedIn = true, stock = [], terms = tosInForce }: Shown = {}): Promise<void> {
  stockFeed.take({ version: JSON.stringify(stock), asOf: '2026-07-01T00:00:00.000Z', stock: [...stock] });
  const asking: QuoteAsking = { findQuote, requestQuote, isLoggedIn: async () => isLoggedIn };
  await act(
    async () =>
      void renderInSite(
        <SWRConfig value={{ provider: () => new Map() }}>
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
}

export const termsBox = (): HTMLElement => screen.getByRole('checkbox', { name: /terms of service, version/ });
export const orderButton = (): HTMLElement => screen.getByRole('button', { name: /^Order and pay/ });
export const press = async (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element));
export const agreeToAll = async (): Promise<void> => {
  await press(termsBox());
  await press(screen.getByRole('button', { name: 'Verify' }));
};
