import * as z from 'zod/mini';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { toAsciiDomain } from '#lib/rules/domain.ts';
import { defineCall } from '../define-call.ts';
import { jsonText } from '../wire-fields.ts';

/** Names of one call. */
const namesOfCallAtMost = 50;
/** A call answers after this time at the latest, with what is known by then. */
export const domainWaitSecondsAtMost = 14;

const domainUnitsAtMost = 253;
const paramsUnitsAtMost = 16_384;
const minorUnitsAtMost = 9_999_999_999;

/** Why nothing is known of a name. */
const unknownReasons = ['timeout', 'away', 'unclear', 'limited', 'busy', 'not-sold'] as const;

export type UnknownReason = (typeof unknownReasons)[number];

/** What is written as punycode is punycode. */
const isWireForm = (name: string): boolean => toAsciiDomain(name) === name;

/** A name in punycode, with its suffix. */
export const wireDomain = z
  .string()
  .check(
    z.maxLength(domainUnitsAtMost),
    z.regex(/^(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.){1,3}(?!-)[a-z0-9-]{1,63}(?<!-)$/),
    z.refine(isWireForm),
  );

const amountMinor = z.int().check(z.nonnegative(), z.lte(minorUnitsAtMost));

/** The four prices of a name in one currency. */
export const domainPrices = z.object({
  firstYearMinor: amountMinor,
  renewalMinor: amountMinor,
  transferMinor: amountMinor,
  restoreMinor: amountMinor,
});

const inCurrencies = Object.fromEntries(currencies.map((currency) => [currency, z.nullable(domainPrices)])) as Record<
  Currency,
  z.ZodMiniNullable<typeof domainPrices>
>;

/** The prices of a premium name; null in a currency in which it is not sold. */
export const premiumPrices = z.object(inCurrencies);

const base = {
  name: wireDomain,
  ageSeconds: z.int().check(z.nonnegative(), z.describe('how long ago the answer came')),
  variants: z.array(z.string()).check(z.describe('the same name in traditional or simplified characters, as displayed')),
};

/** What is known of a name; `unknown` is never shown as free. */
const domainAnswer = z.discriminatedUnion('state', [
  z.object({ ...base, state: z.literal('free') }),
  z.object({ ...base, state: z.literal('taken') }),
  z.object({ ...base, state: z.literal('premium'), prices: premiumPrices }),
  z.object({ ...base, state: z.literal('unknown'), reason: z.enum(unknownReasons) }),
]);

export type DomainAnswer = z.infer<typeof domainAnswer>;

export const domainSearch = defineCall({
  path: 'domain/search',
  area: 'domains',
  kind: 'read',
  quiet: true,
  requirement: 'R-5.14',
  summary: `Whether names are free. Answers as soon as one of them is known, ${domainWaitSecondsAtMost} s at most; ask again for those in \`pending\`. Nothing of a search is stored.`,
  input: z.strictObject({
    params: jsonText(
      z.strictObject({
        names: z.array(wireDomain).check(z.minLength(1), z.maxLength(namesOfCallAtMost)),
        again: z._default(z.boolean(), false).check(z.describe('a visitor asks again: what is unknown is looked up anew')),
      }),
      paramsUnitsAtMost,
    ),
  }),
  output: z.object({
    answers: z.array(domainAnswer),
    pending: z.array(wireDomain),
    example: z.boolean().check(z.describe('the answers are made up by the sandbox: no registry was asked')),
  }),
  refusals: [],
});
