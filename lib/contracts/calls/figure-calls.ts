import * as z from 'zod/mini';
import { currencies } from '#lib/money/currencies.ts';
import { defineCall } from '../define-call.ts';

/** Days that the figures cover, today included. */
export const figureDays = 30;

const count = z.int().check(z.nonnegative());

const dayFigures = z.object({
  day: z.iso.date().check(z.describe('UTC, by the database’s clock')),
  visits: count.check(z.describe('pages that visitors opened')),
  searches: count.check(z.describe('searches of the documents')),
  lostSearches: count.check(z.describe('those without a result')),
  quotes: count.check(z.describe('prices of a server that were held for a visitor')),
  ordersPlaced: count,
  ordersPaid: count,
});

export type DayFigures = z.infer<typeof dayFigures>;

const modelRevenue = z.object({
  model: z.string().check(z.describe('a code of the catalogue')),
  currency: z.enum(currencies),
  orders: count.check(z.describe('that were paid')),
  keptMinor: z.int().check(z.describe('what was paid, less refunds')),
});

export type ModelRevenue = z.infer<typeof modelRevenue>;

export const dailyFigures = defineCall({
  path: 'figures/daily',
  area: 'figures',
  kind: 'read',
  quiet: true,
  requirement: 'R-4.1',
  summary: [
    `What happened on the site in the last ${figureDays} days, day by day, and the revenue of each model, for the Studio: only its editors are`,
    'answered, by the session or the token with which they work there. Sums alone: nothing tells of a person.',
  ].join(' '),
  input: z.strictObject({}),
  output: z.object({
    days: z.array(dayFigures).check(z.length(figureDays), z.describe('the earliest first')),
    revenue: z.array(modelRevenue),
  }),
  refusals: ['noSuchCall', 'systemBusy'],
});

const openQuotesOf = z.object({
  region: z.string().check(z.describe('a code of the catalogue')),
  model: z.string(),
  disks: z.array(z.string()).check(z.describe('the types of its disks, each once')),
  traffic: z.string(),
  currency: z.enum(currencies),
  quotes: count,
  lastEndsAt: z.iso.datetime().check(z.describe('when the last of them ends')),
});

export type OpenQuotes = z.infer<typeof openQuotesOf>;

export const openQuotes = defineCall({
  path: 'figures/openQuotes',
  area: 'figures',
  kind: 'read',
  quiet: true,
  requirement: 'R-4.1',
  summary: [
    'How many quotes hold their price now, by what they are for and their currency, for the Studio: only its editors are answered, by the',
    'session or the token with which they work there. One that has ended, was ordered, or was made before a correction of prices does not',
    'count. Sums alone: nothing tells of a person.',
  ].join(' '),
  input: z.strictObject({}),
  output: z.object({ open: z.array(openQuotesOf).check(z.describe('the most frequent first')) }),
  refusals: ['noSuchCall', 'systemBusy'],
});
