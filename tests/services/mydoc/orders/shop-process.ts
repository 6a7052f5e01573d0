import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { createAccountCentreParts } from '#services/account-centre/account-centre.ts';
import { sandboxMigrations } from '#services/account-centre/sandbox/migrations.ts';
import { accountCentreSessions } from '#services/account-centre/account-centre-sessions.ts';
import { createGroupWork } from '#services/mydoc/groups/group-work.ts';
import { createSandboxRegistrar } from '#services/mydoc/domains/sandbox-registrar.ts';
import { createOrderService } from '#services/mydoc/orders/order-area.ts';
import type { ReadOrderContent } from '#services/mydoc/orders/order-content.ts';
import { mydocMigrations, registerMydoc } from '#services/mydoc/register-mydoc.ts';
import { systemClock } from '#services/platform/clock.ts';
import { openDatabase } from '#services/platform/database/database.ts';
import { createHttpApp } from '#services/platform/http.ts';
import { createJobs } from '#services/platform/jobs.ts';
import { createLog } from '#services/platform/log.ts';
import { createMetrics } from '#services/platform/metrics.ts';
import { migrate } from '#services/platform/database/migrations.ts';
import { loadRsaKeys } from '#services/platform/secrets/rsa-keys.ts';
import { countJobsInHand, jobsInHandPath } from './jobs-in-hand.ts';
import { killAfterAnswer, killAfterCommit, type KillPoint } from './kill-point.ts';

/**
 * Selling, in a process of its own so that a test can kill it: calls, outbox and the sandbox, wired as in services/main.ts. Content comes
 * from an address: the lake is not under test here.
 */
const killPoint: z.ZodType<KillPoint | null> = z.union([
  z.null(),
  z.strictObject({ committed: z.string() }),
  z.strictObject({ answered: z.string() }),
]);
const settings = z
  .strictObject({ port: z.int(), directory: z.string(), databaseUrl: z.string().optional(), contentUrl: z.string(), killPoint })
  .parse(JSON.parse(process.argv[2] ?? ''));

const log = createLog({ name: `shop ${settings.port}`, level: 'error' });
const { databaseUrl } = settings;
const database = killAfterCommit(
  await openDatabase({ databaseUrl, directory: path.join(settings.directory, 'database') }),
  settings.killPoint,
);
await migrate(database, [sandboxMigrations, ...mydocMigrations]);
const jobs = createJobs({ database, log });
await jobs.start();
const app = createHttpApp({ log, metrics: createMetrics(), ready: () => true, trustProxy: 'loopback' });
const origin = `http://127.0.0.1:${settings.port}`;
const rsa = await loadRsaKeys({ pem: undefined, previousPem: undefined, file: path.join(settings.directory, 'rsa-private-key.pem') });
const centre = createAccountCentreParts({
  database,
  jobs,
  log,
  rsa,
  now: systemClock,
  limits: { formsPerMinute: 1_000_000, buildSeconds: 1 },
  settings: { url: undefined, secrets: [], merchant: undefined, ownUrl: origin, dataDirectory: settings.directory },
});
await app.register(centre.routes);
let readOrderContent: ReadOrderContent = () => Promise.reject(new Error('not there yet'));
const orders = await createOrderService({
  database,
  jobs,
  log,
  ask: killAfterAnswer(centre.centre.ask, settings.killPoint),
  registrar: createSandboxRegistrar(),
  soonestPollMs: 100,
  orderContent: () => readOrderContent(),
});
const groups = await createGroupWork({ database, jobs, outbox: jobs, log });
const contentSchema = z.object({ result: z.unknown() });
const { orderContent } = await registerMydoc(app, {
  database,
  log,
  orders,
  content: {
    ask: async (query) =>
      contentSchema.parse(await (await fetch(`${settings.contentUrl}/?query=${encodeURIComponent(query)}`)).json()).result,
    pictureBase: '/pictures',
  },
  sessions: accountCentreSessions(centre.centre, 'hf_session'),
  limits: { readsPerMinute: 1_000_000, actionsPerMinute: 1_000_000 },
  payments: { now: systemClock, secrets: centre.secrets, merchant: centre.merchant, receive: orders.receive },
});
readOrderContent = orderContent;
app.get(jobsInHandPath, () => countJobsInHand(database, new Date(performance.timeOrigin)));
await app.listen({ host: '127.0.0.1', port: settings.port });
await centre.start();
await orders.start();
await groups.start();
// written now, because a killed process would leave no cache to the next one
flushCompileCache();
process.stdout.write('shop is open\n');
