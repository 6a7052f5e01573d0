import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWhatChanged } from '#scripts/stack/builds.ts';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { runStack } from '#scripts/stack/run-stack.ts';
import { readStackSettings } from '#scripts/stack/stack-settings.ts';
import { supervise } from '#scripts/stack/supervised-process.ts';
import { waitFor } from '#scripts/stack/wait-for.ts';
import { servePostgres, serveRedis } from '../kills/killed-server.ts';

export interface TwoReplicas {
  /** Of both sites; the first one is also the lake's. */
  readonly origins: readonly string[];
  readonly writeToken: string;
  /** What a supervisor said of parts that ended. */
  readonly ended: readonly string[];
  stop(): Promise<void>;
}

const readyWithinMs = 120_000;

/** Starts two sites before one process of the services, with a Postgres and a Redis of their own. */
export async function startTwoReplicas(redisProgram: string): Promise<TwoReplicas> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'hostfront-releases-'));
  const stops: (() => Promise<void>)[] = [async () => rmSync(dataDirectory, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const each of stops.splice(0).toReversed()) await each();
  };
  try {
    const postgres = await servePostgres();
    stops.push(postgres.stop);
    const redis = await serveRedis(redisProgram);
    stops.push(redis.stop);
    const port = await findAnyPort();
    const secondPort = await findAnyPort();
    const { PATH = '', HOME = '' } = process.env;
    const addresses = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    const settings = await readStackSettings({
      ...{ PATH, HOME, LOG_LEVEL: 'error', PORT: String(port), DATA_DIRECTORY: dataDirectory },
      ...addresses,
    });
    await buildWhatChanged(settings.environment, (line) => void process.stdout.write(`${line}\n`));
    const ended: string[] = [];
    const stack = await runStack(settings, { say: () => undefined, giveUp: (reason) => ended.push(reason) });
    stops.push(stack.stop);
    const { SANITY_WRITE_TOKEN: writeToken = '', ...site } = settings.environment;
    const environment = { ...site, NODE_ENV: 'production' as const, PORT: String(secondPort) };
    const hooks = { say: (line: string) => ended.push(line), giveUp: (reason: string) => ended.push(reason) };
    const second = supervise({ name: 'second site', script: 'services/door/main.ts', environment, ...hooks });
    stops.push(second.stop);
    const origins = [port, secondPort].map((each) => `http://127.0.0.1:${each}`);
    await waitFor(`${origins[1]}/api/health`, { deadlineMs: readyWithinMs, accept: async (answer) => answer.ok });
    return { origins, writeToken, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
