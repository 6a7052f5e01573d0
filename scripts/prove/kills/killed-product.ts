import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sandboxMigrations } from '#services/account-centre/sandbox/migrations.ts';
import { mydocMigrations } from '#services/mydoc/register-mydoc.ts';
import { openDatabase, type Database } from '#services/platform/database/database.ts';
import { migrate } from '#services/platform/database/migrations.ts';
import { buildWhatChanged } from '#scripts/stack/builds.ts';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { runStack, type RunningStack } from '#scripts/stack/run-stack.ts';
import { readStackSettings } from '#scripts/stack/stack-settings.ts';
import { servePostgres, serveRedis, type KilledServer } from './killed-server.ts';

export type Part = 'site' | 'services' | 'postgres' | 'redis';

/** The whole product, of which any part can be killed. */
export interface KilledProduct {
  readonly database: 'postgres' | 'embedded';
  readonly parts: readonly Part[];
  readonly origin: string;
  readonly writeToken: string;
  /** Environment of a script that reads the database. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Kills a part with SIGKILL; parts without a supervisor are restarted. */
  kill(part: Part): Promise<void>;
  /** Reads the database; the embedded one only once the product has stopped. */
  look<T>(at: (database: Database) => Promise<T>): Promise<T>;
  /** Parts that the supervisor gave up. */
  readonly givenUp: readonly string[];
  stop(): Promise<void>;
  remove(): Promise<void>;
}

const checksAtMost = 240;
const recheckMs = 250;

/** Starts the product on its own Postgres and Redis, or by default on the embedded database. `before` prepares its first rows. */
export async function startProduct(redisProgram: string | null, before: (database: Database) => Promise<void>): Promise<KilledProduct> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'hostfront-kills-'));
  const servers = redisProgram === null ? null : { postgres: await servePostgres(), redis: await serveRedis(redisProgram) };
  const remove = async (): Promise<void> => {
    await Promise.all(Object.values(servers ?? {}).map((server) => server.stop()));
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  try {
    return await start({ dataDirectory, servers, before, remove });
  } catch (error) {
    await remove();
    throw error;
  }
}

interface StartOptions extends Pick<KilledProduct, 'remove'> {
  readonly dataDirectory: string;
  readonly servers: Readonly<Record<'postgres' | 'redis', KilledServer>> | null;
  readonly before: (database: Database) => Promise<void>;
}

async function start({ dataDirectory, servers, before, remove }: StartOptions): Promise<KilledProduct> {
  const port = await findAnyPort();
  const { PATH = '', HOME = '' } = process.env;
  const databaseUrl = servers?.postgres.url;
  const addresses = servers ? { DATABASE_URL: servers.postgres.url, REDIS_URL: servers.redis.url } : {};
  // killed processes log it in thousands of lines
  const settings = await readStackSettings({
    PATH,
    HOME,
    PORT: String(port),
    DATA_DIRECTORY: dataDirectory,
    LOG_LEVEL: 'fatal',
    ...addresses,
  });
  const look = async <T>(at: (opened: Database) => Promise<T>): Promise<T> => {
    const opened = await openDatabase({ databaseUrl, directory: path.join(dataDirectory, 'postgres') });
    try {
      return await at(opened);
    } finally {
      await opened.close();
    }
  };
  await look(async (opened) => {
    await migrate(opened, [sandboxMigrations, ...mydocMigrations]);
    await before(opened);
  });
  await buildWhatChanged(settings.environment, (line) => void process.stdout.write(`${line}\n`));
  const givenUp: string[] = [];
  const stack = await runStack(settings, { say: () => undefined, giveUp: (reason) => givenUp.push(reason) });
  return {
    database: servers ? 'postgres' : 'embedded',
    parts: servers ? ['site', 'services', 'postgres', 'redis'] : ['site', 'services'],
    origin: `http://127.0.0.1:${port}`,
    writeToken: settings.environment.SANITY_WRITE_TOKEN ?? '',
    environment: { DATA_DIRECTORY: dataDirectory, DATABASE_URL: databaseUrl },
    givenUp,
    kill: async (part) => {
      if (part === 'postgres' || part === 'redis') await servers?.[part].killAndStart();
      else await killSupervised(stack, part);
    },
    look: (at) => tryAgain(() => look(at)),
    stop: () => stack.stop(),
    remove,
  };
}

/** Until it has exited it may still answer. */
async function killSupervised({ site, services }: RunningStack, part: 'site' | 'services'): Promise<void> {
  const { pid } = (part === 'site' ? site : services) ?? {};
  if (pid === undefined) throw new Error(`no process for the ${part}`);
  while (signal(pid, 'SIGKILL')) await delay(1);
}

/** False if there is no such process. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** A database accepts connections before its recovery has finished. */
async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let looks = 1; ; looks += 1) {
    try {
      return await work();
    } catch (error) {
      if (looks >= checksAtMost) throw error;
      await delay(recheckMs);
    }
  }
}
