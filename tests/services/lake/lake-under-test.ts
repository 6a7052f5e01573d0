import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { z } from 'zod';
import { ensureEmbeddedEditors } from '#services/lake/editors/ensure-editors.ts';
import { createLake, lakeMigrations, type Lake, type LakeDependencies, type LakeSettings } from '#services/lake/lake.ts';
import type { Database } from '#services/platform/database/database.ts';
import { createJobs } from '#services/platform/jobs.ts';
import { createLog } from '#services/platform/log.ts';
import { migrate } from '#services/platform/database/migrations.ts';
import { copyAccounts } from '#tests/setup/databases/template.ts';

export const adminToken = 'machine-admin-token';
export const readToken = 'machine-read-token';

const accountsSchema = z.object({
  editors: z.array(z.object({ role: z.string(), email: z.string(), password: z.string(), token: z.string() })),
});

type EditorAccount = z.infer<typeof accountsSchema>['editors'][number];

export interface LakeUnderTest {
  origin: string;
  lake: Lake;
  dataDirectory: string;
  editor(role: string): EditorAccount;
  close(): Promise<void>;
}

/** A lake with its editors, on a database that the caller opened, listening on 127.0.0.1. */
export async function openLake(
  database: Database,
  settings: Partial<LakeSettings> & Pick<LakeDependencies, 'refusalOfPrices'> & { port?: number; logLevel?: 'silent' | 'info' } = {},
): Promise<LakeUnderTest> {
  const { port = 0, logLevel = 'silent', refusalOfPrices, ...lakeSettings } = settings;
  const log = createLog({ name: 'lake-test', level: logLevel });
  const dataDirectory = lakeSettings.dataDirectory ?? (await ownDirectory());
  await migrate(database, [lakeMigrations]);
  const accountsFile = join(dataDirectory, 'accounts.json');
  await ensureEmbeddedEditors(database, accountsFile);
  const accounts = accountsSchema.parse(JSON.parse(await readFile(accountsFile, 'utf8')));
  const jobs = createJobs({ database, log });
  await jobs.start();
  const lake = await createLake({
    database,
    jobs,
    log,
    clock: () => new Date(),
    ...(refusalOfPrices ? { refusalOfPrices } : {}),
    settings: {
      projectId: 'lake',
      dataset: 'production',
      dataDirectory,
      readToken,
      adminToken,
      webhooks: [],
      anyoneReads: false,
      studioDirectory: join(dataDirectory, 'studio'),
      ...lakeSettings,
    },
  });
  const app = Fastify({ routerOptions: { maxParamLength: 100 }, forceCloseConnections: true });
  await app.register(lake.routes);
  lake.attachUpgrades(app.server);
  await app.listen({ host: '127.0.0.1', port });
  await lake.startReleases();
  const { port: taken } = z.custom<AddressInfo>((address) => typeof address === 'object').parse(app.server.address());

  return {
    origin: `http://127.0.0.1:${taken}`,
    lake,
    dataDirectory,
    editor: (role) => {
      const found = accounts.editors.find((account) => account.role === role);
      if (!found) throw new Error(`no editor has the role ${role}`);
      return found;
    },
    close: async () => {
      await lake.close();
      await app.close();
      await jobs.stop();
      if (!lakeSettings.dataDirectory) await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function ownDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'lake-'));
  await copyAccounts(directory);
  return directory;
}

/** Logs an editor in by the form; returns the cookie header of the session. */
export async function logIn(origin: string, account: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${origin}/lake/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: account.email, password: account.password, origin: `${origin}/studio` }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (response.status !== 303 || !cookie) throw new Error(`log-in answered ${response.status}`);
  return cookie;
}
