import * as z from 'zod/mini';
import { countryPattern } from '#lib/rules/withdrawal/withdrawal-bounds.ts';
import { currencies } from '#lib/money/currencies.ts';
import { isEmail } from '#lib/rules/contact.ts';
import { isStatedContract, isStatedName, statedContractAtMost, statedNameAtMost } from '#lib/rules/withdrawal/withdrawal-fields.ts';
import { defineCall } from '#lib/contracts/define-call.ts';
import { wireLanguage, wireText } from '#lib/contracts/wire-fields.ts';

const emailUnitsAtMost = 254;

/** What a statement of withdrawal says, by field: the page and the service validate it with the same schema. */
export const statementFields = {
  name: wireText(statedNameAtMost * 2).check(z.refine(isStatedName, 'is not a name')),
  contract: wireText(statedContractAtMost).check(z.refine(isStatedContract, 'names no order')),
  email: wireText(emailUnitsAtMost).check(z.refine(isEmail, 'is not an e-mail address')),
  country: wireText(2).check(z.regex(countryPattern)),
} as const;

export type StatementField = keyof typeof statementFields;

/**
 * What became of a statement: `recorded`, which is all that is told without log-in; of an order of one's own `withdrawn`, `over` (the
 * period had ended), `registering` or `registered` (a name, with whose registration the right ends) or `not-open` (nothing of it can be
 * withdrawn from); `asked`: its owner may confirm it.
 */
const withdrawalOutcomes = ['recorded', 'asked', 'withdrawn', 'over', 'registering', 'registered', 'not-open'] as const;

const withdrawalMessage = z.object({
  statedAt: z.iso.datetime().check(z.describe('from this instant it counts')),
  name: z.string(),
  contract: z.string().check(z.describe('as it was typed')),
  email: z.string().check(z.describe('where the receipt goes')),
  country: z.string(),
  outcome: z.enum(withdrawalOutcomes),
  order: z
    ._default(
      z.nullable(z.object({ id: z.string(), number: z.string(), backMinor: z.int().check(z.nonnegative()), currency: z.enum(currencies) })),
      null,
    )
    .check(z.describe('to its owner alone; `backMinor`: what goes back, that of its renewals included')),
});

export type WithdrawalMessage = z.infer<typeof withdrawalMessage>;

export const stateWithdrawal = defineCall({
  path: 'order-server/withdraw',
  area: 'orders',
  kind: 'action',
  requirement: 'R-6.7',
  summary:
    'States the withdrawal from a contract, without log-in; `contract` is the number of an order, or the id of the order or its quote. The statement is stored with its instant, and a receipt is sent to `email`. For an order of the account that is logged in it takes effect at once: the order ends, and everything that was paid goes back. For any other one the answer is the same whether there is such an order or not; its owner gets an e-mail with a link to confirm it. `key` is the idempotency key.',
  input: z.strictObject({ ...statementFields, key: z.uuid(), language: z.optional(wireLanguage) }),
  output: withdrawalMessage,
  refusals: ['withdrawalNotOffered', 'withdrawalCountry', 'repeatOperation', 'tooManyRequests'],
});

export const askedWithdrawalCall = defineCall({
  path: 'order-server/withdrawalAsked',
  area: 'orders',
  kind: 'read',
  requirement: 'R-6.7',
  summary: 'A statement of withdrawal by the key in the e-mail to the owner of its order, as it would take effect now.',
  input: z.strictObject({ key: z.uuid() }),
  output: withdrawalMessage,
  refusals: ['withdrawalLinkUnknown', 'notWithdrawable'],
});

export const confirmWithdrawal = defineCall({
  path: 'order-server/confirmWithdrawal',
  area: 'orders',
  kind: 'action',
  requirement: 'R-6.7',
  summary:
    'Carries out a statement of withdrawal by that key; whoever has it reads the e-mails of the owner. The period is judged by the instant of the statement. Repeated, the answer is the same.',
  input: z.strictObject({ key: z.uuid() }),
  output: withdrawalMessage,
  refusals: ['withdrawalLinkUnknown', 'notWithdrawable'],
});
