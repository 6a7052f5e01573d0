import type { Server } from 'node:http';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '#services/platform/clock.ts';
import type { Database } from '#services/platform/database/database.ts';
import type { Jobs } from '#services/platform/jobs.ts';
import type { Logger } from '#services/platform/log.ts';
import { nameThisProcess } from '#services/platform/process/process-name.ts';
import { createAssetDirectory } from './assets/asset-files.ts';
import { describeFile } from './assets/file-asset.ts';
import { describeImage } from './assets/image-asset.ts';
import { storeAsset } from './assets/store-asset.ts';
import type { LakeDocument } from './documents/document.ts';
import { createLakeRoutes } from './http/lake-routes.ts';
import { createAccounts } from './editors/accounts.ts';
import { createTwoFactor } from './editors/two-factor.ts';
import { createIdentities } from './editors/identity.ts';
import { seedAuthor } from './editors/machines.ts';
import { importSeed, type SeedDocument } from './documents/import-documents.ts';
import type { LakeParts } from './lake-parts.ts';
import type { RefusalOfPrices } from './promotions/check-promotions.ts';
import { createListenHub, type CommittedTransactions } from './events/listen.ts';
import { readLastPosition, readPosition, readTransactionsBetween } from './events/missed-transactions.ts';
import { createOwnership } from './documents/ownership.ts';
import { createSessionSockets } from './events/session-sockets.ts';
import type { LakeSettings } from './settings.ts';
import { createUpgrades } from './sockets/upgrades.ts';
import { createPastContent } from './queries/past-content.ts';
import { createReleaseClock } from './releases/release-clock.ts';
import { createStore } from './documents/store.ts';
import type { GiveUpNotice } from './webhooks/webhook-delivery.ts';
import { createWebhooks } from './webhooks/webhooks.ts';

export { lakeMigrations } from './migrations.ts';
export type { LakeSettings } from './settings.ts';

export interface LakeDependencies {
  database: Database;
  /** Already started. */
  jobs: Jobs;
  log: Logger;
  clock: Clock;
  settings: LakeSettings;
  /** Receives the body of a notice that a webhook rejected for good. */
  giveUpNotice?: GiveUpNotice;
  /** Absent: nothing is known of prices, and nothing refused for them. */
  refusalOfPrices?: RefusalOfPrices;
}

export interface Lake {
  /** `/lake` and `/studio`. */
  routes: FastifyPluginAsync;
  /** Presence, and the event streams of browsers without HTTP/2. */
  attachUpgrades(server: Server): void;
  /** Imports documents that are missing, or that nobody has edited since the last import. Webhooks are notified only when `announced`. */
  importDocuments(documents: readonly SeedDocument[], options?: { announced?: boolean }): Promise<{ created: number; updated: number }>;
  /** Uploads a picture of the seed, or, given a file name, another file. */
  importAsset(bytes: Buffer, filename: string): Promise<{ _id: string }>;
  /** Begins to publish scheduled releases, once all that their rules ask is there. */
  startReleases(): Promise<void>;
  /** Whether this process owns the lake and has loaded it. */
  ready(): boolean;
  close(): Promise<void>;
}

const pictureName = /\.(jpe?g|png|webp|gif|avif|svg)$/i;

/** Opens the content lake on a migrated database. Returns at once if another process owns it, and takes over when that has exited. */
export async function createLake(deps: LakeDependencies): Promise<Lake> {
  const { database, clock, log, settings } = deps;
  const webhooks = createWebhooks({ ...deps, giveUp: deps.giveUpNotice ?? (async () => undefined) });
  const present = presenter(settings);
  const hub = createListenHub({
    committed: committedTransactions(database, present),
    failed: (error) => log.error({ err: error }, 'events of a transaction were not sent'),
    matches: (query, params, document, listener) => store.lanes.matches(query, params, document, listener),
  });
  const ownership = createOwnership({
    database,
    log,
    process: await nameThisProcess(),
    gained: async () => {
      // another process may have changed accounts meanwhile
      editors.identities.forget();
      await store.load();
      await hub.beginAfter((await readLastPosition(database.executor)) ?? { id: '', sequence: 0 });
    },
    lost: () => {
      endStreams();
      store.clear();
      // looks again until this process has the lake back
      void releaseClock.runDue();
    },
  });
  const store = createStore({
    database,
    clock,
    owner: ownership.owner,
    present,
    prepare: (transaction) => webhooks.prepare(transaction, (id) => store.index.get(id)),
    committed: (transaction, announced) => {
      if (announced) webhooks.wake();
      hub.announce(transaction);
    },
    outdated: ownership.drop,
  });
  const editors = partsOfEditors(deps);
  const files = createAssetDirectory(join(settings.dataDirectory, 'assets'));
  const refusalOfPrices = deps.refusalOfPrices ?? (async () => null);
  const around = { settings, database, clock, log, store, refusalOfPrices, ready: ownership.owns };
  const releaseClock = createReleaseClock(around);
  const past = createPastContent({ database, present });
  const parts: LakeParts = { ...around, past, hub, files, ...editors, releaseClock };
  const upgrades = createUpgrades(parts);
  const endStreams = (): void => {
    hub.endAll();
    upgrades.closeAll();
  };
  await webhooks.start();
  await ownership.start();

  return {
    routes: createLakeRoutes(parts, endStreams),
    attachUpgrades: upgrades.attach,
    importDocuments: (documents, options) => importSeed(parts, documents, options?.announced === true),
    importAsset: (bytes, filename) => importAsset(parts, bytes, filename),
    startReleases: releaseClock.start,
    ready: ownership.owns,
    close: async () => {
      endStreams();
      await releaseClock.stop();
      store.lanes.close();
      await ownership.stop();
    },
  };
}

function partsOfEditors({
  database,
  clock,
  settings,
}: LakeDependencies): Pick<LakeParts, 'identities' | 'accounts' | 'twoFactor' | 'sockets'> {
  const identities = createIdentities({ database, settings });
  const sockets = createSessionSockets();
  return {
    identities,
    sockets,
    accounts: createAccounts({ database, identities, sockets }),
    twoFactor: createTwoFactor({ database, clock, settings }),
  };
}

/** Transactions that listeners missed, read back from the database. */
const committedTransactions = (database: Database, present: (document: LakeDocument) => LakeDocument): CommittedTransactions => ({
  position: (id) => readPosition(database.executor, id),
  between: (after, upTo) => readTransactionsBetween(database.executor, { after, upTo, present }),
});

async function importAsset(parts: LakeParts, bytes: Buffer, filename: string): Promise<{ _id: string }> {
  const asset = pictureName.test(filename) ? await describeImage(bytes, filename) : describeFile(bytes, filename, undefined);
  const { _id } = await storeAsset(parts, asset, bytes, { author: seedAuthor.id, authorize: async () => undefined, announced: false });
  return { _id };
}

/** Addresses of assets follow the origin that is configured now, not the one at their upload. */
const presenter =
  (settings: LakeSettings) =>
  (document: LakeDocument): LakeDocument => {
    const isAsset = document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset';
    if (!isAsset || typeof document.path !== 'string') return document;
    return { ...document, url: `${(settings.publicOrigin ?? '').replace(/\/$/, '')}/lake/${document.path}` };
  };
