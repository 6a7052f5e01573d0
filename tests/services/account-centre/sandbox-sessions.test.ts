import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { readAccountByEmail } from '#services/account-centre/sandbox/accounts/account-table.ts';
import { beginSession } from '#services/account-centre/sandbox/accounts/session-table.ts';
import type { Browser } from './browser.ts';
import { openSandbox, type SandboxUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;

beforeAll(async () => {
  sandbox = await openSandbox({ limits: { formsPerMinute: 100_000, accountsAtOnce: 100_000 } });
}, 60_000);

afterAll(() => sandbox.close());

describe('sessions', () => {
  test('end after 48 h without use and after 7 days in any case', async () => {
    for (const [column, hours, alive] of [
      ['used_at', 47, true],
      ['used_at', 49, false],
      ['created_at', 167, true],
      ['created_at', 169, false],
    ] as const) {
      const browser = await sandbox.loggedIn('verified');
      await sandbox.database.executor.execute(sql`UPDATE sandbox_session SET ${sql.raw(column)} = now() - ${hours} * interval '1 hour'`);
      expect([column, hours, (await browser.call('account/session')).message]).toEqual([
        column,
        hours,
        expect.objectContaining({ state: alive ? 'account' : 'visitor' }),
      ]);
      await sandbox.database.executor.execute(sql`DELETE FROM sandbox_session`);
    }
  });

  test('are 20 for one account at most: the one unused for the longest ends, and an older one in use stays', async () => {
    const inUse = await sandbox.loggedIn('barred');
    await sandbox.database.executor.execute(sql`UPDATE sandbox_session SET created_at = now() - interval '4 minutes'`);
    const forgotten = await sandbox.loggedIn('barred');
    await sandbox.database.executor.execute(sql`UPDATE sandbox_session SET used_at = now() - interval '2 minutes'`);
    const stateOf = async (browser: typeof inUse): Promise<unknown> => (await browser.call('account/session')).message;
    const isIn = (state: 'account' | 'visitor'): unknown => expect.objectContaining({ state });
    expect(await stateOf(inUse)).toEqual(isIn('account'));
    const account = await readAccountByEmail(sandbox.database.executor, 'barred@hostfront.test');
    for (let more = 0; more < 19; more += 1) await beginSession(sandbox.database.executor, account?.id ?? '');
    expect([await stateOf(forgotten), await stateOf(inUse)]).toEqual([isIn('visitor'), isIn('account')]);
    await sandbox.database.executor.execute(sql`DELETE FROM sandbox_session`);
  });

  test('are stored as hashes only', async () => {
    const credential = (await sandbox.loggedIn('new')).cookies.get('hf_session') ?? '';
    const rows = JSON.stringify(await sandbox.database.executor.execute(sql`SELECT * FROM sandbox_session`));
    expect([rows.includes(credential), rows.length > 100]).toEqual([false, true]);
  });

  test('R-10.8 logging out in one tab logs out the others, by the site’s call and by the sandbox’s button', async () => {
    for (const logOut of [
      (browser: Browser) => browser.call('logout'),
      (browser: Browser) => browser.fill('/ucenter/console', '/ucenter/logout', {}),
    ]) {
      const browser = await sandbox.loggedIn('new');
      const credential = browser.cookies.get('hf_session') ?? '';
      await logOut(browser);
      expect([...browser.cookies.keys()]).toEqual(['lastloginname']);
      expect(await sandbox.sessions.read(credential)).toBeNull();
    }
  });

  test('logging out everywhere ends every session of the account and no other', async () => {
    const [first, second, stranger] = [await sandbox.loggedIn('new'), await sandbox.loggedIn('new'), await sandbox.loggedIn('verified')];
    await first.fill('/ucenter/console/account', '/ucenter/console/end-everywhere', {});
    expect(await sandbox.sessions.read(second.cookies.get('hf_session') ?? '')).toBeNull();
    expect(await sandbox.sessions.read(stranger.cookies.get('hf_session') ?? '')).not.toBeNull();
  });

  test('R-10.3 one that ended silently is a 401 at the next call, which takes hf_session, token and username', async () => {
    const browser = await sandbox.loggedIn('new');
    await browser.fill('/ucenter/console/account', '/ucenter/console/end-silently', {});
    expect(browser.cookies.get('token')).toBe('1');
    expect(await browser.call('logout')).toMatchObject({ code: 401 });
    expect([...browser.cookies.keys()]).toEqual(['lastloginname']);
  });

  test('a marker without a session is a visitor, and goes', async () => {
    const browser = sandbox.browser();
    for (const [name, value] of [
      ['token', '1'],
      ['username', 'u-x'],
      ['hf_session', 'stale'],
    ] as const)
      browser.setCookie(name, value);
    expect(await browser.call('account/session')).toEqual({ code: 2000, message: { state: 'visitor' } });
    expect([...browser.cookies.keys()]).toEqual([]);
  });
});
