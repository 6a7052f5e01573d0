import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { seedDocuments } from '#studio/seed/seed.ts';
import { answerQuery } from '#tests/studio/query-server.ts';
import { mydocMigrations, registerMydoc } from '#services/mydoc/register-mydoc.ts';
import { openDatabase } from '#services/platform/database/database.ts';
import { createHttpApp } from '#services/platform/http.ts';
import { createLog } from '#services/platform/log.ts';
import { createMetrics } from '#services/platform/metrics.ts';
import { migrate } from '#services/platform/database/migrations.ts';
import { loadCall, type CallLoad } from './call-load.ts';
import { rounded, type Figure } from './figure.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };

const starter = {
  region: 'US-0',
  model: 'cvm.g4a.amd.c1m1',
  disk: { type: 'ssd_cloud_disk', sizeGib: 15 },
  traffic: 't500',
  dataDisks: [],
  bandwidthMbps: 50,
  image: { kind: 'image', code: 'debian-13' },
  securityGroup: 'default',
  snapshot: null,
};

const measuredCalls = [
  { name: 'getMoneyType', path: 'order-server/pay/getMoneyType', body: '', headers: form },
  {
    name: 'searchAnnounce',
    path: 'finance/message/searchAnnounce',
    body: new URLSearchParams({ params: '{"page":1,"row":3,"language":"en"}' }).toString(),
    headers: form,
  },
  { name: 'Browsing/add', path: 'seniorManage/Browsing/add', body: '', headers: { ...form, ...person } },
  { name: 'stock', path: 'catalogue/stock', body: '', headers: form },
  {
    name: 'quote asked again',
    path: 'order-server/quote',
    body: new URLSearchParams({ params: JSON.stringify({ configuration: starter, period: '1y', currency: 'HKD' }) }).toString(),
    headers: { ...form, cookie: 'hf_session=bench' },
  },
] as const;

/** All load comes from one address. */
const noLimits = { readsPerMinute: 1e9, actionsPerMinute: 1e9 };

/** Twenty released announcements: a page requests three of them. */
const announcements = Array.from({ length: 20 }, (_, index) => ({
  _id: `announcement-${index}`,
  kind: 'Notice',
  title: { en: `Announcement ${index}`, zh: `公告 ${index}`, ja: `お知らせ ${index}` },
  releaseTime: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
  endsAt: null,
  pinned: false,
}));

const oneBuyer = { read: async () => ({ accountId: 'bench' }), end: async () => undefined };

const catalogues = new Map<string, Promise<unknown>>();

/** The seed's catalogue, computed once as from an external CMS; announcements for everything else. */
const askBench = async (query: string): Promise<unknown> => {
  if (!query.includes('"trafficPlans"')) return announcements;
  const answer = catalogues.get(query) ?? answerQuery(seedDocuments({}, new Date()), query);
  catalogues.set(query, answer);
  return answer;
};

/**
 * Requests per second and p99 of the calls above with 1,000 keep-alive clients, compared with a bare Fastify 'hello' in the same run.
 * Without an address the embedded database is used.
 */
export async function measureMydoc(databaseUrl?: string): Promise<Figure[]> {
  const database = await openDatabase({ databaseUrl });
  await migrate(database, mydocMigrations);
  const log = createLog({ name: 'bench', level: 'error' });
  const app = createHttpApp({ log, metrics: createMetrics(), ready: () => true });
  await registerMydoc(app, { database, log, limits: noLimits, content: { ask: askBench, pictureBase: '/pictures' }, sessions: oneBuyer });
  const hello = Fastify().get('/', async () => ({ hello: 'world' }));
  try {
    const bare = await loadCall(`${await listen(hello)}/`, { method: 'GET' });
    const origin = await listen(app);
    const figures = describe('bare Fastify hello', bare);
    for (const { name, path, body, headers } of measuredCalls) {
      const load = await loadCall(`${origin}/myDoc/${path}`, { method: 'POST', body, headers });
      const label = `${name}, ${database.profile.kind}`;
      figures.push(...describe(label, load), {
        name: `${label} ÷ hello`,
        value: rounded(load.requestsPerSecond / bare.requestsPerSecond, 2),
        unit: 'ratio',
      });
    }
    return figures;
  } finally {
    await Promise.all([hello.close(), app.close()]);
    await database.close();
  }
}

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

const describe = (name: string, load: CallLoad): Figure[] => [
  { name: `${name}, 1,000 clients`, value: Math.round(load.requestsPerSecond), unit: 'requests/s' },
  { name: `${name}, 1,000 clients, p99`, value: rounded(load.p99Ms), unit: 'ms' },
];
