import * as z from 'zod/mini';
import { languages } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { taxNumberKinds } from '#lib/money/tax-number-kinds.ts';
import { defineCall } from '#lib/contracts/define-call.ts';
import { refundReasons } from '#lib/contracts/refund-reasons.ts';
import { receiptBuyerFields } from './receipt-buyer.ts';
import { wireInteger, wireLanguage } from '#lib/contracts/wire-fields.ts';

const amountMinor = z.int().check(z.nonnegative());
const instant = z.iso.datetime();
const text = z.nullable(z.string());
const named = z.object({ name: z.string(), amountMinor: z.int() });

const receiptMessage = z.object({
  id: z.string(),
  number: z.string().check(z.describe('of the order, which is that of its receipt')),
  language: z.enum(languages).check(z.describe('of all names and texts')),
  seller: z
    .nullable(
      z.object({
        name: text,
        address: text,
        telephone: text,
        email: text,
        registration: text,
        taxNumbers: z.array(z.object({ kind: z.enum(taxNumberKinds), number: z.string() })),
        isExample: z.boolean().check(z.describe('the seller of the seed, from whom nothing can be bought')),
      }),
    )
    .check(z.describe('as the site settings have it now; null until editors name it')),
  buyer: z.nullable(z.string()).check(z.describe('the account, masked; its address is not known here')),
  orderedAt: instant,
  paidAt: instant,
  product: z.string(),
  quantity: z._default(z.int(), 1).check(z.describe('how many servers it is for')),
  region: z.string().check(z.describe('empty for a domain')),
  domain: z.optional(z.string()).check(z.describe('the name that was ordered, as it is displayed; absent: it was a server')),
  domainAscii: z.optional(z.string()).check(z.describe('the same in punycode; absent: as it is displayed')),
  period: z.string(),
  paidUntil: z.nullable(instant).check(z.describe('the end of the period; null while no server runs')),
  renews: z
    ._default(z.nullable(z.object({ number: z.string(), from: instant })), null)
    .check(z.describe('of a renewal: the order of its server, and the begin of the period; null: it is none')),
  changes: z
    .optional(z.object({ number: z.string(), days: z.int() }))
    .check(z.describe('of a change of a server: the order of that, and the days that it was paid for; absent: it is none')),
  currency: z.enum(currencies),
  lines: z.array(named),
  discounts: z.array(named).check(z.describe('below zero')),
  totalMinor: amountMinor,
  renewalMinor: z.nullable(amountMinor).check(z.describe('the price of the next period; null where there is nothing left to renew')),
  payments: z
    .array(z.object({ at: instant, amountMinor, method: text }))
    .check(z.describe('all that arrived, the oldest first, by the ledger; `method` as the account centre names it')),
  refunds: z
    .array(
      z.object({
        askedAt: instant,
        settledAt: z.nullable(instant).check(z.describe('null: on its way')),
        amountMinor,
        reason: z.enum(refundReasons),
        method: z._default(text, null).check(z.describe('of the payment that goes back')),
      }),
    )
    .check(z.describe('the oldest first')),
  keptMinor: amountMinor.check(z.describe('what arrived, less all refunds')),
  withdrawal: z
    .optional(z.object({ number: z.string(), until: instant }))
    .check(
      z.describe(
        'the contract that a consumer can withdraw from, by the number of its order; of a renewal or a change that of its server; absent: none',
      ),
    ),
});

export type ReceiptMessage = z.infer<typeof receiptMessage>;

/** More refunds than an order gets. */
const creditNotesAtMost = 999;

const input = z.strictObject({ id: z.uuid(), language: wireLanguage });
const owned = ['loginRequired', 'doesNotExist'] as const;

export const orderReceipt = defineCall({
  path: 'order-server/receipt',
  area: 'orders',
  kind: 'read',
  requirement: 'R-5.9',
  summary: 'The receipt of one of the account’s own orders, in the given language; `null` if no payment was taken for it.',
  input,
  output: z.nullable(receiptMessage),
  refusals: owned,
});

export const receiptPdf = defineCall({
  path: 'order-server/receiptPdf',
  area: 'orders',
  kind: 'read',
  requirement: 'R-5.9',
  summary:
    'The same receipt as a PDF on A4, in base64, with the company, tax number and address that are sent along, or the credit note of one of its refunds; `null` if no payment was taken for it, or if there is no such refund. It is a receipt, and no VAT invoice.',
  input: z.extend(input, {
    ...receiptBuyerFields,
    creditNote: z.optional(wireInteger(1, creditNotesAtMost)).check(z.describe('of which refund, the oldest is 1; absent: the receipt')),
  }),
  output: z.nullable(z.object({ fileName: z.string(), pdf: z.base64() })),
  refusals: [...owned, 'tooManyRequests'],
});
