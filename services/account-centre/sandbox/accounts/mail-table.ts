import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CentreInput } from '#lib/contracts/account-centre.ts';
import { languages } from '#lib/language/languages.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { newSecret } from '#services/platform/secrets/passwords.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';

const mailRow = z
  .object({
    id: z.string(),
    token: z.string(),
    sent_at: z.coerce.date(),
    used_at: z.coerce.date().nullable(),
    language: z.enum(languages).nullable(),
    subject: z.string().nullable(),
    body_text: z.string().nullable(),
    body_html: z.string().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    token: row.token,
    sentAt: row.sent_at,
    used: row.used_at !== null,
    /** What the site wrote; null for the e-mail by which an address is confirmed. */
    letter:
      row.language === null || row.subject === null
        ? null
        : { language: row.language, subject: row.subject, text: row.body_text ?? '', html: row.body_html ?? '' },
  }));

export type Mail = z.output<typeof mailRow>;
export type Letter = NonNullable<Mail['letter']>;

const columns = sql`id, token, sent_at, used_at, language, subject, body_text, body_html`;

export async function sendConfirmation(executor: Executor, accountId: string): Promise<void> {
  await executor.execute(
    sql`INSERT INTO sandbox_mail (id, account_id, kind, token) VALUES (${randomUUID()}, ${accountId}, 'confirm', ${newSecret()})`,
  );
}

const sentRow = z.object({ id: z.string(), request: z.string() });

/** Stores an e-mail of the site; a reused key returns the earlier one. */
export async function addSiteMail(executor: Executor, input: CentreInput<'mail/send'>): Promise<z.output<typeof sentRow>> {
  const { idempotencyKey, accountId, template, language, values } = input;
  await executor.execute(sql`
    INSERT INTO sandbox_mail (id, account_id, kind, token, idempotency_key, request, language, subject, body_text, body_html)
    VALUES (${`mail-${randomUUID()}`}, ${accountId}, ${template}, ${newSecret()}, ${idempotencyKey}, ${JSON.stringify(input)}, ${language},
      ${values.subject}, ${values.text}, ${values.html})
    ON CONFLICT DO NOTHING`);
  const mail = await readRow(executor, sql`SELECT id, request FROM sandbox_mail WHERE idempotency_key = ${idempotencyKey}`, sentRow);
  if (!mail) throw new Error('the e-mail that was just inserted is missing');
  return mail;
}

/** Notes a receipt that is to be sent; a reused key returns the earlier one. */
export async function addReceipt(
  executor: Executor,
  input: CentreInput<'mail/receipt'>,
): Promise<z.output<typeof sentRow> & { isNew: boolean }> {
  const { idempotencyKey } = input;
  const added = await readRow(
    executor,
    sql`INSERT INTO sandbox_receipt (idempotency_key, id, request)
      VALUES (${idempotencyKey}, ${`mail-${randomUUID()}`}, ${JSON.stringify(input)}) ON CONFLICT DO NOTHING RETURNING id, request`,
    sentRow,
  );
  if (added) return { ...added, isNew: true };
  const earlier = await readRow(executor, sql`SELECT id, request FROM sandbox_receipt WHERE idempotency_key = ${idempotencyKey}`, sentRow);
  if (!earlier) throw new Error('the receipt that was just noted is missing');
  return { ...earlier, isNew: false };
}

export const readMail = (executor: Executor, accountId: string): Promise<Mail[]> =>
  readRows(executor, sql`SELECT ${columns} FROM sandbox_mail WHERE account_id = ${accountId} ORDER BY sent_at DESC, id LIMIT 50`, mailRow);

/** An e-mail of the site, if it is this account's. */
export async function readLetter(executor: Executor, accountId: string, id: string): Promise<(Letter & { sentAt: Date }) | null> {
  const mail = await readRow(executor, sql`SELECT ${columns} FROM sandbox_mail WHERE id = ${id} AND account_id = ${accountId}`, mailRow);
  return mail?.letter ? { ...mail.letter, sentAt: mail.sentAt } : null;
}

/** Uses the link of an e-mail once; false if it was already used or belongs to another account. */
export async function useMail(executor: Executor, accountId: string, token: string): Promise<boolean> {
  const used = await readRow(
    executor,
    sql`UPDATE sandbox_mail SET used_at = now()
      WHERE token = ${token} AND account_id = ${accountId} AND kind = 'confirm' AND used_at IS NULL RETURNING id`,
    z.object({ id: z.string() }),
  );
  return used !== null;
}
