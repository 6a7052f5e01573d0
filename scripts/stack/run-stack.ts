import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { holdDirectory } from '#services/platform/process/directory-lock.ts';
import { isFreePort } from './free-port.ts';
import type { StackSettings } from './stack-settings.ts';
import { supervise, type SupervisedProcess } from './supervised-process.ts';
import { waitFor } from './wait-for.ts';

export interface RunningStack {
  readonly services: SupervisedProcess | null;
  readonly site: SupervisedProcess;
  stop(): Promise<void>;
}

const servicesDeadlineMs = 120_000;
const siteDeadlineMs = 120_000;

/** Starts services, then site, and resolves when both answer. SERVICES_URL set by the caller means that services run elsewhere. */
export async function runStack(
  settings: StackSettings,
  hooks: { say: (line: string) => void; giveUp: (reason: string) => void; servicesElsewhere?: boolean; watch?: boolean },
): Promise<RunningStack> {
  mkdirSync(settings.dataDirectory, { recursive: true, mode: 0o700 });
  if (!(await isFreePort(settings.port))) {
    throw new Error(`Port ${settings.port} is in use. Choose another: PORT=3100 npm start`);
  }
  if (!hooks.servicesElsewhere && !(await isFreePort(settings.servicesPort))) {
    throw new Error(
      `Port ${settings.servicesPort} is in use. Choose another for the services (SERVICES_PORT), or leave it out: the next free one is taken.`,
    );
  }
  // two processes on one embedded database would destroy it; report it before anything starts
  const held = await holdDirectory(path.join(settings.dataDirectory, 'postgres'));
  await held.release();
  const failed = new AbortController();
  const giveUp = (reason: string): void => {
    failed.abort(new Error(reason));
    hooks.giveUp(reason);
  };
  const shared = { environment: settings.environment, say: hooks.say, giveUp };
  const firstStart = !existsSync(path.join(settings.dataDirectory, 'accounts.json'));
  hooks.say(firstStart ? 'Preparing the database and the first content …' : 'Starting the services …');
  const services = hooks.servicesElsewhere
    ? null
    : supervise({
        ...shared,
        name: 'services',
        script: 'services/main.ts',
        ...(hooks.watch ? { nodeArguments: ['--watch'] } : { standby: true }),
      });
  const running: SupervisedProcess[] = services ? [services] : [];
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((process) => process.stop()));
  };
  try {
    const servicesUrl = settings.environment.SERVICES_URL ?? '';
    await waitFor(`${servicesUrl}/readyz`, { deadlineMs: servicesDeadlineMs, accept: async (answer) => answer.ok, signal: failed.signal });
    hooks.say('Starting the site …');
    // the site only reads
    const { SANITY_WRITE_TOKEN: _writeToken, ...siteEnvironment } = settings.environment;
    const site = supervise({ ...shared, environment: siteEnvironment, name: 'site', script: 'services/door/main.ts' });
    running.push(site);
    await waitFor(`http://127.0.0.1:${settings.port}/api/health`, {
      deadlineMs: siteDeadlineMs,
      accept: async (answer) => answer.ok,
      signal: failed.signal,
    });
    return { services, site, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
