import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayMs } from '#lib/time/lengths.ts';
import { seedAssets } from '#studio/seed/seed-assets.ts';
import { seedDocuments, seedVersion } from '#studio/seed/seed.ts';
import type { Lake } from './lake/lake.ts';
import { beginPriceHistory } from './mydoc/prices/price-recorder.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, Executor } from './platform/database/database.ts';
import { readRow } from './platform/database/rows.ts';

const importedRow = z.object({ version: z.coerce.number().nullable(), first: z.coerce.date().nullable() });

const readImported = (executor: Executor) =>
  readRow(executor, sql`SELECT max(version) AS version, min(imported_at) AS first FROM content_seed`, importedRow);

/** A fresh site shows what the rules about former prices make of its offers, as if it had sold at these prices for a while. */
const exampleHistoryMs = 120 * dayMs;

/** Whether the lake has already been seeded, by this release or an older one, in any process. */
export const hasContent = async (executor: Executor): Promise<boolean> => ((await readImported(executor))?.version ?? null) !== null;

/** Seeds an empty lake, and adds what a newer release brings to a seeded one; whatever an editor touched is left alone. */
export async function seedContent(deps: {
  database: Database;
  lake: Pick<Lake, 'importAsset' | 'importDocuments'>;
  now: Clock;
}): Promise<void> {
  const row = await readImported(deps.database.executor);
  const imported = row?.version ?? 0;
  const now = deps.now();
  if (imported >= seedVersion) return;
  const assetIds: Record<string, string> = {};
  for (const asset of seedAssets) {
    const { _id } = await deps.lake.importAsset(await asset.bytes(), asset.filename);
    assetIds[asset.key] = _id;
  }
  // campaigns keep the dates of the first seed, since pages may already show them; none on the first run
  const documents = seedDocuments(assetIds, row?.first ?? now);
  await deps.lake.importDocuments(documents, { announced: imported > 0 });
  if (imported === 0) await beginPriceHistory(deps.database.executor, documents, now.getTime() - exampleHistoryMs);
  await deps.database.executor.execute(
    sql`INSERT INTO content_seed (version, imported_at) VALUES (${seedVersion}, ${now.toISOString()}::timestamptz) ON CONFLICT DO NOTHING`,
  );
}
