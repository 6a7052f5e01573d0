import type { DocumentSummary, SummaryChange } from '#lib/revalidation/document-summary.ts';
import { publishedAt } from '#lib/revalidation/document-instants.ts';
import type { Database } from '#services/platform/database/database.ts';
import type { Jobs } from '#services/platform/jobs.ts';
import { countPublication } from '../content-cache/publications.ts';
import { scheduleDueChanges } from './due-changes.ts';
import { deleteNotified, recordNotified } from './notified-documents.ts';

interface RecordDeps {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly now: () => Date;
}

/**
 * Records a change that the site was notified of, for every replica, and schedules its future instants, in one transaction. An instant that
 * passed since the publication counts too, since a page may have been rendered before it.
 */
export async function recordChange(deps: RecordDeps, { before, after }: SummaryChange): Promise<void> {
  await deps.database.transaction(async (tx) => {
    if (after) {
      await recordNotified(tx, after);
      await scheduleDueChanges(deps.jobs, tx, after, publishedAt(after, deps.now()));
    } else if (before) {
      await deleteNotified(tx, before._id);
    }
    // last: the others wait for its row
    await countPublication(tx);
  });
}

/** Records all content before anything was rendered of it, with its future instants, in one transaction. */
export async function recordFirstContent(deps: RecordDeps, summaries: readonly DocumentSummary[]): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await recordNotified(tx, ...summaries);
    for (const summary of summaries) await scheduleDueChanges(deps.jobs, tx, summary, deps.now());
    await countPublication(tx);
  });
}
