import { z } from 'zod';
import { languages } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { taxNumberKinds } from '#lib/money/tax-number-kinds.ts';
import { defineCall } from '../define-call.ts';
import { refundReasons } from '../refund-reasons.ts';
import { wireLanguage } from '../wire-fields.ts';

const amountMinor = z.int().nonnegative();
const instant = z.iso.datetime();
const text = z.string().nullable();
const named = z.object({ name: z.string(), amountMinor: z.int() });

const receiptMessage = z.object({
  id: z.string(),
  number: z.string().describe('of the order, which is that of its receipt'),
  language: z.enum(languages).describe('of all names and texts'),
  seller: z
    .object({
      name: text,
      address: text,
      telephone: text,
      email: text,
      registration: text,
      taxNumbers: z.array(z.object({ kind: z.enum(taxNumberKinds), number: z.string() })),
      isExample: z.boolean().describe('the seller of the seed, from whom nothing can be bought'),
    })
    .nullable()
    .describe('as the site settings have it now; null until editors name it'),
  buyer: z.string().nullable().describe('the account, masked; its address is not known here'),
  orderedAt: instant,
  paidAt: instant,
  product: z.string(),
  region: z.string(),
  period: z.string(),
  paidUntil: instant.nullable().describe('the end of the period; null while no server runs'),
  currency: z.enum(currencies),
  lines: z.array(named),
  discounts: z.array(named).describe('below zero'),
  totalMinor: amountMinor,
  renewalMinor: amountMinor.nullable().describe('the price of the next period; null where there is nothing left to renew'),
  payments: z
    .array(z.object({ at: instant, amountMinor, method: text }))
    .describe('all that arrived, the oldest first, by the ledger; `method` as the account centre names it'),
  refunds: z
    .array(
      z.object({
        askedAt: instant,
        settledAt: instant.nullable().describe('null: on its way'),
        amountMinor,
        reason: z.enum(refundReasons),
      }),
    )
    .describe('the oldest first'),
  keptMinor: amountMinor.describe('what arrived, less all refunds'),
});

export type ReceiptMessage = z.infer<typeof receiptMessage>;

const input = z.strictObject({ id: z.uuid(), language: wireLanguage });
const owned = ['loginRequired', 'doesNotExist'] as const;

export const orderReceipt = defineCall({
  path: 'order-server/receipt',
  area: 'orders',
  kind: 'read',
  requirement: 'R-5.9',
  summary: 'The receipt of one of the account’s own orders, in the given language; `null` if no payment was taken for it.',
  input,
  output: receiptMessage.nullable(),
  refusals: owned,
});

export const receiptPdf = defineCall({
  path: 'order-server/receiptPdf',
  area: 'orders',
  kind: 'read',
  requirement: 'R-5.9',
  summary: 'The same receipt as a PDF on A4, in base64; `null` if no payment was taken for it.',
  input,
  output: z.object({ fileName: z.string(), pdf: z.base64() }).nullable(),
  refusals: [...owned, 'tooManyRequests'],
});
