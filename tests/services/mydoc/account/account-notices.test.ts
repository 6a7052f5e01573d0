import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql, type SQL } from 'drizzle-orm';
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

/** What is deleted with an account: each table with a row of the account. A table that is new here goes into `forgetAccount`. */
const forgotten: Readonly<Record<string, (account: string) => SQL>> = {
  reader_rating: (account) => sql`
    INSERT INTO reader_rating (account_id, article, language, version, rating, suggestion, body)
    VALUES (${account}, 'ssh', 'en', 1, 2, 'unclear', 'mine')`,
  reader_favourite: (account) => sql`
    INSERT INTO reader_favourite (account_id, article, title, language) VALUES (${account}, 'ssh', 'SSH', 'en')`,
  account_ssh_key: (account) => sql`
    INSERT INTO account_ssh_key (id, account_id, name, type, public_key, fingerprint)
    VALUES (${randomUUID()}::uuid, ${account}, 'a', 'ssh-rsa', 'b', 'c')`,
  server_user_data: (account) => sql`
    INSERT INTO server_user_data (account_id, sha256, content, lines) VALUES (${account}, 'a', '#!/bin/sh', 1)`,
  account_choice: (account) => sql`INSERT INTO account_choice (account_id, query) VALUES (${account}, 'area=US-0')`,
  stock_alert: (account) => sql`
    INSERT INTO stock_alert (id, account_id, region, model, language, stop_key)
    VALUES (${randomUUID()}::uuid, ${account}, 'US-0', 'vps.c1m1', 'en', ${randomUUID()}::uuid)`,
  server_automatic_renewal: (account) => sql`
    WITH placed AS (
      INSERT INTO server_order (id, number, account_id, request_key, quote_id, region, model, family, currency, total_minor, body,
        terms_version, one_per_person, refund_rule, months, list_month_minor, holds_stock, due_at)
      VALUES (${randomUUID()}::uuid, ${randomUUID()}, ${account}, ${randomUUID()}::uuid, ${randomUUID()}::uuid, 'US-0', 'vps.c1m1', 'vps',
        'USD', 347, '{}', 1, false, 'guarantee', 1, 347, false, now()) RETURNING id)
    INSERT INTO server_automatic_renewal (order_id, account_id, period, language, agreed_minor, terms_version, look_at)
    SELECT id, ${account}, '1m', 'en', 347, 1, now() FROM placed`,
};

/** What stays when an account is closed, and why. */
const kept: Readonly<Record<string, string>> = {
  server_order: 'the books: orders are kept for as long as the law asks',
  server_quote: 'is deleted when it expires',
  coupon_grant: 'a coupon of an order, and the limit of its person',
  group_seat: 'a seat is an order',
  withdrawal_statement: 'a statement of the law, never changed',
};

const tableOf = (name: string): SQL => sql.raw(`"${name}"`);
const accountRow = z.object({ account_id: z.string() });

beforeEach(async () => {
  const { executor } = mydoc.database;
  for (const [table, fill] of Object.entries(forgotten)) {
    await executor.execute(sql`DELETE FROM ${tableOf(table)}`);
    for (const account of ['closed-one', 'other']) await executor.execute(fill(account));
  }
});

async function notify(about: object = {}, signedWith = secret): Promise<number> {
  const body = JSON.stringify({ ...notice, ...about });
  const headers = {
    'content-type': 'application/json',
    ...signMessage({ method: 'POST', path: accountNoticePath, body }, [signedWith], now),
  };
  return (await mydoc.send({ method: 'POST', url: accountNoticePath, headers, payload: body })).code;
}

/** Whose rows each table has. */
async function left(): Promise<Record<string, readonly string[]>> {
  const rows = Object.keys(forgotten).map(async (table): Promise<[string, readonly string[]]> => {
    const found = await readRows(mydoc.database.executor, sql`SELECT account_id FROM ${tableOf(table)} ORDER BY account_id`, accountRow);
    return [table, found.map(({ account_id: account }) => account)];
  });
  return Object.fromEntries(await Promise.all(rows));
}

const eachHas = (...accounts: readonly string[]): Record<string, readonly string[]> =>
  Object.fromEntries(Object.keys(forgotten).map((table) => [table, accounts]));

test('every table with rows of an account is deleted with it, or it is said why it stays', async () => {
  const tables = await readRows(
    mydoc.database.executor,
    sql`SELECT table_name FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name = 'account_id' AND table_name NOT LIKE 'sandbox%' ORDER BY table_name`,
    z.object({ table_name: z.string() }),
  );
  expect(tables.map(({ table_name: name }) => name)).toEqual([...Object.keys(forgotten), ...Object.keys(kept)].toSorted());
});

test('R-8.3 R-8.4 a closed account leaves nothing that it kept, and nobody else loses anything, however often it is told', async () => {
  expect([await notify(), await notify({ noticeId: 'notice-2' })]).toEqual([2000, 2000]);
  expect(await left()).toEqual(eachHas('other'));
});

test.each([
  ['another secret', {}, 'another secret of others', 401],
  ['another event', { event: 'opened' }, secret, 400],
  ['no account', { accountId: '' }, secret, 400],
])('a notice with %s deletes nothing', async (_what, about, signedWith, code) => {
  expect(await notify(about, signedWith)).toBe(code);
  expect(await left()).toEqual(eachHas('closed-one', 'other'));
});
