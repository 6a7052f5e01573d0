import * as z from 'zod/mini';
import { currencies } from '#lib/money/currencies.ts';
import { defineCall } from '#lib/contracts/define-call.ts';
import { nameClasses } from '#lib/contracts/name-class.ts';
import { wireDomain } from '../domain-calls.ts';
import { quoteMessage } from './purchase-calls.ts';

const amountMinor = z.int().check(z.nonnegative());

/** The name that is registered, and what its suffix asks of who registers it. */
const registeredName = z.object({
  name: wireDomain,
  shown: z.string().check(z.describe('the name as it is displayed')),
  class: z.enum(nameClasses).check(z.describe('`standard`: at the prices of its suffix; `premium`: at its own')),
  example: z
    ._default(z.boolean(), false)
    .check(z.describe('the registrar is the sandbox: no registry is asked, and nothing is registered')),
  transferMinor: z.nullable(amountMinor),
  restoreMinor: z.nullable(amountMinor),
  asks: z
    .object({
      eligibility: z.object({ en: z.nullable(z.string()), zh: z.nullable(z.string()), ja: z.nullable(z.string()) }),
      realName: z.boolean(),
      localPresence: z.boolean(),
    })
    .check(z.describe('what the registry asks of a buyer; `eligibility` in words')),
});

export type RegisteredName = z.infer<typeof registeredName>;

const lines = z.array(z.object({ kind: z.literal('domain'), code: wireDomain, quantity: z.int(), amountMinor }));

/** A quote of the registration of a name: as that of a server, with a name in the place of the configuration. */
export const domainQuoteMessage = z.extend(
  z.omit(quoteMessage, { configuration: true, setup: true, changes: true, listMonthMinor: true }),
  { domain: registeredName, lines },
);

export type DomainQuote = z.infer<typeof domainQuoteMessage>;

/** What an order of a name keeps of its quote. */
export const domainTerms = z.extend(z.omit(domainQuoteMessage, { id: true, expiresAt: true, perMonthMinor: true }), {
  conditionsAccepted: z
    .optional(z.boolean())
    .check(z.describe('the buyer has confirmed that they meet what the registry asks for; absent: it asks for nothing of the kind')),
});

export const domainQuote = defineCall({
  path: 'order-server/domainQuote',
  area: 'orders',
  kind: 'action',
  requirement: 'R-5.14',
  summary:
    'Prices the registration of a name for a year, for the logged-in account. The registrar is asked anew; nothing is quoted of a name that it does not say is free or premium. It is ordered as any other quote; there are no coupons and no promotions for it. `domainUnderWay` names in `values.order` and `values.number` the order of the account for the same name that is not done.',
  input: z.strictObject({ name: wireDomain, currency: z.enum(currencies) }),
  output: domainQuoteMessage,
  refusals: ['loginRequired', 'domainNotSold', 'domainTaken', 'domainUnknown', 'domainUnderWay', 'notSoldInCurrency', 'tooManyRequests'],
});
