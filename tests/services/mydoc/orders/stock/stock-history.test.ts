import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { stockHistory, waitForStock } from '#lib/contracts/calls/orders/stock-calls.ts';
import { forgetOldStock, type SeenChange } from '#services/mydoc/orders/stock/stock-history-store.ts';
import { createStockRecorder } from '#services/mydoc/orders/stock/stock-recorder.ts';
import { createStockReader } from '#services/mydoc/orders/stock/stock-store.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

const model = 'cvm.g4a.amd.c8m16';
let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

const setStock = (remaining: number): Promise<unknown> =>
  shop.mydoc.database.executor.execute(sql`UPDATE server_stock SET remaining = ${remaining} WHERE region = 'US-0' AND model = ${model}`);

const daysOf = async (wanted: string): Promise<string[] | undefined> => {
  const { message } = await shop.call('', 'catalogue/stockHistory');
  return stockHistory.output.parse(message).models.find((each) => each.region === 'US-0' && each.model === wanted)?.days;
};

describe('R-4.4 changes of the stock', () => {
  test('are recorded once, however many replicas look, and told once with what was before', async () => {
    const told: SeenChange[] = [];
    let readings = 0;
    const { database } = shop.mydoc;
    const recorders = Array.from({ length: 3 }, () =>
      createStockRecorder({
        database,
        log: pino({ level: 'silent' }),
        readStock: createStockReader(database.executor, () => (readings += 1_000)),
        changed: async (_tx, changes) => void told.push(...changes),
        everyMs: 600_000,
      }),
    );
    await recorders[0]?.poll();
    told.length = 0;
    await setStock(0);
    await Promise.all(recorders.map((recorder) => recorder.poll()));
    await setStock(7);
    await Promise.all(recorders.map((recorder) => recorder.poll()));
    await Promise.all(recorders.map((recorder) => recorder.stop()));
    const recorded = await database.executor.execute(
      sql`SELECT state FROM stock_change WHERE region = 'US-0' AND model = ${model} ORDER BY since`,
    );
    expect(recorded).toMatchObject({ rows: [{ state: 'available' }, { state: 'sold-out' }, { state: 'few' }] });
    // the shop's own recorder may have been the one that told it
    const possible = [
      { region: 'US-0', model, state: 'sold-out', before: 'available' },
      { region: 'US-0', model, state: 'few', before: 'sold-out' },
    ];
    expect(told.length).toBeLessThanOrEqual(possible.length);
    expect(possible).toEqual(expect.arrayContaining(told));
    expect((await daysOf(model))?.at(-1)).toBe('part');
  });

  test('of thirty days are shown, and those before are deleted but for the last', async () => {
    const { executor } = shop.mydoc.database;
    const other = 'cvm.cx4f.amd.c4m8';
    await executor.execute(sql`DELETE FROM stock_change WHERE model = ${other} AND region = 'US-0'`);
    for (const [days, state] of [
      [60, 'available'],
      [45, 'few'],
      [3, 'sold-out'],
    ] as const)
      await executor.execute(sql`
        INSERT INTO stock_change (region, model, state, since) VALUES ('US-0', ${other}, ${state}, now() - ${days}::integer * interval '1 day')`);
    const before = await daysOf(other);
    expect(before).toHaveLength(30);
    expect([before?.[0], before?.at(-5), before?.at(-1)]).toEqual(['few', 'few', 'sold-out']);
    await forgetOldStock(executor);
    expect(await daysOf(other)).toEqual(before);
    const left = await executor.execute(sql`SELECT state FROM stock_change WHERE model = ${other} AND region = 'US-0' ORDER BY since`);
    expect(left).toMatchObject({ rows: [{ state: 'few' }, { state: 'sold-out' }] });
  });

  test('reach who waits for them within a second', async () => {
    const first = waitForStock.output.parse((await shop.call('', 'catalogue/stockWait')).message);
    const waiting = shop.call('', 'catalogue/stockWait', { version: first.version });
    setTimeout(async () => await setStock(0), 100);
    const start = performance.now();
    const changed = waitForStock.output.parse((await waiting).message);
    expect(performance.now() - start).toBeLessThan(1_100);
    expect(changed.stock).toContainEqual({ region: 'US-0', model, state: 'sold-out' });
    expect(changed.version).not.toBe(first.version);
  });
});
