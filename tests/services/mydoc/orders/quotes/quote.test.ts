import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { z } from 'zod';
import { createOrder } from '#lib/contracts/calls/orders/order-calls.ts';
import { quoteDetail } from '#lib/contracts/calls/orders/quote-detail-call.ts';
import { currencies } from '#lib/money/currencies.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { asOracleOrder, oracleTotal } from '#tests/lib/catalogue/price-oracle.ts';
import { severalServers } from '#tests/lib/catalogue/random-configuration.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';
import { startMydoc } from '#tests/services/mydoc/mydoc-under-test.ts';
import { starter } from '#tests/fixtures/starter-configuration.ts';
import { idOf, openShop, seedChanged, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

const detail = (id: string, account = 'alice') => shop.call(account, 'order-server/quoteDetail', { id });

const databaseMs = async (): Promise<number> =>
  (
    await readRow(
      shop.mydoc.database.executor,
      sql`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms`,
      z.object({ ms: z.coerce.number() }),
    )
  )?.ms ?? Number.NaN;

describe('R-5.12 a quote', () => {
  test('has lines, total, price a month, renewal, the catalogue’s hash and an end half an hour later', async () => {
    const beforeMs = await databaseMs();
    const { code, message } = await shop.askQuote('alice', { dataDisks: [{ type: 'ssd_cloud_disk', sizeGib: 40 }] });
    expect(code).toBe(2000);
    expect(message).toMatchObject({
      period: '1m',
      currency: 'USD',
      totalMinor: 347 + 192,
      perMonthMinor: 539,
      renewalMinor: 539,
      discounts: [],
      hasPassword: false,
      lines: [
        { kind: 'model', code: 'cvm.g4a.amd.c1m1', quantity: 1, amountMinor: 185 },
        { kind: 'disk', code: 'ssd_cloud_disk', quantity: 15, amountMinor: 72 },
        { kind: 'data-disk', code: 'ssd_cloud_disk', quantity: 40, amountMinor: 192 },
        { kind: 'traffic', code: 't500', quantity: 1, amountMinor: 90 },
      ],
      catalogueHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const startedMs = Date.parse((message as { expiresAt: string }).expiresAt) - 30 * 60_000;
    expect(startedMs).toBeGreaterThanOrEqual(Math.floor(beforeMs));
    expect(startedMs).toBeLessThanOrEqual(await databaseMs());
  });

  test('R-5.9 names the order that was made of it, until that is paid as one that awaits payment, and not once it is over', async () => {
    const [id, other] = [await shop.quote('ordering'), await shop.quote('ordering', {}, { period: '1y' })];
    const ordered = async (quote: string) => quoteDetail.output.parse((await detail(quote, 'ordering')).message).order;
    expect(await ordered(id)).toBeNull();
    const order = createOrder.output.parse((await shop.create('ordering', id)).message);
    expect(await ordered(id)).toEqual({ id: order.id, number: order.number, awaitsPayment: true });
    await shop.notify(order.id, await shop.pay('ordering', order.id));
    expect(await ordered(id)).toEqual({ id: order.id, number: order.number, awaitsPayment: false });
    const cancelled = createOrder.output.parse((await shop.create('ordering', other)).message);
    await shop.call('ordering', 'order-server/cancel', { id: cancelled.id });
    expect(await ordered(other)).toBeNull();
  });

  test('asked again while it holds is the same one, and another question is another', async () => {
    const [first, again, other] = [
      await shop.askQuote('alice'),
      await shop.askQuote('alice'),
      await shop.askQuote('alice', {}, { currency: 'JPY' }),
    ];
    expect(idOf(again.message)).toBe(idOf(first.message));
    expect(idOf(other.message)).not.toBe(idOf(first.message));
  });

  test('costs what the printed list says, for any configuration, period and currency', async () => {
    const cases = fc.tuple(severalServers(await seededCatalogue()), fc.constantFrom(...currencies));
    let priced = 0;
    for (const [{ period, password: _password, fast: _fast, promotion: _promotion, ...configuration }, currency] of fc.sample(cases, {
      numRuns: 60,
      seed: 20_261_122,
    })) {
      const { code, message } = await shop.askQuote(
        'alice',
        { ...configuration, image: configuration.image ?? starter.image },
        { period, currency },
      );
      if (code === 2000) {
        priced += 1;
        expect(message).toMatchObject({
          totalMinor: oracleTotal(asOracleOrder(configuration), period, currency) * (configuration.quantity ?? 1),
        });
      } else expect(['modelSoldOut', 'tooFewLeft', 'systemDiskSizeWrong']).toContain((message as { key: string }).key);
    }
    expect(priced).toBeGreaterThan(40);
  });

  test('holds for its account alone: to another it does not exist', async () => {
    const { message } = await shop.askQuote('alice');
    expect(await detail(idOf(message))).toMatchObject({ code: 2000, message: { totalMinor: 347 } });
    expect(await detail(idOf(message), 'bob')).toMatchObject({ code: 4002, message: { key: 'doesNotExist' } });
  });

  test('that is about to expire is not returned again: a caller has five minutes at least', async () => {
    const asked = (): Promise<string> => shop.askQuote('alice', {}, { period: '3y' }).then(({ message }) => idOf(message));
    const leave = (id: string, time: string): Promise<unknown> =>
      shop.mydoc.database.executor.execute(sql`UPDATE server_quote SET expires_at = now() + ${time}::interval WHERE id = ${id}::uuid`);
    const first = await asked();
    await leave(first, '6 minutes');
    expect(await asked()).toBe(first);
    await leave(first, '4 minutes 59 seconds');
    expect(await asked()).not.toBe(first);
  });

  test('says so when it no longer holds', async () => {
    const { message } = await shop.askQuote('alice', {}, { period: '5y' });
    await shop.mydoc.database.executor.execute(sql`UPDATE server_quote SET expires_at = now() WHERE id = ${idOf(message)}::uuid`);
    expect(await detail(idOf(message))).toMatchObject({ code: 4112, message: { key: 'quoteExpired' } });
    expect(idOf((await shop.askQuote('alice', {}, { period: '5y' })).message)).not.toBe(idOf(message));
  });

  test('keeps what it promised when the price changes, and the next one has the new price and another hash', async () => {
    const before = await shop.askQuote('alice', {}, { period: '2m' });
    shop.publish(
      seedChanged('model-g4a-c1m1', { regions: [{ region: { _ref: 'region-us-0' }, price: { USD: 2.85, HKD: 14.47, JPY: 281 } }] }),
    );
    const after = await shop.askQuote('alice', {}, { period: '2m' });
    shop.publish(seedDocuments({}, new Date()));
    expect(after.message).toMatchObject({ totalMinor: 564 + 143 + 178 });
    expect((after.message as { catalogueHash: string }).catalogueHash).not.toBe(
      (before.message as { catalogueHash: string }).catalogueHash,
    );
    expect(await detail(idOf(before.message))).toMatchObject({ code: 2000, message: { totalMinor: 366 + 143 + 178 } });
  });
});

describe('R-5.5 the password of a server', () => {
  test('arrives encrypted, is checked against the rule, and is stored encrypted', async () => {
    const { message } = await shop.askQuote('alice', {}, { password: 'server:Correct-Horse-9' });
    expect(message).toMatchObject({ hasPassword: true });
    expect(JSON.stringify(message)).not.toContain('Correct-Horse-9');
  });

  test.each(['server:short-1A', 'server:no-upper-case-1', 'login:Correct-Horse-9', 'Correct-Horse-9'])(
    '%s is refused',
    async (password) => {
      expect(await shop.askQuote('alice', {}, { password })).toMatchObject({
        code: 4111,
        message: { key: 'serverPasswordWrong', field: 'params.password' },
      });
    },
  );
});

test('without a catalogue a quote waits for the CMS instead of blaming the visitor', async () => {
  const { database } = shop.mydoc;
  const sessions = { read: async () => ({ accountId: 'alice' }), end: async () => undefined };
  const alone = await startMydoc({ sessions, database, ask: async () => [] });
  await database.executor.execute(sql`DELETE FROM kept_content`);
  const params = JSON.stringify({ configuration: starter, period: '1m', currency: 'USD' });
  const answer = await alone.call('order-server/quote', { params }, { cookie: 'hf_session=alice' });
  expect(answer).toMatchObject({ status: 503, message: { key: 'systemBusy' } });
  await alone.close();
});
