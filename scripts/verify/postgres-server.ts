import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findAnyPort } from '../stack/free-port.ts';
import { findPostgresBinaries } from './system-packages.ts';

export interface PostgresServer {
  /** Connection string of an empty database. */
  url: string;
  stop(): void;
}

const checksAtMost = 200;
const checkIntervalMs = 50;
const startsAtMost = 40;

type ServerUser = { readonly uid: number; readonly gid: number } | null;

/** The server refuses to run as root; then it runs as the user of Debian's package, or as nobody. */
function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return null;
  const user = ['postgres', 'nobody'].find((name) => spawnSync('id', [name]).status === 0);
  if (user === undefined)
    throw new Error(
      'a Postgres server does not run as root, and here is neither a user postgres nor nobody: run the tests as another user',
    );
  const id = (flag: string): number => Number(spawnSync('id', [flag, user]).stdout.toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** The temporary folder, or the system's if the server's user cannot enter the first one. */
function openFolder(user: ServerUser): string {
  const folders = [tmpdir(), '/tmp'];
  return folders.find((folder) => spawnSync('test', ['-x', folder], user ?? {}).status === 0) ?? tmpdir();
}

/** A prepared Postgres server with an empty database. */
export interface PostgresPlace {
  /** Connection string of the database. */
  readonly url: string;
  /** Starts the server and waits until it accepts connections, also if one was killed just now. */
  start(): Promise<ChildProcess>;
  /** Call it once no server is running. */
  remove(): void;
}

/**
 * Prepares a Postgres server on the loopback address, with its data in a temporary folder. Without `isLasting` a power cut may lose data,
 * but it is faster.
 */
export async function preparePostgres({ isLasting }: { isLasting: boolean }): Promise<PostgresPlace> {
  const binaries = findPostgresBinaries();
  if (!binaries) throw new Error('no Postgres server programs on this machine');
  const user = serverUser();
  const directory = mkdtempSync(path.join(openFolder(user), 'hostfront-postgres-'));
  chmodSync(directory, 0o700);
  if (user) chownSync(directory, user.uid, user.gid);
  const identity = user ?? {};
  const initialised = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', directory, '-U', 'hostfront', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...identity, cwd: directory },
  );
  if (initialised.status !== 0) throw new Error(`initdb failed: ${initialised.stderr.toString()}`);
  const port = await findAnyPort();
  // no Unix socket: its full path is limited to 107 bytes, and the temporary folder may be deep
  const options = [
    '-D',
    directory,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    '',
    '-c',
    'max_connections=200',
    ...(isLasting ? [] : ['-c', 'fsync=off']),
  ];
  const isReady = async (server: ChildProcess): Promise<boolean> => {
    for (let tries = 0; tries < checksAtMost && server.exitCode === null; tries += 1) {
      if (await succeeds(path.join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)])) return true;
      await delay(checkIntervalMs);
    }
    return false;
  };
  return {
    url: `postgres://hostfront@127.0.0.1:${port}/postgres`,
    start: async () => {
      for (let tries = 1; tries <= startsAtMost; tries += 1) {
        const server = spawn(path.join(binaries, 'postgres'), options, { ...identity, cwd: directory, stdio: 'ignore' });
        if (await isReady(server)) return server;
        // the processes of a killed server hold its memory until they notice
        if (server.exitCode === null) throw new Error('the Postgres server did not become ready');
        await delay(checkIntervalMs);
      }
      throw new Error(`the Postgres server ended at each of ${startsAtMost} starts`);
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

const succeeds = (program: string, parameters: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, parameters, { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });

/** Starts a Postgres server whose data nobody needs afterwards. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const place = await preparePostgres({ isLasting: false });
  const server = await place.start();
  return {
    url: place.url,
    stop: () => {
      server.once('exit', place.remove);
      server.kill('SIGINT');
    },
  };
}
