import { orderStates } from '#lib/contracts/order-states.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import type { refundOffer } from '#lib/contracts/calls/orders/order-calls.ts';
import type { CallOutput } from '#lib/contracts/define-call.ts';
import type { ListedOrder } from './use-orders.ts';

const at = (minute: number, second = 0): string => new Date(Date.UTC(2026, 10, 21, 12, minute, second)).toISOString();

/** An order awaiting payment; examples and tests override what they are about. */
export const sampleOrder: OrderMessage = {
  id: '8d0d3f53-2b7e-4a5c-9f11-6b0c5a7e2d14',
  number: 'S-4NPY-5RQ5',
  state: 'awaiting-payment',
  createdAt: at(0),
  dueAt: '2026-11-21T15:00:00.000Z',
  now: at(10),
  period: '1m',
  currency: 'USD',
  totalMinor: 313,
  renewalMinor: 347,
  catalogueHash: '0'.repeat(64),
  hasPassword: true,
  discounts: [{ kind: 'coupon', code: 'HARBOUR', percent: 10, amountMinor: 34 }],
  promotion: null,
  coupon: null,
  renews: null,
  paidUntil: null,
  renewableUntil: null,
  withdrawableUntil: null,
  renewals: [],
  serverChanges: [],
  automatic: null,
  changeable: false,
  coveredBy: null,
  goesBackFirst: null,
  paidMinor: 0,
  refundedMinor: 0,
  refundingMinor: 0,
  method: null,
  payOpen: false,
  server: null,
  termsVersion: 2,
  terms: { language: 'en', fingerprint: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
  referral: null,
  configuration: {
    region: 'US-0',
    model: 'cvm.g4a.amd.c1m1',
    disk: { type: 'ssd_cloud_disk', sizeGib: 15 },
    traffic: 't500',
    dataDisks: [],
    bandwidthMbps: 50,
    image: { kind: 'image', code: 'debian-13' },
    securityGroup: 'default',
    snapshot: null,
  },
  lines: [
    { kind: 'model', code: 'cvm.g4a.amd.c1m1', quantity: 1, amountMinor: 185 },
    { kind: 'disk', code: 'ssd_cloud_disk', quantity: 15, amountMinor: 72 },
    { kind: 'traffic', code: 't500', quantity: 1, amountMinor: 90 },
  ],
  history: [{ kind: 'placed', at: at(0), amountMinor: 313 }],
};

export const declinedOrder: OrderMessage = { ...sampleOrder, history: [...sampleOrder.history, { kind: 'payment-declined', at: at(9) }] };

export const paidOrder: OrderMessage = {
  ...sampleOrder,
  state: 'paid',
  paidMinor: 313,
  method: 'PayPal',
  history: [...sampleOrder.history, { kind: 'paid', at: at(9), amountMinor: 313 }],
};

export const builtOrder: OrderMessage = {
  ...paidOrder,
  state: 'provisioning',
  server: { id: 's-1', state: 'building', address: null, readyAt: at(11, 10) },
  history: [...paidOrder.history, { kind: 'provisioning-started', at: at(9, 10) }],
};

export const activeOrder: OrderMessage = {
  ...builtOrder,
  state: 'active',
  paidUntil: '2026-12-21T12:09:40.000Z',
  renewableUntil: '2026-12-28T12:09:40.000Z',
  server: { id: 's-1', state: 'running', address: '203.0.113.24', readyAt: at(9, 40) },
  history: [...builtOrder.history, { kind: 'active', at: at(9, 40) }],
};

export const refundingOrder: OrderMessage = {
  ...activeOrder,
  state: 'refunding',
  paidUntil: null,
  renewableUntil: null,
  refundingMinor: 200,
  history: [...activeOrder.history, { kind: 'refund-requested', at: at(10), amountMinor: 200 }],
};

export const failedOrder: OrderMessage = {
  ...builtOrder,
  state: 'refunded',
  refundedMinor: 313,
  server: { id: 's-1', state: 'failed', address: null, readyAt: at(11, 10) },
  history: [...builtOrder.history, { kind: 'provisioning-failed', at: at(9, 50) }, { kind: 'refunded', at: at(9, 55), amountMinor: 313 }],
};

export const lateOrder: OrderMessage = {
  ...sampleOrder,
  state: 'closed',
  paidMinor: 313,
  refundingMinor: 313,
  history: [...sampleOrder.history, { kind: 'closed', at: at(8) }, { kind: 'paid-late', at: at(9), amountMinor: 313 }],
};

/** A server that was renewed once, with a renewal that awaits payment. */
export const renewedServer: OrderMessage = {
  ...activeOrder,
  paidUntil: '2027-01-21T12:09:40.000Z',
  renewableUntil: '2027-01-28T12:09:40.000Z',
  renewals: [
    {
      id: '1f0c6c44-0000-4000-8000-000000000001',
      number: 'S-7K3P-9M2X',
      state: 'renewed',
      from: '2026-12-21T12:09:40.000Z',
      until: '2027-01-21T12:09:40.000Z',
      backMinor: 0,
    },
    {
      id: '1f0c6c44-0000-4000-8000-000000000002',
      number: 'S-8L4Q-2N3Y',
      state: 'awaiting-payment',
      from: '2027-01-21T12:09:40.000Z',
      until: '2027-02-21T12:09:40.000Z',
      backMinor: 0,
    },
  ],
  history: [...activeOrder.history, { kind: 'renewed', at: at(10) }],
};

export const expiredOrder: OrderMessage = {
  ...activeOrder,
  state: 'expired',
  history: [
    ...activeOrder.history,
    { kind: 'renewal-due', at: '2026-12-20T12:10:00.000Z' },
    { kind: 'expired', at: '2026-12-21T12:10:00.000Z' },
  ],
};

/** A renewal that was paid. */
export const renewalOrder: OrderMessage = {
  ...paidOrder,
  id: '1f0c6c44-0000-4000-8000-000000000001',
  number: 'S-7K3P-9M2X',
  state: 'renewed',
  hasPassword: false,
  renews: {
    order: sampleOrder.id,
    number: sampleOrder.number,
    from: '2026-12-21T12:09:40.000Z',
    until: '2027-01-21T12:09:40.000Z',
    price: 'list',
    otherMinor: 347,
  },
  history: [...paidOrder.history, { kind: 'renewed', at: at(9) }],
};

/** A change to a larger size that was carried out. */
export const changeOrder: OrderMessage = {
  ...paidOrder,
  id: '1f0c6c44-0000-4000-8000-000000000003',
  number: 'S-9M5R-3P4Z',
  state: 'changed',
  hasPassword: false,
  configuration: { ...paidOrder.configuration, model: 'cvm.g4a.amd.c2m4' },
  lines: [{ kind: 'model', code: 'cvm.g4a.amd.c2m4', quantity: 1, amountMinor: 409 }],
  discounts: [],
  totalMinor: 409,
  paidMinor: 409,
  renewalMinor: 880,
  changes: {
    order: sampleOrder.id,
    number: sampleOrder.number,
    kind: 'upgrade',
    from: { model: paidOrder.configuration.model, disk: paidOrder.configuration.disk, traffic: paidOrder.configuration.traffic },
    days: 23,
    until: '2026-12-21T12:09:40.000Z',
    nextLines: paidOrder.lines,
  },
  history: [...paidOrder.history, { kind: 'provisioning-started', at: at(9, 10) }, { kind: 'changed', at: at(9, 20) }],
};

/** A server that became larger, and could become larger still. */
export const changedServer: OrderMessage = {
  ...activeOrder,
  changeable: true,
  configurationNow: changeOrder.configuration,
  renewalMinor: 880,
  serverChanges: [{ id: changeOrder.id, number: changeOrder.number, state: 'changed', kind: 'upgrade', backMinor: 0 }],
  history: [...activeOrder.history, { kind: 'server-changed', at: at(10) }],
};

/** Three servers of one order. */
export const severalOrder: OrderMessage = {
  ...activeOrder,
  configuration: { ...activeOrder.configuration, quantity: 3 },
  lines: activeOrder.lines.map((line) => ({ ...line, amountMinor: 3 * line.amountMinor })),
  totalMinor: 3 * activeOrder.totalMinor,
  paidMinor: 3 * activeOrder.paidMinor,
  renewalMinor: 3 * activeOrder.renewalMinor,
  hostName: 'web',
  servers: [
    { hostName: 'web-1', address: '203.0.113.24' },
    { hostName: 'web-2', address: '203.0.113.25' },
    { hostName: 'web-3', address: '203.0.113.26' },
  ],
};

/** One of each state. */
export const sampleList: readonly ListedOrder[] = orderStates.map((state, index) => ({
  id: sampleOrder.id.replace('8d', `a${index}`),
  number: `S-4NPY-5RQ${index + 2}`,
  state,
  createdAt: at(index),
  dueAt: sampleOrder.dueAt,
  totalMinor: sampleOrder.totalMinor,
  currency: 'USD',
  ...(state === 'registered' ? { domain: 'saltmarsh.com', region: '', model: '' } : { region: 'US-0', model: 'cvm.g4a.amd.c1m1' }),
  period: '1m',
  quantity: state === 'paid' ? 3 : 1,
  renews: state === 'renewed' ? 'S-4NPY-5RQ6' : null,
  changes: state === 'changed' ? 'S-4NPY-5RQ6' : null,
  paidUntil: state === 'active' || state === 'expired' || state === 'registered' ? '2026-12-21T12:09:40.000Z' : null,
}));

/** The whole amount of a server that was not used for a day. */
/** The refund of a server bought in a group and renewed twice: its own period was used up, but for the fee. */
export const renewedRefundOffer: CallOutput<typeof refundOffer> = {
  paidMinor: 2_570,
  usedDays: 45,
  usedMinor: 1_029,
  amountMinor: 1_474,
  currency: 'USD',
  asOf: '2026-11-21T12:00:00.000Z',
  byGuarantee: false,
  guaranteeGone: false,
  fee: { percent: 10, amountMinor: 67 },
  listMonthMinor: 952,
  periods: [
    { number: 'S-4NPY-5RQ5', of: 'server', paidMinor: 666, days: 30, usedDays: 30, usedMinor: 599, feeMinor: 67, amountMinor: 0 },
    { number: 'S-7K3P-9M2X', of: 'renewal', paidMinor: 952, days: 31, usedDays: 14, usedMinor: 430, feeMinor: 0, amountMinor: 522 },
    { number: 'S-8L4Q-2N3Y', of: 'renewal', paidMinor: 952, days: 30, usedDays: 0, usedMinor: 0, feeMinor: 0, amountMinor: 952 },
  ],
};

export const sampleRefundOffer: CallOutput<typeof refundOffer> = {
  paidMinor: 313,
  usedDays: 0,
  usedMinor: 0,
  amountMinor: 313,
  currency: 'USD',
  asOf: '2026-11-21T12:00:00.000Z',
  byGuarantee: false,
  guaranteeGone: false,
  listMonthMinor: null,
};
