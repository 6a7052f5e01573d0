import type { ContentChange } from '#lib/revalidation/content-change.ts';
import type { Database } from '#services/platform/database.ts';
import type { Jobs } from '#services/platform/jobs.ts';
import { scheduleDueChanges } from './due-changes.ts';
import { outlineOf } from './outline.ts';
import { forgetTold, noteTold } from './told-documents.ts';

/** Notes a change that the site has been told of, and plans what it makes due later, in one transaction. */
export async function recordChange(deps: { database: Database; jobs: Jobs; now: () => Date }, change: ContentChange): Promise<void> {
  const after = outlineOf(change.after);
  await deps.database.transaction(async (tx) => {
    if (after) {
      await noteTold(tx, after);
      await scheduleDueChanges(deps, tx, after);
    } else if (change.before) {
      await forgetTold(tx, change.before._id);
    }
  });
}
