import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { accountNoticePath } from '#lib/contracts/account-centre.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { signMessage } from '#services/platform/secrets/signed-messages.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';

const secret = 'a secret between two servers';
const now = new Date('2026-11-21T12:00:00Z');
const notice = { noticeId: 'notice-1', accountId: 'closed-one', event: 'closed', at: '2026-11-21T11:59:00Z' };

let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc({ payments: { now: () => now, secrets: [secret], merchant: 'harbour', receive: async () => 'accepted' } });
}, 60_000);

afterAll(() => mydoc.close());

beforeEach(async () => {
  const { executor } = mydoc.database;
  await executor.execute(sql`DELETE FROM reader_rating`);
  await executor.execute(sql`DELETE FROM reader_favourite`);
  for (const table of [sql`account_ssh_key`, sql`server_user_data`, sql`account_choice`]) await executor.execute(sql`DELETE FROM ${table}`);
  for (const account of ['closed-one', 'other']) {
    await executor.execute(sql`
      INSERT INTO reader_rating (account_id, article, language, version, rating, suggestion, body) VALUES (${account}, 'ssh', 'en', 1, 2, 'unclear', 'mine')`);
    await executor.execute(
      sql`INSERT INTO reader_favourite (account_id, article, title, language) VALUES (${account}, 'ssh', 'SSH', 'en')`,
    );
    await executor.execute(sql`
      INSERT INTO account_ssh_key (id, account_id, name, type, public_key, fingerprint)
      VALUES (${randomUUID()}::uuid, ${account}, 'a', 'ssh-rsa', 'b', 'c')`);
    await executor.execute(sql`INSERT INTO server_user_data (account_id, sha256, content, lines) VALUES (${account}, 'a', '#!/bin/sh', 1)`);
    await executor.execute(sql`INSERT INTO account_choice (account_id, query) VALUES (${account}, 'area=US-0')`);
  }
});

async function tell(about: object = {}, signedWith = secret): Promise<number> {
  const body = JSON.stringify({ ...notice, ...about });
  const headers = {
    'content-type': 'application/json',
    ...signMessage({ method: 'POST', path: accountNoticePath, body }, [signedWith], now),
  };
  return (await mydoc.send({ method: 'POST', url: accountNoticePath, headers, payload: body })).code;
}

const left = async (): Promise<string[]> =>
  (
    await readRows(
      mydoc.database.executor,
      sql`SELECT account_id FROM reader_rating UNION ALL SELECT account_id FROM reader_favourite
        UNION ALL SELECT account_id FROM account_ssh_key UNION ALL SELECT account_id FROM server_user_data
        UNION ALL SELECT account_id FROM account_choice`,
      z.object({ account_id: z.string() }),
    )
  ).map(({ account_id: account }) => account);

test('R-8.3 R-8.4 a closed account leaves nothing that it kept, and nobody else loses anything, however often it is told', async () => {
  expect([await tell(), await tell({ noticeId: 'notice-2' })]).toEqual([2000, 2000]);
  expect(await left()).toEqual(Array.from({ length: 5 }, () => 'other'));
});

test.each([
  ['another secret', {}, 'another secret of others', 401],
  ['another event', { event: 'opened' }, secret, 400],
  ['no account', { accountId: '' }, secret, 400],
])('a notice with %s deletes nothing', async (_what, about, signedWith, code) => {
  expect(await tell(about, signedWith)).toBe(code);
  expect(await left()).toHaveLength(10);
});
