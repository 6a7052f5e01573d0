import { z } from 'zod';
import type { Executor } from '#services/platform/database.ts';
import type { JobQueue, Jobs } from '#services/platform/jobs.ts';
import { comingInstants, type Outline } from './outline.ts';
import type { TellSite } from './site-notice.ts';

const payload = z.object({ documentId: z.string(), instant: z.string() });

/** Work that comes due at an instant which a document names: a banner's start or end, the day a legal text takes effect. */
export const dueChangeQueue: JobQueue<z.infer<typeof payload>> = {
  name: 'content-due',
  payload,
  retryLimit: 40,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 600,
  expireInSeconds: 120,
  oncePerKey: true,
};

/** Writes one job for each instant after `since`. A job whose document has changed by then still only renders what is true. */
export async function scheduleDueChanges(jobs: Jobs, executor: Executor, outline: Outline, since: Date): Promise<void> {
  for (const instant of comingInstants(outline, since)) {
    const due = { documentId: outline._id, instant: instant.toISOString() };
    await jobs.send(executor, dueChangeQueue, due, { startAfter: instant, singletonKey: `${due.documentId} ${due.instant}` });
  }
}

/** Tells the site that a document's instant has come. */
export async function workDueChanges(deps: {
  jobs: Jobs;
  tellSite: TellSite;
  findOutline: (documentId: string) => Promise<Outline | null>;
}): Promise<void> {
  await deps.jobs.work(dueChangeQueue, async ({ documentId, instant }) => {
    const outline = await deps.findOutline(documentId);
    if (!outline) return;
    await deps.tellSite({ operation: 'due', before: outline, after: outline }, `due ${documentId} ${instant}`);
  });
}
