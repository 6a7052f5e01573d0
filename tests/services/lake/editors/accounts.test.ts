import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { adminToken, logIn, openLake, readToken, type LakeUnderTest } from '../lake-under-test.ts';

let database: Database;
let under: LakeUnderTest;

const listSchema = z.object({
  editors: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      role: z.string(),
      hasPassword: z.boolean(),
      isCaller: z.boolean(),
      sessions: z.number(),
      seenAt: z.iso.datetime().nullable(),
      linkUntil: z.iso.datetime().nullable(),
    }),
  ),
});
const linkSchema = z.object({ link: z.url(), until: z.iso.datetime() });

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database);
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
});

const password = 'correct horse battery staple';
const byMachine = { authorization: `Bearer ${adminToken}` };

const call = (path: string, body?: object, headers: Record<string, string> = byMachine): Promise<Response> =>
  fetch(`${under.origin}/lake/v2025-02-19/editors${path}`, {
    headers: { ...headers, origin: under.origin },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });

const list = async (headers = byMachine as Record<string, string>) =>
  listSchema.parse(await (await call('', undefined, headers)).json()).editors;

async function accountOf(email: string) {
  const found = (await list()).find((account) => account.email === email);
  if (!found) throw new Error(`no account ${email}`);
  return found;
}

const seededId = (role: string): string => `editor-${role}`;

let number = 0;
/** Invites somebody new. */
async function invite(role: string) {
  number += 1;
  const email = `person${number}@hostfront.test`;
  const answer = await call('', { email: ` ${email.toUpperCase()} `, name: `Person ${number}`, role });
  expect(answer.status).toBe(200);
  const { link, until } = linkSchema.parse(await answer.json());
  return { email, link, until, id: (await accountOf(email)).id };
}

const choose = (link: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${under.origin}/lake/password`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: under.origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ link: new URL(link).searchParams.get('link') ?? '', ...fields }),
  });

/** Somebody new with a password and a session. */
async function join(role: string) {
  const { email, link, id } = await invite(role);
  expect((await choose(link, { password, again: password })).status).toBe(303);
  return { email, id, cookie: await logIn(under.origin, { email, password }) };
}

const me = async (headers: Record<string, string>): Promise<unknown> =>
  (await fetch(`${under.origin}/lake/v2021-06-07/users/me`, { headers })).json();

const write = (cookie: string): Promise<Response> =>
  fetch(`${under.origin}/lake/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { cookie, origin: under.origin },
    body: JSON.stringify({ mutations: [{ createOrReplace: { _id: 'hot-accounts', _type: 'hotTerm', term: 'x' } }] }),
  });

const reasonOf = async (answer: Response): Promise<unknown> => [
  answer.status,
  z.looseObject({ error: z.looseObject({ type: z.string() }), message: z.string() }).parse(await answer.json()),
];

describe('an invitation', () => {
  test('is a link, for a week and once, to a password, and then the person logs in with the role', async () => {
    const { email, link, until, id } = await invite('editor');
    expect(Math.round((Date.parse(until) - Date.now()) / 3_600_000)).toBe(7 * 24);
    expect(await accountOf(email)).toMatchObject({
      name: `Person ${number}`,
      role: 'editor',
      hasPassword: false,
      linkUntil: until,
      sessions: 0,
    });
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
    const { link: second, until } = linkSchema.parse(await (await call(`/${id}/reset`, {})).json());
    expect(Math.round((Date.parse(until) - Date.now()) / 3_600_000)).toBe(7 * 24);
    const { link: third } = linkSchema.parse(await (await call(`/${id}/reset`, {})).json());
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
    const { link, until } = linkSchema.parse(await (await call(`/${id}/reset`, {})).json());
    expect(Math.round((Date.parse(until) - Date.now()) / 3_600_000)).toBe(24);
    expect(await me({ cookie })).toEqual({});
    await expect(logIn(under.origin, { email, password })).rejects.toThrow('401');
    expect((await choose(link, { password: `${password} 2`, again: `${password} 2` })).status).toBe(303);
    await expect(logIn(under.origin, { email, password: `${password} 2` })).resolves.toContain('hf_editor=');
  });

  test('an administrator’s own password holds until the link is used, and then every session ends', async () => {
    const { id, email, cookie } = await join('administrator');
    const { link } = linkSchema.parse(await (await call(`/${id}/reset`, {}, { cookie })).json());
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
    const { link } = linkSchema.parse(
      await (await call(`/${id}/reset`, {}, { cookie: await logIn(under.origin, under.editor('administrator')) })).json(),
    );
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
  // the first holds the turn at the lease, the second waits for it
  const [first, second] = [write(cookie), write(cookie)];
  await new Promise((resolve) => setTimeout(resolve, 300));
  await call(`/${id}/role`, { role: 'viewer' });
  release();
  expect([(await first).status, (await second).status]).toEqual([200, 401]);
});
