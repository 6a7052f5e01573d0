import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { runStack, type RunningStack } from '#scripts/stack/run-stack.ts';
import { readStackSettings, type StackSettings } from '#scripts/stack/stack-settings.ts';
import { readDatabaseConfig } from '#services/platform/config.ts';
import { openDatabase, type Executor } from '#services/platform/database/database.ts';
import { test } from '../setup/test.ts';

const quiet = (): void => undefined;
const run = (settings: StackSettings): Promise<RunningStack> => runStack(settings, { say: quiet, giveUp: quiet });

export interface OwnStack {
  /** The product's address without a slash at its end. */
  readonly base: () => string;
  /** Stops the product, changes its database, and starts it again. */
  readonly changeWhileStopped: (change: (executor: Executor) => Promise<unknown>) => Promise<void>;
}

/** A product for the tests of one file alone, from before the first of them until after the last; `name` is part of its folder's. */
export function useOwnStack(name: string): OwnStack {
  let directory: string;
  let base: string;
  let settings: StackSettings;
  let stack: RunningStack;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    directory = mkdtempSync(path.join(tmpdir(), `hostfront-${name}-`));
    const port = await findAnyPort();
    base = `http://127.0.0.1:${port}`;
    const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
    const given = {
      PATH,
      HOME,
      NODE_COMPILE_CACHE,
      PORT: String(port),
      DATA_DIRECTORY: directory,
      SITE_URL: base,
      SANDBOX_BUILD_SECONDS: '1',
      HUMAN_CHECK_COST: '1000',
    };
    settings = await readStackSettings(given);
    stack = await run(settings);
  });

  test.afterAll(async () => {
    await stack?.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  return {
    base: () => base,
    changeWhileStopped: async (change) => {
      await stack.stop();
      const database = await openDatabase(readDatabaseConfig(settings.environment));
      await change(database.executor);
      await database.close();
      stack = await run(settings);
    },
  };
}
