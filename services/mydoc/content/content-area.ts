import { createClient } from '@sanity/client';
import type { FastifyPluginAsync } from 'fastify';
import type { ContentChange } from '#lib/revalidation/content-change.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { ServicesConfig } from '#services/platform/config.ts';
import type { Database } from '#services/platform/database.ts';
import type { Jobs } from '#services/platform/jobs.ts';
import type { Logger } from '#services/platform/log.ts';
import { createContentOutlines } from './content-outlines.ts';
import { dueChangeQueue, workDueChanges } from './due-changes.ts';
import { recordChange } from './record-change.ts';
import { contentRoutes } from './routes.ts';
import { createTellSite } from './site-notice.ts';
import { sweep } from './sweep.ts';
import { findTold } from './told-documents.ts';

export interface ContentArea {
  routes: FastifyPluginAsync;
  /** Begins to work due changes and to look for missed notices. */
  start(): Promise<void>;
  stop(): void;
}

const sweepPauseMs = 15_000;
const contentApiVersion = '2025-02-19';

/** Keeps the site true to the content where no visitor and no editor does anything: instants that come, notices that got lost. */
export function createContentArea(deps: {
  database: Database;
  jobs: Jobs;
  log: Logger;
  clock: Clock;
  config: ServicesConfig;
  /** Lets the answers of /myDoc forget what they kept of the content. */
  contentChanged: () => void;
}): ContentArea {
  const { config } = deps;
  const client = createClient({
    projectId: config.content.projectId,
    dataset: config.content.dataset,
    apiVersion: contentApiVersion,
    useCdn: false,
    perspective: 'published',
    ...(config.content.embedded
      ? { apiHost: config.content.apiHost ?? `http://127.0.0.1:${config.port}/lake`, useProjectHostname: false, token: config.content.readToken }
      : {}),
  });
  const tellSite = createTellSite({ siteUrl: config.siteInternalUrl, secret: config.contentWebhookSecret, now: deps.clock });
  const parts = { database: deps.database, jobs: deps.jobs, now: deps.clock, outlines: createContentOutlines(client), tellSite, swept: { instant: null } };
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const sweepAndRest = async (): Promise<void> => {
    try {
      const missed = await sweep(parts);
      if (missed > 0) deps.log.warn({ missed }, 'content changes without a notice were found and told to the site');
    } catch (error) {
      deps.log.warn({ err: error }, 'looking for missed content changes failed; it is tried again');
    }
    if (!stopped) timer = setTimeout(() => void sweepAndRest(), sweepPauseMs);
  };

  const record = async (change: ContentChange): Promise<void> => {
    await recordChange(parts, change);
    deps.contentChanged();
  };

  return {
    routes: contentRoutes({ secret: config.contentWebhookSecret, now: deps.clock, record }),
    start: async () => {
      await deps.jobs.declare(dueChangeQueue);
      await workDueChanges({ jobs: deps.jobs, tellSite, findOutline: (id) => findTold(deps.database.executor, id) });
      void sweepAndRest();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
