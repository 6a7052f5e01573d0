import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildIdFile, nextCommand } from '#next-internals/build-files.ts';
import { buildIfChanged, type Build } from '#scripts/stack/builds.ts';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { inProject, projectNode } from '#scripts/stack/project-paths.ts';
import type { StackEnvironment } from '#scripts/stack/stack-settings.ts';
import { waitFor } from '#scripts/stack/wait-for.ts';
import { countCost } from '../setup/costs.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const startDeadlineMs = 60_000;

export interface Gallery {
  readonly origin: string;
  stop(): Promise<void>;
}

const build: Build = {
  name: 'gallery',
  sources: [
    'package.json',
    'package-lock.json',
    'tests/gallery',
    'components',
    'lib',
    'locales',
    'public',
    'next.config.js',
    'next-internals',
  ],
  variables: [],
  result: `tests/gallery/.next/${buildIdFile}`,
  directory: '.',
  command: [nextCommand, 'build', 'tests/gallery'],
};

const environment = (): StackEnvironment => ({
  NODE_ENV: 'production',
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  NEXT_TELEMETRY_DISABLED: '1',
});

const next = (...words: string[]) =>
  spawn(projectNode, [inProject(nextCommand), ...words], {
    cwd: inProject('.'),
    env: environment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Builds and starts the site of the components' examples (docs/design-language.md), which is not part of the product. */
export async function startGallery(): Promise<Gallery> {
  if (await buildIfChanged(build, environment(), say)) countCost('builds');
  const port = await findAnyPort();
  const origin = `http://127.0.0.1:${port}`;
  const server = next('start', 'tests/gallery', '-H', '127.0.0.1', '-p', String(port));
  const ended = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
  };
  try {
    await waitFor(origin, { deadlineMs: startDeadlineMs, accept: async (answer) => answer.status === 200 });
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}
