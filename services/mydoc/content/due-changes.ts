import { z } from 'zod';
import type { DocumentSummary } from '#lib/revalidation/document-summary.ts';
import { comingInstants } from '#lib/revalidation/document-instants.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { JobQueue, Jobs } from '#services/platform/jobs.ts';
import type { NotifySite } from './notify-site.ts';

const payload = z.object({ documentId: z.string(), instant: z.string() });

/** Work that is due at an instant in a document: a banner's start or end, the day a legal text takes effect. */
export const dueChangeQueue: JobQueue<z.infer<typeof payload>> = {
  name: 'content-due',
  payload,
  retryLimit: 40,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 600,
  expireInSeconds: 120,
  oncePerKey: true,
};

/** Writes one job for each instant after `since`. If its document has changed by then, the job merely renders current content. */
export async function scheduleDueChanges(jobs: Jobs, executor: Executor, summary: DocumentSummary, since: Date): Promise<void> {
  for (const instant of comingInstants(summary, since)) {
    const due = { documentId: summary._id, instant: instant.toISOString() };
    await jobs.send(executor, dueChangeQueue, due, { startAfter: instant, singletonKey: `${due.documentId} ${due.instant}` });
  }
}

/** Notifies the site that an instant in a document has come, and writes the jobs of the next ones: some come again and again. */
export async function workDueChanges(deps: {
  jobs: Jobs;
  executor: Executor;
  now: () => Date;
  notifySite: NotifySite;
  findSummary: (documentId: string) => Promise<DocumentSummary | null>;
}): Promise<void> {
  await deps.jobs.work(dueChangeQueue, async ({ documentId, instant }) => {
    const summary = await deps.findSummary(documentId);
    if (!summary) return;
    await deps.notifySite({ operation: 'due', before: summary, after: summary }, `due ${documentId} ${instant}`);
    await scheduleDueChanges(deps.jobs, deps.executor, summary, deps.now());
  });
}
