import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { codeOf, stepAt } from '#services/lake/editors/totp.ts';
import { createTwoFactor } from '#services/lake/editors/two-factor.ts';
import type { Database } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { adminToken, logIn, openLake, type LakeUnderTest } from '../lake-under-test.ts';

let database: Database;
let under: LakeUnderTest;

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database);
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
});

beforeEach(async () => {
  await database.executor.execute(sql`DELETE FROM lake_two_factor`);
  await database.executor.execute(sql`DELETE FROM lake_recovery_code`);
});

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bytesOf = (text: string): Buffer => {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
};

/** The code that the app shows `steps` from now. */
const appCode = (secret: string, steps = 0): string => codeOf(bytesOf(secret), stepAt(Date.now()) + steps);

const call = (cookie: string, path: string, body?: object): Promise<Response> =>
  fetch(`${under.origin}/lake/v2025-02-19/two-factor${path}`, {
    headers: { cookie, origin: under.origin },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });

const submit = (path: string, fields: Record<string, string>): Promise<Response> =>
  fetch(`${under.origin}/lake/login${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: under.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });

const codesSchema = z.object({ codes: z.array(z.string()) });

/** Switches the second step on for a role's account; its cookie, the secret of its app and its codes. */
async function setUp(role: string) {
  const cookie = await logIn(under.origin, under.editor(role));
  const { secret, address } = z.object({ secret: z.string(), address: z.string() }).parse(await (await call(cookie, '/begin', {})).json());
  const confirmed = await call(cookie, '/confirm', { code: appCode(secret, -1) });
  expect(confirmed.status).toBe(200);
  return { cookie, secret, address, ...codesSchema.parse(await confirmed.json()) };
}

/** The ticket that a right password gives. */
async function ticketOf(role: string): Promise<string> {
  const { email, password } = under.editor(role);
  const page = await submit('', { email, password, origin: `${under.origin}/studio/structure` });
  expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null]);
  const html = await page.text();
  expect(html).not.toMatch(/<script|<style| style=| on\w+=/);
  return /name="ticket" value="([\w-]+)"/.exec(html)?.[1] ?? '';
}

const kinds = async (account: string): Promise<string[]> =>
  (
    await readRows(
      database.executor,
      sql`SELECT kind FROM lake_audit WHERE account = ${account} ORDER BY id`,
      z.object({ kind: z.string() }),
    )
  ).map(({ kind }) => kind);

test('it counts once a code of the app was typed; then a log-in asks for a code after the password', async () => {
  const { secret, address, codes, cookie } = await setUp('editor');
  expect(address).toContain(`secret=${secret}&issuer=Hostfront%20Studio`);
  expect(codes).toHaveLength(10);
  expect(await (await call(cookie, '')).json()).toEqual({ isOn: true, codesLeft: 10 });
  const ticket = await ticketOf('editor');
  const entered = await submit('/code', { ticket, code: appCode(secret) });
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/studio/structure']);
  expect(entered.headers.get('set-cookie')).toContain('hf_editor=');
  expect(await kinds('editor-editor')).toEqual(expect.arrayContaining(['twoFactorOn', 'logIn']));
});

test('begun and not confirmed, it asks for nothing', async () => {
  const cookie = await logIn(under.origin, under.editor('viewer'));
  await call(cookie, '/begin', {});
  expect((await call(cookie, '/confirm', { code: '000000' })).status).toBe(409);
  expect(await (await call(cookie, '')).json()).toEqual({ isOn: false, codesLeft: 0 });
  await expect(logIn(under.origin, under.editor('viewer'))).resolves.toContain('hf_editor=');
});

test('a code counts once, also for two who send it at once', async () => {
  const { secret } = await setUp('legal');
  const tickets = [await ticketOf('legal'), await ticketOf('legal')];
  const code = appCode(secret, 1);
  const statuses = await Promise.all(tickets.map(async (ticket) => (await submit('/code', { ticket, code })).status));
  expect(statuses.toSorted()).toEqual([303, 401]);
});

test('a recovery code counts once, and is noted', async () => {
  const { codes, cookie } = await setUp('administrator');
  const [first = ''] = codes;
  expect((await submit('/code', { ticket: await ticketOf('administrator'), code: first.toUpperCase() })).status).toBe(303);
  expect((await submit('/code', { ticket: await ticketOf('administrator'), code: first })).status).toBe(401);
  expect(await (await call(cookie, '')).json()).toEqual({ isOn: true, codesLeft: 9 });
  expect(await kinds('editor-administrator')).toContain('recoveryCode');
});

test('new recovery codes, and switching it off, need a code', async () => {
  const { codes, cookie } = await setUp('viewer');
  expect((await call(cookie, '/codes', { code: '000000' })).status).toBe(409);
  const made = codesSchema.parse(await (await call(cookie, '/codes', { code: codes[0] })).json());
  expect((await call(cookie, '/off', { code: codes[1] })).status).toBe(409);
  expect((await call(cookie, '/off', { code: made.codes[0] })).status).toBe(200);
  await expect(logIn(under.origin, under.editor('viewer'))).resolves.toContain('hf_editor=');
  expect(await kinds('editor-viewer')).toContain('twoFactorOff');
});

test('one that is on is not replaced by another', async () => {
  const { cookie } = await setUp('viewer');
  const refused = await call(cookie, '/begin', {});
  expect([refused.status, await refused.json()]).toEqual([409, expect.objectContaining({ message: 'The two-step log-in is on already' })]);
});

test('an administrator switches it off for somebody who has lost everything', async () => {
  await setUp('viewer');
  const off = (token: string): Promise<Response> =>
    fetch(`${under.origin}/lake/v2025-02-19/editors/editor-viewer/two-factor-off`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, origin: under.origin },
      body: '{}',
    });
  expect((await off(under.editor('editor').token)).status).toBe(403);
  expect((await off(adminToken)).status).toBe(200);
  await expect(logIn(under.origin, under.editor('viewer'))).resolves.toContain('hf_editor=');
});

test('a ticket that is not there, or whose password was replaced since, begins nothing', async () => {
  const { codes } = await setUp('viewer');
  expect((await submit('/code', { ticket: 'nothing', code: codes[0] ?? '' })).status).toBe(401);
  const ticket = await ticketOf('viewer');
  await database.executor.execute(sql`UPDATE lake_editor SET password_hash = password_hash || 'x' WHERE id = 'editor-viewer'`);
  const late = await submit('/code', { ticket, code: codes[1] ?? '' });
  expect([late.status, late.headers.get('set-cookie')]).toEqual([401, null]);
  await database.executor.execute(sql`UPDATE lake_editor SET password_hash = left(password_hash, -1) WHERE id = 'editor-viewer'`);
});

test('a token has no second step of its own', async () => {
  const answer = await fetch(`${under.origin}/lake/v2025-02-19/two-factor`, {
    headers: { authorization: `Bearer ${under.editor('viewer').token}` },
  });
  expect(answer.status).toBe(403);
});

test('after five wrong codes in an hour even a right one has to wait, also after a restart of the page', async () => {
  const { codes } = await setUp('legal');
  const ticket = await ticketOf('legal');
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await submit('/code', { ticket, code: '000000' })).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  const right = await submit('/code', { ticket: await ticketOf('legal'), code: codes[0] ?? '' });
  expect([right.status, Number(right.headers.get('retry-after')) > 3000]).toEqual([429, true]);
});

test('neither secret nor codes are in the database as they are', async () => {
  const { secret, codes } = await setUp('viewer');
  const stored = JSON.stringify([
    await readRows(database.executor, sql`SELECT * FROM lake_two_factor`, z.unknown()),
    await readRows(database.executor, sql`SELECT * FROM lake_recovery_code`, z.unknown()),
  ]);
  for (const text of [
    secret,
    bytesOf(secret).toString('base64url'),
    bytesOf(secret).toString('hex'),
    ...codes.flatMap((code) => [code, code.replace('-', '')]),
  ])
    expect(stored).not.toContain(text);
});

test('where the secret of the machine was replaced, recovery codes still work', async () => {
  const { secret, codes } = await setUp('viewer');
  const elsewhere = createTwoFactor({ database, clock: () => new Date(), settings: { adminToken: 'another one' } });
  expect((await elsewhere.check('editor-viewer', appCode(secret, 1))).kind).toBe('wrong');
  expect((await elsewhere.check('editor-viewer', codes[0] ?? '')).kind).toBe('right');
});
