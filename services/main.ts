import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isSocketAddress } from '#lib/contracts/socket-addresses.ts';
import { createAccountCentreParts } from './account-centre/account-centre.ts';
import { accountCentreSessions } from './account-centre/account-centre-sessions.ts';
import { createBackupDoor } from './backup/backup-door.ts';
import { refuseHalfRestore } from './platform/database/restore-progress.ts';
import { createLake, type Lake } from './lake/lake.ts';
import { ensureEmbeddedEditors } from './lake/editors/ensure-editors.ts';
import { hasContent, seedContent } from './content-seed.ts';
import { migrationSets } from './migration-sets.ts';
import { createContentArea } from './mydoc/content/content-area.ts';
import { createRefusedNotices } from './mydoc/content/refused-notices.ts';
import { createPublishedContent } from './mydoc/content-cache/published-content.ts';
import { createHttpRegistrar } from './mydoc/domains/registrar.ts';
import { createSandboxRegistrar } from './mydoc/domains/sandbox-registrar.ts';
import { createRdapSource } from './mydoc/domains/rdap/rdap-source.ts';
import { createGroupWork } from './mydoc/groups/group-work.ts';
import { createHumanCheck } from './mydoc/human/create-human-check.ts';
import type { ReadOrderContent } from './mydoc/orders/order-content.ts';
import { createOrderService } from './mydoc/orders/order-area.ts';
import { startReconciliation } from './mydoc/orders/ledger/reconciliation-job.ts';
import { createPromotionRefusal } from './mydoc/prices/promotion-refusal.ts';
import { registerMydoc } from './mydoc/register-mydoc.ts';
import { systemClock } from './platform/clock.ts';
import { readServicesConfig } from './platform/config.ts';
import { openDatabase, untilItAnswers } from './platform/database/database.ts';
import { createHttpApp } from './platform/http.ts';
import { createJobs } from './platform/jobs.ts';
import { createLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { migrate } from './platform/database/migrations.ts';
import { passwordsElsewhere } from './platform/secrets/private-file.ts';
import { joinReplicas } from './platform/secrets/replicas.ts';
import { loadRsaKeys } from './platform/secrets/rsa-keys.ts';
import { untilItsTurn } from './platform/process/standby.ts';
import { endWithSentence } from './platform/process/startup-failure.ts';
import { sharedSettings } from './shared-settings.ts';

endWithSentence();
const stopAtMostMs = 6_000;
const ownershipPauseMs = 200;
const root = path.resolve(import.meta.dirname, '..');
await untilItsTurn();
const config = readServicesConfig(process.env);
const log = createLog({ name: 'services', level: config.logLevel });
const database = await openDatabase(config.database);
await untilItAnswers(database, (error) => log.warn({ err: error }, 'the database does not answer yet'));
await refuseHalfRestore(database.executor);
await migrate(database, migrationSets({ lake: config.content.embedded, sandbox: config.accounts.centreUrl === undefined }));
const { accounts } = config;
const rsa = await loadRsaKeys({
  pem: accounts.rsaPrivateKey,
  previousPem: accounts.rsaPrivateKeyPrevious,
  file: path.join(config.dataDirectory, 'rsa-private-key.pem'),
});
const replica = await joinReplicas(database, sharedSettings(config, rsa));
const jobs = createJobs({ database, log });
await jobs.start();
let stopping = false;
let seeded = false;
const refusedNotices = createRefusedNotices(database);
/** Prices are registered after the lake. */
let refusalOfPrices: (promotion: unknown) => Promise<string | null> = async () => null;
/** The CMS is asked once the calls are registered. */
let readOrderContent: ReadOrderContent = () => Promise.reject(new Error('the content of orders is not there yet'));
const lake = config.content.embedded ? await openLake() : null;

const metrics = createMetrics();
const app = createHttpApp({ log, metrics, ready, trustProxy: config.trustProxy, upgradesAt: isSocketAddress });
if (lake) await app.register(lake.routes);
const accountCentre = createAccountCentreParts({
  database,
  jobs,
  log,
  rsa,
  now: systemClock,
  settings: {
    url: accounts.centreUrl,
    secrets: accounts.centreSecrets,
    merchant: accounts.merchant,
    ownUrl: `http://127.0.0.1:${config.port}`,
    dataDirectory: config.dataDirectory,
    siteUrl: config.siteUrl,
  },
  limits: accounts.sandboxLimits,
});
await app.register(accountCentre.routes);
const registrar = config.domains.registrar
  ? createHttpRegistrar({ baseUrl: config.domains.registrar.url, secrets: [config.domains.registrar.secret], now: systemClock })
  : createSandboxRegistrar();
const orders = await createOrderService({
  database,
  jobs,
  log,
  registrar,
  ask: accountCentre.centre.ask,
  orderContent: () => readOrderContent(),
});
const groups = await createGroupWork({ database, jobs, outbox: jobs, log });
const published = createPublishedContent(config);
const { lookForPublications, pricesBefore, orderContent } = await registerMydoc(app, {
  database,
  log,
  orders,
  content: published,
  isEditor: published.isEditor,
  sessions: accountCentreSessions(accountCentre.centre, accounts.credentialCookie),
  siteUrl: config.siteUrl,
  passwordKey: rsa.current,
  embeddings: config.embeddings,
  chatModel: config.chatModel,
  domains: { registrar, rdap: config.domains.rdap ? createRdapSource({ log, bootstrapUrl: config.domains.rdapBootstrapUrl }) : undefined },
  humanCheck: createHumanCheck(config.humanCheck, systemClock),
  openPassword: rsa.open,
  payments: { now: systemClock, secrets: accountCentre.secrets, merchant: accountCentre.merchant, receive: orders.receive },
});
readOrderContent = orderContent;
refusalOfPrices = createPromotionRefusal({ ask: published.ask, readPrices: pricesBefore, log, now: systemClock });
const content = createContentArea({ database, jobs, log, clock: systemClock, config, lookForPublications, refusedNotices });
await app.register(content.routes);
// a server is read by the command itself
const backupDoor =
  database.profile.connections === 1 ? createBackupDoor(app, { database, dataDirectory: config.dataDirectory, log }) : null;
lake?.attachUpgrades(app.server);
await accountCentre.prepare();
await app.listen({ host: config.host, port: config.port });
await backupDoor?.open(config);
await lake?.startReleases();
await accountCentre.start();
await orders.start();
await groups.start();
await startReconciliation({
  database,
  jobs,
  log,
  metrics,
  now: systemClock,
  list: (input) => accountCentre.centre.ask('payments/list', input),
});
if (lake) void seedWhenOwned(lake);
else await content.start();
log.info({ port: config.port, database: database.profile.kind, content: lake ? 'lake' : 'hosted' }, 'services ready');
// written now, because a killed process would leave no cache to the next one
flushCompileCache();

process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
// the supervisor has exited
process.once('disconnect', () => void stop());

async function openLake(): Promise<Lake> {
  const opened = await createLake({
    database,
    jobs,
    log,
    clock: systemClock,
    giveUpNotice: refusedNotices.add,
    refusalOfPrices: (promotion) => refusalOfPrices(promotion),
    settings: {
      projectId: 'lake',
      dataset: 'production',
      ...(config.siteUrl ? { publicOrigin: config.siteUrl } : {}),
      dataDirectory: config.dataDirectory,
      anyoneReads: config.content.anyoneReads,
      readToken: config.content.readToken,
      adminToken: config.content.writeToken ?? '',
      studioDirectory: path.join(root, 'studio/dist'),
      webhooks: [
        { name: 'site', url: new URL('/api/revalidate', config.siteInternalUrl).href, secret: config.contentWebhookSecret },
        { name: 'services', url: `http://127.0.0.1:${config.port}/myDoc/notice/content`, secret: config.contentWebhookSecret },
      ],
    },
  });
  const accountsFile = path.join(config.dataDirectory, 'accounts.json');
  if (!(await ensureEmbeddedEditors(database, accountsFile))) log.warn(passwordsElsewhere(accountsFile));
  return opened;
}

/** Several processes on one server database: one of them owns the lake, and the others answer calls as soon as there is content. */
function ready(): boolean {
  return lake === null || (seeded && (database.profile.connections > 1 || lake.ready()));
}

/** After a crash the lake's lease has to expire first; the seed and the content jobs wait for it. */
async function seedWhenOwned(owned: Lake): Promise<void> {
  for (;;) {
    while (!stopping && !owned.ready()) {
      seeded ||= await hasContent(database.executor).catch(() => false);
      await delay(ownershipPauseMs);
    }
    if (stopping) return;
    try {
      await seedContent({ database, lake: owned, now: systemClock });
      break;
    } catch (error) {
      // while this process owns the lake, the fault is in the seed
      if (owned.ready()) throw error;
      log.warn({ err: error }, 'the lake was lost while it was seeded');
    }
  }
  // only now: what the seed adds is not a missed notice
  await content.start();
  seeded = true;
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), stopAtMostMs).unref();
  replica.leave();
  content.stop();
  await backupDoor?.close();
  await app.close();
  await jobs.stop();
  await lake?.close();
  await database.close();
  process.exit(0);
}
