import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readAccountByEmail } from '#services/account-centre/sandbox/accounts/account-table.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { until } from '#tests/setup/until.ts';
import type { Browser } from './browser.ts';
import { newPassword, openSandbox, type SandboxUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;

beforeAll(async () => {
  sandbox = await openSandbox({ limits: { buildSeconds: 0 } });
  await sandbox.parts.start();
}, 60_000);

afterAll(() => sandbox.close());

const accountPath = '/ucenter/console/account';
const close = (browser: Browser) => browser.fill(accountPath, '/ucenter/console/close', {});

async function accountOf(email: string): Promise<string> {
  const account = await readAccountByEmail(sandbox.database.executor, email);
  if (!account) throw new Error(`nobody has ${email}`);
  return account.id;
}

const ratingsOf = (account: string): Promise<unknown[]> =>
  readRows(sandbox.database.executor, sql`SELECT rating FROM reader_rating WHERE account_id = ${account}`, z.unknown());

const rate = (account: string): Promise<unknown> =>
  sandbox.database.executor.execute(sql`
    INSERT INTO reader_rating (account_id, article, language, version, rating, suggestion, body) VALUES (${account}, 'ssh', 'en', 1, 2, 'unclear', '')`);

test('R-8.3 who closes an account is logged out, their data goes, the site deletes their ratings, and nobody can log in to it', async () => {
  const email = 'leaves@hostfront.test';
  const browser = await sandbox.registered({ email });
  const account = await accountOf(email);
  await rate(account);
  await close(browser);
  await until('the site has deleted the rating', async () => (await ratingsOf(account)).length === 0);
  expect((await browser.call('account/session')).message).toMatchObject({ state: 'visitor' });
  const row = await readRow(
    sandbox.database.executor,
    sql`SELECT * FROM sandbox_account WHERE id = ${account}`,
    z.record(z.string(), z.unknown()),
  );
  expect(JSON.stringify(row)).not.toContain(email);
  const again = sandbox.browser();
  await again.fill('/ucenter/?ope=login', '/ucenter/login', { email, password: newPassword });
  expect((await again.call('account/session')).message).toMatchObject({ state: 'visitor' });
});

test('an account whose server runs stays open', async () => {
  const email = 'stays@hostfront.test';
  const browser = await sandbox.registered({ email });
  const account = await accountOf(email);
  await rate(account);
  await sandbox.parts.centre.ask('provision', {
    idempotencyKey: 'order-runs-1',
    orderId: 'order-runs',
    accountId: account,
    name: 'server',
    description: 'runs',
    region: 'JP-TYO',
  });
  await close(browser);
  expect(await accountOf(email)).toBe(account);
  expect((await browser.call('account/session')).message).toMatchObject({ state: 'account' });
  expect(await ratingsOf(account)).toHaveLength(1);
});
