import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWhatChanged } from '../../../scripts/stack/builds.ts';
import { findAnyPort } from '../../../scripts/stack/free-port.ts';
import { runStack } from '../../../scripts/stack/run-stack.ts';
import { readStackSettings } from '../../../scripts/stack/stack-settings.ts';


/** Starts the whole product as a newcomer has it, on free ports and an empty data directory; returns what ends it. */
export default async function startStack(): Promise<() => Promise<void>> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'hostfront-e2e-'));
  const port = await findAnyPort();
  const { PATH = '', HOME = '' } = process.env;
  const settings = await readStackSettings({ PATH, HOME, PORT: String(port), DATA_DIRECTORY: dataDirectory, SITE_URL: `http://127.0.0.1:${port}` });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  await buildWhatChanged(settings.environment, say);
  const stack = await runStack(settings, { say, giveUp: say });
  process.env.STACK_ORIGIN = `http://127.0.0.1:${port}`;
  process.env.STACK_DATA_DIRECTORY = dataDirectory;
  process.env.STACK_SERVICES_PORT = String(settings.servicesPort);
  process.env.STACK_SERVICES_PID = String(stack.services?.pid ?? '');
  process.env.STACK_ENVIRONMENT = JSON.stringify(settings.environment);
  return async () => {
    await stack.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
}
