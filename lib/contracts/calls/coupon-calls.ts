import * as z from 'zod/mini';
import { currencies } from '#lib/money/currencies.ts';
import { couponKinds, couponRules } from '#lib/rules/campaigns/coupon-kinds.ts';
import { realNameStates } from '#lib/rules/real-name.ts';
import { defineCall } from '../define-call.ts';

/** A coupon that somebody has. `expired`: its time ran out before it was used. */
export const grantStates = ['available', 'reserved', 'used', 'expired'] as const;

const codeUnitsAtMost = 24;
/** How many of an account's latest coupons are listed. */
export const listedGrantsAtMost = 200;

const instant = z.iso.datetime();
const count = z.int().check(z.nonnegative());

const range = z.object({
  rule: z.enum(couponRules),
  names: z.array(z.string()).check(z.describe('in the visitor’s language; empty for all')),
});

export const couponGrant = z.object({
  id: z.uuid(),
  campaign: z.string().check(z.describe('the code of its campaign')),
  kind: z.enum(couponKinds),
  name: z.string(),
  percent: z.number(),
  minimumSpend: z.record(z.enum(currencies), z.nullable(count)).check(z.describe('minor units; null: not to be used in that currency')),
  products: range,
  periods: range,
  notForWindows: z.boolean().check(z.describe('a server with a Windows image does not take it')),
  state: z.enum(grantStates),
  claimedAt: instant,
  expiresAt: instant.check(z.describe('the coupon is no longer valid from this instant on')),
  orderId: z.nullable(z.string()).check(z.describe('the order that reserves or used it')),
});

export type CouponGrant = z.infer<typeof couponGrant>;

export const claimCoupon = defineCall({
  path: 'coupon/claim',
  area: 'coupons',
  kind: 'action',
  requirement: 'R-6.2',
  summary:
    'Claims a coupon of the coupon centre by its campaign’s code. `key` is the idempotency key: the same one again returns the same coupon. Of several reasons for a refusal the first one is answered, in the order in which they are listed.',
  input: z.strictObject({ campaign: z.string().check(z.regex(/^[A-Z0-9]+$/), z.maxLength(codeUnitsAtMost)), key: z.uuid() }),
  output: z.object({ grant: couponGrant, mine: count.check(z.describe('coupons of this campaign that the person has had')) }),
  refusals: [
    'loginRequired',
    'repeatOperation',
    'eventDoesNotExist',
    'eventNotSupported',
    'accountAbnormal',
    'notRegistered',
    'realNameStatusUnsupported',
    'creditScoreInsufficient',
    'newcomersOnly',
    'eventNotStarted',
    'eventEnded',
    'alreadyReceived',
    'couponExhausted',
  ],
});

export const myCoupons = defineCall({
  path: 'coupon/mine',
  area: 'coupons',
  kind: 'read',
  requirement: 'R-6.1',
  summary: `The account’s coupons, the latest first, ${listedGrantsAtMost} at most. A welcome coupon that the person may have is put into the account first.`,
  input: z.strictObject({}),
  output: z.object({ now: instant.check(z.describe('the service’s clock')), grants: z.array(couponGrant) }),
  refusals: ['loginRequired'],
});

export const couponState = defineCall({
  path: 'coupon/state',
  area: 'coupons',
  kind: 'read',
  quiet: true,
  requirement: 'R-6.2',
  summary:
    'The live state of the campaigns in the coupon centre: which are exhausted, and how many coupons of each the person has had. A visitor has had none.',
  input: z.strictObject({}),
  output: z.object({
    now: instant.check(z.describe('the service’s clock')),
    realName: z.nullable(z.enum(realNameStates)).check(z.describe('null for a visitor')),
    newcomer: z.nullable(z.boolean()).check(z.describe('neither the person nor the account has ever paid an order; null for a visitor')),
    campaigns: z.array(z.object({ code: z.string(), mine: count, exhausted: z.boolean() })),
  }),
  refusals: [],
});

/** What became of a campaign's coupons, for editors. */
const campaignFigures = z.object({
  campaignId: z.string(),
  claimed: count.check(z.describe('given out so far, whatever became of them')),
  available: count,
  reserved: count.check(z.describe('held for an order that awaits payment')),
  used: count,
  expired: count.check(z.describe('not used in time')),
  orders: z
    .array(
      z.object({
        currency: z.enum(currencies),
        orders: count,
        keptMinor: count.check(z.describe('paid, less what was refunded or is being refunded')),
        discountMinor: count.check(z.describe('what the coupons took off the orders that keep money')),
      }),
    )
    .check(z.describe('the paid orders that used one, by currency')),
});

export type CampaignFigures = z.infer<typeof campaignFigures>;

export const couponFigures = defineCall({
  path: 'coupon/figures',
  area: 'coupons',
  kind: 'read',
  quiet: true,
  requirement: 'R-6',
  summary: [
    'What became of each campaign’s coupons and what the orders with them brought, for the Studio: only its editors are answered, by',
    'the session or the token with which they work there. Campaigns that have given out no coupon are left out.',
  ].join(' '),
  input: z.strictObject({}),
  output: z.object({ campaigns: z.array(campaignFigures) }),
  refusals: ['noSuchCall', 'systemBusy'],
});
