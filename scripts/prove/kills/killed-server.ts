import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { preparePostgres } from '#scripts/verify/postgres-server.ts';

/** A server beside the product, which only the check restarts. */
export interface KilledServer {
  readonly url: string;
  /** Kills it with SIGKILL, and restarts it on the same data. */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
}

const checksAtMost = 500;
const checkIntervalMs = 20;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function serve(
  place: { url: string; start(): Promise<ChildProcess>; remove(): void },
  stopSignal: NodeJS.Signals,
): Promise<KilledServer> {
  let running = await place.start();
  return {
    url: place.url,
    killAndStart: async () => {
      await end(running, 'SIGKILL');
      running = await place.start();
    },
    stop: async () => {
      await end(running, stopSignal);
      place.remove();
    },
  };
}

/** Postgres with its default durability: what it has confirmed is on the disk. */
export const servePostgres = async (): Promise<KilledServer> => serve(await preparePostgres({ isLasting: true }), 'SIGINT');

/** Redis without persistence: killed, it has lost every page. */
export async function serveRedis(program: string): Promise<KilledServer> {
  const directory = mkdtempSync(path.join(tmpdir(), 'hostfront-redis-'));
  const port = await findAnyPort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', directory];
  return serve(
    {
      url: `redis://127.0.0.1:${port}`,
      start: async () => {
        const server = spawn(program, options, { stdio: 'ignore' });
        for (let looks = 0; looks < checksAtMost; looks += 1) {
          if (await isListening(port)) return server;
          await delay(checkIntervalMs);
        }
        throw new Error('the Redis server did not become ready');
      },
      remove: () => rmSync(directory, { recursive: true, force: true }),
    },
    'SIGTERM',
  );
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
