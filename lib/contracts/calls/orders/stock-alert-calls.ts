import * as z from 'zod/mini';
import { defineCall } from '#lib/contracts/define-call.ts';
import { wireCode } from '#lib/contracts/wire-fields.ts';

/** Alerts that one account may have at a time: more than anybody needs, and a limit to what one person can make the site send. */
export const stockAlertsAtMost = 20;
/** How many days an alert lasts. */
export const stockAlertDays = 90;

const place = { region: wireCode, model: wireCode };

const stockPlace = z.object({ region: z.string(), model: z.string() });
const alerts = z.array(stockPlace);

/** A size in a region. */
export type StockPlace = z.infer<typeof stockPlace>;

export const askForStockAlert = defineCall({
  path: 'catalogue/stockAlert',
  area: 'orders',
  kind: 'action',
  requirement: 'R-4.4',
  summary: `Asks to be told by e-mail when a size that is sold out in a region can be ordered again: each time in the next ${stockAlertDays} days, once a day at most. Answers what the account is told of.`,
  input: z.strictObject(place),
  output: alerts,
  refusals: ['loginRequired', 'stockIsBack', 'tooManyStockAlerts'],
});

export const endStockAlert = defineCall({
  path: 'catalogue/stockAlertEnd',
  area: 'orders',
  kind: 'action',
  requirement: 'R-4.4',
  summary: 'The account is no longer told of a size in a region. Answers what it is still told of.',
  input: z.strictObject(place),
  output: alerts,
  refusals: ['loginRequired'],
});

export const stockAlerts = defineCall({
  path: 'catalogue/stockAlerts',
  area: 'orders',
  kind: 'read',
  quiet: true,
  requirement: 'R-4.4',
  summary: 'The sizes and regions that the account is told of.',
  input: z.strictObject({}),
  output: alerts,
  refusals: ['loginRequired'],
});

export const askedStockAlert = defineCall({
  path: 'catalogue/stockAlertAsked',
  area: 'orders',
  kind: 'read',
  requirement: 'R-4.4',
  summary: 'What an e-mail is about, by the key of its link, without log-in, before it is ended. Null: it has ended.',
  input: z.strictObject({ key: z.uuid() }),
  output: z.object({ place: z.nullable(stockPlace) }),
  refusals: [],
});

export const stopStockAlert = defineCall({
  path: 'catalogue/stockAlertStop',
  area: 'orders',
  kind: 'action',
  requirement: 'R-4.4',
  summary: 'Ends what an e-mail is about, by the key of its link, without log-in. Null: it had ended already.',
  input: z.strictObject({ key: z.uuid() }),
  output: z.object({ ended: z.nullable(stockPlace) }),
  refusals: [],
});
