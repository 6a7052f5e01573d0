import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { mailTemplates, type MailTemplate, type MailValues } from '#lib/contracts/account-centre.ts';
import { orderEventKinds } from '#lib/contracts/calls/orders/order-message.ts';
import { refundReasons, type RefundReason } from '#lib/contracts/refund-reasons.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

/** An e-mail by its order and the number of the event in its history. */
export interface MailName {
  readonly orderId: string;
  readonly event: number;
}

/** `given-up`: not sent in time; `refused`: the account centre will not send it. */
const mailStates = ['due', 'sent', 'refused', 'given-up'] as const;
export type MailState = (typeof mailStates)[number];

const mailRow = z.object({
  template: z.enum(mailTemplates),
  language: z.enum(languages),
  subject: z.string(),
  body_text: z.string(),
  body_html: z.string(),
  facts: z.record(z.string(), z.string()),
  state: z.enum(mailStates),
});

export interface StoredMail {
  readonly template: MailTemplate;
  readonly language: Language;
  readonly values: MailValues;
  readonly state: MailState;
}

const eventRow = z.object({
  kind: z.enum(orderEventKinds),
  at_ms: z.coerce.number(),
  age_ms: z.coerce.number(),
  amount_minor: z.union([z.null(), z.coerce.number()]),
});

/** An entry of an order's history. */
export interface MailEvent {
  readonly kind: z.output<typeof eventRow>['kind'];
  readonly atMs: number;
  readonly ageMs: number;
  readonly amountMinor: number | null;
}

export async function readEvent(executor: Executor, { orderId, event }: MailName): Promise<MailEvent | null> {
  const row = await readRow(
    executor,
    sql`
    SELECT kind, extract(epoch FROM at) * 1000 AS at_ms, extract(epoch FROM now() - at) * 1000 AS age_ms, amount_minor
    FROM order_event WHERE order_id = ${orderId}::uuid AND number = ${event}`,
    eventRow,
  );
  return row && { kind: row.kind, atMs: row.at_ms, ageMs: row.age_ms, amountMinor: row.amount_minor };
}

/** Why the money of a refund that an event tells went back; null: no refund of the amount was sent. */
export async function readRefundReason(
  executor: Executor,
  orderId: string,
  { atMs, amountMinor }: Pick<MailEvent, 'atMs' | 'amountMinor'>,
): Promise<RefundReason | null> {
  const at = new Date(atMs).toISOString();
  const row = await readRow(
    executor,
    sql`SELECT reason FROM order_refund
      WHERE order_id = ${orderId}::uuid AND settled_at IS NOT NULL AND amount_minor = ${amountMinor}
      ORDER BY abs(extract(epoch FROM settled_at - ${at}::timestamptz)), id LIMIT 1`,
    z.object({ reason: z.enum(refundReasons) }),
  );
  return row?.reason ?? null;
}

/** The e-mail as it was written first: every try sends the same. */
export async function findMail(executor: Executor, { orderId, event }: MailName): Promise<StoredMail | null> {
  const row = await readRow(
    executor,
    sql`SELECT template, language, subject, body_text, body_html, facts, state FROM order_mail
      WHERE order_id = ${orderId}::uuid AND event = ${event}`,
    mailRow,
  );
  if (!row) return null;
  const { template, language, subject, body_text: text, body_html: html, facts, state } = row;
  return { template, language, values: { ...facts, subject, text, html }, state };
}

/** Stores an e-mail before the account centre hears of it; of two that are written at once the first stays. */
export async function addMail(executor: Executor, { orderId, event }: MailName, mail: Omit<StoredMail, 'state'>): Promise<void> {
  const { subject, text, html, ...facts } = mail.values;
  await executor.execute(sql`
    INSERT INTO order_mail (order_id, event, template, language, subject, body_text, body_html, facts)
    VALUES (${orderId}::uuid, ${event}, ${mail.template}, ${mail.language}, ${subject}, ${text}, ${html}, ${JSON.stringify(facts)}::jsonb)
    ON CONFLICT DO NOTHING`);
}

/** What became of an e-mail; final. */
export async function settleMail(executor: Executor, { orderId, event }: MailName, state: Exclude<MailState, 'due'>): Promise<void> {
  await executor.execute(sql`
    UPDATE order_mail SET state = ${state}, settled_at = now() WHERE order_id = ${orderId}::uuid AND event = ${event} AND state = 'due'`);
}
