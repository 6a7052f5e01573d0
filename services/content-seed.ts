import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { seedAssets } from '#studio/seed/seed-assets.ts';
import { seedDocuments, seedVersion } from '#studio/seed/seed.ts';
import type { Lake } from './lake/lake.ts';
import type { Database } from './platform/database.ts';
import { readRow } from './platform/rows.ts';

const versionRow = z.object({ version: z.coerce.number().nullable() });

/** Gives an empty lake its first content, and a seeded one what a newer release adds; what an editor touched stays as it is. */
export async function seedContent(deps: { database: Database; lake: Lake }): Promise<void> {
  const row = await readRow(deps.database.executor, sql`SELECT max(version) AS version FROM content_seed`, versionRow);
  const imported = row?.version ?? 0;
  if (imported >= seedVersion) return;
  const assetIds: Record<string, string> = {};
  for (const asset of seedAssets) {
    const { _id } = await deps.lake.importAsset(await asset.bytes(), asset.filename);
    assetIds[asset.key] = _id;
  }
  // visitors may have pages of the older seed; the first seed has none
  await deps.lake.importDocuments(seedDocuments(assetIds), { onlyMissingOrUntouched: true, announced: imported > 0 });
  await deps.database.executor.execute(sql`INSERT INTO content_seed (version) VALUES (${seedVersion}) ON CONFLICT DO NOTHING`);
}
