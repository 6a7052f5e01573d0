import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ensureSeedVisitors } from '#services/account-centre/sandbox/seed-visitors.ts';
import { ensureEmbeddedEditors } from '#services/lake/editors/ensure-editors.ts';
import type { Database } from '#services/platform/database/database.ts';
import { databaseProfile } from '#services/platform/database/database-profiles.ts';
import { isPassword } from '#services/platform/secrets/passwords.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const listSchema = z.array(z.object({ email: z.string(), password: z.string() }));
const accountsSchema = z.object({ editors: listSchema.optional(), visitors: listSchema.optional() });
const hashRow = z.object({ email: z.string(), password_hash: z.string() });
const emptyLists = '{"editors":[],"visitors":[]}';

let database: Database;
let directory: string;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close());

beforeEach(async () => {
  // as at a first start
  await database.executor.execute(sql`TRUNCATE lake_editor, sandbox_account CASCADE`);
  directory = await mkdtemp(path.join(tmpdir(), 'hostfront-accounts-'));
});

afterEach(() => rm(directory, { recursive: true }));

const kinds = [
  { list: 'editors', table: 'lake_editor', ensure: ensureEmbeddedEditors, count: 4 },
  { list: 'visitors', table: 'sandbox_account', ensure: ensureSeedVisitors, count: 5 },
] as const;

describe.each(kinds)('the embedded $list', ({ list, table, ensure, count }) => {
  const file = (name: string): string => path.join(directory, name, 'accounts.json');
  const embedded = (): Database => ({ ...database, profile: databaseProfile('pglite') });
  /** As with several replicas, each with a folder of its own. */
  const server = (): Database => ({ ...database, profile: databaseProfile('postgres') });

  /** How many of the accounts in a file can log in with its passwords. */
  async function working(name: string): Promise<number> {
    const listed = accountsSchema.parse(JSON.parse(await readFile(file(name), 'utf8')))[list] ?? [];
    const hashes = new Map(
      (await readRows(database.executor, sql.raw(`SELECT email, password_hash FROM ${table}`), hashRow)).map((row) => [
        row.email,
        row.password_hash,
      ]),
    );
    const right = await Promise.all(listed.map(({ email, password }) => isPassword(password, hashes.get(email))));
    return right.filter(Boolean).length;
  }

  const put = async (name: string, text: string): Promise<void> => {
    await mkdir(path.dirname(file(name)));
    await writeFile(file(name), text);
  };

  test('are made once, in a file for its owner only that keeps what else it says', async () => {
    const other = { of: 'somebody else' };
    await put('first', JSON.stringify({ other, [list === 'editors' ? 'visitors' : 'editors']: [] }));
    expect(await ensure(embedded(), file('first'))).toBe(true);
    const text = await readFile(file('first'), 'utf8');
    expect([await working('first'), JSON.parse(text)]).toEqual([count, expect.objectContaining({ other })]);
    expect((await stat(file('first'))).mode & 0o777).toBe(0o600);
    expect(await ensure(embedded(), file('first'))).toBe(true);
    expect(await readFile(file('first'), 'utf8')).toBe(text);
  }, 60_000);

  test('get new passwords where their file was removed from beside the embedded database', async () => {
    await ensure(embedded(), file('first'));
    await rm(file('first'));
    expect([await ensure(embedded(), file('first')), await working('first')]).toEqual([true, count]);
  }, 60_000);

  test('keep their passwords when a replica starts in a folder of its own, which reports that they are elsewhere', async () => {
    expect(await ensure(server(), file('first'))).toBe(true);
    expect(await ensure(server(), file('second'))).toBe(false);
    expect(await working('first')).toBe(count);
    await expect(readFile(file('second'), 'utf8')).rejects.toThrow('ENOENT');
  }, 60_000);

  test('get new passwords on a server where a file with empty lists asks for them', async () => {
    await ensure(server(), file('first'));
    await put('second', emptyLists);
    expect(await ensure(server(), file('second'))).toBe(true);
    expect([await working('first'), await working('second')]).toEqual([0, count]);
  }, 60_000);

  test.each(['{}', '[]', 'null', '{"editors":{}}', '{"editors":'])(
    'are not made where their file says %s: the start ends with what to do about it',
    async (text) => {
      await put('first', text);
      await expect(ensure(embedded(), file('first'))).rejects.toThrow(
        `${file('first')} cannot be read, or has no list of accounts. Put it back, or write ${emptyLists} into it`,
      );
      expect(await readFile(file('first'), 'utf8')).toBe(text);
    },
  );

  test('made by two replicas at the same moment have the passwords of one, and the other is told so', async () => {
    const told = await Promise.all([ensure(server(), file('first')), ensure(server(), file('second'))]);
    const name = told[0] ? 'first' : 'second';
    expect([told.toSorted(), await working(name)]).toEqual([[false, true], count]);
  }, 60_000);
});

test('a file whose editors were given other passwords since is left alone on a server, and replaced beside the embedded database', async () => {
  const [first, second] = ['first', 'second'].map((name) => path.join(directory, name, 'accounts.json')) as [string, string];
  const server: Database = { ...database, profile: databaseProfile('postgres') };
  await ensureEmbeddedEditors(server, first);
  const text = await readFile(first, 'utf8');
  await ensureEmbeddedEditors({ ...database, profile: databaseProfile('pglite') }, second);
  expect(await ensureEmbeddedEditors(server, first)).toBe(false);
  expect(await readFile(first, 'utf8')).toBe(text);
  expect(await ensureEmbeddedEditors({ ...database, profile: databaseProfile('pglite') }, first)).toBe(true);
  expect(await readFile(first, 'utf8')).not.toBe(text);
}, 60_000);

describe('an editor whom an administrator removed', () => {
  const server = (): Database => ({ ...database, profile: databaseProfile('postgres') });
  const remove = (email: string) =>
    database.executor.execute(sql`UPDATE lake_editor SET removed_at = now(), password_hash = '', role = 'viewer' WHERE email = ${email}`);
  const emails = async (file: string) => accountsSchema.parse(JSON.parse(await readFile(file, 'utf8'))).editors?.map(({ email }) => email);
  const present = () =>
    readRows(
      database.executor,
      sql`SELECT email, role FROM lake_editor WHERE removed_at IS NULL ORDER BY email`,
      z.object({ email: z.string(), role: z.string() }),
    );

  test('does not come back with the next start, and an empty list brings only the administrator back', async () => {
    const file = path.join(directory, 'accounts.json');
    await ensureEmbeddedEditors(server(), file);
    for (const email of ['admin@hostfront.test', 'legal@hostfront.test']) await remove(email);
    expect(await ensureEmbeddedEditors(server(), file)).toBe(true);
    expect((await present()).map(({ email }) => email)).toEqual(['editor@hostfront.test', 'viewer@hostfront.test']);
    await writeFile(file, emptyLists);
    expect(await ensureEmbeddedEditors(server(), file)).toBe(true);
    expect(await present()).toEqual([
      { email: 'admin@hostfront.test', role: 'administrator' },
      { email: 'editor@hostfront.test', role: 'editor' },
      { email: 'viewer@hostfront.test', role: 'viewer' },
    ]);
    expect(await emails(file)).toEqual(['admin@hostfront.test', 'editor@hostfront.test', 'viewer@hostfront.test']);
  }, 60_000);
});
