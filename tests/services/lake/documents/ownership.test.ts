import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient } from '@sanity/client';
import { sql } from 'drizzle-orm';
import { databaseProfile } from '#services/platform/database/database-profiles.ts';
import type { Database } from '#services/platform/database/database.ts';
import { nameThisProcess } from '#services/platform/process/process-name.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { until } from '#tests/setup/until.ts';
import { adminToken, openLake, type LakeUnderTest } from '../lake-under-test.ts';

let database: Database;
/** The same database as a server that several processes share. */
let shared: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  shared = { ...database, profile: databaseProfile('postgres') };
}, 60_000);

afterAll(async () => {
  await database.close();
});

const clientOf = (under: LakeUnderTest) =>
  createClient({
    projectId: 'lake',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${under.origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    token: adminToken,
  });

const ready = (under: LakeUnderTest): Promise<void> => until('the lake to be owned', () => under.lake.ready());

describe('one owner process', () => {
  test('another process answers 503 until the owner is gone, then takes over with every document', async () => {
    const first = await openLake(shared);
    const second = await openLake(shared);
    await clientOf(first).create({ _id: 'note-1', _type: 'note' });
    const answer = await fetch(`${second.origin}/lake/v2025-02-19/data/query/production?query=*`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(second.lake.ready()).toBe(false);
    await first.close();
    await ready(second);
    expect(await clientOf(second).fetch('*[_type == "note"]._id')).toEqual(['note-1']);
    await second.close();
  }, 30_000);

  test('a process takes over at once from one that has ended on this machine, and from no other before its lease is over', async () => {
    const living = await nameThisProcess();
    const ended = await nameThisProcess();
    await ended.release();
    const leaseOf = (owner: string) =>
      shared.executor.execute(sql`INSERT INTO lake_lease (name, owner, expires_at) VALUES ('lake', ${owner}, now() + interval '1 hour')
        ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, expires_at = excluded.expires_at`);
    for (const owner of [living.name, `another-machine/net:[1]/${ended.name.split('/').at(-1) ?? ''}`]) {
      await leaseOf(owner);
      const under = await openLake(shared);
      expect(under.lake.ready()).toBe(false);
      await under.close();
    }
    await leaseOf(ended.name);
    const after = await openLake(shared);
    expect(after.lake.ready()).toBe(true);
    await after.close();
    await living.release();
  }, 30_000);

  test('an owner that lost its lease without noticing writes nothing more', async () => {
    const under = await openLake(shared);
    await shared.executor.execute(sql`UPDATE lake_lease SET owner = 'another', expires_at = now() + interval '1 hour'`);
    await expect(clientOf(under).create({ _id: 'note-2', _type: 'note' })).rejects.toMatchObject({ statusCode: 503 });
    expect(under.lake.ready()).toBe(false);
    await shared.executor.execute(sql`UPDATE lake_lease SET expires_at = now() - interval '1 second'`);
    await ready(under);
    expect(await clientOf(under).fetch('count(*[_id == "note-2"])')).toBe(0);
    await under.close();
  }, 30_000);
});
