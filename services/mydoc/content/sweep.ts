import type { Database } from '#services/platform/database.ts';
import type { Jobs } from '#services/platform/jobs.ts';
import type { ContentOutlines } from './content-outlines.ts';
import type { Outline } from './outline.ts';
import { recordChange } from './record-change.ts';
import type { TellSite } from './site-notice.ts';
import { countTold, findTold, listTold } from './told-documents.ts';

export interface SweepDeps {
  database: Database;
  jobs: Jobs;
  now: () => Date;
  outlines: ContentOutlines;
  tellSite: TellSite;
  /** What this process has swept so far; a new process looks at everything once. */
  swept: SweptUntil;
}

/** The latest change that a finished sweep has seen. */
export interface SweptUntil {
  instant: string | null;
}

/** Documents change while others are being read; what changed this long before the latest is looked at again. */
const overlapMs = 60_000;

/** A change younger than this is left to its notice, which may be on its way. */
const graceMs = 10_000;

/** What one sweep tells the site: after a large import the notices themselves take a while, and the rest waits for the next sweep. */
const toldAtMost = 200;

/** Finds what was published or deleted without a notice of it, and does what the notice would have done. Returns how many. */
export async function sweep(deps: SweepDeps): Promise<number> {
  // before the first sweep nothing has been rendered from old content: the documents are noted, and nobody is told
  const firstTime = (await countTold(deps.database.executor)) === 0;
  const { instant } = deps.swept;
  const since = instant === null ? null : new Date(Date.parse(instant) - overlapMs).toISOString();
  const outlines = await deps.outlines.changedSince(since);
  const youngest = new Date(deps.now().getTime() - graceMs).toISOString();
  let missed = 0;
  let left: string | null = null;
  for (const outline of outlines.toSorted((one, other) => (instantOf(one) < instantOf(other) ? -1 : 1))) {
    const told = await findTold(deps.database.executor, outline._id);
    if (told?._rev === outline._rev) continue;
    if (!firstTime && (missed >= toldAtMost || instantOf(outline) > youngest)) {
      left ??= instantOf(outline);
      continue;
    }
    const change = { operation: told ? ('update' as const) : ('create' as const), before: told, after: outline };
    if (!firstTime) {
      await deps.tellSite(change, `sweep ${outline._id} ${outline._rev}`);
      missed += 1;
    }
    await recordChange(deps, change, { unrendered: firstTime });
  }
  const gone = await sweepDeleted(deps);
  // only now, and only as far as everything before was told: what was not is looked at again
  deps.swept.instant = left ?? (outlines.reduce((latest, outline) => (instantOf(outline) > latest ? instantOf(outline) : latest), instant ?? '') || null);
  return missed + gone;
}

/** UTC in ISO, so that texts compare as instants do. */
const instantOf = ({ _updatedAt }: Outline): string => (_updatedAt ? new Date(_updatedAt).toISOString() : '');

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
