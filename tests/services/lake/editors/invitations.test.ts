import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { logIn, openLake, type LakeUnderTest } from '../lake-under-test.ts';
import { accountsOf, linkIn, password, reasonOf } from './accounts-under-test.ts';

let database: Database;
let under: LakeUnderTest;
const { call, accountOf, invite, choose, me } = accountsOf(() => under);

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database);
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
});

describe('an invitation', () => {
  test('is a link, for a week and once, to a password, and then the person logs in with the role', async () => {
    const { email, name, link, until, id } = await invite('editor');
    expect(Math.round((Date.parse(until) - Date.now()) / 3_600_000)).toBe(7 * 24);
    expect(await accountOf(email)).toMatchObject({ name, role: 'editor', hasPassword: false, linkUntil: until, sessions: 0 });
    const page = await fetch(link, { headers: { 'accept-language': 'ja' } });
    const html = await page.text();
    expect([page.status, html.includes(email), html.includes('パスワードの設定')]).toEqual([200, true, true]);
    expect(html).not.toMatch(/<script|<style| style=| on\w+=/);
    const chosen = await choose(link, { password, again: password });
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/lake/login?chosen=yes']);
    expect(await (await fetch(`${under.origin}/lake/login?chosen=yes`)).text()).toContain('Your password is saved.');
    expect((await choose(link, { password, again: password })).status).toBe(410);
    expect((await fetch(link)).status).toBe(410);
    const cookie = await logIn(under.origin, { email, password });
    expect(await me({ cookie })).toMatchObject({ id, email, role: 'editor' });
    expect(await accountOf(email)).toMatchObject({ hasPassword: true, linkUntil: null, sessions: 1, seenAt: expect.any(String) });
  });

  test.each([
    ['too short', 'eleven char', 'eleven char', 'at least 12'],
    ['too long', 'x'.repeat(201), 'x'.repeat(201), '200 characters at most'],
    ['typed differently', password, `${password}.`, 'not the same'],
  ])('takes no password that is %s, and goes on working', async (_why, first, again, said) => {
    const { link } = await invite('viewer');
    const refused = await choose(link, { password: first, again });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(said)]);
    expect((await choose(link, { password: 'x'.repeat(12), again: 'x'.repeat(12) })).status).toBe(303);
  });

  test('is used by one of two who open it at once', async () => {
    const { link } = await invite('viewer');
    const statuses = await Promise.all([1, 2].map(async () => (await choose(link, { password, again: password })).status));
    expect(statuses.toSorted()).toEqual([303, 410]);
  });

  test('that ran out leads nowhere, and a new one takes its place', async () => {
    const { link, id, email } = await invite('viewer');
    await database.executor.execute(sql`UPDATE lake_editor_link SET expires_at = now() - interval '1 second' WHERE editor_id = ${id}`);
    expect([(await fetch(link)).status, (await choose(link, { password, again: password })).status]).toEqual([410, 410]);
    expect(await accountOf(email)).toMatchObject({ hasPassword: false, linkUntil: null });
    const { link: second, until } = await linkIn(await call(`/${id}/reset`, {}));
    expect(Math.round((Date.parse(until) - Date.now()) / 3_600_000)).toBe(7 * 24);
    const { link: third } = await linkIn(await call(`/${id}/reset`, {}));
    expect([(await fetch(second)).status, (await fetch(third)).status]).toEqual([410, 200]);
  });

  test('is refused for an address that has an account, and for what is no account', async () => {
    const { email } = await invite('viewer');
    expect(await reasonOf(await call('', { email, name: 'Again', role: 'viewer' }))).toEqual([
      409,
      expect.objectContaining({ message: 'This e-mail address has an account already' }),
    ]);
    for (const body of [
      { email: 'nobody', name: 'N', role: 'viewer' },
      { email: 'a@b.test', name: ' ', role: 'viewer' },
      { email: 'a@b.test', name: 'N', role: 'owner' },
    ])
      expect((await call('', body)).status).toBe(400);
  });

  test('on another site’s page is refused', async () => {
    const { link } = await invite('viewer');
    expect((await choose(link, { password, again: password }, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });
});
