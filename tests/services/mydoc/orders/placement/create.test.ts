import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '#services/platform/database/rows.ts';
import type { SeedDocument } from '#studio/seed/seed-document.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { starter } from '#tests/fixtures/starter-configuration.ts';
import { countOrdersOf, idOf, openShop, seedChanged as changed, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

const countOrders = (account: string): Promise<number> => countOrdersOf(shop, account);
const dearer = () =>
  changed('model-g4a-c1m1', { regions: [{ region: { _ref: 'region-us-0' }, price: { USD: 2.85, HKD: 14.47, JPY: 281 } }] });

describe('R-5.9 an order', () => {
  test('freezes what its quote promised, reserves a place and waits three hours to be paid', async () => {
    const before = await shop.remaining();
    const quote = await shop.quote('ann', { dataDisks: [{ type: 'ssd_cloud_disk', sizeGib: 40 }] }, { password: 'server:Correct-Horse-9' });
    const { code, message } = await shop.create('ann', quote);
    expect(code).toBe(2000);
    expect(message).toMatchObject({
      state: 'awaiting-payment',
      totalMinor: 539,
      renewalMinor: 539,
      currency: 'USD',
      period: '1m',
      discounts: [],
      paidMinor: 0,
      refundedMinor: 0,
      refundingMinor: 0,
      server: null,
      termsVersion: 2,
      terms: { language: 'en', fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) },
      hasPassword: true,
      configuration: { model: starter.model, dataDisks: [{ type: 'ssd_cloud_disk', sizeGib: 40 }] },
      history: [{ kind: 'placed' }],
    });
    const { createdAt, dueAt, now } = z.object({ createdAt: z.string(), dueAt: z.string(), now: z.string() }).parse(message);
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(3 * 60 * 60_000);
    expect(Date.parse(now)).toBeGreaterThanOrEqual(Date.parse(createdAt));
    expect(JSON.stringify(message)).not.toContain('Correct-Horse');
    expect(await shop.remaining()).toBe(before - 1);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('waits as long as the site settings say', async () => {
    shop.publish(changed('siteSettings', { unpaidOrderTtlHours: 1 }));
    const { createdAt, dueAt } = await shop.order('ann');
    shop.publish(seedDocuments({}, new Date()));
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(60 * 60_000);
  });

  test('is one order for a double click, for a refresh under the same key, and for the same quote under another key', async () => {
    const quote = await shop.quote('bea');
    const [key, before] = [randomUUID(), await shop.remaining()];
    const clicks = await Promise.all(Array.from({ length: 5 }, () => shop.create('bea', quote, { key })));
    const again = [await shop.create('bea', quote, { key }), await shop.create('bea', quote)];
    expect(new Set([...clicks, ...again].map(({ message }) => idOf(message))).size).toBe(1);
    expect([await countOrders('bea'), await shop.remaining()]).toEqual([1, before - 1]);
    // its quote may have expired long before
    await shop.mydoc.database.executor.execute(sql`DELETE FROM server_quote WHERE id = ${quote}::uuid`);
    expect(idOf((await shop.create('bea', quote, { key })).message)).toBe(idOf(again[0]?.message));
  });

  test('of the same configuration is another one only when the first is paid or has closed', async () => {
    const first = await shop.order('cleo');
    expect((await shop.order('cleo')).id).toBe(first.id);
    await shop.notify(first.id, await shop.pay('cleo', first.id));
    const second = await shop.order('cleo');
    expect(second.id).not.toBe(first.id);
    await shop.call('cleo', 'order-server/cancel', { id: second.id });
    expect([first.id, second.id]).not.toContain((await shop.order('cleo')).id);
  });

  test('under a key that named another order is a repeated operation', async () => {
    const key = randomUUID();
    await shop.create('cat', await shop.quote('cat'), { key });
    expect(await shop.create('cat', await shop.quote('cat', {}, { period: '2m' }), { key })).toMatchObject({
      code: 4001,
      message: { key: 'repeatOperation', field: 'key' },
    });
  });

  test('is its buyer’s alone: to another it does not exist', async () => {
    const { id } = await shop.order('dan');
    for (const path of ['detail', 'cancel', 'refundOffer'])
      expect(await shop.call('eve', `order-server/${path}`, { id })).toMatchObject({ code: 4002 });
    expect(await shop.call('eve', 'order-server/pay', { id, language: 'en', key: randomUUID() })).toMatchObject({ code: 4002 });
    expect(await shop.call('eve', 'order-server/refund', { id, amountMinor: '347', key: randomUUID() })).toMatchObject({ code: 4002 });
    expect((await shop.call('eve', 'order-server/list')).message).toEqual([]);
    expect(await shop.detail('dan', id)).toMatchObject({ state: 'awaiting-payment' });
  });

  test('is listed newest first', async () => {
    const [first, second] = [await shop.order('flo'), await shop.order('flo', {}, { period: '1y', currency: 'JPY' })];
    const list = z.array(z.looseObject({ id: z.string() })).parse((await shop.call('flo', 'order-server/list')).message);
    expect(list.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(list[0]).toMatchObject({
      state: 'awaiting-payment',
      currency: 'JPY',
      period: '1y',
      region: 'US-0',
      model: starter.model,
      totalMinor: second.totalMinor,
    });
  });
});

describe('R-5.12 a quote holds its price', () => {
  const cheaper = () =>
    changed('model-g4a-c1m1', { regions: [{ region: { _ref: 'region-us-0' }, price: { USD: 1.75, HKD: 14.47, JPY: 281 } }] });
  const corrected = (documents: readonly SeedDocument[], atMs = Date.now()) =>
    documents.map((document) =>
      document._id === 'siteSettings' ? { ...document, pricesCorrectedAt: new Date(atMs).toISOString() } : document,
    );

  test.each([
    ['rose', dearer],
    ['fell', cheaper],
  ])('where the price %s after it was made', async (how, publish) => {
    const quote = await shop.quote(`nan ${how}`);
    shop.publish(publish());
    const answer = await shop.create(`nan ${how}`, quote);
    shop.publish(seedDocuments({}, new Date()));
    expect(answer).toMatchObject({ code: 2000, message: { totalMinor: 347, renewalMinor: 347 } });
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('unless the new price was published as a correction: both are told, nothing is ordered, and the new quote can be', async () => {
    const [quote, proof, before] = [
      await shop.quote('nan', {}, { password: 'server:Correct-Horse-9' }),
      await shop.proof(),
      await shop.remaining(),
    ];
    shop.publish(corrected(dearer()));
    const refusal = await shop.create('nan', quote, { proof });
    expect(refusal).toMatchObject({
      code: 4113,
      message: { key: 'priceChanged', values: { before: '347', now: '447', currency: 'USD' }, isShow: 0 },
    });
    expect([await countOrders('nan'), await shop.remaining()]).toEqual([0, before]);
    const { values } = z.object({ values: z.object({ quote: z.uuid() }) }).parse(refusal.message);
    expect((await shop.create('nan', quote, { proof })).message).toMatchObject({ values: { quote: values.quote } });
    const agreed = await shop.create('nan', values.quote, { proof });
    shop.publish(seedDocuments({}, new Date()));
    expect(agreed).toMatchObject({ code: 2000, message: { totalMinor: 447, hasPassword: true } });
  });

  test('a correction to a lower price needs no agreement: the order has it', async () => {
    const quote = await shop.quote('nell');
    shop.publish(corrected(cheaper()));
    const answer = await shop.create('nell', quote);
    shop.publish(seedDocuments({}, new Date()));
    expect(answer).toMatchObject({ code: 2000, message: { totalMinor: 337, renewalMinor: 337 } });
  });

  test('a correction that only raises the renewal has to be agreed to', async () => {
    const quote = await shop.quote('nina');
    await shop.mydoc.database.executor.execute(
      sql`UPDATE server_quote SET body = jsonb_set(body, '{renewalMinor}', '346') WHERE id = ${quote}::uuid`,
    );
    shop.publish(corrected(seedDocuments({}, new Date())));
    const refusal = await shop.create('nina', quote);
    shop.publish(seedDocuments({}, new Date()));
    expect(refusal).toMatchObject({ code: 4113, message: { key: 'priceChanged' } });
    expect(await countOrders('nina')).toBe(0);
  });

  test('a correction that takes effect later, or took effect before the quote, does not withdraw it', async () => {
    shop.publish(corrected(seedDocuments({}, new Date()), Date.now() - 1));
    const quote = await shop.quote('oda');
    shop.publish(corrected(dearer(), Date.now() + 600_000));
    const answer = await shop.create('oda', quote);
    shop.publish(seedDocuments({}, new Date()));
    expect(answer).toMatchObject({ code: 2000, message: { totalMinor: 347 } });
  });
});

describe('R-5.8 a model of which each person has one', () => {
  const single = () => changed('model-g4a-c2m4', { onePerPerson: true });
  const model = 'cvm.g4a.amd.c2m4';

  test('is ordered once by an account, however many clicks there are, and again when the order has closed', async () => {
    shop.publish(single());
    const quotes = await Promise.all(['1m', '2m', '3m', '6m'].map((period) => shop.quote('pia', { model }, { period })));
    const before = await shop.remaining(model);
    const answers = await Promise.all(quotes.map((quote) => shop.create('pia', quote)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([2000, 4206, 4206, 4206]);
    expect(await shop.remaining(model)).toBe(before - 1);
    const [placed] = answers.filter(({ code }) => code === 2000);
    const again = await shop.create('pia', await shop.quote('pia', { model }, { period: '2y' }));
    expect(again).toMatchObject({ code: 4206, message: { values: { order: idOf(placed?.message) } } });
    await shop.call('pia', 'order-server/cancel', { id: idOf(placed?.message) });
    const next = await shop.create('pia', await shop.quote('pia', { model }, { period: '1y' }));
    shop.publish(seedDocuments({}, new Date()));
    expect(next).toMatchObject({ code: 2000 });
  });

  test('is ordered once by a person with two accounts; an order that is overdue does not count, whoever closes it', async () => {
    shop.publish(single());
    for (const account of ['quin', 'rex']) shop.profiles.set(account, { barred: false, personId: 'person-7' });
    const first = await shop.create('quin', await shop.quote('quin', { model }));
    const other = await shop.create('rex', await shop.quote('rex', { model }));
    expect(other).toMatchObject({ code: 4206, message: { key: 'onceOnly', isShow: 0 } });
    // another account's order is not named
    expect(JSON.stringify(other)).not.toContain(idOf(first.message));
    await shop.mydoc.database.executor.execute(sql`UPDATE server_order SET due_at = now() WHERE id = ${idOf(first.message)}::uuid`);
    const second = await shop.create('rex', await shop.quote('rex', { model }));
    shop.publish(seedDocuments({}, new Date()));
    expect(second).toMatchObject({ code: 2000 });
    expect(await shop.detail('quin', idOf(first.message))).toMatchObject({ state: 'closed' });
  });
});

test('the history and the ledger refuse to be rewritten', async () => {
  const { executor } = shop.mydoc.database;
  await shop.order('wes');
  for (const statement of [
    'UPDATE ledger_entry SET amount_minor = 0',
    'DELETE FROM ledger_entry',
    'DELETE FROM order_event',
    'TRUNCATE ledger_entry',
  ]) {
    await expect(executor.execute(sql.raw(statement))).rejects.toThrow();
  }
  const places = await readRows(
    executor,
    sql`SELECT count(*) AS places FROM server_order WHERE holds_stock`,
    z.object({ places: z.coerce.number() }),
  );
  expect(places[0]?.places).toBeGreaterThan(0);
  expect(await shop.ledgerFaults()).toEqual([]);
});
