import { request } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { lakeOfFile } from '../lake-of-file.ts';
import { logIn } from '../lake-under-test.ts';

const lake = lakeOfFile();

const submit = (fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${lake().origin}/lake/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: lake().origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields),
  });

const me = async (cookie: string): Promise<unknown> =>
  (await fetch(`${lake().origin}/lake/v2021-06-07/users/me`, { headers: { cookie } })).json();

describe('the log-in page', () => {
  test.each([
    ['en-US,en;q=0.9', 'en', 'Sign in'],
    ['fr;q=0.9, zh-CN;q=0.8, en;q=0.7', 'zh', '登录'],
    ['en;q=0.5, ja', 'ja', 'ログイン'],
    ['fr', 'en', 'Sign in'],
  ])('speaks the language of %s', async (accepted, language, word) => {
    const response = await fetch(`${lake().origin}/lake/login`, { headers: { 'accept-language': accepted } });
    const page = await response.text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(word);
    expect(page).not.toMatch(/<script|<style| style=| on\w+=/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('a right password starts a session in an HttpOnly cookie and leads back to the Studio', async () => {
    const account = lake().editor('editor');
    const response = await submit({ email: account.email, password: account.password, origin: `${lake().origin}/studio/structure?x=1` });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/studio/structure?x=1']);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^hf_editor=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    expect(await me(cookie.split(';')[0] ?? '')).toMatchObject({ email: account.email, role: 'editor', roles: [{ name: 'editor' }] });
  });

  test('on https the cookie is Secure', async () => {
    const account = lake().editor('editor');
    const host = new URL(lake().origin).host;
    const response = await submit(
      { email: account.email, password: account.password },
      { 'x-forwarded-proto': 'https', origin: `https://${host}` },
    );
    expect(response.headers.get('set-cookie')).toContain('; Secure');
  });

  test.each([
    'https://elsewhere.example/studio',
    '//elsewhere.example/studio',
    '/lake/login',
    '/zh',
    '/studios',
    'javascript:alert(1)',
    '/studio/../zh',
  ])('never leads to %s', async (address) => {
    const account = lake().editor('editor');
    const response = await submit({ email: account.email, password: account.password, origin: address });
    expect(response.headers.get('location')).toBe('/studio');
  });

  test('what was typed is shown again as text', async () => {
    const response = await submit({ email: '"><b>@x', password: 'x' });
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('<b>');
  });

  test('a form on another site is refused', async () => {
    const account = lake().editor('editor');
    const response = await submit({ email: account.email, password: account.password }, { origin: 'https://elsewhere.example' });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
  });

  test('failures in a row are slowed down, for this account only', async () => {
    const { email } = lake().editor('legal');
    const statuses: number[] = [];
    for (let n = 0; n < 9; n += 1) statuses.push((await submit({ email, password: 'wrong' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429]);
    const right = await submit({ email, password: lake().editor('legal').password });
    expect([right.status, Number(right.headers.get('retry-after')) > 0]).toEqual([429, true]);
    await expect(logIn(lake().origin, lake().editor('administrator'))).resolves.toContain('hf_editor=');
  });
});

describe('many log-ins at once', () => {
  test('forty wrong passwords for one account are eight tries', async () => {
    const { email } = lake().editor('viewer');
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await submit({ email, password: 'wrong' })).status));
    expect([statuses.filter((status) => status === 401).length, statuses.filter((status) => status === 429).length]).toEqual([8, 32]);
  });

  test('a flood from one address is refused beyond its share, and another address logs in meanwhile', async () => {
    const flood = Promise.all(
      Array.from({ length: 150 }, (_, n) => postFrom('127.0.0.3', { email: `nobody${n}@x.test`, password: 'wrong' })),
    );
    const administrator = lake().editor('administrator');
    const elsewhere = await postFrom('127.0.0.2', { email: administrator.email, password: administrator.password });
    const statuses = await flood;
    expect(elsewhere).toBe(303);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(60);
    expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
  });
});

/** A log-in from another address of this machine; answers the status. */
const postFrom = (localAddress: string, fields: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { origin: lake().origin, 'content-type': 'application/x-www-form-urlencoded' };
    const sent = request(`${lake().origin}/lake/login`, { method: 'POST', localAddress, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('error', reject);
    sent.end(new URLSearchParams(fields).toString());
  });

describe('logging out', () => {
  test('ends the session and closes its sockets, and no other', async () => {
    const [one, other] = [await logIn(lake().origin, lake().editor('editor')), await logIn(lake().origin, lake().editor('editor'))];
    const open = (cookie: string) =>
      new WebSocket(`${lake().origin.replace('http', 'ws')}/lake/socket/mux`, { headers: { cookie, origin: lake().origin } });
    const [mine, theirs] = [open(one), open(other)];
    await Promise.all([mine, theirs].map((socket) => new Promise((resolve) => socket.once('open', resolve))));
    const closed = new Promise((resolve) => mine.once('close', resolve));
    const response = await fetch(`${lake().origin}/lake/v2021-06-07/auth/logout`, {
      method: 'POST',
      headers: { cookie: one, origin: lake().origin },
    });
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
    await closed;
    expect(await me(one)).toEqual({});
    expect(await me(other)).toMatchObject({ role: 'editor' });
    expect(theirs.readyState).toBe(WebSocket.OPEN);
    theirs.terminate();
  });
});
