import type { Database } from '#services/platform/database.ts';
import type { Jobs } from '#services/platform/jobs.ts';
import type { ContentOutlines } from './content-outlines.ts';
import { recordChange } from './record-change.ts';
import type { TellSite } from './site-notice.ts';
import { countTold, findTold, latestTold, listTold } from './told-documents.ts';

export interface SweepDeps {
  database: Database;
  jobs: Jobs;
  now: () => Date;
  outlines: ContentOutlines;
  tellSite: TellSite;
}

/** Documents change while others are being read; what changed this long before the latest is looked at again. */
const overlapMs = 60_000;

/** Finds what was published or deleted without a notice of it, and does what the notice would have done. Returns how many. */
export async function sweep(deps: SweepDeps): Promise<number> {
  const latest = await latestTold(deps.database.executor);
  // before the first sweep nothing has been rendered from old content: the documents are noted, and nobody is told
  const firstTime = latest === null;
  const since = firstTime ? null : new Date(Date.parse(latest) - overlapMs).toISOString();
  let missed = 0;
  for (const outline of await deps.outlines.changedSince(since)) {
    const told = await findTold(deps.database.executor, outline._id);
    if (told?._rev === outline._rev) continue;
    const change = { operation: told ? ('update' as const) : ('create' as const), before: told, after: outline };
    if (!firstTime) {
      await deps.tellSite(change, `sweep ${outline._id} ${outline._rev}`);
      missed += 1;
    }
    await recordChange(deps, change);
  }
  return missed + (await sweepDeleted(deps));
}

async function sweepDeleted(deps: SweepDeps): Promise<number> {
  const [told, published] = await Promise.all([countTold(deps.database.executor), deps.outlines.count()]);
  if (told <= published) return 0;
  const present = new Set(await deps.outlines.ids());
  const gone = (await listTold(deps.database.executor)).filter((outline) => !present.has(outline._id));
  for (const outline of gone) {
    const change = { operation: 'delete' as const, before: outline, after: null };
    await deps.tellSite(change, `sweep ${outline._id} deleted ${outline._rev}`);
    await recordChange(deps, change);
  }
  return gone.length;
}
