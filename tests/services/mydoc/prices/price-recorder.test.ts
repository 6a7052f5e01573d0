import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { catalogueTypes } from '#cms-schemas/document-types.ts';
import { publishedDocument, type ContentChange, type PublishedDocument } from '#lib/revalidation/content-change.ts';
import { beginPriceHistory, createPriceRecorder, type PriceRecorder } from '#services/mydoc/prices/price-recorder.ts';
import { countPriceDocuments, listPriceDocuments } from '#services/mydoc/prices/price-document-store.ts';
import { pricedTypes, sellingStates, type KnownStates } from '#services/mydoc/prices/selling-states.ts';
import { publicPriceHistory } from '#lib/price-history/public-prices.ts';
import type { Database } from '#services/platform/database/database.ts';
import { couponDocument, offerDocuments } from '#tests/lib/offers/sample-offers.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const dayMs = 86_400_000;
const begunMs = Date.parse('2026-11-01T00:00:00Z');
const on = (day: number): string => new Date(begunMs + day * dayMs).toISOString();

let database: Database;
let recorder: PriceRecorder;
let inCms: readonly PublishedDocument[];
let nowMs: number;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

const document = (id: string, revision: string, day: number, changes: Record<string, unknown> = {}): PublishedDocument =>
  publishedDocument.parse({ ...offerDocuments.find(({ _id }) => _id === id), _id: id, _rev: revision, _updatedAt: on(day), ...changes });

beforeEach(async () => {
  const { executor } = database;
  await executor.execute(sql`ALTER TABLE price_document DISABLE TRIGGER price_document_stays`);
  await executor.execute(sql`DELETE FROM price_document`);
  await executor.execute(sql`ALTER TABLE price_document ENABLE TRIGGER price_document_stays`);
  inCms = [];
  nowMs = begunMs + 60 * dayMs;
  recorder = createPriceRecorder({ executor, client: { fetch: async () => inCms } as never, now: () => new Date(nowMs) });
  await beginPriceHistory(executor, offerDocuments, begunMs);
});

const priced = (day: number, revision: string, USD: number): PublishedDocument =>
  document('model', revision, day, { regions: [{ _key: 'us', region: { _ref: 'us' }, price: { USD } }] });

const update = (before: PublishedDocument | null, after: PublishedDocument | null): ContentChange => {
  const written = before ? 'update' : 'create';
  return { operation: after ? written : 'delete', before, after };
};

const configuration = { region: 'US-0', model: 'c1m1', disk: { type: 'ssd_cloud_disk', sizeGib: 10 }, traffic: 't500' };

/** Day, price and discount of each step, in order. */
async function steps(sinceDay = -100): Promise<unknown[][]> {
  const sinceMs = begunMs + sinceDay * dayMs;
  const states = await sellingStates(await listPriceDocuments(database.executor, sinceMs), sinceMs);
  return publicPriceHistory(states, { configuration, period: '1m', currency: 'USD' }, nowMs).map(({ fromMs, amountMinor, by }) => [
    (fromMs - begunMs) / dayMs,
    amountMinor,
    by,
  ]);
}

/** The sample's promotions: 20 percent from 17 November to 15 December, and to the same day from 1 December. */
const promoted = [
  [0, 300, null],
  [16, 240, 'vps'],
  [44, 300, null],
];

describe('R-6 the history of prices', () => {
  test('a change of a price is recorded with the instant of its publication, once, however often its notice comes', async () => {
    const change = update(priced(0, 'a', 2), priced(50, 'b', 3));
    await recorder.note(change);
    const count = await countPriceDocuments(database.executor);
    await recorder.note(change);
    expect(await countPriceDocuments(database.executor)).toBe(count);
    expect(await steps()).toEqual([...promoted, [50, 400, null]]);
  });

  test('notices may come in any order', async () => {
    await recorder.note(update(priced(52, 'c', 4), priced(54, 'd', 5)));
    await recorder.note(update(priced(0, 'a', 2), priced(50, 'b', 3)));
    await recorder.note(update(priced(50, 'b', 3), priced(52, 'c', 4)));
    expect(await steps()).toEqual([...promoted, [50, 400, null], [52, 500, null], [54, 600, null]]);
  });

  test('a lost notice loses nothing: the next one has what was before', async () => {
    await recorder.note(update(priced(50, 'b', 3), priced(52, 'c', 4)));
    expect(await steps()).toEqual([...promoted, [50, 400, null], [52, 500, null]]);
  });

  test('what no notice brought is found in the CMS, with the instant of its publication', async () => {
    inCms = [...offerDocuments.filter(({ _id }) => _id !== 'model').map(({ _id }) => document(_id, 'x', 1)), priced(50, 'b', 3)];
    await recorder.catchUp();
    expect(await steps()).toEqual([...promoted, [50, 400, null]]);
  });

  test('what is no longer published is not sold from then on', async () => {
    await recorder.note(update(document('disk', 'a', 0), null));
    expect(await steps()).toEqual([...promoted, [60, null, null]]);
    nowMs += 2 * dayMs;
    inCms = offerDocuments.filter(({ _id }) => _id !== 'disk' && _id !== 'promotion-vps').map(({ _id }) => document(_id, 'x', 1));
    await recorder.catchUp();
    expect(await listPriceDocuments(database.executor, begunMs)).toContainEqual({
      documentId: 'promotion-vps',
      revision: expect.stringContaining('gone'),
      fromMs: nowMs,
      body: null,
    });
  });

  test('a change of words is no step, and other documents are not recorded', async () => {
    const count = await countPriceDocuments(database.executor);
    await recorder.note(update(null, document('homePage', 'b', 50)));
    expect(await countPriceDocuments(database.executor)).toBe(count);
    await recorder.note(update(null, document('promotion-vps', 'b', 20, { lead: { en: 'Other' } })));
    const states = await sellingStates(await listPriceDocuments(database.executor, begunMs), begunMs);
    expect(states.map(({ fromMs }) => fromMs)).toEqual([begunMs]);
  });

  test('a public code counts while it runs, and one that is claimed or for newcomers does not', async () => {
    const code = { how: 'code', minimumSpend: { USD: 1 }, startsAt: on(48), endsAt: on(50) };
    await recorder.note(update(null, publishedDocument.parse(couponDocument('OPEN50', { ...code, _rev: 'a', _updatedAt: on(46) }))));
    const personal = [{ newcomersOnly: true }, { how: 'claim' }, { kind: 'renewal' }, { models: 'x', products: { rule: 'only' } }];
    for (const [index, each] of personal.entries()) {
      const coupon = couponDocument(`NOT${index}`, { ...code, discountPercent: 90, _rev: 'a', _updatedAt: on(46), ...each });
      await recorder.note(update(null, publishedDocument.parse(coupon)));
    }
    expect(await steps()).toEqual([...promoted, [48, 255, 'OPEN50'], [50, 300, null]]);
  });

  test('a public code is not for a trial, and not for a currency without a minimum', async () => {
    const code = { how: 'code', minimumSpend: { USD: 1 }, startsAt: on(48), endsAt: on(50), _rev: 'a', _updatedAt: on(46) };
    const others = couponDocument('HKD90', { ...code, minimumSpend: { HKD: 1 }, discountPercent: 90 });
    await recorder.note(update(null, publishedDocument.parse(others)));
    expect(await steps()).toEqual(promoted);
    await recorder.note(update(null, publishedDocument.parse(couponDocument('OPEN50', code))));
    expect(await steps()).toEqual([...promoted, [48, 255, 'OPEN50'], [50, 300, null]]);
    await recorder.note(update(null, document('model', 'b', 46, { trial: true })));
    expect(await steps()).toEqual(promoted);
  });

  test('the past is what was in force at the first instant that is looked at', async () => {
    await recorder.note(update(priced(0, 'a', 2), priced(50, 'b', 3)));
    expect(await steps(55)).toEqual([[55, 400, null]]);
  });

  test('what did not change is the same object in the next state, and what was read before is not read again', async () => {
    await recorder.note(update(priced(0, 'a', 2), priced(50, 'b', 3)));
    const known: KnownStates = new Map();
    const readAll = async () => sellingStates(await listPriceDocuments(database.executor, begunMs), begunMs, known);
    const first = await readAll();
    const [before, after] = first.slice(-2);
    expect(after?.catalogue.models[0]).not.toEqual(before?.catalogue.models[0]);
    expect(after?.catalogue.periods[0]).toBe(before?.catalogue.periods[0]);
    expect(after?.discounts.every((discount, index) => discount === before?.discounts[index])).toBe(true);
    await recorder.note(update(priced(50, 'b', 3), priced(52, 'c', 4)));
    const second = await readAll();
    expect(second).toHaveLength(first.length + 1);
    for (const [index, { catalogue }] of first.entries()) expect(second[index]?.catalogue).toBe(catalogue);
    expect(known.size).toBe(second.length);
  });

  test('others have a turn after each state that is read', async () => {
    for (let day = 20; day < 40; day += 1) await recorder.note(update(null, priced(day, `r${day}`, day)));
    const rows = await listPriceDocuments(database.executor, begunMs);
    let turns = 0;
    let isDone = false;
    const reading = sellingStates(rows, begunMs).finally(() => (isDone = true));
    while (!isDone) {
      await nextTurn();
      turns += 1;
    }
    expect(turns).toBeGreaterThanOrEqual((await reading).length);
    expect(turns).toBeGreaterThan(20);
  });

  test('a publication is one statement, and no longer asks whether the history has begun', async () => {
    const execute = jest.spyOn(database.executor, 'execute');
    await recorder.note(update(priced(0, 'a', 2), priced(50, 'b', 3)));
    expect(execute).toHaveBeenCalledTimes(2);
    await recorder.note(update(priced(50, 'b', 3), priced(52, 'c', 4)));
    expect(execute).toHaveBeenCalledTimes(3);
    inCms = offerDocuments.map(({ _id }) => document(_id, 'x', 53));
    await recorder.catchUp();
    expect(execute).toHaveBeenCalledTimes(5);
    execute.mockRestore();
  });

  test('of two revisions of one instant the one that came later counts, whatever they are called', async () => {
    // by a clock that is ahead
    await recorder.note(update(priced(70, 'z', 3), priced(71, 'a', 4)));
    expect((await steps()).at(-1)).toEqual([60, 500, null]);
  });

  test('nothing is changed or removed afterwards', async () => {
    await expect(database.executor.execute(sql`UPDATE price_document SET from_at = now()`)).rejects.toThrow();
    await expect(database.executor.execute(sql`DELETE FROM price_document`)).rejects.toThrow();
  });
});

test('R-6 what the prices are read from is recorded, and nothing else', () => {
  const withoutPrices = ['systemImage'];
  const types = [...catalogueTypes.filter((type) => !withoutPrices.includes(type)), 'promotion', 'couponCampaign'];
  expect([...pricedTypes].sort()).toEqual(types.sort());
});

test('R-6 a history begins when it is first recorded: what was before is not known', async () => {
  await database.executor.execute(sql`ALTER TABLE price_document DISABLE TRIGGER price_document_stays`);
  await database.executor.execute(sql`DELETE FROM price_document`);
  await recorder.note(update(priced(0, 'a', 2), priced(50, 'b', 3)));
  expect(await countPriceDocuments(database.executor)).toBe(0);
  inCms = offerDocuments.map(({ _id }) => document(_id, 'x', 1));
  await recorder.catchUp();
  expect((await steps()).map(([day]) => day)).toEqual([60]);
});
