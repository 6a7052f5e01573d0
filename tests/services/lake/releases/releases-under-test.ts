import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { copyAccounts } from '#tests/setup/databases/template.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { adminToken, openLake, type LakeUnderTest } from '../lake-under-test.ts';

const accounts = z.object({ editors: z.array(z.object({ id: z.string(), email: z.string() })) });

export interface ReleasesUnderTest {
  origin(): string;
  /** By the token of a role. */
  clientOf(role: string): SanityClient;
  stored(id: string): ReturnType<SanityClient['getDocument']>;
  release(name: string): ReturnType<SanityClient['getDocument']>;
  filledRelease(): Promise<FilledRelease>;
  /** Gives the account that the lake began with in a role another one. */
  giveRole(from: string, role: string): Promise<void>;
  /** Ends the process of the lake; after so long another one begins on the same database. */
  restart(afterMs: number): Promise<void>;
  close(): Promise<void>;
}

/** A release with a version of a published document, of a new one, and of one that it removes. */
interface FilledRelease {
  readonly name: string;
  readonly changed: string;
  readonly added: string;
  readonly removed: string;
  readonly versions: readonly string[];
}

/** A lake with the official client, and what the tests of releases ask of it. */
export async function openReleases(): Promise<ReleasesUnderTest> {
  const database: Database = await openTestDatabase();
  // it outlives a restart
  const dataDirectory = await mkdtemp(join(tmpdir(), 'releases-'));
  await copyAccounts(dataDirectory);
  let under: LakeUnderTest = await openLake(database, { dataDirectory });
  const clientOf = (role: string): SanityClient =>
    createClient({
      ...{ projectId: 'lake', dataset: 'production', apiVersion: '2025-02-19', useCdn: false, useProjectHostname: false },
      ...{ apiHost: `${under.origin}/lake`, token: under.editor(role).token, perspective: 'raw' },
    });
  const stored = (id: string) => clientOf('editor').getDocument(id);
  return {
    origin: () => under.origin,
    clientOf,
    stored,
    release: (name) => stored(`_.releases.${name}`),
    filledRelease: () => filledRelease(clientOf('editor')),
    giveRole: async (from, role) => {
      const headers = { authorization: `Bearer ${adminToken}` };
      const editors = `${under.origin}/lake/v2025-02-19/editors`;
      const { email } = under.editor(from);
      const found = accounts.parse(await (await fetch(editors, { headers })).json()).editors.find((account) => account.email === email);
      await fetch(`${editors}/${found?.id}/role`, { method: 'POST', headers, body: JSON.stringify({ role }) });
    },
    restart: async (afterMs) => {
      await under.close();
      await pause(afterMs);
      under = await openLake(database, { dataDirectory });
    },
    close: async () => {
      await under.close();
      await database.close();
      await rm(dataDirectory, { recursive: true });
    },
  };
}

let names = 0;
export const newName = (): string => `rTest${(names += 1)}`;

export async function filledRelease(client: SanityClient): Promise<FilledRelease> {
  const name = newName();
  const [changed, added, removed] = [`changed-${name}`, `added-${name}`, `removed-${name}`];
  const versions = [changed, added, removed].map((id) => `versions.${name}.${id}`);
  await client.create({ _id: changed, _type: 'banner', title: 'before' });
  await client.create({ _id: removed, _type: 'banner', title: 'goes' });
  await client.releases.create({ releaseId: name, metadata: { title: `Release ${name}`, releaseType: 'asap' } });
  for (const [place, title] of ['after', 'new', 'goes'].entries()) {
    await client.create({ _id: versions[place] ?? '', _type: 'banner', title });
  }
  await client.unpublishVersion({ releaseId: name, publishedId: removed });
  return { name, changed, added, removed, versions };
}

const refusalSchema = z.looseObject({
  statusCode: z.number(),
  details: z.looseObject({ type: z.string(), items: z.array(z.looseObject({ error: z.looseObject({ type: z.string() }) })).optional() }),
});

/** 'done', or the status and the type of the refusal. */
export const said = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      const { statusCode, details } = refusalSchema.parse(error);
      return `${statusCode} ${details.items?.[0]?.error.type ?? details.type}`;
    },
  );

export const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** An instant that no test waits for. */
export const muchLater = (): string => inMs(60_000_000);

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Reads until it holds. */
export async function until<T>(read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (holds(value)) return value;
    await pause(50);
  }
}
