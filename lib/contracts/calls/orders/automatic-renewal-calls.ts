import * as z from 'zod/mini';
import { defineCall } from '#lib/contracts/define-call.ts';
import { wireCode, wireInteger } from '#lib/contracts/wire-fields.ts';

/** What became of the last automatic renewal of a server. */
export const automaticOutcomes = ['ordered', 'declined', 'no-method', 'dearer', 'not-priced', 'refused'] as const;

export type AutomaticOutcome = (typeof automaticOutcomes)[number];

const amountMinor = z.int().check(z.nonnegative());
const minorUnitsAtMost = 999_999_999;

const automaticState = z.object({
  method: z
    .nullable(z.string())
    .check(z.describe('of payment, which the account has saved at the account centre; null: none, so that nothing can be charged')),
  periods: z
    .array(z.object({ period: z.string(), totalMinor: amountMinor }))
    .check(z.describe('for which the server can be renewed, with the price that its renewal has now')),
  chargeAt: z.iso.datetime().check(z.describe('when it would be charged for the present end of the server')),
  on: z
    .nullable(z.object({ period: z.string(), totalMinor: amountMinor.check(z.describe('the most that is charged')) }))
    .check(z.describe('what the buyer agreed to; null: it is off')),
  outcome: z
    .nullable(z.enum(automaticOutcomes))
    .check(
      z.describe(
        'of the try for the present end; null: there was none. `ordered`: the renewal is being paid; `dearer`: it costs more than was agreed to; `not-priced`: it has no price any more; `refused`: the account centre does not charge this account',
      ),
    ),
});

export type AutomaticState = z.infer<typeof automaticState>;

const owned = ['loginRequired', 'doesNotExist', 'notRenewable', 'systemBusy'] as const;

export const automaticRenewal = defineCall({
  path: 'order-server/automaticRenewal',
  area: 'orders',
  kind: 'read',
  requirement: 'R-5.9',
  summary: 'Whether a server of the account is renewed automatically, named by the order by which it was bought, and what that costs.',
  input: z.strictObject({ order: z.uuid() }),
  output: automaticState,
  refusals: owned,
});

export const setAutomaticRenewal = defineCall({
  path: 'order-server/setAutomaticRenewal',
  area: 'orders',
  kind: 'action',
  requirement: 'R-5.9',
  summary:
    'Turns the automatic renewal of a server on, for a period at the price that was shown, or off. It is ordered three days before the end of the server and charged to the saved method of payment; a higher price is announced by e-mail a week before the end, else it is not charged. `renewalPriceChanged`: it has another price now.',
  input: z.strictObject({
    order: z.uuid(),
    period: z.optional(wireCode).check(z.describe('absent: it is turned off')),
    totalMinor: z.optional(wireInteger(0, minorUnitsAtMost)).check(z.describe('the price that was shown')),
  }),
  output: automaticState,
  refusals: [...owned, 'renewalNotPriced', 'savedMethodMissing', 'renewalPriceChanged', 'dataError'],
});
