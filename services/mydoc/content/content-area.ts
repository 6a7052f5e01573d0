import type { SanityClient } from '@sanity/client';
import type { FastifyPluginAsync } from 'fastify';
import { publishedClient } from '#lib/content/client.ts';
import type { ContentChange } from '#lib/revalidation/content-change.ts';
import { summaryOf } from '#lib/revalidation/summarise.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { ServicesConfig } from '#services/platform/config.ts';
import type { Database } from '#services/platform/database/database.ts';
import type { Jobs } from '#services/platform/jobs.ts';
import type { Logger } from '#services/platform/log.ts';
import { cmsConfig } from '../content-cache/published-content.ts';
import { createCatchUp } from './catch-up.ts';
import { createContentSummaries } from './content-summaries.ts';
import { createPriceRecorder } from '../prices/price-recorder.ts';
import { createTranslationRecorder } from '../translations/translation-recorder.ts';
import { dueChangeQueue, workDueChanges } from './due-changes.ts';
import { findNotified } from './notified-documents.ts';
import { recordChange } from './record-change.ts';
import type { RefusedNotices } from './refused-notices.ts';
import { createReplacedContent } from './replaced-content.ts';
import { contentRoutes } from './routes.ts';
import { createNotifySite } from './notify-site.ts';
import { sweep } from './sweep.ts';

export interface ContentArea {
  routes: FastifyPluginAsync;
  /** Starts due changes and the search for missed notices. */
  start(): Promise<void>;
  stop(): void;
}

const sweepPauseMs = 15_000;
/** A summary of everything published takes longer than a page query may. */
const cmsTimeoutMs = 60_000;

/** Keeps the site up to date where no visitor and no editor triggers it: instants that come due, notices that got lost. */
export function createContentArea(deps: {
  database: Database;
  jobs: Jobs;
  log: Logger;
  clock: Clock;
  config: ServicesConfig;
  /** Has /myDoc notice what was published. */
  lookForPublications: () => Promise<void>;
  refusedNotices: RefusedNotices;
}): ContentArea {
  const { config } = deps;
  const client = publishedClient(cmsConfig(config)).withConfig({ timeout: cmsTimeoutMs });
  const notifySite = createNotifySite({ siteUrl: config.siteInternalUrl, secret: config.contentWebhookSecret, now: deps.clock });
  const replaced = createReplacedContent({
    client: config.content.writeToken ? client.withConfig({ token: config.content.writeToken }) : null,
    log: deps.log,
  });
  const parts = {
    database: deps.database,
    jobs: deps.jobs,
    now: deps.clock,
    summaries: createContentSummaries(client),
    replaced,
    notifySite,
    swept: { instant: null, seenAtMs: null },
  };
  const recorders = createRecorders(deps.database, client, deps.clock);
  const catchUp = createCatchUp(() => recorders.catchUp());
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const sweepAndRest = async (): Promise<void> => {
    try {
      if (deps.refusedNotices.anySinceLastCall()) parts.swept.instant = null;
      const missed = await sweep(parts);
      if (missed > 0) await deps.lookForPublications();
      await catchUp(missed);
      if (missed > 0) deps.log.warn({ missed }, 'found content changes without a notice, and notified the site');
    } catch (error) {
      deps.log.warn({ err: error }, 'the search for missed content changes failed and will be retried');
    }
    if (!stopped) timer = setTimeout(() => void sweepAndRest(), sweepPauseMs);
  };

  const record = async (change: ContentChange): Promise<void> => {
    await replaced.preserve(change);
    await recorders.note(change);
    await recordChange(parts, { ...change, before: summaryOf(change.before), after: summaryOf(change.after) });
    await deps.lookForPublications();
  };

  return {
    routes: contentRoutes({ secret: config.contentWebhookSecret, now: deps.clock, record }),
    start: async () => {
      await deps.jobs.declare(dueChangeQueue);
      await workDueChanges({
        jobs: deps.jobs,
        executor: deps.database.executor,
        now: deps.clock,
        notifySite,
        findSummary: (id) => findNotified(deps.database.executor, id),
      });
      void sweepAndRest();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** What is kept of each publication: prices, and what translations were made from. */
function createRecorders(database: Database, client: SanityClient, now: Clock) {
  const prices = createPriceRecorder({ executor: database.executor, client, now });
  const translations = createTranslationRecorder({ database, client });
  return {
    note: async (change: ContentChange): Promise<void> => {
      await prices.note(change);
      await translations.note(change);
    },
    catchUp: async (): Promise<void> => {
      await prices.catchUp();
      await translations.catchUp();
    },
  };
}
