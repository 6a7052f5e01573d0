import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { RenewalPrices } from '#lib/contracts/calls/orders/quote-detail-call.ts';
import { sampleQuote } from '../purchase-samples.ts';

/** A renewal at the price of the day, which is the lower one; examples and tests override what they are about. */
export const sampleRenewal: Quote = {
  ...sampleQuote,
  discounts: [],
  totalMinor: sampleQuote.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  hasPassword: false,
  renews: {
    order: '8d0d3f53-2b7e-4a5c-9f11-6b0c5a7e2d14',
    number: 'S-4NPY-5RQ5',
    from: '2026-12-21T12:09:40.000Z',
    until: '2027-01-21T12:09:40.000Z',
    price: 'list',
    otherMinor: 447,
  },
};

export const sampleRenewalPrices: RenewalPrices = {
  currency: sampleRenewal.currency,
  periods: [
    { period: '1m', totalMinor: sampleRenewal.totalMinor },
    { period: '3m', totalMinor: 1_020 },
    { period: '1q', totalMinor: 1_010 },
    { period: '1y', totalMinor: 3_539 },
  ],
};
