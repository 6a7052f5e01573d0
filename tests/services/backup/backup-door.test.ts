import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { createBackupDoor, findBackupDoor, type BackupDoor } from '#services/backup/backup-door.ts';
import { makeBackup } from '#services/backup/make-backup.ts';
import { createHttpApp } from '#services/platform/http.ts';
import { createLog } from '#services/platform/log.ts';
import { createMetrics } from '#services/platform/metrics.ts';
import { backupPlaces, hashesOf, restoreInto, type StackUnderBackup } from './stack-under-backup.ts';

const places = backupPlaces();
const log = createLog({ name: 'door-test', level: 'silent' });
const doorSchema = z.object({ url: z.string(), secret: z.string() });
let stack: StackUnderBackup;
let app: FastifyInstance;
let door: BackupDoor;
let dataDirectory: string;

const portOf = (server: { address(): unknown }): number =>
  z.custom<AddressInfo>((address) => typeof address === 'object').parse(server.address()).port;

beforeAll(async () => {
  stack = await places.openStack();
  ({ dataDirectory } = stack.lake);
  app = createHttpApp({ log, metrics: createMetrics(), ready: () => true });
  door = createBackupDoor(app, { database: stack.database, dataDirectory, log });
  await app.listen({ host: '127.0.0.1', port: 0 });
  await door.open({ host: '0.0.0.0', port: portOf(app.server) });
  places.closing.push(async () => {
    await app.close();
  });
}, 60_000);

const readDoor = async () => doorSchema.parse(JSON.parse(await readFile(join(dataDirectory, 'backup-door.json'), 'utf8')));

describe('the services that have a database open', () => {
  test('give a command with the secret of their data directory the whole database', async () => {
    const read = await findBackupDoor(dataDirectory);
    if (!read) throw new Error('no door');
    const directory = places.folder();
    const made = await makeBackup({ directory, read, picturesDirectory: stack.picturesDirectory, say: () => undefined });
    expect(hashesOf(made)).toEqual(hashesOf(await stack.backUp()));
    await restoreInto(await places.openTarget(), directory);
  });

  test('refuse whoever does not know the secret, which is in a file of the owner alone', async () => {
    const { url, secret } = await readDoor();
    expect(url).toContain('http://127.0.0.1:');
    expect(statSync(join(dataDirectory, 'backup-door.json')).mode & 0o077).toBe(0);
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(url, { headers: { authorization: `Bearer ${secret}x` } })).status).toBe(401);
    expect((await fetch(url, { headers: { authorization: 'Bearer ' } })).status).toBe(401);
  });

  test('make one backup at a time, and the next one after a command was ended', async () => {
    // more than what waits between two processes
    await stack.database.executor.execute(sql`INSERT INTO lake_preference (editor_id, name, value)
      SELECT 'somebody', n::text, repeat('long ', 4000) FROM generate_series(1, 2000) AS n`);
    const { url, secret } = await readDoor();
    const ended = new AbortController();
    const first = await fetch(url, { headers: { authorization: `Bearer ${secret}` }, signal: ended.signal });
    expect(first.status).toBe(200);
    await expect(findBackupDoor(dataDirectory)).rejects.toThrow('Another backup is under way');
    ended.abort();
    for (let attempt = 0; ; attempt += 1) {
      const read = await findBackupDoor(dataDirectory).catch(() => null);
      if (read) return void (await read(async () => undefined));
      if (attempt > 500) throw new Error('the door stays closed');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
});

describe('a command', () => {
  test('finds nobody where the services are gone, or where another program has their port', async () => {
    const directory = places.folder();
    expect(await findBackupDoor(directory)).toBeNull();
    const other = createServer((_request, response) => void response.writeHead(404).end());
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const file = join(dataDirectory, 'backup-door.json');
    const before = await readFile(file, 'utf8');
    await writeFile(file, JSON.stringify({ url: `http://127.0.0.1:${portOf(other)}/backup`, secret: 'a secret of another process' }));
    expect(await findBackupDoor(dataDirectory)).toBeNull();
    await new Promise((resolve) => other.close(resolve));
    expect(await findBackupDoor(dataDirectory)).toBeNull();
    await writeFile(file, before);
  });

  test('says so where the services end in the middle, and leaves nothing', async () => {
    const directory = places.folder();
    const cut = makeBackup({
      directory,
      picturesDirectory: stack.picturesDirectory,
      say: () => undefined,
      read: async (sink) => {
        const other = createServer((_request, response) => {
          response
            .writeHead(200)
            .write(`${JSON.stringify({ kind: 'table', table: { schema: 'public', name: 'cut', columns: ['a'] } })}\n["1"]\n`);
          setTimeout(() => response.end(), 20);
        });
        await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
        const place = places.folder();
        await mkdir(place);
        await writeFile(
          join(place, 'backup-door.json'),
          JSON.stringify({ url: `http://127.0.0.1:${portOf(other)}/`, secret: 'x'.repeat(20) }),
        );
        const read = await findBackupDoor(place);
        await read?.(sink).finally(() => other.close());
      },
    });
    await expect(cut).rejects.toThrow('The services ended in the middle of the backup');
    for (const left of [directory, `${directory}.partial`]) expect(() => statSync(left)).toThrow('ENOENT');
  });
});
