import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { databaseProfile } from '#services/platform/database/database-profiles.ts';
import type { Database } from '#services/platform/database/database.ts';
import { migrate } from '#services/platform/database/migrations.ts';
import { joinReplicas, replicaMigrations } from '#services/platform/secrets/replicas.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

let database: Database;
/** The same database as a server shared by several processes. */
let shared: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  shared = { ...database, profile: databaseProfile('postgres') };
  await migrate(database, [replicaMigrations]);
}, 60_000);

beforeEach(() => database.executor.execute(sql`DELETE FROM replica_setting`));

afterAll(() => database.close());

const first = [
  { name: 'SECRET', value: 'one secret of many letters' },
  { name: 'TOKEN', value: 'a token of many letters' },
];

describe('replicas on one database', () => {
  test('one with the same settings joins; one that differs is refused, with a sentence that names in what', async () => {
    (await joinReplicas(shared, first)).leave();
    (await joinReplicas(shared, first)).leave();
    const differing = [{ name: 'SECRET', value: 'another secret of many letters' }, ...first.slice(1)];
    await expect(joinReplicas(shared, differing)).rejects.toMatchObject({
      kind: 'cannot-start',
      message: expect.stringMatching(
        /^This replica differs from those that run on the same database in SECRET\. Give all of them the same/,
      ),
    });
  });

  test('the table reveals nothing of a secret', async () => {
    (await joinReplicas(shared, first)).leave();
    const rows = JSON.stringify(await database.executor.execute(sql`SELECT * FROM replica_setting`));
    for (const { name } of first) expect(rows).toContain(name);
    for (const { value } of first) expect(rows).not.toContain(value);
  });

  test('a setting whose former value is known is changed while others run, any other after a minute without them', async () => {
    (await joinReplicas(shared, first)).leave();
    const changed = { name: 'SECRET', value: 'a new secret of many letters' };
    (await joinReplicas(shared, [{ ...changed, previous: 'one secret of many letters' }])).leave();
    const again = [{ name: 'SECRET', value: 'a third secret of many letters' }];
    await expect(joinReplicas(shared, again)).rejects.toMatchObject({ kind: 'cannot-start' });
    await database.executor.execute(sql`UPDATE replica_setting SET seen_at = now() - interval '61 seconds'`);
    (await joinReplicas(shared, again)).leave();
  });

  test('the embedded database binds nobody', async () => {
    const embedded = { ...database, profile: databaseProfile('pglite') };
    const joining = ['whatever it may be', 'another'].map((value) => joinReplicas(embedded, [{ name: 'SECRET', value }]));
    expect(await Promise.all(joining)).toHaveLength(2);
  });
});
