import * as z from 'zod/mini';
import { referralVerdicts } from '#lib/contracts/referral-verdicts.ts';
import { automaticOutcomes } from './automatic-renewal-calls.ts';
import { nameClasses } from '#lib/contracts/name-class.ts';
import { orderStates } from '#lib/contracts/order-states.ts';
import { changeKinds } from '#lib/rules/campaigns/coupon-kinds.ts';
import { domainTerms } from './domain-quote-call.ts';
import { quotedTerms, wireConfiguration } from './purchase-calls.ts';
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
  'automatic-renewal-on',
  'automatic-renewal-off',
  'automatic-renewal-failed',
  'renewed',
  'renewal-returned',
  'changed',
  'server-changed',
  'registered',
  'name-taken',
  'class-changed',
  'registration-failed',
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

const amountMinor = z.int().check(z.nonnegative());
const instant = z.iso.datetime();
const ipv6Addresses = z
  .optional(z.nullable(z.string()))
  .check(z.describe('its IPv6 addresses, as a network or the first of them. Absent: the account centre names none'));

/** The automatic renewal of a server, as its page says it in a line. */
const automaticLine = z.object({
  period: z.string(),
  totalMinor: amountMinor.check(z.describe('the most that is charged')),
  chargeAt: instant,
  outcome: z.nullable(z.enum(automaticOutcomes)).check(z.describe('outcome of the last attempt for the current end; null: there was none')),
});

/** What an order is, whatever was ordered. */
const orderFields = {
  id: z.string(),
  number: z.string().check(z.describe('can be read out, and does not lead to the order: S-7K3P-9M2X')),
  state: z.enum(orderStates),
  createdAt: instant,
  dueAt: instant.check(z.describe('an unpaid order closes after this instant')),
  now: instant.check(z.describe('the service’s clock, for countdowns')),
  paidMinor: amountMinor,
  refundedMinor: amountMinor.check(z.describe('refunded already')),
  refundingMinor: amountMinor.check(z.describe('requested refunds that are still pending')),
  method: z._default(z.nullable(z.string()), null).check(z.describe('the method of payment')),
  payOpen: z.boolean().check(z.describe('a payment was started at the account centre, and no notice of it has arrived')),
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
  referral: z
    ._default(z.nullable(z.object({ code: z.string(), state: z.enum(referralStates) })), null)
    .check(z.describe('the affiliate code of the link that brought the buyer')),
} as const;

/** An order of a server, or about one. */
export const serverOrderMessage = z.extend(quotedTerms, {
  ...orderFields,
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
    .check(
      z.describe(
        'until when a consumer may withdraw from the contract; null: nothing is paid, the period is over, or the site grants no such right',
      ),
    ),
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
  automatic: z
    ._default(z.nullable(automaticLine), null)
    .check(z.describe('the automatic renewal of the server, that its buyer has turned on; null: it is off')),
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
  group: z
    .optional(z.object({ id: z.string(), campaign: z.string().check(z.describe('its slug')), feePercent: z.number() }))
    .check(z.describe('the group in which the order is a seat, and the fee that is withheld if it is refunded after the group succeeded')),
});

export type OrderMessage = z.infer<typeof serverOrderMessage>;

/** What the registrar said in the end. */
export const registrationOutcome = z.discriminatedUnion('state', [
  z.object({ state: z.literal('registered'), until: instant }),
  z.object({
    state: z.literal('class-changed'),
    class: z.enum(nameClasses),
    prices: z
      .nullable(z.object({ firstYearMinor: amountMinor, renewalMinor: amountMinor }))
      .check(z.describe('of a premium name, in the currency of the order; null: that of its suffix, or it is not sold in this currency')),
  }),
]);

/** An order of a name. */
const domainOrderMessage = z.extend(domainTerms, {
  ...orderFields,
  registration: z
    ._default(z.nullable(registrationOutcome), null)
    .check(z.describe('until when the name is registered, or of which class it is now; null before, and where it was taken or refused')),
});

export type DomainOrder = z.infer<typeof domainOrderMessage>;

/** Whatever was ordered. */
export const orderMessage = z.union([serverOrderMessage, domainOrderMessage]);

export type AnyOrder = OrderMessage | DomainOrder;
