import type { DocumentSummary } from '#lib/revalidation/document-summary.ts';
import type { Database } from '#services/platform/database/database.ts';
import type { Jobs } from '#services/platform/jobs.ts';
import type { ContentSummaries } from './content-summaries.ts';
import { countNotified, findNotified, listNotified, readNotifiedRevisions } from './notified-documents.ts';
import { recordChange, recordFirstContent } from './record-change.ts';
import type { ReplacedContent } from './replaced-content.ts';
import type { NotifySite } from './notify-site.ts';

export interface SweepDeps {
  database: Database;
  jobs: Jobs;
  now: () => Date;
  summaries: ContentSummaries;
  replaced: Pick<ReplacedContent, 'preserveMissed'>;
  notifySite: NotifySite;
  /** How far this process has swept; a new process checks everything once. */
  swept: SweptUntil;
}

/** The latest change that a finished sweep has seen, and, unless some were left to the next, when a sweep first saw it (epoch ms). */
interface SweptUntil {
  instant: string | null;
  seenAtMs: number | null;
}

/** Documents change while others are being read: changes this long before the latest are checked again, until as long after it. */
const overlapMs = 60_000;

/** A younger change is left to its notice, which may be on its way. */
const graceMs = 10_000;

/**
 * How many changes one sweep notifies the site of: after a large import the notices themselves take a while, and the rest waits for the
 * next sweep.
 */
const notifiedAtMost = 200;

/** Finds what was published or deleted without a notice, and does what the notice would have done. Returns how many. */
export async function sweep(deps: SweepDeps): Promise<number> {
  // before the first sweep nothing was rendered from old content: the documents are recorded without a notice
  const firstTime = (await countNotified(deps.database.executor)) === 0;
  const nowMs = deps.now().getTime();
  const { instant, seenAtMs } = deps.swept;
  const summaries = await deps.summaries.changedSince(sinceOf(deps.swept, nowMs));
  const youngest = new Date(nowMs - graceMs).toISOString();
  if (firstTime && summaries.length > 0) await recordFirstContent(deps, summaries);
  const changed = firstTime ? [] : await withoutNotified(deps, summaries);
  let missed = 0;
  let left: string | null = null;
  for (const summary of changed.toSorted((one, other) => (instantOf(one) < instantOf(other) ? -1 : 1))) {
    if (missed >= notifiedAtMost || instantOf(summary) > youngest) {
      left ??= instantOf(summary);
      continue;
    }
    const notified = await findNotified(deps.database.executor, summary._id);
    if (notified?._rev === summary._rev) continue;
    const change = { operation: notified ? ('update' as const) : ('create' as const), before: notified, after: summary };
    if (notified) await deps.replaced.preserveMissed(notified, summary);
    await deps.notifySite(change, `sweep ${summary._id} ${summary._rev}`);
    missed += 1;
    await recordChange(deps, change);
  }
  const gone = await sweepDeleted(deps);
  // advanced only now, and only as far as the site was notified: the rest is checked again
  const latest = summaries.map(instantOf).reduce((one, other) => (one > other ? one : other), instant ?? '') || null;
  const firstSeenAtMs = latest === instant ? (seenAtMs ?? nowMs) : nowMs;
  Object.assign(deps.swept, { instant: left ?? latest, seenAtMs: left === null ? firstSeenAtMs : null } satisfies SweptUntil);
  return missed + gone;
}

/** From where changes are checked again; null: all of them. */
function sinceOf({ instant, seenAtMs }: SweptUntil, nowMs: number): string | null {
  if (instant === null) return null;
  const isSettled = seenAtMs !== null && nowMs - seenAtMs > overlapMs;
  return isSettled ? instant : new Date(Date.parse(instant) - overlapMs).toISOString();
}

/** What the site was not notified of in this revision; by one statement, since it is seldom any of many. */
async function withoutNotified({ database }: SweepDeps, summaries: readonly DocumentSummary[]): Promise<readonly DocumentSummary[]> {
  if (summaries.length === 0) return [];
  const revisions = await readNotifiedRevisions(
    database.executor,
    summaries.map(({ _id }) => _id),
  );
  return summaries.filter(({ _id, _rev }) => revisions.get(_id) !== (_rev ?? ''));
}

/** UTC in ISO format, so that texts sort like instants. */
const instantOf = ({ _updatedAt }: DocumentSummary): string => (_updatedAt ? new Date(_updatedAt).toISOString() : '');

async function sweepDeleted(deps: SweepDeps): Promise<number> {
  const [notified, published] = await Promise.all([countNotified(deps.database.executor), deps.summaries.count()]);
  if (notified <= published) return 0;
  const present = new Set(await deps.summaries.ids());
  const gone = (await listNotified(deps.database.executor)).filter((summary) => !present.has(summary._id));
  for (const summary of gone) {
    const change = { operation: 'delete' as const, before: summary, after: null };
    await deps.notifySite(change, `sweep ${summary._id} deleted ${summary._rev}`);
    await recordChange(deps, change);
  }
  return gone.length;
}
