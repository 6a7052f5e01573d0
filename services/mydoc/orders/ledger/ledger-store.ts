import { sql } from 'drizzle-orm';
import type { Currency } from '#lib/money/currencies.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { Posting } from './order-ledger.ts';

/** Writes postings for a locked order. */
export async function post(
  tx: Executor,
  { id, currency }: { id: string; currency: Currency },
  postings: readonly Posting[],
): Promise<void> {
  for (const { kind, entries } of postings) {
    const rows = entries.map(
      ({ account, memo, amountMinor }, line) => sql`(${line + 1}::integer, ${account}::text, ${memo}::text, ${amountMinor}::bigint)`,
    );
    await tx.execute(sql`
      INSERT INTO ledger_entry (order_id, posting, line, kind, account, memo, amount_minor, currency)
      SELECT ${id}::uuid, next.posting, entry.line, ${kind}, entry.account, entry.memo, entry.amount_minor, ${currency}
      FROM (SELECT coalesce(max(posting), 0) + 1 AS posting FROM ledger_entry WHERE order_id = ${id}::uuid) next,
        (VALUES ${sql.join(rows, sql`, `)}) AS entry (line, account, memo, amount_minor)`);
  }
}
