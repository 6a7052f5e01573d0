import * as z from 'zod/mini';
import { currencies } from '#lib/money/currencies.ts';
import { defineCall } from '#lib/contracts/define-call.ts';
import { orderStates } from '#lib/contracts/order-states.ts';
import { wireInteger, wireLanguage, wireText } from '#lib/contracts/wire-fields.ts';
import { quantityRefusals } from './purchase-calls.ts';
import { orderMessage } from './order-message.ts';

const proofUnitsAtMost = 128;
const termsVersionAtMost = 99_999;
const minorUnitsAtMost = 999_999_999;
/** How many of an account's latest orders are listed. */
export const listedOrdersAtMost = 100;

const amountMinor = z.int().check(z.nonnegative());
const instant = z.iso.datetime();

/** Unguessable, and safe in an address. */
const orderId = z.uuid();

const owned = ['loginRequired', 'doesNotExist'] as const;

export const createOrder = defineCall({
  path: 'order-server/create',
  area: 'orders',
  kind: 'action',
  requirement: 'R-5.9',
  summary:
    'Places an order for a quote and reserves the server. `key` is the idempotency key: the same one again, the same quote, or that quote with another coupon returns the same order. `proof` is that of `human/verify` for the action `order`. The quote’s price holds; only after a correction of prices `priceChanged` orders nothing: its `values` contain the old total, the new one and the id of a new quote. `onceOnly` names in `values.order` and `values.number` the account’s own unpaid order. `conditions`: the buyer of a name confirms that they meet what its registry asks for; without it a name whose quote has `asks.realName` or `asks.localPresence` is refused with `conditionsNotAccepted`.',
  input: z.strictObject({
    quote: z.uuid(),
    key: z.uuid(),
    proof: wireText(proofUnitsAtMost),
    termsVersion: wireInteger(1, termsVersionAtMost),
    conditions: z.optional(z.literal('true')),
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
    'domainNotSold',
    'domainTaken',
    'domainUnknown',
    'domainUnderWay',
    'conditionsNotAccepted',
    'tooManyRequests',
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
      domain: z.optional(z.string()).check(z.describe('the name that it registers, as it is displayed; absent: it is for a server')),
      period: z.string(),
      region: z.string().check(z.describe('empty for a domain, as `model` is')),
      model: z.string(),
      orderedModel: z
        .optional(z.string())
        .check(z.describe('which size was ordered, where a change has made another one of its server, which `model` is; else absent')),
      backTogetherMinor: z
        .optional(amountMinor)
        .check(
          z.describe('of a server whose refund is on its way or done: what goes back in all, where renewals or changes go back with it'),
        ),
      quantity: z._default(z.int(), 1).check(z.describe('how many servers it is for')),
      renews: z
        ._default(z.nullable(z.string()), null)
        .check(z.describe('the number of the order whose server it renews; null: it is no renewal')),
      changes: z
        ._default(z.nullable(z.string()), null)
        .check(z.describe('the number of the order whose server it changes; null: it changes none')),
      paidUntil: z
        ._default(z.nullable(instant), null)
        .check(z.describe('until when its server is paid for, or its domain registered; null while none is')),
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
