import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PaidSale } from '#lib/price-history/market-references.ts';
import type { PricedChoice } from '#lib/price-history/public-prices.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { serversOfRow } from './order-tables.ts';

const saleRow = z.object({ at_ms: z.coerce.number(), total_minor: z.coerce.number() });

/** The rules look at the last days; the last of all is there however long ago it was. */
const salesAtMost = 1_000;

/**
 * Orders of exactly this configuration, period and currency that were paid before an instant, the latest first; what coupons took off
 * counts as paid less. Of several servers it is what one of them came to, rounded down. Renewals are none of them: nobody else can have
 * their price.
 */
export async function listPaidSales(
  executor: Executor,
  { configuration, period, currency }: PricedChoice,
  beforeMs: number,
): Promise<PaidSale[]> {
  const { region, model, disk, traffic } = configuration;
  const rows = await readRows(
    executor,
    sql`SELECT extract(epoch FROM paid_at) * 1000 AS at_ms, floor(total_minor::numeric / ${serversOfRow}) AS total_minor FROM server_order
      WHERE paid_at IS NOT NULL AND renews IS NULL AND paid_at < to_timestamp(${beforeMs}::double precision / 1000)
        AND region = ${region} AND model = ${model} AND currency = ${currency}
        AND body->>'period' = ${period} AND body->'configuration'->>'traffic' = ${traffic}
        AND body->'configuration'->'disk'->>'type' = ${disk.type}
        AND body->'configuration'->'disk'->>'sizeGib' = ${String(disk.sizeGib)}
        AND jsonb_array_length(body->'configuration'->'dataDisks') = 0
      ORDER BY paid_at DESC LIMIT ${salesAtMost}`,
    saleRow,
  );
  return rows.map(({ at_ms: atMs, total_minor: amountMinor }) => ({ atMs: Math.floor(atMs), amountMinor }));
}
