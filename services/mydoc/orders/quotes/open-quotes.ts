import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OpenQuotes } from '#lib/contracts/calls/figure-calls.ts';
import { currencies } from '#lib/money/currencies.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';

/** Bounds the answer: configurations beyond it have the fewest quotes. */
const rowsAtMost = 2_000;

const openRow = z
  .object({
    region: z.string(),
    model: z.string(),
    disks: z.array(z.string()),
    traffic: z.string(),
    currency: z.enum(currencies),
    quotes: z.coerce.number(),
    ends_ms: z.coerce.number(),
  })
  .transform(({ ends_ms: endsMs, ...row }): OpenQuotes => ({ ...row, lastEndsAt: new Date(endsMs).toISOString() }));

const chosen = sql`body->'configuration'`;

/**
 * Quotes of servers that hold their price: valid, not ordered, and not made before a correction of prices that is in force (epoch ms;
 * null: none). A quote and its copies with other coupons count once. The most frequent configuration comes first.
 */
export const readOpenQuotes = (executor: Executor, correctedAtMs: number | null): Promise<OpenQuotes[]> => {
  const corrected = sql`to_timestamp(${correctedAtMs === null ? 0 : correctedAtMs / 1_000}::float8)`;
  return readRows(
    executor,
    sql`SELECT region, model, disks, traffic, currency, count(DISTINCT root) AS quotes,
        extract(epoch FROM max(expires_at)) * 1000 AS ends_ms
      FROM (
        SELECT coalesce(root_id, id) AS root, expires_at, body->>'currency' AS currency, ${chosen}->>'region' AS region,
          ${chosen}->>'model' AS model, ${chosen}->>'traffic' AS traffic,
          ARRAY(SELECT DISTINCT disk.type FROM (
            SELECT ${chosen}->'disk'->>'type' AS type
            UNION ALL SELECT each.value->>'type' FROM jsonb_array_elements(${chosen}->'dataDisks') AS each
          ) AS disk ORDER BY disk.type) AS disks
        FROM server_quote
        WHERE expires_at > now() AND ${chosen} IS NOT NULL AND NOT (created_at < ${corrected} AND ${corrected} <= now())
          AND NOT EXISTS (SELECT 1 FROM server_order
            WHERE coalesce(root_quote_id, quote_id) = coalesce(server_quote.root_id, server_quote.id))
      ) AS held
      GROUP BY region, model, disks, traffic, currency ORDER BY quotes DESC, region, model, currency, disks, traffic LIMIT ${rowsAtMost}`,
    openRow,
  );
};
