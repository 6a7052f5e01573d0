import * as z from 'zod/mini';
import { currencies } from '#lib/money/currencies.ts';
import { couponKinds } from '#lib/rules/campaigns/coupon-kinds.ts';
import { setupCallBytesAtMost } from '../call-bytes.ts';
import { defineCall } from '../define-call.ts';
import { serverRefundReasons } from '../refund-reasons.ts';
import { wireSetup } from '../server-setup.ts';
import { jsonText, wireInteger, wireText } from '../wire-fields.ts';
import { campaignSlug, creationRefusals, groupHead, groupMember } from './open-groups-call.ts';
import { setupRefusals } from './orders/purchase-calls.ts';
import { orderStates } from '../order-states.ts';

/** The state of a seat. `held` until it is paid; `released`: given up unpaid, and free for another. */
export const seatStates = ['held', 'paid', 'released', 'refunded'] as const;

/** What came of a leader's draw. `none-left`: the number won, and every hidden coupon of the campaign had been given out. */
export const drawOutcomes = ['won', 'lost', 'none-left'] as const;

const stateRefusals = ['groupLeaderUnpaid', 'groupLaunched', 'groupEnded'] as const;
/** Ten keys of 3,000 each at most, with their names, and a text for cloud-init. */
const setupUnitsAtMost = 76_000;
/** Why a group cannot be joined by anybody. */
const joinRefusals = [...stateRefusals, 'groupFull'] as const;

export type JoinRefusal = (typeof joinRefusals)[number];

/** A wait for a change answers after this time at the latest. */
export const groupWaitSecondsAtMost = 14;
/** How many of an account's latest groups are listed. */
export const myGroupsAtMost = 50;
/** The leader's number of a draw is below this. */
export const drawNumberAtMost = 999_999_999;
/** Sizes that a group can have. */
const headCountBounds = { atLeast: 2, atMost: 10 } as const;

const codeUnitsAtMost = 80;
const encryptedUnitsAtMost = 1_200;
const termsVersionAtMost = 99_999;
const versionAtMost = 999_999_999;
const amountAtMost = 999_999_999;

const instant = z.iso.datetime();
const count = z.int().check(z.nonnegative());
const amountMinor = z.int().check(z.nonnegative());
const groupId = z.uuid();
const inLanguages = z.object({ en: z.nullable(z.string()), zh: z.nullable(z.string()), ja: z.nullable(z.string()) });

/** Prices of one unit; `feeMinor` is withheld if a member of a group that succeeded asks for a refund. */
const groupPrice = z.object({ currency: z.enum(currencies), aloneMinor: amountMinor, groupMinor: amountMinor, feeMinor: amountMinor });

const groupOffer = z.object({
  configuration: z.object({
    region: z.string(),
    model: z.string(),
    disk: z.object({ type: z.string(), sizeGib: z.number() }),
    traffic: z.string(),
  }),
  period: z.string(),
  percent: z.number().check(z.describe('off the price alone')),
  feePercent: z.number().check(z.describe('of the amount paid: withheld if a member asks for a refund after the group has succeeded')),
  prices: z.array(groupPrice).check(z.describe('by today’s catalogue; empty while the server is not sold')),
});

const draw = z.object({
  commitment: z.string().check(z.describe('SHA-256 of the seed, hexadecimal; published from the opening on')),
  percent: z.number(),
  state: z.enum(['later', 'open', 'drawn', 'over']).check(z.describe('`later`: once the group succeeds; `over`: not drawn in time')),
  until: z.nullable(instant).check(z.describe('the leader can draw before this instant; null until the group has succeeded')),
  anyLeft: z.boolean().check(z.describe('hidden coupons of the campaign are left')),
  result: z
    .nullable(z.object({ seed: z.string().check(z.describe('hexadecimal')), number: count, outcome: z.enum(drawOutcomes), at: instant }))
    .check(z.describe('shown to everybody, for verification by `lib/group-buy/draw.ts`')),
});

export type GroupDraw = z.infer<typeof draw>;

const seatRefund = z.object({
  orderId: z.string(),
  reason: z.enum(serverRefundReasons),
  currency: z.enum(currencies),
  amountMinor,
  isDone: z.boolean().check(z.describe('it has been paid back; false: it is on its way')),
});

export type SeatRefund = z.infer<typeof seatRefund>;

const mine = z.object({
  role: z.enum(['leader', 'member']),
  state: z.enum(seatStates),
  orderId: z.string(),
  orderState: z.enum(orderStates),
  heldUntil: z.nullable(instant),
  coupon: z.nullable(z.string()).check(z.describe('the code of the coupon that the success brought')),
  couponHad: z.boolean().check(z.describe('the person has that coupon from another group of the offer: this one brings none')),
  refunds: z
    .array(seatRefund)
    .check(z.describe('money of the caller’s seats in the group that goes back or has gone back, the oldest first')),
});

const promisedCoupon = z.object({
  code: z.string(),
  kind: z.enum(couponKinds).check(z.describe('what it is good for')),
  name: inLanguages,
  percent: z.number(),
  validityDays: z.int(),
});

/** A group as its page shows it. */
const groupMessage = z.object({
  ...groupHead,
  version: z.int().check(z.describe('grows with every change')),
  now: instant.check(z.describe('the service’s clock, for countdowns')),
  members: z.array(groupMember).check(z.describe('without those who gave up')),
  refusal: z.nullable(z.enum(joinRefusals)).check(z.describe('why nobody can join it now, said before log-in; null: one can')),
  newcomersOnly: z.boolean().check(z.describe('only for persons without a paid order, as it was when the group was created')),
  soldOut: z.boolean().check(z.describe('nothing is left of its server: nobody can join until there is')),
  pending: count.check(z.describe('seats of a group that has ended whose server does not run yet, or whose money has not been paid back')),
  offer: groupOffer,
  terms: inLanguages.check(z.describe('its rules, as they were when it was created')),
  memberCoupon: z.nullable(promisedCoupon).check(z.describe('for every member, once the group succeeds')),
  hiddenCoupon: z.nullable(promisedCoupon),
  draw: z
    .nullable(draw)
    .check(
      z.describe('null until the leader has paid, where the campaign hides no coupon, and where its leader gave the server back undrawn'),
    ),
  endedAt: z.nullable(instant).check(z.describe('when it succeeded, failed or became void')),
  mine: z.nullable(mine).check(z.describe('the caller’s own seat, the latest; null: none')),
  heldOut: z.boolean().check(z.describe('the caller has held unpaid seats of the group for so long that they can take no other one')),
  elsewhere: z.nullable(groupId).check(z.describe('another group of the offer in which the caller has the one seat of a person')),
});

export type GroupMessage = z.infer<typeof groupMessage>;

/** What an order of a group needs besides the group. */
const seatFields = {
  currency: z.enum(currencies),
  image: z.optional(wireText(codeUnitsAtMost)).check(z.describe('the code of an operating system; without one `noImageSelected`')),
  password: z.optional(wireText(encryptedUnitsAtMost)).check(z.describe('encrypted with account/publicKey for the purpose `server`')),
  setup: z
    .optional(jsonText(wireSetup, setupUnitsAtMost))
    .check(z.describe('host name, public keys and a text for cloud-init, as `order-server/quote` takes them')),
  termsVersion: wireInteger(1, termsVersionAtMost).check(z.describe('of the terms of service, as `order-server/create` takes it')),
  key: z.uuid().check(z.describe('the idempotency key: the same one again returns the same group')),
  totalMinor: z
    .optional(wireInteger(0, amountAtMost))
    .check(z.describe('the price of the seat that the buyer was shown; absent: whatever it is')),
  feeMinor: z.optional(wireInteger(0, amountAtMost)).check(z.describe('the fee that the buyer was shown; absent: whatever it is')),
};

/** Refusals of an account, in the order in which they are given. */
const gateRefusals = ['accountAbnormal', 'notRegistered', 'realNameStatusUnsupported', 'creditScoreInsufficient', 'newcomersOnly'] as const;

/** Refusals of the order of a seat. */
const orderRefusals = [
  'notOnSale',
  'modelSoldOut',
  'noImageSelected',
  'notSoldInCurrency',
  'serverPasswordWrong',
  ...setupRefusals,
  'groupPriceChanged',
  'termsChanged',
  'systemBusy',
] as const;

export const groupDetail = defineCall({
  path: 'group/detail',
  area: 'groups',
  kind: 'read',
  requirement: 'R-7.1',
  summary: 'One group, for anybody who knows its id; members are masked. A deadline that has passed is settled on reading.',
  input: z.strictObject({ id: groupId }),
  output: groupMessage,
  refusals: ['groupDoesNotExist'],
});

export const waitForGroup = defineCall({
  path: 'group/wait',
  area: 'groups',
  kind: 'read',
  quiet: true,
  requirement: 'R-7.1',
  summary: `The group once its version is greater than the one known, or after ${groupWaitSecondsAtMost} s as it is.`,
  input: z.strictObject({ id: groupId, version: wireInteger(0, versionAtMost) }),
  output: groupMessage,
  refusals: ['groupDoesNotExist'],
});

const joined = z.object({ group: groupMessage, orderId: z.string().check(z.describe('the order to pay')) });

export const createGroup = defineCall({
  path: 'group/create',
  area: 'groups',
  kind: 'action',
  bytesAtMost: setupCallBytesAtMost,
  requirement: 'R-7.2',
  summary:
    'Creates a group with the caller as its leader, whose order has to be paid before others can join. Of several reasons for a refusal the first one is answered, in the order in which they are listed; `onceOnly` names in `values.group` the group that the caller’s account is in, `groupPriceChanged` in `totalMinor`, `aloneMinor`, `feeMinor` and `feePercent` what holds now.',
  input: z.strictObject({ campaign: campaignSlug, headCount: wireInteger(headCountBounds.atLeast, headCountBounds.atMost), ...seatFields }),
  output: joined,
  refusals: ['loginRequired', 'repeatOperation', 'eventDoesNotExist', ...gateRefusals, ...creationRefusals, 'onceOnly', ...orderRefusals],
});

export const joinGroup = defineCall({
  path: 'group/join',
  area: 'groups',
  kind: 'action',
  bytesAtMost: setupCallBytesAtMost,
  requirement: 'R-7.3',
  summary:
    'Takes a seat in a group, by an order that has to be paid within 3 hours and before the deadline. `groupHeldOut`: the person has held unpaid seats of the group for 6 hours in all. `groupEndedOrFull`: somebody was faster at the very moment. Of several reasons for a refusal the first one is answered, in the order in which they are listed; `onceOnly` names in `values.group` the group that the caller’s account is in, `groupPriceChanged` in `totalMinor`, `aloneMinor`, `feeMinor` and `feePercent` what holds now.',
  input: z.strictObject({ id: groupId, ...seatFields }),
  output: joined,
  refusals: [
    'loginRequired',
    'repeatOperation',
    'groupDoesNotExist',
    ...gateRefusals,
    ...stateRefusals,
    'onceOnly',
    'groupHeldOut',
    'groupFull',
    'groupEndedOrFull',
    ...orderRefusals,
  ],
});

export const leaveGroup = defineCall({
  path: 'group/leave',
  area: 'groups',
  kind: 'action',
  requirement: 'R-7.3',
  summary: 'Gives up an unpaid seat and closes its order; a leader who leaves voids the group. Repeated, it returns the same group.',
  input: z.strictObject({ id: groupId }),
  output: groupMessage,
  refusals: ['loginRequired', 'groupDoesNotExist', 'doesNotExist', 'stateForbids', 'groupSeatPaid'],
});

export const drawCoupon = defineCall({
  path: 'group/draw',
  area: 'groups',
  kind: 'action',
  requirement: 'R-7.7',
  summary:
    'The leader’s draw for the hidden coupon, once, with a number that the browser chose: stored before it is answered. Repeated, it returns the first result, whatever the number.',
  input: z.strictObject({ id: groupId, number: wireInteger(0, drawNumberAtMost) }),
  output: groupMessage,
  refusals: ['loginRequired', 'groupDoesNotExist', 'doesNotExist', 'stateForbids', 'drawNotOpen', 'drawEnded', 'couponExhausted'],
});

export const myGroups = defineCall({
  path: 'group/mine',
  area: 'groups',
  kind: 'read',
  requirement: 'R-7.1',
  summary: `The groups that the account is or was in, the latest first, ${myGroupsAtMost} at most.`,
  input: z.strictObject({}),
  output: z.object({ now: instant, groups: z.array(z.object({ ...groupHead, mine })) }),
  refusals: ['loginRequired'],
});
