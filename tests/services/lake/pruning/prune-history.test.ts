import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient, type SanityClient } from '@sanity/client';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readPublicAt } from '#services/lake/documents/transaction-table.ts';
import { prunedUntil, prunePortion } from '#services/lake/pruning/prune-history.ts';
import type { Database } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { adminToken, openLake, readToken, type LakeUnderTest } from '../lake-under-test.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** Listeners may still ask for this many transactions in these tests. */
const keptTransactions = 3;
let database: Database;
let under: LakeUnderTest;
let client: SanityClient;

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database);
  client = createClient({
    ...{ projectId: 'lake', dataset: 'production', apiVersion: '2025-02-19', useCdn: false, useProjectHostname: false },
    ...{ apiHost: `${under.origin}/lake`, token: adminToken, perspective: 'raw' },
  });
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
});

const write = (id: string, text: string, more: object = {}): Promise<unknown> =>
  client.createOrReplace({ _id: id, _type: 'note', text, ...more });

/** As if these documents had been written so many days ago. */
const age = (id: string, days: number): Promise<unknown> => {
  const at = new Date(Date.now() - days * dayMs).toISOString();
  return database.executor.execute(sql`UPDATE lake_revision SET created_at = ${at} WHERE document_id = ${id}`);
};

/** As many transactions as listeners may ask for. */
async function passBy(): Promise<void> {
  for (let count = 0; count < keptTransactions; count += 1) await write('passing', `by ${count}`);
}

const textsOf = async (id: string): Promise<(string | null)[]> => {
  const rows = await readRows(
    database.executor,
    sql`SELECT body FROM lake_revision WHERE document_id = ${id} ORDER BY sequence`,
    z.object({ body: z.string().nullable() }),
  );
  return rows.map(({ body }) => (body === null ? null : z.object({ text: z.string() }).parse(JSON.parse(body)).text));
};

const prune = (body: object, token = adminToken): Promise<Response> =>
  fetch(`${under.origin}/lake/v2025-02-19/prune`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

describe('the rule by which the history is pruned', () => {
  test('keeps what each document was at the bound and after it, all of legal texts, and forgets what was deleted before it', async () => {
    await write('old', 'one');
    await write('old', 'two');
    await write('old', 'three');
    await age('old', 500);
    await write('old', 'of today');
    await write('gone', 'one');
    await client.delete('gone');
    await age('gone', 500);
    await write('terms', 'one', { kind: 'legal' });
    await write('terms', 'two', { kind: 'legal' });
    await age('terms', 500);
    await write('young', 'one');
    await write('young', 'two');
    const whole = { old: await textsOf('old'), young: await textsOf('young') };
    await passBy();
    const dry = { before: new Date(daysAgo(400)), after: '', isDryRun: true };
    const counted = await prunePortion(database, dry, keptTransactions);
    expect([await textsOf('old'), await textsOf('gone')]).toEqual([whole.old, ['one', null]]);
    const at = new Date(daysAgo(399)).toISOString();
    const before = await readPublicAt(database.executor, at);
    expect(await prunePortion(database, { ...dry, isDryRun: false }, keptTransactions)).toEqual(counted);
    expect(counted).toMatchObject({ documents: 2, revisions: 4, next: null });
    expect(counted.bytes).toBeGreaterThan(100);
    expect(await textsOf('old')).toEqual(['three', 'of today']);
    expect(await textsOf('gone')).toEqual([]);
    expect(await textsOf('terms')).toEqual(['one', 'two']);
    expect(await textsOf('young')).toEqual(whole.young);
    expect(await readPublicAt(database.executor, at)).toEqual(before);
    expect(await prunePortion(database, { ...dry, isDryRun: false }, keptTransactions)).toMatchObject({ revisions: 0 });
  });

  test('keeps what listeners may still ask for, however old it is', async () => {
    await write('recent', 'one');
    await write('recent', 'two');
    await age('recent', 500);
    await prunePortion(database, { before: new Date(daysAgo(400)), after: 'recen', isDryRun: false }, keptTransactions);
    expect(await textsOf('recent')).toEqual(['one', 'two']);
  });

  test('is carried out in portions of documents, each of which says where the next begins', async () => {
    const transaction = client.transaction();
    for (let number = 0; number < 250; number += 1)
      transaction.createOrReplace({ _id: `many-${String(number).padStart(3, '0')}`, _type: 'note', text: 'one' });
    await transaction.commit();
    await client.patch({ query: '*[_type == "note" && _id match "many-*"]' }).set({ text: 'two' }).commit();
    await database.executor.execute(sql`UPDATE lake_revision SET created_at = ${daysAgo(500)} WHERE document_id LIKE 'many-%'`);
    await passBy();
    const first = await prunePortion(database, { before: new Date(daysAgo(400)), after: 'many', isDryRun: false }, keptTransactions);
    expect(first).toMatchObject({ documents: 200, next: 'many-199' });
    const second = await prunePortion(
      database,
      { before: new Date(daysAgo(400)), after: first.next ?? '', isDryRun: false },
      keptTransactions,
    );
    expect(second.documents).toBeGreaterThanOrEqual(50);
    expect(second.next).toBeNull();
    expect([await textsOf('many-000'), await textsOf('many-249')]).toEqual([['two'], ['two']]);
  });
});

describe('the call that prunes', () => {
  test('is for administrators, and never takes the last thirty days', async () => {
    for (const token of [readToken, under.editor('editor').token, under.editor('legal').token])
      expect((await prune({ before: daysAgo(400) }, token)).status).toBe(403);
    expect((await prune({ before: daysAgo(29) })).status).toBe(400);
    expect((await prune({ before: 'yesterday' })).status).toBe(400);
  });

  test('is in the audit log with its bound, unless it only counts', async () => {
    const entries = async (): Promise<unknown[]> => {
      const answer = await fetch(`${under.origin}/lake/v2025-02-19/audit?kind=prune`, {
        headers: { authorization: `Bearer ${adminToken}` },
      });
      return z.object({ entries: z.array(z.unknown()) }).parse(await answer.json()).entries;
    };
    expect((await prune({ before: daysAgo(450), dryRun: true })).status).toBe(200);
    expect(await entries()).toEqual([]);
    expect((await prune({ before: daysAgo(450) })).status).toBe(200);
    expect(await entries()).toMatchObject([{ kind: 'prune', actor: 'machine-admin', to: daysAgo(450).slice(0, 10) }]);
  });

  test('leaves the furthest bound on record, and the content at an instant before it is refused instead of shown in part', async () => {
    expect((await prunedUntil(database.executor))?.getTime()).toBeGreaterThan(Date.now() - 401 * dayMs);
    const at = (days: number): Promise<Response> => {
      const search = new URLSearchParams({ query: 'count(*)', at: daysAgo(days) });
      return fetch(`${under.origin}/lake/v2025-02-19/data/query/production?${search}`, {
        headers: { authorization: `Bearer ${readToken}` },
      });
    };
    const refused = await at(450);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('was pruned')]);
    expect((await at(399)).status).toBe(200);
  });

  test('leaves what an editor writes meanwhile as it is', async () => {
    const writes = Promise.all(Array.from({ length: 20 }, (_, number) => write(`busy-${number}`, 'written meanwhile')));
    await Promise.all([writes, prune({ before: daysAgo(400) }), delay(1).then(() => prune({ before: daysAgo(400) }))]);
    expect(await client.fetch('count(*[text == "written meanwhile"])')).toBe(20);
    expect(await textsOf('busy-7')).toEqual(['written meanwhile']);
  });
});
