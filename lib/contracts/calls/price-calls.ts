import * as z from 'zod/mini';
import { markets, noClaimReasons } from '#lib/money/markets.ts';
import { repeatDaysAtMost } from '#lib/rules/promotion-window.ts';
import { defineCall } from '../define-call.ts';
import { jsonText, wireCode } from '../wire-fields.ts';

const paramsLengthAtMost = 16_000;
/** In one call. */
export const choicesAtMost = 60;
const modelsAtMost = 60;
/** What a later promotion would be compared with depends on too much that is still to come. */
export const plannedDaysAheadAtMost = 400;

const choice = z.strictObject({
  region: wireCode,
  model: wireCode,
  disk: z.strictObject({ type: wireCode, sizeGib: z.number() }),
  traffic: wireCode,
  period: wireCode,
});

/** A promotion as an editor has it, published or not. */
const plannedPromotion = z.strictObject({
  code: wireCode,
  percent: z.number().check(z.gt(0), z.lte(100)),
  period: wireCode,
  models: z.array(wireCode).check(z.maxLength(modelsAtMost)),
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }),
  repeatsEveryDays: z.nullable(z.int().check(z.positive(), z.lte(repeatDaysAtMost))),
});

export type PlannedPromotion = z.infer<typeof plannedPromotion>;

const amountMinor = z.int().check(z.nonnegative());

const priceBeforeMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('claim'),
    nowMinor: amountMinor,
    beforeMinor: amountMinor,
    percent: z.int().check(z.gte(1), z.lte(100), z.describe('of the price before, rounded down')),
    market: z.enum(markets).check(z.describe('whose rule the price before comes from')),
    since: z.iso.datetime().check(z.describe('when the reduction began')),
  }),
  z.object({
    kind: z.literal('none'),
    nowMinor: z.nullable(amountMinor),
    reason: z.enum(noClaimReasons),
    market: z.optional(z.enum(markets)),
    beforeMinor: z.optional(amountMinor),
  }),
]);

export type PriceBeforeMessage = z.infer<typeof priceBeforeMessage>;

/** For each choice, in its order, the price before in each currency. */
const pricesBefore = z.array(z.object({ USD: priceBeforeMessage, HKD: priceBeforeMessage, JPY: priceBeforeMessage }));

export type PricesBefore = z.infer<typeof pricesBefore>;

export const priceBeforeSearch = defineCall({
  path: 'catalogue/price-before',
  area: 'prices',
  kind: 'read',
  quiet: true,
  requirement: 'R-6',
  summary: [
    'What a page may say of the prices of some configurations: the price before a reduction by the rules of all the given markets, or why',
    'there is none. With `promotion`: as if that promotion were published, at its next start if it does not run yet; one that starts more',
    'than 400 days ahead is refused.',
  ].join(' '),
  input: z.strictObject({
    params: jsonText(
      z.strictObject({
        markets: z.array(z.enum(markets)).check(z.maxLength(markets.length)),
        choices: z.array(choice).check(z.maxLength(choicesAtMost)),
        promotion: z.optional(plannedPromotion),
      }),
      paramsLengthAtMost,
    ),
  }),
  output: pricesBefore,
  refusals: ['tooManyRequests'],
});
