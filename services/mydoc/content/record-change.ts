import type { ContentChange } from '#lib/revalidation/content-change.ts';
import type { Database } from '#services/platform/database.ts';
import type { Jobs } from '#services/platform/jobs.ts';
import { scheduleDueChanges } from './due-changes.ts';
import { outlineOf, publishedAt } from './outline.ts';
import { forgetTold, noteTold } from './told-documents.ts';

/**
 * Notes a change that the site has been told of, and plans what it makes due, in one transaction. An instant that has come since the publication
 * counts too, since a page may have been rendered before it; `unrendered`: no page can have been.
 */
export async function recordChange(
  deps: { database: Database; jobs: Jobs; now: () => Date },
  change: ContentChange,
  { unrendered = false }: { unrendered?: boolean } = {},
): Promise<void> {
  const after = outlineOf(change.after);
  await deps.database.transaction(async (tx) => {
    if (after) {
      await noteTold(tx, after);
      await scheduleDueChanges(deps.jobs, tx, after, unrendered ? deps.now() : publishedAt(after, deps.now()));
    } else if (change.before) {
      await forgetTold(tx, change.before._id);
    }
  });
}
