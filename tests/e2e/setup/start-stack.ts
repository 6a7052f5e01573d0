import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { buildWhatChanged } from '#scripts/stack/builds.ts';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { runStack } from '#scripts/stack/run-stack.ts';
import { readStackSettings, type StackSettings } from '#scripts/stack/stack-settings.ts';
import type { StackUnderTest } from './stack.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Started extends StackUnderTest {
  stop(): Promise<void>;
}

/** Default settings of the whole product, on free ports and an empty data directory. */
async function newSettings(): Promise<StackSettings> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'hostfront-e2e-'));
  const port = await findAnyPort();
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  return readStackSettings({
    PATH,
    HOME,
    NODE_COMPILE_CACHE,
    PORT: String(port),
    DATA_DIRECTORY: dataDirectory,
    SITE_URL: `http://127.0.0.1:${port}`,
    // nobody here waits for a stand-in longer than its stages take to be seen
    SANDBOX_BUILD_SECONDS: '1',
    HUMAN_CHECK_COST: '1000',
  });
}

async function start(settings: StackSettings): Promise<Started> {
  const { dataDirectory, environment, port, servicesPort } = settings;
  const stack = await runStack(settings, { say, giveUp: say });
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDirectory,
    servicesPort,
    environment,
    stop: async () => {
      await stack.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Starts a product for each worker, so that no test sees changes of a parallel one; returns a function that ends them. */
export default async function startStacks(config: FullConfig): Promise<() => Promise<void>> {
  const started: Started[] = [];
  const stopAll = async (): Promise<void> => void (await Promise.all(started.map(({ stop }) => stop())));
  try {
    // one after the other: each takes ports that are free when it starts, and on a busy machine each is up in its time
    while (started.length < config.workers) {
      const settings = await newSettings();
      if (started.length === 0) config.metadata.builds = await buildWhatChanged(settings.environment, say);
      started.push(await start(settings));
    }
  } catch (error) {
    await stopAll();
    throw error;
  }
  process.env.STACKS_UNDER_TEST = JSON.stringify(started.map(({ stop: _stop, ...stack }) => stack));
  return stopAll;
}
