import { spawn, type ChildProcess } from 'node:child_process';
import { standbyVariable } from '#services/platform/process/standby.ts';
import { cannotStartCode } from '#services/platform/process/startup-failure.ts';
import { inProject, projectNode } from './project-paths.ts';
import type { StackEnvironment } from './stack-settings.ts';

/** Deaths within the window after which restarting is pointless (5 in a minute). */
const deathsAtMost = 5;
const windowMs = 60_000;
const firstPauseMs = 200;
const pauseAtMostMs = 5_000;
const killAfterMs = 8_000;
/** The pause after a start, which needs the machine for itself. */
const standbyAfterMs = 5_000;

export interface SupervisedProcess {
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

interface Supervision {
  name: string;
  script: string;
  nodeArguments?: readonly string[];
  /** Keeps a standby loaded for when the process dies; the script says where it waits (`untilItsTurn`). */
  standby?: boolean;
  environment: StackEnvironment;
  say: (line: string) => void;
  giveUp: (reason: string) => void;
}

/**
 * Keeps one script running: restarted with growing pauses when it dies, given up when it dies five times within a minute or reports that a
 * restart is pointless.
 */
export function supervise(settings: Supervision): SupervisedProcess {
  let child: ChildProcess | undefined;
  let next: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let nextTimer: NodeJS.Timeout | undefined;
  let stopping = false;
  let deaths: number[] = [];

  const prepareNext = (): void => {
    const prepared = start(settings, { [standbyVariable]: 'yes' });
    next = prepared;
    prepared.once('exit', () => {
      if (next === prepared) next = undefined;
    });
  };

  const launch = (): void => {
    const launched = next ?? start(settings, {});
    next = undefined;
    child = launched;
    launched.once('exit', (code, signal) => died(signal ?? `code ${code}`, code));
    // for a process that was just started there is nothing to do
    if (settings.standby) launched.send('begin', () => undefined);
    clearTimeout(nextTimer);
    if (settings.standby) nextTimer = setTimeout(prepareNext, standbyAfterMs).unref();
  };

  const died = (how: string, code: number | null): void => {
    if (stopping) return;
    if (code === cannotStartCode) {
      clearTimeout(nextTimer);
      void end(next);
      settings.giveUp(`The ${settings.name} cannot start.`);
      return;
    }
    const now = Date.now();
    deaths = [...deaths.filter((at) => now - at < windowMs), now];
    if (deaths.length >= deathsAtMost) {
      clearTimeout(nextTimer);
      void end(next);
      settings.giveUp(`The ${settings.name} stopped ${deathsAtMost} times within a minute (last: ${how}).`);
      return;
    }
    const pauseMs = Math.min(firstPauseMs * 2 ** (deaths.length - 1), pauseAtMostMs);
    settings.say(`The ${settings.name} stopped (${how}); starting it again in ${pauseMs} ms`);
    timer = setTimeout(launch, pauseMs);
  };

  launch();
  return {
    get pid() {
      return child?.pid;
    },
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      clearTimeout(nextTimer);
      await Promise.all([end(child), end(next)]);
    },
  };
}

function start({ script, nodeArguments = [], environment }: Supervision, more: Readonly<Record<string, string>>): ChildProcess {
  return spawn(projectNode, ['--disable-warning=ExperimentalWarning', ...nodeArguments, inProject(script)], {
    cwd: inProject('.'),
    env: { ...environment, ...more },
    // the channel closes with this process, so that a child never outlives it
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
