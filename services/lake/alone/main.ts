import path from 'node:path';
import { isSocketAddress } from '#lib/contracts/socket-addresses.ts';
import { systemClock } from '#services/platform/clock.ts';
import { openDatabase, untilItAnswers } from '#services/platform/database/database.ts';
import { migrate } from '#services/platform/database/migrations.ts';
import { refuseHalfRestore } from '#services/platform/database/restore-progress.ts';
import { createHttpApp } from '#services/platform/http.ts';
import { createJobs } from '#services/platform/jobs.ts';
import { createLog } from '#services/platform/log.ts';
import { createMetrics } from '#services/platform/metrics.ts';
import { endWithSentence } from '#services/platform/process/startup-failure.ts';
import { passwordsElsewhere } from '#services/platform/secrets/private-file.ts';
import { ensureEmbeddedEditors } from '../editors/ensure-editors.ts';
import { createLake, lakeMigrations } from '../lake.ts';
import { readAloneSettings } from './settings-alone.ts';

endWithSentence();
const stopAtMostMs = 6_000;
const root = path.resolve(import.meta.dirname, '../../..');
const settings = readAloneSettings(process.env, { studioDirectory: path.join(root, 'studio/dist') });
const log = createLog({ name: 'lake', level: settings.logLevel });
const database = await openDatabase(settings.database);
await untilItAnswers(database, (error) => log.warn({ err: error }, 'the database does not answer yet'));
await refuseHalfRestore(database.executor);
await migrate(database, [lakeMigrations]);
const jobs = createJobs({ database, log });
await jobs.start();
const lake = await createLake({ database, jobs, log, clock: systemClock, settings: settings.lake });
if (!(await ensureEmbeddedEditors(database, settings.accountsFile))) log.warn(passwordsElsewhere(settings.accountsFile));
const app = createHttpApp({
  log,
  metrics: createMetrics(),
  ready: lake.ready,
  trustProxy: settings.trustProxy,
  upgradesAt: isSocketAddress,
});
await app.register(lake.routes);
app.get('/', (_request, reply) => reply.redirect('/studio'));
lake.attachUpgrades(app.server);
await app.listen({ host: settings.host, port: settings.port });
await lake.startReleases();
log.info({ port: settings.port, database: database.profile.kind }, 'lake ready');

let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), stopAtMostMs).unref();
  await app.close();
  await jobs.stop();
  await lake.close();
  await database.close();
  process.exit(0);
}

process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
// the supervisor has exited
process.once('disconnect', () => void stop());
