import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { dailyFigures, figureDays } from '#lib/contracts/calls/figure-calls.ts';
import { readOrder } from '../orders/buyer-at-shop.ts';
import { editorToken, openShop, type ShopUnderTest } from '../orders/shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

const execute = (statement: ReturnType<typeof sql>) => shop.mydoc.database.executor.execute(statement);
const ask = (headers: Record<string, string>) => shop.mydoc.call(dailyFigures.path, {}, headers);

async function figures(): Promise<z.infer<typeof dailyFigures.output>> {
  return dailyFigures.output.parse((await ask({ authorization: `Bearer ${editorToken}` })).message);
}

const today = sql`(now() AT TIME ZONE 'UTC')::date`;

describe('R-4.1 what happened on the site', () => {
  test.each([
    ['a visitor', {}],
    ['a buyer', { cookie: 'hf_session=ann' }],
    ['a wrong token', { authorization: 'Bearer guessed' }],
  ])('is told to editors alone: %s is told that there is no such call', async (_who, headers: Record<string, string>) => {
    expect(await ask(headers)).toMatchObject({ status: 404, message: { key: 'noSuchCall' } });
  });

  test('is nothing at first, on each of the last 30 days', async () => {
    const { days, revenue } = await figures();
    expect(days).toHaveLength(figureDays);
    expect(
      days.every((each) => each.visits + each.searches + each.lostSearches + each.quotes + each.ordersPlaced + each.ordersPaid === 0),
    ).toBe(true);
    expect(revenue).toEqual([]);
  });

  test('counts visits and searches of a day together, and nothing older than the first day', async () => {
    await execute(sql`INSERT INTO visit_count (day, page, visits) VALUES
      (${today}, 'index', 3), (${today}, 'about', 2), (${today} - 29, 'index', 7), (${today} - 30, 'index', 100)`);
    await execute(sql`INSERT INTO lost_search (day, language, folded, word, searches) VALUES
      (${today} - 1, 'en', 'a', 'a', 4), (${today} - 1, 'ja', 'a', 'a', 1), (${today} - 30, 'en', 'a', 'a', 50)`);
    await execute(sql`INSERT INTO search_count (day, searches) VALUES (${today}, 9), (${today} - 2, 6), (${today} - 30, 70)`);
    const { days } = await figures();
    expect(days.map(({ searches }) => searches).filter((searches) => searches > 0)).toEqual([6, 9]);
    expect(days.map(({ visits }) => visits).filter((visits) => visits > 0)).toEqual([7, 5]);
    expect(days[0]?.visits).toBe(7);
    expect(days.at(-1)?.visits).toBe(5);
    expect(days.at(-2)?.lostSearches).toBe(5);
    expect(days.reduce((sum, { lostSearches }) => sum + lostSearches, 0)).toBe(5);
  });

  test('counts orders when they are placed and when they are paid; revenue is what was paid, less refunds', async () => {
    const unpaid = readOrder(await shop.create('ann', await shop.quote('ann')));
    const paid = readOrder(await shop.create('ben', await shop.quote('ben')));
    await shop.notify(paid.id, await shop.pay('ben', paid.id));
    await shop.outbox.drain();
    expect(unpaid.state).toBe('awaiting-payment');
    const { days, revenue } = await figures();
    expect(days.at(-1)).toMatchObject({ quotes: 2, ordersPlaced: 2, ordersPaid: 1 });
    expect(revenue).toEqual([{ model: paid.configuration.model, currency: paid.currency, orders: 1, keptMinor: paid.totalMinor }]);

    await shop.call('ben', 'order-server/refund', { id: paid.id, amountMinor: String(paid.totalMinor), key: randomUUID() });
    await shop.outbox.drain();
    expect((await figures()).revenue).toEqual([{ model: paid.configuration.model, currency: paid.currency, orders: 1, keptMinor: 0 }]);
  });
});
