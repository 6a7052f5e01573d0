import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import { newSecret, sameSecret } from '#services/platform/secrets/passwords.ts';
import { readPrivateFile, writePrivateFile } from '#services/platform/secrets/private-file.ts';
import { backupError } from './backup-manifest.ts';
import { readSnapshot, type SnapshotSink } from './snapshot.ts';
import { arriving, linesOf, readLines } from './snapshot-lines.ts';
import { textLines } from './text-lines.ts';

/**
 * How a command of this machine reads the embedded database, which the services have open: over their own port, which the site does not
 * forward, with a secret of this process in a file that only the owner of the data directory can read.
 */
const doorPath = '/backup';
const doorFile = 'backup-door.json';

const doorSchema = z.object({ url: z.url({ protocol: /^http$/ }), secret: z.string().min(16) });

export interface BackupDoor {
  /** Says where it is, once the services listen. */
  open(listening: { host: string; port: number }): Promise<void>;
  close(): Promise<void>;
}

/** Registers the route; nobody knows its secret before `open`. */
export function createBackupDoor(app: FastifyInstance, deps: { database: Database; dataDirectory: string; log: Logger }): BackupDoor {
  const secret = newSecret();
  const file = join(deps.dataDirectory, doorFile);
  let isBusy = false;
  app.get(doorPath, async (request, reply) => {
    const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!sameSecret(given, secret)) return reply.code(401).send({ code: 401, message: { requestId: request.id } });
    if (isBusy) return reply.code(409).send({ code: 409, message: { requestId: request.id } });
    isBusy = true;
    const body = new PassThrough();
    void readSnapshot(deps.database, into(body))
      .then(() => body.end())
      .catch((error: unknown) => {
        // a command that was ended is no failure of ours
        if (!body.destroyed) deps.log.error({ err: error }, 'a backup failed');
        body.destroy();
      })
      .finally(() => (isBusy = false));
    return reply.type('application/x-ndjson').send(body);
  });
  return {
    open: ({ host, port }) => writePrivateFile(file, JSON.stringify({ url: `http://${reachable(host)}:${port}${doorPath}`, secret })),
    close: () => rm(file, { force: true }),
  };
}

/** Where a process of this machine reaches what listens on a host; those that mean every address are no destination everywhere. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/** Waits while the reader is slower, and ends with it. */
const into =
  (body: PassThrough): SnapshotSink =>
  async (part) => {
    if (body.destroyed) throw new Error('the reader of the backup is gone');
    if (body.write(linesOf(part))) return;
    const waited = new AbortController();
    const { signal } = waited;
    await Promise.race([once(body, 'drain', { signal }), once(body, 'close', { signal })]).finally(() => waited.abort());
  };

/** Reads the database of the services that run on a data directory. Null where none do. */
export async function findBackupDoor(dataDirectory: string): Promise<((sink: SnapshotSink) => Promise<void>) | null> {
  const text = await readPrivateFile(join(dataDirectory, doorFile));
  if (text === null) return null;
  const door = doorSchema.parse(JSON.parse(text));
  // services that were killed leave the file: nobody answers there, or another program that does not know the secret
  const answer = await fetch(door.url, { headers: { authorization: `Bearer ${door.secret}` } }).catch(() => null);
  if (answer?.status === 409) throw backupError('Another backup is under way. Wait until it is done.');
  // begun at once: the body of an answer that nobody holds any more would be cancelled
  const chunks = answer?.ok ? answer.body?.values() : null;
  return chunks ? (sink) => readLines(textLines(arriving(chunks)), sink) : null;
}
