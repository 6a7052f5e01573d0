import * as z from 'zod/mini';
import { dayStates } from '#lib/contracts/day-states.ts';
import { defineCall } from '#lib/contracts/define-call.ts';
import { wireText } from '#lib/contracts/wire-fields.ts';
import { stock } from './purchase-calls.ts';

/** A call that waits for a change of stock answers after this time at the latest: before the caller gives up. */
export const stockWaitSecondsAtMost = 14;
/** Days of the history of stock, today included. */
export const stockHistoryDays = 30;

const versionUnitsAtMost = 64;

export const waitForStock = defineCall({
  path: 'catalogue/stockWait',
  area: 'orders',
  kind: 'read',
  quiet: true,
  requirement: 'R-4.4',
  summary: `The stock once it differs from the version that is known, or after ${stockWaitSecondsAtMost} s as it is; at once without a version. \`version\` changes with every state, and with every number that is shown.`,
  input: z.strictObject({ version: z.optional(wireText(versionUnitsAtMost)) }),
  output: z.object({ version: z.string(), asOf: z.iso.datetime(), stock: stock.output }),
  refusals: [],
});

export type StockNow = z.infer<typeof waitForStock.output>;

export const stockHistory = defineCall({
  path: 'catalogue/stockHistory',
  area: 'orders',
  kind: 'read',
  quiet: true,
  requirement: 'R-4.4',
  summary: `What of each counted model was in stock in the last ${stockHistoryDays} days, by days of UTC, today last; \`unknown\`: before it was recorded.`,
  input: z.strictObject({}),
  output: z.object({
    firstDay: z.iso.date(),
    models: z.array(z.object({ region: z.string(), model: z.string(), days: z.array(z.enum(dayStates)) })),
  }),
  refusals: [],
});
