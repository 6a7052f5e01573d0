import { z } from 'zod';
import { currencies } from '#lib/money/currencies.ts';
import { defineCall } from '../define-call.ts';
import { wireInteger, wireLanguage, wireText } from '../wire-fields.ts';
import { quoteMessage } from './purchase-calls.ts';

/** The state of an order. `active`, `refunded`, `closed` are final. */
export const orderStates = ['awaiting-payment', 'paid', 'provisioning', 'active', 'refunding', 'refunded', 'closed'] as const;

/** An entry of an order's history; the page has a text for each kind. */
export const orderEventKinds = [
  'placed',
  'payment-declined',
  'paid',
  'paid-late',
  'paid-twice',
  'wrong-amount',
  'provisioning-started',
  'active',
  'provisioning-failed',
  'refund-requested',
  'refunded',
  'closed',
  'cancelled',
] as const;

export type OrderEventKind = (typeof orderEventKinds)[number];

const proofUnitsAtMost = 128;
const termsVersionAtMost = 99_999;
const minorUnitsAtMost = 999_999_999;
/** How many of an account's latest orders are listed. */
export const listedOrdersAtMost = 100;

const amountMinor = z.int().nonnegative();
const instant = z.iso.datetime();
/** Unguessable, and safe in an address. */
const orderId = z.uuid();

const orderMessage = quoteMessage.omit({ id: true, expiresAt: true, perMonthMinor: true }).extend({
  id: z.string(),
  state: z.enum(orderStates),
  createdAt: instant,
  dueAt: instant.describe('unpaid after this instant it closes'),
  now: instant.describe('the service’s clock, for countdowns'),
  paidMinor: amountMinor,
  refundedMinor: amountMinor.describe('given back already'),
  refundingMinor: amountMinor.describe('asked back, on its way'),
  payOpen: z.boolean().describe('a payment was begun at the account centre, and no word of it has come'),
  server: z
    .object({ id: z.string(), state: z.enum(['building', 'running', 'failed']), address: z.string().nullable(), readyAt: instant })
    .nullable()
    .describe('as soon as one is being built'),
  history: z.array(z.object({ kind: z.enum(orderEventKinds), at: instant, amountMinor: amountMinor.optional() })).describe('oldest first'),
  termsVersion: z.int(),
});

export type OrderMessage = z.infer<typeof orderMessage>;

const owned = ['loginRequired', 'doesNotExist'] as const;

export const createOrder = defineCall({
  path: 'order-server/create',
  area: 'orders',
  kind: 'action',
  requirement: 'R-5.9',
  summary:
    'Orders what a quote promised and reserves the server. `key` names the attempt: the same one again, or the same quote, gives the same order. `proof` is that of `human/verify` for the action `order`. `priceChanged` orders nothing: its `values` hold the old total, the new one and the id of a new quote. `onceOnly` names in `values.order` an order of one’s own that is still to be paid.',
  input: z.strictObject({
    quote: z.uuid(),
    key: z.uuid(),
    proof: wireText(proofUnitsAtMost),
    termsVersion: wireInteger(1, termsVersionAtMost),
  }),
  output: orderMessage,
  refusals: [
    'loginRequired',
    'repeatOperation',
    'quoteExpired',
    'doesNotExist',
    'accountAbnormal',
    'noProductSelected',
    'notOnSale',
    'modelSoldOut',
    'onceOnly',
    'noImageSelected',
    'systemDiskSizeWrong',
    'dataDiskSizeWrong',
    'notSoldInCurrency',
    'humanVerificationNeeded',
    'termsChanged',
    'priceChanged',
  ],
});

export const payOrder = defineCall({
  path: 'order-server/pay',
  area: 'orders',
  kind: 'action',
  requirement: 'R-5.9',
  summary:
    'Where an order is paid: an address of the account centre. A payment that is still open is gone on with; after a declined one there is a new one.',
  input: z.strictObject({ id: orderId, language: wireLanguage, key: z.uuid() }),
  output: z.object({ payAddress: z.string() }),
  refusals: [...owned, 'orderClosed', 'accountAbnormal'],
});

export const orderDetail = defineCall({
  path: 'order-server/detail',
  area: 'orders',
  kind: 'read',
  requirement: 'R-5.9',
  summary: 'An order of one’s own, as it stands now.',
  input: z.strictObject({ id: orderId }),
  output: orderMessage,
  refusals: owned,
});

export const orderList = defineCall({
  path: 'order-server/list',
  area: 'orders',
  kind: 'read',
  requirement: 'R-5.9',
  summary: `One’s own orders, newest first, ${listedOrdersAtMost} at most.`,
  input: z.strictObject({}),
  output: z.array(
    z.object({
      id: z.string(),
      state: z.enum(orderStates),
      createdAt: instant,
      dueAt: instant,
      totalMinor: amountMinor,
      currency: z.enum(currencies),
      period: z.string(),
      region: z.string(),
      model: z.string(),
    }),
  ),
  refusals: ['loginRequired'],
});

export const cancelOrder = defineCall({
  path: 'order-server/cancel',
  area: 'orders',
  kind: 'action',
  requirement: 'R-5.9',
  summary: 'Gives up an order that is not paid; cancelled again it is the same closed order.',
  input: z.strictObject({ id: orderId }),
  output: orderMessage,
  refusals: [...owned, 'notCancellable'],
});

export const refundOffer = defineCall({
  path: 'order-server/refundOffer',
  area: 'orders',
  kind: 'read',
  requirement: 'R-6.7',
  summary: 'What an order would give back now: what was paid, less the days that were used at list price.',
  input: z.strictObject({ id: orderId }),
  output: z.object({
    paidMinor: amountMinor,
    usedDays: z.int().nonnegative(),
    usedMinor: amountMinor,
    amountMinor,
    currency: z.enum(currencies),
    asOf: instant,
    byGuarantee: z.boolean().describe('the whole amount, by the guarantee that a person has once for a family: this refund uses it up'),
    guaranteeGone: z.boolean().describe('it would be the whole amount, had that guarantee not been used before'),
  }),
  refusals: [...owned, 'notRefundable'],
});

export const refundOrder = defineCall({
  path: 'order-server/refund',
  area: 'orders',
  kind: 'action',
  requirement: 'R-6.7',
  summary: 'Ends an order and gives back what `refundOffer` showed; another amount by now is refused and told.',
  input: z.strictObject({ id: orderId, amountMinor: wireInteger(0, minorUnitsAtMost), key: z.uuid() }),
  output: orderMessage,
  refusals: [...owned, 'notRefundable', 'refundChanged'],
});
