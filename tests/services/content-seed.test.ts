import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { hasContent, seedContent } from '#services/content-seed.ts';
import { listPriceDocuments } from '#services/mydoc/prices/price-document-store.ts';
import type { Database } from '#services/platform/database/database.ts';
import { seedVersion, type SeedDocument } from '#studio/seed/seed.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.executor.execute(sql`DELETE FROM content_seed`);
});

/** What a start at `now` adds to the lake; empty if it adds nothing. */
async function broughtAt(now: string): Promise<readonly SeedDocument[]> {
  let brought: readonly SeedDocument[] = [];
  await seedContent({
    database,
    now: () => new Date(now),
    lake: {
      importAsset: async () => ({ _id: 'image-1' }),
      importDocuments: async (documents) => {
        brought = documents;
        return { created: documents.length, updated: 0 };
      },
    },
  });
  return brought;
}

const harbourWeek = (documents: readonly SeedDocument[]): unknown => documents.find(({ _id }) => _id === 'promotion-festivals')?.startsAt;

test('campaigns run around the day of the first start, and a later release does not move them', async () => {
  expect(harbourWeek(await broughtAt('2027-03-10T12:00:00Z'))).toBe('2027-03-05T00:00:00.000Z');
  await database.executor.execute(sql`UPDATE content_seed SET version = ${seedVersion - 1}`);
  expect(harbourWeek(await broughtAt('2027-04-20T12:00:00Z'))).toBe('2027-03-05T00:00:00.000Z');
});

test('a start of the same release adds nothing', async () => {
  expect(await broughtAt('2027-04-30T00:00:00Z')).not.toEqual([]);
  expect(await broughtAt('2027-05-01T00:00:00Z')).toEqual([]);
});

test('there is content from the first start on, also for a later release', async () => {
  expect(await hasContent(database.executor)).toBe(false);
  await broughtAt('2027-04-30T00:00:00Z');
  await database.executor.execute(sql`UPDATE content_seed SET version = ${seedVersion - 1}`);
  expect(await hasContent(database.executor)).toBe(true);
});

test('R-6 the first start writes 120 days of example history of prices, a later release adds none', async () => {
  const { executor } = database;
  await executor.execute(sql`ALTER TABLE price_document DISABLE TRIGGER price_document_stays`);
  await executor.execute(sql`DELETE FROM price_document`);
  await executor.execute(sql`ALTER TABLE price_document ENABLE TRIGGER price_document_stays`);
  await broughtAt('2027-03-10T12:00:00Z');
  const rows = await listPriceDocuments(executor, 0);
  expect(rows.length).toBeGreaterThan(50);
  expect(new Set(rows.map(({ fromMs }) => new Date(fromMs).toISOString()))).toEqual(new Set(['2026-11-10T12:00:00.000Z']));
  await executor.execute(sql`UPDATE content_seed SET version = ${seedVersion - 1}`);
  await broughtAt('2027-04-20T12:00:00Z');
  expect(await listPriceDocuments(executor, 0)).toHaveLength(rows.length);
});
