import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { wireText } from '../wire-fields.ts';
import { couponGrant } from './coupon-calls.ts';
import { quoteMessage } from './orders/purchase-calls.ts';

/** Why a coupon does not apply, in the order in which it is checked; the first one is named. */
export const couponObstacles = ['kind', 'expired', 'promotion', 'trial', 'currency', 'product', 'image', 'period', 'minimum'] as const;

const typedUnitsAtMost = 64;
const amountMinor = z.int().check(z.nonnegative());

const verdict = z.discriminatedUnion('applies', [
  z.object({ applies: z.literal(true), savesMinor: amountMinor }),
  z.object({
    applies: z.literal(false),
    why: z.enum(couponObstacles),
    missingMinor: amountMinor.check(z.describe('what is missing to the minimum spend; 0 for any other reason')),
    cure: z
      .nullable(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('without-promotion') }),
          z.object({ kind: z.literal('period'), period: z.string() }),
          z.object({ kind: z.literal('traffic'), traffic: z.string() }),
          z.object({ kind: z.literal('disk'), sizeGib: z.int().check(z.positive(), z.describe('of the boot disk, GiB')) }),
          z.object({ kind: z.literal('model'), model: z.string() }),
          z.object({ kind: z.literal('image'), image: z.string().check(z.describe('one of our images, by its code')) }),
        ]),
      )
      .check(z.describe('the nearest single change with which it applies; null: there is none')),
  }),
]);

const offeredCoupon = z.object({ grant: couponGrant, verdict });

export type OfferedCoupon = z.infer<typeof offeredCoupon>;

export const quoteCoupons = defineCall({
  path: 'order-server/quoteCoupons',
  area: 'orders',
  kind: 'read',
  requirement: 'R-6.5',
  summary:
    'The account’s unused coupons for one of its quotes, and the one that it was ordered with: which apply and what each saves, and for the others what prevents it and what would help.',
  input: z.strictObject({ quote: z.uuid() }),
  output: z.object({
    coupons: z.array(offeredCoupon).check(z.describe('those that apply first, the most saving first')),
    best: z.nullable(z.uuid()).check(z.describe('the one that saves most; of equals the one that expires first')),
  }),
  refusals: ['loginRequired', 'doesNotExist', 'quoteExpired'],
});

export const chooseCoupon = defineCall({
  path: 'order-server/chooseCoupon',
  area: 'orders',
  kind: 'action',
  requirement: 'R-6.5',
  summary:
    'A quote with another coupon of the account, or without one (`coupon` empty): the same lines, price and validity under a new id; the earlier quote stays as it is. With `code` instead, the coupon of that code is claimed first; a code that cannot be used is answered alike, whatever the reason. Once the quote or one of these was ordered, the answer is what was ordered; when that order is closed, overdue or refunded, a quote that can be ordered again.',
  input: z.strictObject({
    quote: z.uuid(),
    coupon: z.optional(z.union([z.uuid(), z.literal('')])),
    code: z.optional(wireText(typedUnitsAtMost)),
  }),
  output: quoteMessage,
  refusals: ['loginRequired', 'doesNotExist', 'quoteExpired', 'couponNotUsable', 'couponCodeRefused', 'tooManyRequests'],
});
