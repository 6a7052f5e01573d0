import type { DomainOrder } from '#lib/contracts/calls/orders/order-message.ts';
import { premiumName, sampleName } from '#components/ui/names/name-samples.ts';

const at = (minute: number, second = 0): string => new Date(Date.UTC(2026, 10, 21, 12, minute, second)).toISOString();

const { perMonthMinor: _month, expiresAt: _expires, id: _quote, ...terms } = sampleName;

/** An order of a name that awaits payment; examples and tests override what they are about. */
export const nameOrder: DomainOrder = {
  ...terms,
  id: '8d0d3f53-2b7e-4a5c-9f11-6b0c5a7e2d14',
  number: 'S-4NPY-5RQ5',
  state: 'awaiting-payment',
  createdAt: at(8),
  dueAt: '2026-11-21T15:08:00.000Z',
  now: at(9),
  paidMinor: 0,
  refundedMinor: 0,
  refundingMinor: 0,
  method: null,
  payOpen: false,
  history: [{ kind: 'placed', at: at(8) }],
  termsVersion: 2,
  terms: null,
  referral: null,
  registration: null,
};

export const paidName: DomainOrder = {
  ...nameOrder,
  state: 'paid',
  paidMinor: 1_120,
  method: 'PayPal',
  history: [...nameOrder.history, { kind: 'paid', at: at(9), amountMinor: 1_120 }],
};

export const registeredName: DomainOrder = {
  ...paidName,
  state: 'registered',
  registration: { state: 'registered', until: '2027-11-21T12:09:10.000Z' },
  history: [...paidName.history, { kind: 'registered', at: at(9, 10) }],
};

export const takenName: DomainOrder = {
  ...paidName,
  state: 'refunding',
  refundingMinor: 1_120,
  history: [...paidName.history, { kind: 'name-taken', at: at(9, 10), amountMinor: 1_120 }],
};

/** Of another class by now, and refunded. */
export const risenName: DomainOrder = {
  ...paidName,
  domain: premiumName.domain,
  state: 'refunded',
  refundedMinor: 1_120,
  registration: { state: 'class-changed', class: 'premium', prices: { firstYearMinor: 240_000, renewalMinor: 48_000 } },
  history: [
    ...paidName.history,
    { kind: 'class-changed', at: at(9, 10), amountMinor: 1_120 },
    { kind: 'refunded', at: at(10), amountMinor: 1_120 },
  ],
};
