import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { refuseHalfRestore } from '#services/platform/database/restore-progress.ts';
import { openDatabase } from '#services/platform/database/database.ts';
import { createServerDatabase } from '#tests/setup/databases/server-database.ts';
import { backupPlaces, backUpDatabase, hashesOf, picture, restoreInto } from './stack-under-backup.ts';

const places = backupPlaces();
const root = resolve(import.meta.dirname, '../../..');

/** Runs the command, which is killed once it has said so many lines; its exit code, or null if it was killed. */
function restore(environment: Record<string, string>, directory: string, killedAtLine: number | null): Promise<number | null> {
  const preloaded = killedAtLine === null ? [] : ['--import', './tests/services/backup/killed-process.ts'];
  const child = spawn(process.execPath, [...preloaded, 'scripts/restore.ts', directory], {
    cwd: root,
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...(killedAtLine === null ? {} : { KILL_AT_LINE: String(killedAtLine) }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.resume();
  return new Promise((resolve) => child.once('exit', resolve));
}

test('a restore that is killed is found half done, nothing starts on it, and the same command takes it up', async () => {
  const stack = await places.openStack();
  for (const shade of [1, 2, 3]) await stack.client.assets.upload('image', await picture(shade), { filename: `${shade}.png` });
  const made = await stack.backUp();
  const other = await stack.backUp();

  const dataDirectory = places.folder();
  const server = process.env.TEST_DATABASE_URL ? await createServerDatabase(process.env.TEST_DATABASE_URL) : null;
  if (server) places.closing.push(server.drop);
  const environment = { DATA_DIRECTORY: dataDirectory, ...(server ? { DATABASE_URL: server.url } : {}) };
  const settings = { databaseUrl: server?.url, directory: join(dataDirectory, 'postgres') };
  const picturesDirectory = join(dataDirectory, 'assets');

  expect(await restore(environment, made.directory, 2 + randomInt(6))).toBeNull();
  const half = await openDatabase(settings);
  await expect(refuseHalfRestore(half.executor)).rejects.toThrow('half of a backup');
  await expect(backUpDatabase(half, { directory: places.folder(), picturesDirectory })).rejects.toThrow('half of a backup');
  await expect(restoreInto({ database: half, picturesDirectory }, other.directory)).rejects.toThrow('half of another backup');
  await half.close();

  expect(await restore(environment, made.directory, null)).toBe(0);
  const whole = await openDatabase(settings);
  await refuseHalfRestore(whole.executor);
  expect(hashesOf(await backUpDatabase(whole, { directory: places.folder(), picturesDirectory }))).toEqual(hashesOf(made));
  await whole.close();
}, 300_000);
