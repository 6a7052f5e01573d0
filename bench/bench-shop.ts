import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createSandboxRegistrar } from '#services/mydoc/domains/sandbox-registrar.ts';
import { createOrderService, type OrderService } from '#services/mydoc/orders/order-area.ts';
import type { AskCentre } from '#services/mydoc/orders/payments/pay-order.ts';
import { mydocMigrations, registerMydoc } from '#services/mydoc/register-mydoc.ts';
import { openDatabase, type Database } from '#services/platform/database/database.ts';
import { migrate } from '#services/platform/database/migrations.ts';
import { createHttpApp } from '#services/platform/http.ts';
import { createJobs } from '#services/platform/jobs.ts';
import { createLog } from '#services/platform/log.ts';
import { createMetrics } from '#services/platform/metrics.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { profileInOrder } from '#tests/fixtures/profile-in-order.ts';
import { answerQuery } from '#tests/studio/query-server.ts';

const oneBuyer = { read: async () => ({ accountId: 'bench' }), end: async () => undefined, profile: async () => profileInOrder };
const noContent = () => Promise.reject(new Error('no e-mail is written in this measurement'));
const noCentre: AskCentre = () => Promise.reject(new Error('nothing is paid in this measurement'));

export interface BenchShop {
  readonly origin: string;
  readonly database: Database;
  /** The seed's content, each query answered once, as by an external CMS. */
  readonly ask: (query: string) => Promise<unknown>;
  /** Its workers are started by who needs them. */
  readonly orders: OrderService;
  close(): Promise<void>;
}

interface BenchShopSettings {
  /** Absent: the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** What else the server answers, for comparison. */
  readonly add?: (app: FastifyInstance, database: Database) => Promise<void>;
}

/** The selling service over the seed's content, for one buyer, without limits of calls. */
export async function openBenchShop({ databaseUrl, add }: BenchShopSettings): Promise<BenchShop> {
  const database = await openDatabase({ databaseUrl });
  await migrate(database, mydocMigrations);
  const log = createLog({ name: 'bench', level: 'error' });
  const jobs = createJobs({ database, log });
  await jobs.start();
  const app = createHttpApp({ log, metrics: createMetrics(), ready: () => true, trustProxy: 'loopback' });
  const documents = seedDocuments({}, new Date());
  const answers = new Map<string, Promise<unknown>>();
  const ask = (query: string): Promise<unknown> => {
    const answer = answers.get(query) ?? answerQuery(documents, query);
    answers.set(query, answer);
    return answer;
  };
  const orders = await createOrderService({
    database,
    jobs,
    log,
    ask: noCentre,
    registrar: createSandboxRegistrar(),
    orderContent: noContent,
  });
  await registerMydoc(app, {
    database,
    log,
    sessions: oneBuyer,
    limits: { readsPerMinute: 1e9, actionsPerMinute: 1e9 },
    content: { ask, pictureBase: '/pictures' },
    orders,
  });
  await add?.(app, database);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    database,
    ask,
    orders,
    close: async () => {
      await app.close();
      await jobs.stop();
      await database.close();
    },
  };
}
