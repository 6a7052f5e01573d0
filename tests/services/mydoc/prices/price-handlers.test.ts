import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { PricedChoice } from '#lib/price-history/public-prices.ts';
import type { Visitor } from '#services/mydoc/envelope/visitor.ts';
import { createPricesBefore, newChoicesPerMinute, priceHandlers } from '#services/mydoc/prices/price-handlers.ts';
import { beginPriceHistory } from '#services/mydoc/prices/price-recorder.ts';
import { until } from '#tests/setup/until.ts';
import { promotionDocument, offerDocuments } from '#tests/lib/offers/sample-offers.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';

const dayMs = 86_400_000;
const from = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc();
  const running = promotionDocument('vps', { startsAt: from(-5), endsAt: from(16), repeatsEveryDays: 56, period: { _ref: 'month' } });
  const shop = offerDocuments.filter(({ _type }) => _type !== 'promotion');
  await beginPriceHistory(mydoc.database.executor, [...shop, running], Date.now() - 120 * dayMs);
}, 60_000);

afterAll(() => mydoc.close());

const choice = { region: 'US-0', model: 'c1m1', disk: { type: 'ssd_cloud_disk', sizeGib: 10 }, traffic: 't500', period: '1m' };

async function ask(params: Record<string, unknown>): Promise<unknown> {
  const { code, message } = await mydoc.call('catalogue/price-before', { params: JSON.stringify({ choices: [choice], ...params }) });
  return code === 2000 ? message : code;
}

const planned = { code: 'vps', percent: 20, period: '1m', models: ['c1m1'], startsAt: from(-5), endsAt: from(16), repeatsEveryDays: 56 };

describe('R-6 the price before, from the recorded history', () => {
  test('a running promotion is compared with the price before it, in each currency in which it is sold', async () => {
    expect(await ask({ markets: ['EU', 'US', 'JP', 'HK'] })).toEqual([
      {
        USD: { kind: 'claim', nowMinor: 240, beforeMinor: 300, percent: 20, market: 'EU', since: expect.stringMatching(/Z$/) },
        HKD: expect.objectContaining({ kind: 'claim', nowMinor: 1840, beforeMinor: 2300 }),
        JPY: { kind: 'none', nowMinor: null, reason: 'not-sold' },
      },
    ]);
  });

  test('a market that asks for sales allows no claim while there are none', async () => {
    expect(await ask({ markets: ['CN'] })).toMatchObject([{ USD: { kind: 'none', nowMinor: 240, reason: 'too-few-sales', market: 'CN' } }]);
  });

  test('a planned promotion is judged at its start, as if it were published', async () => {
    const other = { ...planned, code: 'cvm', percent: 50, startsAt: from(40), endsAt: from(50), repeatsEveryDays: null };
    // 24 days after the running one, whose price counts
    expect(await ask({ markets: ['EU'], promotion: other })).toMatchObject([{ USD: { kind: 'claim', nowMinor: 150, beforeMinor: 240 } }]);
    const later = { ...other, startsAt: from(47), endsAt: from(50) };
    expect(await ask({ markets: ['EU'], promotion: later })).toMatchObject([{ USD: { kind: 'claim', nowMinor: 150, beforeMinor: 300 } }]);
  });

  test('a running promotion that is made smaller would raise the price', async () => {
    expect(await ask({ markets: ['EU'], promotion: { ...planned, percent: 10 } })).toMatchObject([
      { USD: { kind: 'none', reason: 'not-lower', nowMinor: 270, beforeMinor: 240 } },
    ]);
  });

  test('one that is made larger is compared with the price before its first step', async () => {
    expect(await ask({ markets: ['EU'], promotion: { ...planned, percent: 50 } })).toMatchObject([
      { USD: { beforeMinor: 300, percent: 50 } },
    ]);
  });

  test('a promotion that would come again before it is over, or runs backwards, is answered like any other', async () => {
    const endless = { ...planned, endsAt: '2099-01-01T00:00:00Z', repeatsEveryDays: 56 };
    expect(await ask({ markets: ['EU'], promotion: endless })).toMatchObject([{ USD: { kind: 'claim' } }]);
    const backwards = { ...planned, startsAt: from(16), endsAt: from(-5), repeatsEveryDays: 1 };
    expect(await ask({ markets: ['EU'], promotion: backwards })).toMatchObject([{ USD: { kind: 'none' } }]);
  });

  test('a promotion far ahead, or one that comes again after more than ten years, is refused', async () => {
    const refused = await ask({ markets: ['XX'] });
    const once = { ...planned, code: 'far', repeatsEveryDays: null };
    expect(await ask({ markets: ['EU'], promotion: { ...once, startsAt: '9999-12-01T00:00:00Z', endsAt: '9999-12-02T00:00:00Z' } })).toBe(
      refused,
    );
    expect(await ask({ markets: ['EU'], promotion: { ...once, startsAt: from(401), endsAt: from(410) } })).toBe(refused);
    expect(await ask({ markets: ['EU'], promotion: { ...once, startsAt: from(399), endsAt: from(410) } })).toMatchObject([{ USD: {} }]);
    const past = { ...planned, startsAt: from(-20), endsAt: from(-10) };
    expect(await ask({ markets: ['EU'], promotion: { ...past, repeatsEveryDays: 3661 } })).toBe(refused);
    expect(await ask({ markets: ['EU'], promotion: { ...past, repeatsEveryDays: Number.MAX_SAFE_INTEGER } })).toBe(refused);
    expect(await ask({ markets: ['EU'], promotion: { ...past, repeatsEveryDays: 3660 } })).toBe(refused);
  });

  test('equal choices have equal answers, each in its place', async () => {
    const other = { ...choice, model: 'none' };
    const claimed = expect.objectContaining({ USD: expect.objectContaining({ kind: 'claim', beforeMinor: 300 }) });
    const unsold = expect.objectContaining({ USD: expect.objectContaining({ reason: 'not-sold' }) });
    expect(await ask({ markets: ['EU'], choices: [choice, other, choice, other] })).toEqual([claimed, unsold, claimed, unsold]);
  });

  test('what is not there is not sold, and what is malformed is refused', async () => {
    expect(await ask({ markets: ['EU'], choices: [{ ...choice, model: 'none' }] })).toMatchObject([{ USD: { reason: 'not-sold' } }]);
    expect(await ask({ markets: ['EU'], choices: [{ ...choice, price: 1 }] })).toEqual(expect.any(Number));
    expect(await ask({ markets: ['XX'] })).toEqual(expect.any(Number));
    expect(await ask({ markets: [] })).toMatchObject([{ USD: { reason: 'no-market' } }]);
  });
});

const nobody: Visitor = {
  language: 'en',
  chosenLanguage: null,
  requestId: 'test',
  host: 'localhost',
  address: '127.0.0.1',
  header: () => undefined,
  cookie: () => undefined,
  cookies: [],
  setCookie: () => undefined,
  expireCookies: () => undefined,
};

test('R-6 sales are asked for once for each reduced price, until its reduction', async () => {
  const asked: [PricedChoice, number][] = [];
  const nowMs = Date.now();
  const readPrices = createPricesBefore({
    executor: mydoc.database.executor,
    databaseNow: async () => nowMs,
    paidSales: async (...sales) => {
      asked.push(sales);
      return [];
    },
  });
  const [handler] = priceHandlers(readPrices);
  const askFor = (params: Record<string, unknown>) => handler?.answer({ params: JSON.stringify(params) }, nobody);
  await askFor({ markets: ['EU', 'US', 'JP', 'HK'], choices: [choice] });
  await askFor({
    markets: ['CN'],
    choices: [
      { ...choice, period: '1y' },
      { ...choice, model: 'none' },
    ],
  });
  expect(asked).toEqual([]);
  await askFor({ markets: ['CN', 'UK'], choices: [choice, { ...choice }, choice] });
  // not sold in yen
  expect(asked.map(([{ currency }]) => currency)).toEqual(['USD', 'HKD']);
  for (const [, beforeMs] of asked) expect(Math.abs(nowMs - 5 * dayMs - beforeMs)).toBeLessThan(600_000);
});

test('R-6 several callers take turns: others go on after each new choice of any of them', async () => {
  const [handler] = priceHandlers(
    createPricesBefore({ executor: mydoc.database.executor, databaseNow: async () => Date.now(), paidSales: async () => [] }),
  );
  const sizesFrom = (from: number) =>
    JSON.stringify({
      markets: ['EU'],
      choices: Array.from({ length: 20 }, (_, index) => ({ ...choice, disk: { ...choice.disk, sizeGib: from + index } })),
    });
  await handler?.answer({ params: JSON.stringify({ markets: ['EU'], choices: [choice] }) }, nobody);
  let turns = 0;
  let isDone = false;
  const asking = Array.from({ length: 4 }, (_, index) =>
    handler?.answer({ params: sizesFrom(20 + 20 * index) }, { ...nobody, address: `127.0.0.${index}` }),
  );
  const answers = Promise.all(asking).finally(() => (isDone = true));
  while (!isDone) {
    await nextTurn();
    turns += 1;
  }
  expect(await answers).toHaveLength(4);
  expect(turns).toBeGreaterThanOrEqual(4 * 20);
});

test('R-6 what is known is answered at once, whatever others have computed', async () => {
  const { executor } = mydoc.database;
  let counted: unknown = null;
  // once the history was read, the database is asked only how much is recorded
  const atOnce = new Proxy(executor, {
    get: (target, name) => (name === 'execute' && counted !== null ? () => counted : Reflect.get(target, name)),
  });
  const nowMs = Date.now();
  const [handler] = priceHandlers(createPricesBefore({ executor: atOnce, databaseNow: async () => nowMs, paidSales: async () => [] }));
  const askFor = (from: number, address: string) => {
    const choices = Array.from({ length: 60 }, (_, index) => ({ ...choice, disk: { ...choice.disk, sizeGib: from + index } }));
    return handler?.answer({ params: JSON.stringify({ markets: ['EU'], choices }) }, { ...nobody, address });
  };
  await askFor(10, '192.0.2.1');
  counted = await executor.execute(sql`SELECT count(*) AS count FROM price_document`);
  const stranger = askFor(100, '192.0.2.2');
  let isLater = false;
  const later = nextTurn().then(() => (isLater = true));
  expect(await askFor(10, '192.0.2.3')).toMatchObject({ ok: true });
  expect(isLater).toBe(false);
  await Promise.all([stranger, later]);
});

test('R-6 an address may ask for so many new choices a minute, and for known ones as often as it likes', async () => {
  const { executor } = mydoc.database;
  const nowMs = Date.now();
  const databaseNow = async () => nowMs;
  let monotonicMs = 0;
  const [handler] = priceHandlers(createPricesBefore({ executor, databaseNow, paidSales: async () => [], monotonicMs: () => monotonicMs }));
  const askFor = (from: number, address = nobody.address) => {
    const choices = Array.from({ length: 60 }, (_, index) => ({ ...choice, disk: { ...choice.disk, sizeGib: from + index } }));
    return handler?.answer({ params: JSON.stringify({ markets: ['EU'], choices }) }, { ...nobody, address });
  };
  for (let from = 0; from < newChoicesPerMinute; from += 60) expect(await askFor(from)).toMatchObject({ ok: true });
  expect(await askFor(10_000)).toMatchObject({ ok: false, key: 'tooManyRequests', values: { seconds: 1 } });
  // all of them are still known
  for (let from = 0; from < newChoicesPerMinute; from += 60) expect(await askFor(from)).toMatchObject({ ok: true });
  expect(await askFor(10_000, '192.0.2.1')).toMatchObject({ ok: true });
  monotonicMs += 3_000;
  expect(await askFor(20_000)).toMatchObject({ ok: true });
});

test('R-6 what was never published counts for nothing, and what several callers ask for at once counts once', async () => {
  const { executor } = mydoc.database;
  const nowMs = Date.now();
  const [handler] = priceHandlers(
    createPricesBefore({ executor, databaseNow: async () => nowMs, paidSales: async () => [], monotonicMs: () => 0 }),
  );
  const askFor = (from: number, model: string) => {
    const choices = Array.from({ length: 60 }, (_, index) => ({ ...choice, model, disk: { ...choice.disk, sizeGib: from + index } }));
    return handler?.answer({ params: JSON.stringify({ markets: ['EU'], choices }) }, nobody);
  };
  for (let from = 0; from <= newChoicesPerMinute; from += 60) expect(await askFor(from, 'none')).toMatchObject({ ok: true });
  for (let from = 0; from < newChoicesPerMinute; from += 60) {
    const answers = await Promise.all([askFor(from, choice.model), askFor(from, choice.model), askFor(from, choice.model)]);
    expect(answers.map((answer) => answer?.ok)).toEqual([true, true, true]);
  }
  expect(await askFor(newChoicesPerMinute, choice.model)).toMatchObject({ ok: false, key: 'tooManyRequests' });
});

test('R-6 without a history there is no claim', async () => {
  const empty = await startMydoc();
  const { message } = await empty.call('catalogue/price-before', { params: JSON.stringify({ markets: ['EU'], choices: [choice] }) });
  expect(message).toMatchObject([{ USD: { kind: 'none', reason: 'not-sold' } }]);
  await empty.close();
});

test('R-6 what a caller has asked for and no longer waits for is not computed, and counts for nothing', async () => {
  const { executor } = mydoc.database;
  const nowMs = Date.now();
  const [handler] = priceHandlers(
    createPricesBefore({ executor, databaseNow: async () => nowMs, paidSales: async () => [], monotonicMs: () => 0 }),
  );
  const askFor = (from: number, visitor: Visitor = nobody) => {
    const choices = Array.from({ length: 60 }, (_, index) => ({ ...choice, disk: { ...choice.disk, sizeGib: from + index } }));
    return handler?.answer({ params: JSON.stringify({ markets: ['EU'], choices }) }, visitor);
  };
  await askFor(0);
  // callers who leave while they wait for their turn, and before
  const leaving = Array.from({ length: 30 }, (_, index) => {
    const left = new AbortController();
    if (index % 2 === 0) left.abort();
    const asked = askFor(100_000 + 60 * index, { ...nobody, left: left.signal });
    void nextTurn().then(() => left.abort());
    return asked;
  });
  expect(await Promise.all(leaving)).toMatchObject(leaving.map(() => ({ ok: true, message: [] })));
  // so that nearly all that the address may ask for in a minute is left
  for (let from = 60; from < newChoicesPerMinute - 120; from += 60) expect(await askFor(from)).toMatchObject({ ok: true });
});

test('R-6 the history is read as soon as the services listen, not for the first caller', async () => {
  const { database } = mydoc;
  let read = 0;
  const counting = new Proxy(database.executor, {
    get: (target, name) => {
      if (name !== 'execute') return Reflect.get(target, name);
      return (query: SQL) => {
        if (JSON.stringify(query.queryChunks).includes('FROM price_document recorded')) read += 1;
        return target.execute(query);
      };
    },
  });
  const listening = await startMydoc({ database: { ...database, executor: counting, close: async () => undefined } });
  expect(read).toBe(0);
  await listening.app.listen({ host: '127.0.0.1', port: 0 });
  await until('the history is read', () => read === 1);
  for (const market of ['EU', 'US']) {
    const fields = { params: JSON.stringify({ markets: [market], choices: [choice] }) };
    expect(await listening.call('catalogue/price-before', fields)).toMatchObject({ code: 2000 });
  }
  expect(read).toBe(1);
  await listening.app.close();
});
