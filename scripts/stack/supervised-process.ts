import { spawn, type ChildProcess } from 'node:child_process';
import { inProject, projectNode } from './project-paths.ts';
import type { StackEnvironment } from './stack-settings.ts';

/** Deaths within the window after which there is no sense in trying again (issue text: 5 in a minute). */
const deathsAtMost = 5;
const windowMs = 60_000;
const firstPauseMs = 200;
const pauseAtMostMs = 5_000;
const killAfterMs = 8_000;

export interface SupervisedProcess {
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/** Keeps one script running: restarted with growing pauses when it dies, given up when it dies five times within a minute. */
export function supervise(settings: {
  name: string;
  script: string;
  nodeArguments?: readonly string[];
  environment: StackEnvironment;
  say: (line: string) => void;
  giveUp: (reason: string) => void;
}): SupervisedProcess {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  let deaths: number[] = [];

  const launch = (): void => {
    child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', ...(settings.nodeArguments ?? []), inProject(settings.script)], {
      cwd: inProject('.'),
      env: settings.environment,
      // the channel closes with this process, so that a child never outlives it
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('exit', (code, signal) => died(signal ?? `code ${code}`));
  };

  const died = (how: string): void => {
    if (stopping) return;
    const now = Date.now();
    deaths = [...deaths.filter((at) => now - at < windowMs), now];
    if (deaths.length >= deathsAtMost) {
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
      await end(child);
    },
  };
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
