import * as z from 'zod/mini';
import { defineCall, type CallOutput } from '#lib/contracts/define-call.ts';
import { wireCode, wireInteger } from '#lib/contracts/wire-fields.ts';
import { currencies } from '#lib/money/currencies.ts';
import { domainQuoteMessage } from './domain-quote-call.ts';
import { quoteMessage } from './purchase-calls.ts';

const orderedAs = z.object({ id: z.string(), number: z.string(), awaitsPayment: z.boolean() });

export type OrderedAs = z.infer<typeof orderedAs>;

const ordered = {
  order: z
    ._default(z.nullable(orderedAs), null)
    .check(z.describe('the order of this quote or of a copy with another coupon, while it is not over')),
} as const;

export const quoteDetail = defineCall({
  path: 'order-server/quoteDetail',
  area: 'orders',
  kind: 'read',
  requirement: 'R-5.9',
  summary: 'One of the account’s own quotes, while it is valid.',
  input: z.strictObject({ id: z.uuid() }),
  output: z.union([z.extend(quoteMessage, ordered), z.extend(domainQuoteMessage, ordered)]),
  refusals: ['loginRequired', 'quoteExpired', 'doesNotExist'],
});

const inPlaceOf = z
  .optional(z.uuid())
  .check(z.describe('an earlier quote of the account: its coupon is kept, as far as it is free and applies'));

const diskGibAtMost = 99_999;

export const renewalQuote = defineCall({
  path: 'order-server/renewalQuote',
  area: 'orders',
  kind: 'action',
  requirement: 'R-5.12',
  summary:
    'Prices the next period of a server of the account, named by the order by which it was bought, in the currency of that order: the lower of the renewal price that was frozen for the same period and the price list of the day. It is ordered, and takes coupons for renewals, as any other quote. `renewalUnpaid` names in `values.order` and `values.number` the renewal that awaits payment; `dataError` has the field `period` where that period is not offered.',
  input: z.strictObject({ order: z.uuid(), period: wireCode, inPlaceOf }),
  output: quoteMessage,
  refusals: [
    'loginRequired',
    'doesNotExist',
    'notRenewable',
    'renewalUnpaid',
    'changeUnderWay',
    'renewalNotPriced',
    'dataError',
    'systemBusy',
  ],
});

export const renewalPrices = defineCall({
  path: 'order-server/renewalPrices',
  area: 'orders',
  kind: 'read',
  requirement: 'R-5.12',
  summary:
    'What the renewal of a server of the account costs now for each period that it has a price for, without a coupon: the same prices as the quotes of `renewalQuote`.',
  input: z.strictObject({ order: z.uuid() }),
  output: z.object({
    currency: z.enum(currencies).check(z.describe('that of the order')),
    periods: z.array(z.object({ period: z.string(), totalMinor: z.int().check(z.nonnegative()) })),
  }),
  refusals: ['loginRequired', 'doesNotExist', 'notRenewable', 'systemBusy'],
});

export type RenewalPrices = CallOutput<typeof renewalPrices>;

export const changeQuote = defineCall({
  path: 'order-server/changeQuote',
  area: 'orders',
  kind: 'action',
  requirement: 'R-5.15',
  summary:
    'Prices a change of a server of the account, named by the order by which it was bought: `model` for a larger size of its series, or `diskGib`, `traffic` or both for more of these. It costs the difference of the list prices for the whole days left of what is paid for. It is ordered, and takes coupons of its kind, as any other quote. `renewalUnpaid` and `changeUnderWay` name in `values.order` and `values.number` an order about the server that is not done yet.',
  input: z.strictObject({
    order: z.uuid(),
    model: z.optional(wireCode),
    diskGib: z.optional(wireInteger(1, diskGibAtMost)),
    traffic: z.optional(wireCode),
    inPlaceOf,
  }),
  output: quoteMessage,
  refusals: [
    'loginRequired',
    'doesNotExist',
    'notChangeable',
    'changeNotOffered',
    'renewalUnpaid',
    'changeUnderWay',
    'notOnSale',
    'changeSoldOut',
    'changeTooFewLeft',
    'systemDiskSizeWrong',
    'changeNotPriced',
    'dataError',
    'systemBusy',
  ],
});
