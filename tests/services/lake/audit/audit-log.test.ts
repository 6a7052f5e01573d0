import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient, type SanityClient } from '@sanity/client';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { addAccountEvent, readEntries } from '#services/lake/audit/audit-table.ts';
import { createFailureNotes } from '#services/lake/audit/failed-log-ins.ts';
import type { Database } from '#services/platform/database/database.ts';
import { createLog } from '#services/platform/log.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { adminToken, logIn, openLake, type LakeUnderTest } from '../lake-under-test.ts';

let database: Database;
let under: LakeUnderTest;

const text = z.string().nullable();
const entry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.string(),
  kind: z.string(),
  document: text,
  type: text,
  account: text,
  from: text,
  to: text,
  transaction: text,
});
const page = z.object({
  entries: z.array(entry),
  next: text,
  people: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
});

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database);
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
});

const byMachine = { authorization: `Bearer ${adminToken}` };

const ask = (path = '', headers: Record<string, string> = byMachine): Promise<Response> =>
  fetch(`${under.origin}/lake/v2025-02-19/audit${path}`, { headers });

const read = async (query: Record<string, string> = {}) => page.parse(await (await ask(`?${new URLSearchParams(query)}`)).json());

const client = (role: string): SanityClient =>
  createClient({
    projectId: 'lake',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${under.origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: under.editor(role).token,
  });

const submit = (fields: Record<string, string>): Promise<Response> =>
  fetch(`${under.origin}/lake/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: under.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });

/** Failures are noted after the answer. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await holds()) return;
    await delay(20);
  }
  throw new Error('it did not come about');
}

const manage = (path: string, body: object = {}): Promise<Response> =>
  fetch(`${under.origin}/lake/v2025-02-19/editors${path}`, {
    method: 'POST',
    headers: { ...byMachine, origin: under.origin },
    body: JSON.stringify(body),
  });

test('each step of a document is noted with its author, its revisions and its instant, the last first', async () => {
  const editor = client('editor');
  const began = Date.now();
  const edit = (set: object) =>
    editor.action([{ actionType: 'sanity.action.document.edit', draftId: 'drafts.term', publishedId: 'term', patch: { set } }]);
  const { transactionId: created } = await editor.action([
    {
      actionType: 'sanity.action.document.create',
      publishedId: 'term',
      attributes: { _id: 'drafts.term', _type: 'hotTerm', term: 'a', language: 'en' },
      ifExists: 'fail',
    },
  ]);
  const publish = { actionType: 'sanity.action.document.publish', draftId: 'drafts.term', publishedId: 'term' } as const;
  const { transactionId: published } = await editor.action([publish]);
  const { transactionId: edited } = await edit({ term: 'b' });
  const { transactionId: again } = await editor.action([publish]);
  await editor.action([{ actionType: 'sanity.action.document.unpublish', draftId: 'drafts.term', publishedId: 'term' }]);
  await editor
    .action([{ actionType: 'sanity.action.document.delete', publishedId: 'term', includeDrafts: ['drafts.term'] }])
    .catch(() => editor.delete('drafts.term'));

  const { entries, people } = await read({ document: 'term' });
  expect(entries.map(({ kind, document, from, to }) => [kind, document, from, to]).toReversed()).toEqual([
    ['create', 'drafts.term', null, created],
    ['publish', 'term', null, published],
    ['edit', 'drafts.term', published, edited],
    ['publish', 'term', published, again],
    ['unpublish', 'term', again, null],
    ['delete', 'drafts.term', expect.any(String), null],
  ]);
  expect(new Set(entries.map(({ actor, type, account }) => `${actor} ${type} ${account}`))).toEqual(
    new Set(['editor-editor hotTerm null']),
  );
  expect(entries.every(({ at }) => Date.parse(at) >= began - 1 && Date.parse(at) <= Date.now())).toBe(true);
  expect(people).toContainEqual({ id: 'editor-editor', name: 'Marketing Editor', email: under.editor('editor').email });
  expect(people).toContainEqual({ id: 'machine-admin', name: 'Site software', email: '' });
});

test('nothing is noted of a write that is refused or only tried, nor what a document says', async () => {
  const editor = client('editor');
  const write = { _id: 'tried', _type: 'hotTerm', term: 'never written here', language: 'en' };
  await editor.create(write, { dryRun: true });
  await expect(client('viewer').create(write)).rejects.toThrow();
  expect((await read({ document: 'tried' })).entries).toEqual([]);
  await editor.create(write);
  const found = await read({ document: 'tried' });
  expect([found.entries.length, JSON.stringify(found).includes('never written here')]).toEqual([1, false]);
});

const readFailures = () => readEntries(database.executor, { kind: 'logInFailed' }, null, 1_000);

test('log-ins, failures and log-outs are noted, without what was typed', async () => {
  const { email, password } = under.editor('viewer');
  const before = new Set((await readFailures()).map(({ id }) => id));
  const newFailures = async () => (await readFailures()).filter(({ id }) => !before.has(id));
  const cookie = await logIn(under.origin, under.editor('viewer'));
  await submit({ email, password: 'a wrong secret' });
  await submit({ email: 'a secret in the wrong field', password });
  await fetch(`${under.origin}/lake/v2021-06-07/auth/logout`, { method: 'POST', headers: { cookie, origin: under.origin } });
  await until(async () => (await newFailures()).length === 2);
  const mine = (await read({ person: 'editor-viewer' })).entries.map(({ kind, actor }) => [kind, actor]);
  expect(mine.toSorted()).toEqual([
    ['logIn', 'editor-viewer'],
    ['logInFailed', 'anonymous'],
    ['logOut', 'editor-viewer'],
  ]);
  const failures = await newFailures();
  expect(failures.map(({ account }) => account).toSorted()).toEqual(['editor-viewer', null]);
  expect(JSON.stringify(failures)).not.toContain('secret');
});

test('of failures for accounts that do not exist sixty are noted, and all of one that does', async () => {
  const count = async (account: string | null) => (await readFailures()).filter((each) => each.account === account).length;
  const before = [await count(null), await count('editor-legal')];
  const note = createFailureNotes(database, createLog({ name: 'test', level: 'silent' }));
  for (let n = 0; n < 100; n += 1) {
    note(null);
    note('editor-legal');
  }
  await until(async () => (await count('editor-legal')) - (before[1] ?? 0) === 100);
  expect((await count(null)) - (before[0] ?? 0)).toBe(60);
});

test('changes of accounts are noted: who, whose, and which role', async () => {
  const invited = z
    .object({ link: z.url() })
    .parse(await (await manage('', { email: 'new@hostfront.test', name: 'New', role: 'editor' })).json());
  const { id } = z
    .object({ people: page.shape.people })
    .parse(await read())
    .people.find(({ name }) => name === 'New') ?? { id: '' };
  await manage(`/${id}/role`, { role: 'legal' });
  await manage(`/${id}/end-sessions`);
  await manage(`/${id}/reset`);
  await manage(`/${id}/remove`);
  const { entries } = await read({ person: id });
  expect(entries.map(({ kind, actor, account, from, to }) => [kind, actor, account, from, to]).toReversed()).toEqual([
    ['invite', 'machine-admin', id, null, 'editor'],
    ['role', 'machine-admin', id, 'editor', 'legal'],
    ['endSessions', 'machine-admin', id, null, null],
    ['reset', 'machine-admin', id, null, null],
    ['remove', 'machine-admin', id, null, null],
  ]);
  expect(JSON.stringify(entries)).not.toContain(new URL(invited.link).searchParams.get('link'));
});

describe('a filter', () => {
  beforeAll(async () => {
    await client('editor').create({ _id: 'timed', _type: 'hotTerm', term: 't', language: 'en' });
  });

  test('of time takes what is from its beginning to before its end', async () => {
    const found = (await read({ document: 'timed', kind: 'create' })).entries[0];
    const at = Date.parse(found?.at ?? '');
    const within = async (from: number, until: number) =>
      (await read({ document: 'timed', kind: 'create', from: new Date(from).toISOString(), until: new Date(until).toISOString() })).entries
        .length;
    expect([await within(at, at + 1), await within(at + 1, at + 60_000), await within(at - 60_000, at)]).toEqual([1, 0, 0]);
  });

  test('of person, document and kind takes what fits all of them', async () => {
    await client('administrator').patch('timed').set({ term: 'u' }).commit();
    const kinds = async (query: Record<string, string>) => (await read({ document: 'timed', ...query })).entries.map(({ kind }) => kind);
    expect([
      await kinds({}),
      await kinds({ person: 'editor-administrator' }),
      await kinds({ kind: 'create' }),
      await kinds({ kind: 'create', person: 'editor-administrator' }),
    ]).toEqual([['edit', 'create'], ['edit'], ['create'], []]);
    expect(await kinds({ document: 'drafts.timed' })).toEqual(['edit', 'create']);
  });

  test.each(['kind=everything', 'from=yesterday', 'before=%27', 'person='.padEnd(200, 'x')])('%s is refused', async (query) => {
    expect((await ask(`?${query}`)).status).toBe(400);
  });
});

/** As many entries as several pages have. */
const createMany = (name: string): Promise<unknown> =>
  client('administrator').mutate(
    Array.from({ length: 250 }, (_, n) => ({ create: { _id: `${name}-${n}`, _type: 'manyTerm', term: 'x' } })),
  );

test('pages of a hundred lead to all entries, once each', async () => {
  await createMany('paged');
  const ids: string[] = [];
  for (let before: string | null = ''; before !== null;) {
    const found = await read({ kind: 'create', person: 'editor-administrator', ...(before ? { before } : {}) });
    expect(found.entries.length).toBeLessThanOrEqual(100);
    ids.push(...found.entries.map(({ document }) => document ?? ''));
    before = found.next;
  }
  expect(ids.filter((id) => id.startsWith('paged-')).length).toBe(250);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the file has every entry of a filter, and no cell that a spreadsheet computes', async () => {
  await manage('', { email: 'formula@hostfront.test', name: '=HYPERLINK("x")', role: 'viewer' });
  await createMany('filed');
  const answer = await ask('/export?person=editor-administrator');
  expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
    'text/csv; charset=utf-8',
    'attachment; filename="audit-log.csv"',
  ]);
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines[0]?.replace(/^\uFEFF/, '')).toBe(
    'at,actor,actor_name,actor_email,action,document,type,account,account_email,from,to,transaction',
  );
  expect(lines.length).toBeGreaterThanOrEqual(251);
  expect(lines.some((line) => line.includes(',create,filed-7,manyTerm,'))).toBe(true);
  const names = await (await ask('/export?kind=invite')).text();
  expect(names).not.toMatch(/(^|,|")=/m);
  expect((await ask('/export?kind=x')).status).toBe(400);
});

test('more than one portion is exported', async () => {
  await database.executor.execute(sql`INSERT INTO lake_audit (id, at, actor, kind)
    SELECT '000000000' || lpad(n::text, 6, '0'), now(), 'somebody-else', 'logOut' FROM generate_series(1, 2001) n`);
  const lines = (await (await ask('/export?person=somebody-else')).text()).trim().split('\r\n');
  expect([lines.length, new Set(lines).size > 1]).toEqual([2002, true]);
});

test.each(['editor', 'legal', 'viewer'])('%s may not read it, by session or token', async (role) => {
  const { token } = under.editor(role);
  const session = { cookie: await logIn(under.origin, under.editor(role)) };
  for (const headers of [{ authorization: `Bearer ${token}` }, session])
    for (const path of ['', '/export']) expect((await ask(path, headers)).status).toBe(403);
  expect((await ask('', {})).status).toBe(401);
});

test.each([`UPDATE lake_audit SET actor = 'nobody'`, 'DELETE FROM lake_audit', 'TRUNCATE lake_audit'])(
  '%s is refused',
  async (statement) => {
    await addAccountEvent(database.executor, { kind: 'logIn', actor: 'x', account: 'x' });
    await expect(database.executor.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'rows of lake_audit are never changed or removed' }),
    });
  },
);
