import type { SummaryChange } from '#lib/revalidation/document-summary.ts';
import { publishedAt } from '#lib/revalidation/document-instants.ts';
import type { Database } from '#services/platform/database/database.ts';
import type { Jobs } from '#services/platform/jobs.ts';
import { countPublication } from '../content-cache/publications.ts';
import { scheduleDueChanges } from './due-changes.ts';
import { deleteNotified, recordNotified } from './notified-documents.ts';

/**
 * Records a change that the site was notified of, for every replica, and schedules its future instants, in one transaction. An instant that
 * passed since the publication counts too, since a page may have been rendered before it; `unrendered`: no page can have been.
 */
export async function recordChange(
  deps: { database: Database; jobs: Jobs; now: () => Date },
  { before, after }: SummaryChange,
  { unrendered = false }: { unrendered?: boolean } = {},
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    if (after) {
      await recordNotified(tx, after);
      await scheduleDueChanges(deps.jobs, tx, after, unrendered ? deps.now() : publishedAt(after, deps.now()));
    } else if (before) {
      await deleteNotified(tx, before._id);
    }
    // last: the others wait for its row
    await countPublication(tx);
  });
}
