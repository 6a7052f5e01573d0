import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { WebSocket } from 'ws';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { logIn, openLake, readToken, type LakeUnderTest } from '../lake-under-test.ts';
import { accountsOf, byMachine, linkIn, password, reasonOf } from './accounts-under-test.ts';

let database: Database;
let under: LakeUnderTest;
const { call, list, accountOf, invite, choose, join, me, write } = accountsOf(() => under);

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database);
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
});

const seededId = (role: string): string => `editor-${role}`;

describe('who may manage accounts', () => {
  test.each(['editor', 'legal', 'viewer'])('a session or a token of %s may not', async (role) => {
    const account = under.editor(role);
    const ways: Record<string, string>[] = [{ cookie: await logIn(under.origin, account) }, { authorization: `Bearer ${account.token}` }];
    for (const headers of ways) {
      expect((await call('', undefined, headers)).status).toBe(403);
      for (const path of ['', '/editor-viewer/role', '/editor-viewer/reset', '/editor-viewer/end-sessions', '/editor-viewer/remove'])
        expect([path, (await call(path, { role: 'administrator' }, headers)).status]).toEqual([path, 403]);
    }
  });

  test('the site’s own reading token may not, nor a stranger, nor a page of another site', async () => {
    expect((await call('', undefined, { authorization: `Bearer ${readToken}` })).status).toBe(403);
    expect((await call('', undefined, {})).status).toBe(401);
    const cookie = await logIn(under.origin, under.editor('administrator'));
    const elsewhere = await fetch(`${under.origin}/lake/v2025-02-19/editors/editor-viewer/remove`, {
      method: 'POST',
      headers: { cookie, origin: 'https://elsewhere.example' },
      body: '{}',
    });
    expect(elsewhere.status).toBe(403);
    expect((await list({ cookie })).find(({ isCaller }) => isCaller)?.email).toBe(under.editor('administrator').email);
  });

  test('an account that is not there cannot be changed', async () => {
    for (const path of ['role', 'reset', 'end-sessions', 'remove'])
      expect((await call(`/nobody/${path}`, { role: 'viewer' })).status).toBe(404);
  });
});

describe('a change of an account', () => {
  test('another role ends the sessions and streams at once, and counts from the next log-in', async () => {
    const { id, email, cookie } = await join('editor');
    expect((await write(cookie)).status).toBe(200);
    const socket = new WebSocket(`${under.origin.replace('http', 'ws')}/lake/socket/mux`, { headers: { cookie, origin: under.origin } });
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    expect((await call(`/${id}/role`, { role: 'viewer' })).status).toBe(200);
    await closed;
    expect([(await write(cookie)).status, await me({ cookie })]).toEqual([401, {}]);
    const again = await logIn(under.origin, { email, password });
    expect([(await write(again)).status, await me({ cookie: again })]).toEqual([403, expect.objectContaining({ role: 'viewer' })]);
  });

  test('a token has the new role from its next request', async () => {
    const { token } = under.editor('legal');
    const bearer = { authorization: `Bearer ${token}` };
    expect(await me(bearer)).toMatchObject({ role: 'legal' });
    await call(`/${seededId('legal')}/role`, { role: 'viewer' });
    expect(await me(bearer)).toMatchObject({ role: 'viewer' });
    await call(`/${seededId('legal')}/role`, { role: 'legal' });
  });

  test('a reset voids the password and ends the sessions at once; the link gives a new one', async () => {
    const { id, email, cookie } = await join('editor');
    const { link, until } = await linkIn(await call(`/${id}/reset`, {}));
    expect(Math.round((Date.parse(until) - Date.now()) / 3_600_000)).toBe(24);
    expect(await me({ cookie })).toEqual({});
    await expect(logIn(under.origin, { email, password })).rejects.toThrow('401');
    expect((await choose(link, { password: `${password} 2`, again: `${password} 2` })).status).toBe(303);
    await expect(logIn(under.origin, { email, password: `${password} 2` })).resolves.toContain('hf_editor=');
  });

  test('an administrator’s own password holds until the link is used, and then every session ends', async () => {
    const { id, email, cookie } = await join('administrator');
    const { link } = await linkIn(await call(`/${id}/reset`, {}, { cookie }));
    expect(await me({ cookie })).toMatchObject({ id });
    await expect(logIn(under.origin, { email, password })).resolves.toContain('hf_editor=');
    expect((await choose(link, { password: `${password} 2`, again: `${password} 2` })).status).toBe(303);
    expect(await me({ cookie })).toEqual({});
    await call(`/${id}/remove`, {});
  });

  test('ended sessions leave the password', async () => {
    const { id, email, cookie } = await join('viewer');
    expect((await call(`/${id}/end-sessions`, {})).status).toBe(200);
    expect([await me({ cookie }), (await accountOf(email)).sessions]).toEqual([{}, 0]);
    await expect(logIn(under.origin, { email, password })).resolves.toContain('hf_editor=');
  });

  test('a removed account has no session, password, link or token, and the history names it still', async () => {
    const { id, email, cookie } = await join('editor');
    const { link } = await linkIn(await call(`/${id}/reset`, {}, { cookie: await logIn(under.origin, under.editor('administrator')) }));
    expect((await call(`/${id}/remove`, {})).status).toBe(200);
    expect([await me({ cookie }), (await write(cookie)).status, (await fetch(link)).status]).toEqual([{}, 401, 410]);
    await expect(logIn(under.origin, { email, password })).rejects.toThrow('401');
    expect((await list()).some((account) => account.email === email)).toBe(false);
    const person = await fetch(`${under.origin}/lake/v2021-06-07/users/${id}`, { headers: byMachine });
    expect(await person.json()).toMatchObject({ id, email });
    const project = await fetch(`${under.origin}/lake/v2021-06-07/projects/lake`, { headers: byMachine });
    expect(JSON.stringify(await project.json())).not.toContain(id);
    const invited = await call('', { email, name: 'Back', role: 'legal' });
    expect([invited.status, await accountOf(email)]).toEqual([
      200,
      expect.objectContaining({ id, name: 'Back', role: 'legal', hasPassword: false }),
    ]);
  });

  test('a removed account’s token is refused', async () => {
    const { token } = under.editor('viewer');
    expect(await me({ authorization: `Bearer ${token}` })).toMatchObject({ role: 'viewer' });
    await call(`/${seededId('viewer')}/remove`, {});
    expect(await me({ authorization: `Bearer ${token}` })).toEqual({});
  });
});

describe('the last administrator', () => {
  const administrator = seededId('administrator');

  beforeEach(async () => {
    for (const { id, role } of await list()) if (role === 'administrator' && id !== administrator) await call(`/${id}/remove`, {});
  });

  test.each([
    ['role', { role: 'viewer' }],
    ['remove', {}],
    ['reset', {}],
  ])('stays: %s is refused with what to do', async (path, body) => {
    await invite('administrator');
    expect(await reasonOf(await call(`/${administrator}/${path}`, body))).toEqual([
      409,
      expect.objectContaining({
        error: expect.objectContaining({ type: 'accountError' }),
        message: expect.stringContaining('another person an administrator first'),
      }),
    ]);
  });

  test('one of two who take each other’s role away at once stays', async () => {
    const other = await join('administrator');
    const mine = await logIn(under.origin, under.editor('administrator'));
    const statuses = await Promise.all([
      call(`/${other.id}/role`, { role: 'viewer' }, { cookie: mine }),
      call(`/${administrator}/role`, { role: 'viewer' }, { cookie: other.cookie }),
    ]);
    const left = (await list()).filter(({ role, hasPassword }) => role === 'administrator' && hasPassword);
    expect([left.length, statuses.filter(({ status }) => status === 200).length]).toEqual([1, 1]);
    if (left[0]?.id !== administrator) {
      await call(`/${administrator}/role`, { role: 'administrator' });
      await call(`/${other.id}/role`, { role: 'viewer' });
    }
  });
});

test('a role that was taken away while a write waited counts for it', async () => {
  const { id, cookie } = await join('editor');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const locked = new Promise<void>((resolve) => {
    void database.transaction(async (tx) => {
      await tx.execute(sql`SELECT owner FROM lake_lease FOR UPDATE`);
      resolve();
      await held;
    });
  });
  await locked;
  // whichever arrives first holds the turn at the lease, the other waits for it
  const [one, other] = [write(cookie), write(cookie)];
  await new Promise((resolve) => setTimeout(resolve, 300));
  const changed = call(`/${id}/role`, { role: 'viewer' });
  // the embedded database has one connection: the change waits like the writes
  const isServer = database.profile.connections > 1;
  if (isServer) await changed;
  release();
  await changed;
  const statuses = [(await one).status, (await other).status].toSorted((a, b) => a - b);
  if (isServer) expect(statuses).toEqual([200, 401]);
  else expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
  expect((await write(cookie)).status).toBe(401);
});
