import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createClient, type SanityClient } from '@sanity/client';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { databaseProfile } from '#services/platform/database/database-profiles.ts';
import { openDatabase, type Database } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { createServerDatabase, type ServerDatabase } from '#tests/setup/databases/server-database.ts';
import { copyAccounts, serverTemplate } from '#tests/setup/databases/template.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { until } from '#tests/setup/until.ts';
import { adminToken, openLake, type LakeUnderTest } from '../lake-under-test.ts';
import { filledRelease, inMs } from './releases-under-test.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const lakeProcess = new URL('../lake-process.ts', import.meta.url).pathname;
const dueAfterMs = 2_000;

let server: ServerDatabase | null;
/** What each process has the database open by; the embedded one is opened once. */
let databases: [Database, Database];
/** What the processes share besides it. */
let dataDirectory: string;

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'two-processes-'));
  await copyAccounts(dataDirectory);
  server = serverUrl ? await createServerDatabase(serverUrl, serverTemplate()) : null;
  if (server) {
    databases = [await openDatabase({ databaseUrl: server.url }), await openDatabase({ databaseUrl: server.url })];
  } else {
    // as a server that several processes share
    const shared = { ...(await openTestDatabase()), profile: databaseProfile('postgres') };
    databases = [shared, shared];
  }
}, 60_000);

afterEach(async () => {
  for (const database of new Set(databases)) await database.close();
  await server?.drop();
  await rm(dataDirectory, { recursive: true, force: true });
});

const clientAt = (origin: string): SanityClient =>
  createClient({
    ...{ projectId: 'lake', dataset: 'production', apiVersion: '2025-02-19', useCdn: false, useProjectHostname: false, maxRetries: 0 },
    ...{ apiHost: `${origin}/lake`, token: adminToken, perspective: 'raw' },
  });

/** Makes a release that is due soon; answers its name and the document that it changes. */
async function scheduled(client: SanityClient): Promise<{ name: string; changed: string; dueMs: number }> {
  const { name, changed } = await filledRelease(client);
  const publishAt = inMs(dueAfterMs);
  await client.releases.schedule({ releaseId: name, publishAt });
  return { name, changed, dueMs: Date.parse(publishAt) };
}

const revisionRow = z.object({ document_id: z.string(), transaction_id: z.string(), body: z.string().nullable() });

/** The transactions that published a release, and those that gave its document the content of it. */
async function publicationsOf({ name, changed }: { name: string; changed: string }): Promise<{ releases: string[]; documents: string[] }> {
  const ids = sql.join([sql`${`_.releases.${name}`}`, sql`${changed}`], sql`, `);
  const rows = await readRows(
    databases[1].executor,
    sql`SELECT document_id, transaction_id, body FROM lake_revision WHERE document_id IN (${ids}) ORDER BY sequence`,
    revisionRow,
  );
  const having = (id: string, text: string): string[] =>
    rows.filter(({ document_id, body }) => document_id === id && body?.includes(text)).map((row) => row.transaction_id);
  return { releases: having(`_.releases.${name}`, '"state":"published"'), documents: having(changed, '"title":"after"') };
}

const isPublished = async (release: { name: string; changed: string }): Promise<boolean> =>
  (await publicationsOf(release)).releases.length > 0;

/** Once, and with it its document. */
async function expectOnce(release: { name: string; changed: string }): Promise<void> {
  const { releases, documents } = await publicationsOf(release);
  expect(releases).toHaveLength(1);
  expect(documents).toEqual(releases);
}

/** A database whose next transaction waits, once it is told to: before it begins, or before it commits. */
function stalling(database: Database, where: 'before' | 'within') {
  let [armed, arrived, open] = [false, false, (): void => undefined];
  const gate = new Promise<void>((resolve) => (open = resolve));
  const wait = async (): Promise<void> => {
    if (!armed) return;
    [armed, arrived] = [false, true];
    await gate;
  };
  const stalled: Database = {
    ...database,
    transaction: async (work) => {
      if (where === 'before') await wait();
      return database.transaction(async (tx) => {
        const result = await work(tx);
        if (where === 'within') await wait();
        return result;
      });
    },
  };
  return { database: stalled, arm: () => void (armed = true), arrived: () => arrived, open: () => open() };
}

/** As if the owner's lease had run out. */
const endLease = (): Promise<unknown> =>
  databases[1].executor.execute(sql`UPDATE lake_lease SET owner = 'nobody', expires_at = now() - interval '1 second'`);

async function takeOver(second: LakeUnderTest): Promise<void> {
  await until('the other process to own the lake', async () => {
    if (!second.lake.ready()) await endLease();
    await delay(100);
    return second.lake.ready();
  });
}

test('a release of which the owner was just about to write the publication is published by the one that takes over, once', async () => {
  const stall = stalling(databases[0], 'before');
  const first = await openLake(stall.database, { dataDirectory });
  const second = await openLake(databases[1], { dataDirectory });
  const release = await scheduled(clientAt(first.origin));
  stall.arm();
  await until('the publication to begin', stall.arrived);
  await takeOver(second);
  await until('the publication', () => isPublished(release));
  stall.open();
  // what it would still write is refused
  await delay(500);
  await expectOnce(release);
  await Promise.all([first.close(), second.close()]);
}, 60_000);

if (serverUrl) {
  test('a release that the owner is committing is published when another one takes over, and not by it again', async () => {
    const stall = stalling(databases[0], 'within');
    const first = await openLake(stall.database, { dataDirectory });
    const second = await openLake(databases[1], { dataDirectory });
    const release = await scheduled(clientAt(first.origin));
    stall.arm();
    await until('the publication to begin', stall.arrived);
    // nobody can take the lease of a transaction that is not over
    const ended = endLease();
    await delay(1_000);
    expect([second.lake.ready(), await isPublished(release)]).toEqual([false, false]);
    stall.open();
    await ended;
    await takeOver(second);
    await delay(2_000);
    await expectOnce(release);
    await Promise.all([first.close(), second.close()]);
  }, 60_000);

  test('a release is published once, whenever around its instant the process that owns the lake is killed', async () => {
    const running: ChildProcess[] = [];
    const start = async (): Promise<{ child: ChildProcess; origin: string }> => {
      const child = spawn(process.execPath, [lakeProcess, dataDirectory, '0'], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, LAKE_DATABASE_URL: server?.url },
      });
      running.push(child);
      const origin = await new Promise<string>((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`the lake ended with ${code}`)));
        child.stdout?.on('data', (chunk: Buffer) => {
          const address = /lake at (\S+)/.exec(chunk.toString('utf8'))?.[1];
          if (address) resolve(address);
        });
      });
      return { child, origin };
    };
    try {
      let owner = await start();
      for (const killedAfterMs of [-100, 0, 5, 15, 40]) {
        const next = await start();
        const release = await scheduled(clientAt(owner.origin));
        await delay(release.dueMs + killedAfterMs - Date.now());
        owner.child.kill('SIGKILL');
        await until('the publication', () => isPublished(release));
        const answers = async (): Promise<boolean> =>
          (await fetch(`${next.origin}/lake/v2025-02-19/data/query/production?query=1`)).status === 401;
        await until('the other process to serve the lake', answers);
        await expectOnce(release);
        owner = next;
      }
    } finally {
      for (const child of running) child.kill('SIGKILL');
    }
  }, 120_000);
}
