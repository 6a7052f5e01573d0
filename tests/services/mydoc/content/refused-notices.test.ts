import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { documentSummary, type DocumentSummary } from '#lib/revalidation/document-summary.ts';
import { findNotified, listNotified, recordNotified } from '#services/mydoc/content/notified-documents.ts';
import { createRefusedNotices } from '#services/mydoc/content/refused-notices.ts';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(() => database.executor.execute(sql`DELETE FROM content_told`));

const whole = (rev: string) => ({
  _id: 'article-terms',
  _type: 'article',
  _rev: rev,
  _updatedAt: '2026-11-21T09:00:00Z',
  slug: { current: 'terms' },
  body: [{ text: 'a long text' }],
});
const summary = (rev: string): DocumentSummary => documentSummary.parse({ ...whole(rev), body: undefined });

describe('a change whose notice was refused for good', () => {
  test('leaves the document noted as it was before, in summary, so that the sweep finds it changed', async () => {
    const refused = createRefusedNotices(database);
    await recordNotified(database.executor, summary('2'));
    expect(refused.anySinceLastCall()).toBe(false);
    await refused.add(JSON.stringify({ operation: 'update', before: whole('1'), after: whole('2') }));
    const noted = await findNotified(database.executor, 'article-terms');
    expect(noted).toMatchObject({ _rev: '1', slug: { current: 'terms' } });
    expect(noted).not.toHaveProperty('body');
    expect([refused.anySinceLastCall(), refused.anySinceLastCall()]).toEqual([true, false]);
  });

  test('and created the document leaves it unknown, and one that deleted it leaves it known', async () => {
    const refused = createRefusedNotices(database);
    await recordNotified(database.executor, summary('1'));
    await refused.add(JSON.stringify({ operation: 'create', before: null, after: whole('1') }));
    expect(await listNotified(database.executor)).toEqual([]);
    await refused.add(JSON.stringify({ operation: 'delete', before: whole('1'), after: null }));
    expect(await findNotified(database.executor, 'article-terms')).toMatchObject({ _rev: '1' });
  });
});
