import * as z from 'zod/mini';
import { referralVerdicts } from '#lib/contracts/referral-verdicts.ts';
import { currencies } from '#lib/money/currencies.ts';
import { defineCall } from '#lib/contracts/define-call.ts';
import { orderStates } from '#lib/contracts/order-states.ts';
import { wireInteger, wireLanguage, wireText } from '#lib/contracts/wire-fields.ts';
import { changeKinds } from '#lib/rules/campaigns/coupon-kinds.ts';
import { quantityRefusals, quotedTerms, wireConfiguration } from './purchase-calls.ts';
import { languages } from '#lib/language/languages.ts';

/** An entry of an order's history; the page has a text for each kind. */
export const orderEventKinds = [
  'placed',
  'payment-declined',
  'paid',
  'paid-late',
  'paid-twice',
  'wrong-amount',
  'seated-again',
  'group-succeeded',
  'group-failed',
  'provisioning-started',
  'active',
  'provisioning-failed',
  'renewal-due',
  'renewed',
  'renewal-returned',
  'changed',
  'server-changed',
  'expired',
  'released',
  'refund-requested',
  'given-back',
  'withdrawal-stated',
  'withdrawn',
  'refunded',
  'closed',
  'cancelled',
  'server-gone',
] as const;

export type OrderEventKind = (typeof orderEventKinds)[number];

/** What became of an order's referral: `noted` until the account centre has judged it, `no-commission` for what earns nothing. */
export const referralStates = ['noted', 'no-commission', ...referralVerdicts] as const;

export type ReferralState = (typeof referralStates)[number];

const proofUnitsAtMost = 128;
const termsVersionAtMost = 99_999;
const minorUnitsAtMost = 999_999_999;
/** How many of an account's latest orders are listed. */
export const listedOrdersAtMost = 100;

const amountMinor = z.int().check(z.nonnegative());
const instant = z.iso.datetime();
const ipv6Addresses = z
  .optional(z.nullable(z.string()))
  .check(z.describe('its IPv6 addresses, as a network or the first of them. Absent: the account centre names none'));

/** Unguessable, and safe in an address. */
const orderId = z.uuid();

const orderMessage = z.extend(quotedTerms, {
  id: z.string(),
  number: z.string().check(z.describe('can be read out, and does not lead to the order: S-7K3P-9M2X')),
  state: z.enum(orderStates),
  createdAt: instant,
  dueAt: instant.check(z.describe('an unpaid order closes after this instant')),
  now: instant.check(z.describe('the service’s clock, for countdowns')),
  paidMinor: amountMinor,
  refundedMinor: amountMinor.check(z.describe('refunded already')),
  refundingMinor: amountMinor.check(z.describe('requested refunds that are still pending')),
  method: z._default(z.nullable(z.string()), null).check(z.describe('of payment')),
  payOpen: z.boolean().check(z.describe('a payment was started at the account centre, and no notice of it has arrived')),
  server: z
    .nullable(
      z.object({
        id: z.string(),
        state: z.enum(['building', 'running', 'failed']),
        address: z.nullable(z.string()),
        ipv6: ipv6Addresses,
        readyAt: instant,
      }),
    )
    .check(z.describe('present once it is being built; of several, one that is not ready yet, or the first')),
  servers: z
    .optional(z.array(z.object({ hostName: z.string(), address: z.nullable(z.string()), ipv6: ipv6Addresses })))
    .check(z.describe('of an order of several servers, in their order; `address` once it runs. Absent: it is one')),
  paidUntil: z
    ._default(z.nullable(instant), null)
    .check(
      z.describe('the end of the time that is paid for, renewals included; null before the server runs, and for a renewal or a change'),
    ),
  renewableUntil: z._default(z.nullable(instant), null).check(z.describe('until when the server can be renewed; null if it cannot')),
  withdrawableUntil: z
    ._default(z.nullable(instant), null)
    .check(z.describe('until when a consumer may withdraw from the contract; null: not any more, or the site grants no such right')),
  renewals: z
    ._default(
      z.array(
        z.object({
          id: z.string(),
          number: z.string(),
          state: z.enum(orderStates),
          from: instant,
          until: instant,
          backMinor: z._default(amountMinor, 0).check(z.describe('what of it goes back or has gone back')),
        }),
      ),
      [],
    )
    .check(z.describe('of the server, the oldest first; without those that closed')),
  serverChanges: z
    ._default(
      z.array(
        z.object({
          id: z.string(),
          number: z.string(),
          state: z.enum(orderStates),
          kind: z.enum(changeKinds),
          backMinor: z._default(amountMinor, 0).check(z.describe('what of it goes back or has gone back')),
        }),
      ),
      [],
    )
    .check(z.describe('of the server, the oldest first; without those that closed')),
  configurationNow: z
    .optional(wireConfiguration)
    .check(z.describe('what the server is now, if it was changed since it was ordered; absent: `configuration`')),
  changeable: z
    ._default(z.boolean(), false)
    .check(z.describe('the server can be changed: it runs, and a whole day of what is paid for is left')),
  hostName: z
    .optional(z.string())
    .check(z.describe('of its server: the one that was chosen, or that was made of the number; absent for a renewal or a change')),
  goesBackFirst: z
    ._default(z.nullable(z.object({ id: z.string(), number: z.string() })), null)
    .check(z.describe('of a renewal: the last one of its server, which has to go back before this one; null: nothing has to')),
  coveredBy: z
    ._default(z.nullable(z.object({ id: z.string(), number: z.string() })), null)
    .check(
      z.describe('of a renewal: a later change of its server that is paid for its period too, so that both go back with the server alone'),
    ),
  history: z
    .array(z.object({ kind: z.enum(orderEventKinds), at: instant, amountMinor: z.optional(amountMinor) }))
    .check(z.describe('oldest first')),
  termsVersion: z.int(),
  terms: z
    ._default(
      z.nullable(z.object({ language: z.enum(languages), fingerprint: z.string().check(z.describe('SHA-256 of the text, hexadecimal')) })),
      null,
    )
    .check(z.describe('the text of that version which was accepted; null for an order from before this was kept')),
  group: z
    .optional(z.object({ id: z.string(), campaign: z.string().check(z.describe('its slug')), feePercent: z.number() }))
    .check(z.describe('the group in which the order is a seat, and the fee that is withheld if it is refunded after the group succeeded')),
  referral: z
    ._default(z.nullable(z.object({ code: z.string(), state: z.enum(referralStates) })), null)
    .check(z.describe('the affiliate code of the link that brought the buyer')),
});

export type OrderMessage = z.infer<typeof orderMessage>;

const owned = ['loginRequired', 'doesNotExist'] as const;

export const createOrder = defineCall({
  path: 'order-server/create',
  area: 'orders',
  kind: 'action',
  requirement: 'R-5.9',
  summary:
    'Places an order for a quote and reserves the server. `key` is the idempotency key: the same one again, the same quote, or that quote with another coupon returns the same order. `proof` is that of `human/verify` for the action `order`. The quote’s price holds; only after a correction of prices `priceChanged` orders nothing: its `values` contain the old total, the new one and the id of a new quote. `onceOnly` names in `values.order` and `values.number` the account’s own unpaid order.',
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
    ...quantityRefusals,
    'limitedEdition',
    'onceOnly',
    'noImageSelected',
    'systemDiskSizeWrong',
    'dataDiskSizeWrong',
    'notSoldInCurrency',
    'humanVerificationNeeded',
    'termsChanged',
    'priceChanged',
    'couponNotUsable',
    'notRenewable',
    'renewalUnpaid',
    'renewalNotPriced',
    'notChangeable',
    'changeNotOffered',
    'changeSoldOut',
    'changeTooFewLeft',
    'changeUnderWay',
    'dataError',
    'systemBusy',
  ],
});

export const payOrder = defineCall({
  path: 'order-server/pay',
  area: 'orders',
  kind: 'action',
  requirement: 'R-5.9',
  summary:
    'The address at the account centre where an order is paid. An open payment is continued; after a declined one a new one is started.',
  input: z.strictObject({ id: orderId, language: wireLanguage, key: z.uuid() }),
  output: z.object({ payAddress: z.string() }),
  refusals: [...owned, 'orderClosed', 'accountAbnormal'],
});

export const orderDetail = defineCall({
  path: 'order-server/detail',
  area: 'orders',
  kind: 'read',
  requirement: 'R-5.9',
  summary: 'One of the account’s own orders, in its current state.',
  input: z.strictObject({ id: orderId }),
  output: orderMessage,
  refusals: owned,
});

export const orderList = defineCall({
  path: 'order-server/list',
  area: 'orders',
  kind: 'read',
  requirement: 'R-5.9',
  summary: `The account’s orders, newest first, ${listedOrdersAtMost} at most.`,
  input: z.strictObject({}),
  output: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      state: z.enum(orderStates),
      createdAt: instant,
      dueAt: instant,
      totalMinor: amountMinor,
      currency: z.enum(currencies),
      period: z.string(),
      region: z.string(),
      model: z.string(),
      quantity: z._default(z.int(), 1).check(z.describe('how many servers it is for')),
      renews: z
        ._default(z.nullable(z.string()), null)
        .check(z.describe('the number of the order whose server it renews; null: it is no renewal')),
      changes: z
        ._default(z.nullable(z.string()), null)
        .check(z.describe('the number of the order whose server it changes; null: it changes none')),
      paidUntil: z._default(z.nullable(instant), null).check(z.describe('until when its server is paid for; null while none runs')),
    }),
  ),
  refusals: ['loginRequired'],
});

export const cancelOrder = defineCall({
  path: 'order-server/cancel',
  area: 'orders',
  kind: 'action',
  requirement: 'R-5.9',
  summary: 'Cancels an unpaid order; repeated, it returns the same closed order.',
  input: z.strictObject({ id: orderId }),
  output: orderMessage,
  refusals: [...owned, 'notCancellable'],
});

export const refundOffer = defineCall({
  path: 'order-server/refundOffer',
  area: 'orders',
  kind: 'read',
  requirement: 'R-6.7',
  summary:
    'The refund that an order would get now: the paid amount, less what was used, by the refund policy. Of a server that was renewed it is that of all its periods; a renewal by itself is refunded while it is the last one and its period has not begun; a change of a server goes back with it.',
  input: z.strictObject({ id: orderId }),
  output: z.object({
    paidMinor: amountMinor,
    usedDays: z.int().check(z.nonnegative()),
    usedMinor: amountMinor,
    amountMinor,
    currency: z.enum(currencies),
    asOf: instant,
    byGuarantee: z.boolean().check(z.describe('the whole amount, by the guarantee that a person has once per family: this refund uses it')),
    guaranteeGone: z.boolean().check(z.describe('it would be the whole amount if that guarantee had not been used before')),
    fee: z
      .optional(z.object({ percent: z.number(), amountMinor }))
      .check(z.describe('the activation fee that is withheld of an order of a group that succeeded; absent for any other order')),
    periods: z
      .optional(
        z.array(
          z.object({
            number: z.string().check(z.describe('of the order by which it was paid')),
            of: z._default(z.enum(['server', 'renewal', 'change']), 'renewal').check(z.describe('what was paid by it')),
            paidMinor: amountMinor,
            days: z.int().check(z.nonnegative(), z.describe('of the whole period')),
            usedDays: z.int().check(z.nonnegative(), z.describe('0: it has not begun')),
            usedMinor: amountMinor,
            feeMinor: amountMinor,
            amountMinor: amountMinor.check(z.describe('what of it goes back')),
          }),
        ),
      )
      .check(
        z.describe('of a server that was renewed or changed: each payment, its own first; the sums have them all. Absent: it was neither'),
      ),
    listMonthMinor: z
      .nullable(amountMinor)
      .check(z.describe('of a promotional product: the list price of a month, by which the used days are deducted')),
  }),
  refusals: [...owned, 'notRefundable'],
});

export const refundOrder = defineCall({
  path: 'order-server/refund',
  area: 'orders',
  kind: 'action',
  requirement: 'R-6.7',
  summary: 'Ends an order and refunds what `refundOffer` showed; refused with the new amount if that has changed.',
  input: z.strictObject({ id: orderId, amountMinor: wireInteger(0, minorUnitsAtMost), key: z.uuid() }),
  output: orderMessage,
  refusals: [...owned, 'notRefundable', 'refundChanged'],
});
