import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { buildWhatChanged } from '#scripts/stack/builds.ts';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { runStack, type RunningStack } from '#scripts/stack/run-stack.ts';
import { readStackSettings } from '#scripts/stack/stack-settings.ts';

export interface BenchStack {
  origin: string;
  servicesOrigin: string;
  client: SanityClient;
  stack: RunningStack;
  stop(): Promise<void>;
}

/** The whole product on an empty data directory and free ports. */
export async function startBenchStack(extra: Record<string, string> = {}): Promise<BenchStack> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'hostfront-bench-'));
  const port = await findAnyPort();
  const { PATH = '', HOME = '' } = process.env;
  const settings = await readStackSettings({ PATH, HOME, PORT: String(port), DATA_DIRECTORY: dataDirectory, LOG_LEVEL: 'error', ...extra });
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  await buildWhatChanged(settings.environment, say);
  const stack = await runStack(settings, { say: () => undefined, giveUp: say });
  const origin = `http://127.0.0.1:${port}`;
  const client = createClient({
    projectId: 'lake',
    dataset: 'production',
    apiVersion: contentApiVersion,
    apiHost: `${origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: settings.environment.SANITY_WRITE_TOKEN ?? '',
  });
  return {
    origin,
    servicesOrigin: `http://127.0.0.1:${settings.servicesPort}`,
    client,
    stack,
    stop: async () => {
      await stack.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
