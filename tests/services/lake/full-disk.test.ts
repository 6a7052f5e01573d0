import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { adminToken, openLake, type LakeUnderTest } from './lake-under-test.ts';

let database: Database;
let lake: LakeUnderTest;

/** The database refuses every row of these tables as it does on a disk without room. */
async function fillDisk(): Promise<void> {
  await database.executor.execute(
    sql`CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no space left' USING ERRCODE = '53100'; END $$`,
  );
  for (const table of ['lake_transaction', 'lake_session'])
    await database.executor.execute(
      sql`CREATE TRIGGER no_room BEFORE INSERT ON ${sql.identifier(table)} FOR EACH ROW EXECUTE FUNCTION no_room()`,
    );
}

async function makeRoom(): Promise<void> {
  await database.executor.execute(sql`DROP FUNCTION no_room() CASCADE`);
}

const write = (id: string): Promise<Response> =>
  fetch(`${lake.origin}/lake/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ create: { _id: id, _type: 'note' } }] }),
  });

async function idsOfNotes(): Promise<unknown> {
  const query = encodeURIComponent('*[_type == "note"] | order(_id)._id');
  const answer = await fetch(`${lake.origin}/lake/v2025-02-19/data/query/production?query=${query}`, {
    headers: { authorization: `Bearer ${adminToken}` },
  });
  return (await answer.json()).result;
}

const logIn = (language: string): Promise<Response> => {
  const { email, password } = lake.editor('editor');
  return fetch(`${lake.origin}/lake/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: lake.origin, 'accept-language': language },
    body: new URLSearchParams({ email, password }),
  });
};

beforeAll(async () => {
  database = await openTestDatabase();
  lake = await openLake(database);
}, 60_000);

afterAll(async () => {
  await lake.close();
  await database.close();
});

describe('on a full disk', () => {
  test('a write is refused in words and changes nothing, reads go on, and with room writes are taken again', async () => {
    expect((await write('before')).status).toBe(200);
    await fillDisk();
    const refused = await write('meanwhile');
    expect(refused.status).toBe(507);
    expect(await refused.text()).toContain('The disk of the content lake is full: nothing was written.');
    expect(await idsOfNotes()).toEqual(['before']);
    await makeRoom();
    expect((await write('meanwhile')).status).toBe(200);
    expect(await idsOfNotes()).toEqual(['before', 'meanwhile']);
  });

  test.each([
    ['en', 'the server’s disk is full'],
    ['zh', '服务器磁盘已满'],
    ['ja', 'ディスクに空きがない'],
  ])('an editor who logs in reads on the page in %s why that is not possible', async (language, words) => {
    await fillDisk();
    const refused = await logIn(language);
    await makeRoom();
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([507, null]);
    const page = await refused.text();
    expect(page).toContain(words);
    expect(page).toContain('name="password"');
    expect((await logIn(language)).status).toBe(303);
  });
});
