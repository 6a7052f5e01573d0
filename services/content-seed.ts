import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { seedAssets } from '#studio/seed/seed-assets.ts';
import { seedDocuments, seedVersion } from '#studio/seed/seed.ts';
import type { Lake } from './lake/lake.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, Executor } from './platform/database/database.ts';
import { readRow } from './platform/database/rows.ts';

const importedRow = z.object({ version: z.coerce.number().nullable(), first: z.coerce.date().nullable() });

const readImported = (executor: Executor) =>
  readRow(executor, sql`SELECT max(version) AS version, min(imported_at) AS first FROM content_seed`, importedRow);

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
  await deps.lake.importDocuments(seedDocuments(assetIds, row?.first ?? now), { announced: imported > 0 });
  await deps.database.executor.execute(
    sql`INSERT INTO content_seed (version, imported_at) VALUES (${seedVersion}, ${now.toISOString()}::timestamptz) ON CONFLICT DO NOTHING`,
  );
}
