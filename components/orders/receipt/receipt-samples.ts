import type { ReceiptMessage } from '#lib/contracts/calls/orders/receipt-calls.ts';
import { sampleOrder } from '../order-samples.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();

/** A paid order with a coupon; examples and tests override what they are about. */
export const sampleReceipt: ReceiptMessage = {
  id: sampleOrder.id,
  number: sampleOrder.number,
  language: 'en',
  seller: {
    name: 'Harbour Hosting Limited',
    address: 'Unit 1, Quay Tower\n1 Harbour Road\nHong Kong',
    telephone: '+852 0000 0000',
    email: 'support@harbour.example',
    registration: 'Hong Kong Companies Registry no. 0000000',
    taxNumbers: [
      { kind: 'vat', number: 'EU000000000' },
      { kind: 'japanese-invoice', number: 'T0000000000000' },
    ],
    isExample: false,
  },
  buyer: 'mari****@mail.example',
  orderedAt: at(0),
  paidAt: at(9),
  product: 'General-EPYC-4a, 1 vCPU, 1 GiB',
  quantity: 1,
  region: 'Los Angeles-1',
  period: '1 month',
  paidUntil: '2026-12-21T12:10:00.000Z',
  renews: null,
  currency: 'USD',
  lines: [
    { name: 'Server c1m1', amountMinor: 185 },
    { name: 'Boot disk, 15 GiB SSD', amountMinor: 72 },
    { name: 'Outbound transfer, 500 GB', amountMinor: 90 },
  ],
  discounts: [{ name: 'Harbour opening (10%)', amountMinor: -34 }],
  totalMinor: 313,
  renewalMinor: 347,
  payments: [{ at: at(9), amountMinor: 313, method: 'PayPal' }],
  refunds: [],
  keptMinor: 313,
};

/** In yen, paid twice: the second payment is on its way back, and part of the first one was returned. */
export const refundedReceipt: ReceiptMessage = {
  ...sampleReceipt,
  language: 'ja',
  currency: 'JPY',
  paidUntil: null,
  renewalMinor: null,
  lines: [
    { name: 'サーバー c2m4', amountMinor: 1_344 },
    { name: 'ブートディスク 30 GiB SSD', amountMinor: 216 },
    { name: '送信転送量 500 GB', amountMinor: 98 },
  ],
  discounts: [],
  totalMinor: 1_658,
  payments: [
    { at: at(9), amountMinor: 1_658, method: 'Stripe' },
    { at: at(12), amountMinor: 1_658, method: null },
  ],
  refunds: [
    { askedAt: at(12), settledAt: null, amountMinor: 1_658, reason: 'paid-twice', method: null },
    { askedAt: at(20), settledAt: at(21), amountMinor: 1_603, reason: 'refund-requested', method: 'Stripe' },
  ],
  keptMinor: 55,
};
