import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { z } from 'zod';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { currencies } from '#lib/money/currencies.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { asOracleOrder, oracleTotal } from '#tests/lib/catalogue/price-oracle.ts';
import { randomConfiguration } from '#tests/lib/catalogue/random-configuration.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';
import { answerQuery } from '#tests/studio/query-server.ts';
import { startMydoc, type MydocUnderTest } from '#tests/services/mydoc/mydoc-under-test.ts';

const accounts: Readonly<Record<string, string>> = { 'alices-session': 'alice', 'bobs-session': 'bob' };
const sessions = {
  read: async (credential: string) => (accounts[credential] ? { accountId: accounts[credential] } : null),
  end: async () => undefined,
};

let documents: readonly unknown[] = seedDocuments({}, new Date());
let catalogue: Catalogue;
let mydoc: MydocUnderTest;
let clockMs = 0;

beforeAll(async () => {
  catalogue = await seededCatalogue();
  mydoc = await startMydoc({
    sessions,
    ask: (query) => answerQuery(documents, query),
    openPassword: (text, purpose) => (text.startsWith(`${purpose}:`) ? text.slice(7) : null),
    monotonicMs: () => clockMs,
  });
}, 60_000);

afterAll(() => mydoc.close());

const starter = {
  region: 'US-0',
  model: 'cvm.g4a.amd.c1m1',
  disk: { type: 'ssd_cloud_disk', sizeGib: 15 },
  traffic: 't500',
  dataDisks: [],
  bandwidthMbps: 50,
  image: { kind: 'image', code: 'debian-13' },
  securityGroup: 'default',
  snapshot: null,
};

const ask = (configuration: unknown, more: Record<string, unknown> = {}, cookie = 'hf_session=alices-session') =>
  mydoc.call('order-server/quote', { params: JSON.stringify({ configuration, period: '1m', currency: 'USD', ...more }) }, { cookie });

const detail = (id: string, cookie = 'hf_session=alices-session') => mydoc.call('order-server/quoteDetail', { id }, { cookie });

const databaseMs = async (): Promise<number> =>
  (
    await readRow(
      mydoc.database.executor,
      sql`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms`,
      z.object({ ms: z.coerce.number() }),
    )
  )?.ms ?? Number.NaN;

const idOf = (message: unknown): string => (message as { id: string }).id;

describe('R-5.12 a quote', () => {
  test('has lines, total, price a month, renewal, the catalogue’s hash and an end half an hour later', async () => {
    const beforeMs = await databaseMs();
    const { code, message } = await ask({ ...starter, dataDisks: [{ type: 'ssd_cloud_disk', sizeGib: 40 }] });
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

  test('asked again while it holds is the same one, and another question is another', async () => {
    const [first, again, other] = [await ask(starter), await ask(starter), await ask(starter, { currency: 'JPY' })];
    expect(idOf(again.message)).toBe(idOf(first.message));
    expect(idOf(other.message)).not.toBe(idOf(first.message));
  });

  test('costs what the printed list says, for any configuration, period and currency', async () => {
    const cases = fc.tuple(randomConfiguration(catalogue), fc.constantFrom(...currencies));
    let priced = 0;
    for (const [{ period, password: _password, fast: _fast, promotion: _promotion, ...configuration }, currency] of fc.sample(cases, {
      numRuns: 60,
      seed: 20_261_122,
    })) {
      const { code, message } = await ask({ ...configuration, image: configuration.image ?? starter.image }, { period, currency });
      if (code === 2000) {
        priced += 1;
        expect(message).toMatchObject({ totalMinor: oracleTotal(asOracleOrder(configuration), period, currency) });
      } else expect(['modelSoldOut', 'systemDiskSizeWrong']).toContain((message as { key: string }).key);
    }
    expect(priced).toBeGreaterThan(40);
  });

  test('holds for its account alone: to another it does not exist', async () => {
    const { message } = await ask(starter);
    expect(await detail(idOf(message))).toMatchObject({ code: 2000, message: { totalMinor: 347 } });
    expect(await detail(idOf(message), 'hf_session=bobs-session')).toMatchObject({ code: 4002, message: { key: 'doesNotExist' } });
  });

  test('that is about to expire is not returned again: a caller has five minutes at least', async () => {
    const asked = (): Promise<string> => ask(starter, { period: '3y' }).then(({ message }) => idOf(message));
    const leave = (id: string, time: string): Promise<unknown> =>
      mydoc.database.executor.execute(sql`UPDATE server_quote SET expires_at = now() + ${time}::interval WHERE id = ${id}::uuid`);
    const first = await asked();
    await leave(first, '6 minutes');
    expect(await asked()).toBe(first);
    await leave(first, '4 minutes 59 seconds');
    expect(await asked()).not.toBe(first);
  });

  test('says so when it no longer holds', async () => {
    const { message } = await ask(starter, { period: '5y' });
    await mydoc.database.executor.execute(sql`UPDATE server_quote SET expires_at = now() WHERE id = ${idOf(message)}::uuid`);
    expect(await detail(idOf(message))).toMatchObject({ code: 4112, message: { key: 'quoteExpired' } });
    expect(idOf((await ask(starter, { period: '5y' })).message)).not.toBe(idOf(message));
  });

  test('keeps what it promised when the price changes, and the next one has the new price and another hash', async () => {
    const before = await ask(starter, { period: '2m' });
    documents = seedDocuments({}, new Date()).map((document) =>
      document._id === 'model-g4a-c1m1'
        ? { ...document, regions: [{ region: { _ref: 'region-us-0' }, price: { USD: 2.85, HKD: 14.47, JPY: 281 } }] }
        : document,
    );
    mydoc.mydoc.contentChanged();
    const after = await ask(starter, { period: '2m' });
    documents = seedDocuments({}, new Date());
    mydoc.mydoc.contentChanged();
    expect(after.message).toMatchObject({ totalMinor: 564 + 143 + 178 });
    expect((after.message as { catalogueHash: string }).catalogueHash).not.toBe(
      (before.message as { catalogueHash: string }).catalogueHash,
    );
    expect(await detail(idOf(before.message))).toMatchObject({ code: 2000, message: { totalMinor: 366 + 143 + 178 } });
  });
});

describe('R-6.6 a quote with a promotion', () => {
  const essential = { ...starter, model: 'cvm.g4a.amd.c2m4', disk: { type: 'ssd_cloud_disk', sizeGib: 30 } };
  const week = (change: object = {}) =>
    seedDocuments({}, new Date()).map((document) => (document._id === 'promotion-festivals' ? { ...document, ...change } : document));
  const publish = (next: readonly unknown[]): void => {
    documents = next;
    mydoc.mydoc.contentChanged();
  };
  const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();
  const year = (promotion?: string) => ask(essential, { period: '1y', ...(promotion === undefined ? {} : { promotion }) });

  afterAll(() => publish(seedDocuments({}, new Date())));

  test('costs what its page says: $72.83 for a year, not $97.11, which is the renewal', async () => {
    expect((await year()).message).toMatchObject({ totalMinor: 9_711, promotion: null, discounts: [] });
    expect((await year('festivals')).message).toMatchObject({
      totalMinor: 7_283,
      renewalMinor: 9_711,
      discounts: [{ kind: 'promotion', code: 'festivals', percent: 25, amountMinor: 2_428 }],
      promotion: { code: 'festivals', state: 'applies', misfits: [], onePerPerson: true },
    });
  });

  test('is another quote than the one without it, and another one again once the promotion has changed or ended', async () => {
    const plain = idOf((await year()).message);
    const running = idOf((await year('festivals')).message);
    expect(idOf((await year('festivals')).message)).toBe(running);
    publish(week({ discountPercent: 30 }));
    const deeper = await year('festivals');
    expect(deeper.message).toMatchObject({ totalMinor: 6_798 });
    publish(week({ endsAt: inMs(-1), repeatsEveryDays: null }));
    const ended = await year('festivals');
    expect(ended.message).toMatchObject({ totalMinor: 9_711, promotion: { state: 'ended' }, discounts: [] });
    publish(week({ startsAt: inMs(60_000) }));
    const early = await year('festivals');
    expect(early.message).toMatchObject({ totalMinor: 9_711, promotion: { state: 'not-started' }, discounts: [] });
    publish(week());
    const ids = [plain, running, ...[deeper, ended, early].map(({ message }) => idOf(message))];
    expect(new Set(ids).size).toBe(ids.length);
    expect((await detail(running)).message).toMatchObject({ totalMinor: 7_283, promotion: { state: 'applies' } });
  });

  test('that is not for the chosen period or model, or that does not exist, says so and has the list price', async () => {
    expect((await ask(essential, { promotion: 'festivals' })).message).toMatchObject({
      totalMinor: 952,
      promotion: { state: 'does-not-fit', misfits: ['period'] },
    });
    expect((await ask({ ...starter, model: 'cvm.g4a.amd.c1m2' }, { promotion: 'festivals', period: '1y' })).message).toMatchObject({
      promotion: { state: 'does-not-fit', misfits: ['model'] },
      discounts: [],
    });
    expect((await ask(starter, { promotion: 'no-such' })).message).toMatchObject({ totalMinor: 347, promotion: { state: 'unknown' } });
  });
});

describe('R-5.7 what prevents it is refused by its code, in a fixed order, and never made cheaper', () => {
  test('nobody who is not logged in gets a quote, whatever else is wrong', async () => {
    expect(await ask({ ...starter, model: '' }, {}, '')).toMatchObject({ code: 401, message: { key: 'loginRequired' } });
    expect(await detail('1f0c6c44-0000-4000-8000-000000000000', '')).toMatchObject({ code: 401 });
  });

  test.each([
    ['no product', { model: '', image: null, disk: { type: 'ssd_cloud_disk', sizeGib: 0 } }, 'noProductSelected', 'model'],
    ['an invented model', { model: 'cvm.g9.amd.c1m1' }, 'noProductSelected', 'model'],
    ['a model of no region', { region: 'EU-0' }, 'notOnSale', 'model'],
    ['one that is not yet public', { model: 'cvm.dedicated2.amd.c64m128' }, 'notOnSale', 'model'],
    ['one that is sold out, and no image', { model: 'cvm.cx4f.amd.c4m8', image: null }, 'modelSoldOut', 'model'],
    ['no image', { image: null, disk: { type: 'ssd_cloud_disk', sizeGib: 1 } }, 'noImageSelected', 'image'],
    ['an invented image', { image: { kind: 'image', code: 'plan9' } }, 'noImageSelected', 'image'],
    ['a boot disk of 9 GiB', { disk: { type: 'ssd_cloud_disk', sizeGib: 9 } }, 'systemDiskSizeWrong', 'disk.sizeGib'],
    ['a boot disk of 2001 GiB', { disk: { type: 'ssd_cloud_disk', sizeGib: 2001 } }, 'systemDiskSizeWrong', 'disk.sizeGib'],
    ['a boot disk of −15 GiB', { disk: { type: 'ssd_cloud_disk', sizeGib: -15 } }, 'systemDiskSizeWrong', 'disk.sizeGib'],
    ['a boot disk of 0 GiB', { disk: { type: 'ssd_cloud_disk', sizeGib: 0 } }, 'systemDiskSizeWrong', 'disk.sizeGib'],
    ['a boot disk of 10⁹ GiB', { disk: { type: 'ssd_cloud_disk', sizeGib: 1e9 } }, 'systemDiskSizeWrong', 'disk.sizeGib'],
    ['a boot disk of 1.5 GiB', { disk: { type: 'ssd_cloud_disk', sizeGib: 1.5 } }, 'systemDiskSizeWrong', 'disk.sizeGib'],
    [
      'a boot disk that its image does not fit',
      { image: { kind: 'image', code: 'windows-server-2025' }, disk: { type: 'ssd_cloud_disk', sizeGib: 39 } },
      'systemDiskSizeWrong',
      'disk.sizeGib',
    ],
    [
      'a data disk of 1.5 GiB',
      {
        dataDisks: [
          { type: 'ssd_cloud_disk', sizeGib: 20 },
          { type: 'nvme_cloud_disk', sizeGib: 1.5 },
        ],
      },
      'dataDiskSizeWrong',
      'dataDisks.1.sizeGib',
    ],
    [
      'a fourth data disk',
      { dataDisks: Array.from({ length: 4 }, () => ({ type: 'ssd_cloud_disk', sizeGib: 20 })) },
      'dataError',
      'dataDisks',
    ],
    ['an invented disk type', { disk: { type: 'tape', sizeGib: 15 } }, 'dataError', 'disk.type'],
    ['an invented transfer plan', { traffic: 't0' }, 'dataError', 'traffic'],
    ['a bandwidth of 0', { bandwidthMbps: 0 }, 'dataError', 'bandwidthMbps'],
    ['a bandwidth of 201', { bandwidthMbps: 201 }, 'dataError', 'bandwidthMbps'],
    ['a script for a disc image', { image: { kind: 'iso', source: 'javascript:alert(1)' } }, 'dataError', 'image'],
    [
      'a snapshot plan out of order',
      { snapshot: { name: 'Nightly', weekdays: [5, 1], keep: 7, shared: false } },
      'dataError',
      'snapshot.weekdays',
    ],
    [
      'a snapshot plan of no day',
      { snapshot: { name: 'Nightly', weekdays: [], keep: 7, shared: false } },
      'dataError',
      'snapshot.weekdays',
    ],
    [
      'a snapshot plan of an eighth day',
      { snapshot: { name: 'Nightly', weekdays: [8], keep: 7, shared: false } },
      'dataError',
      'snapshot.weekdays.0',
    ],
    ['a snapshot kept for no day', { snapshot: { name: 'Nightly', weekdays: [1], keep: 0, shared: false } }, 'dataError', 'snapshot.keep'],
    [
      'a snapshot kept for half a day',
      { snapshot: { name: 'Nightly', weekdays: [1], keep: 0.5, shared: false } },
      'dataError',
      'snapshot.keep',
    ],
    ['a snapshot plan without a name', { snapshot: { name: 'x', weekdays: [1], keep: 7, shared: false } }, 'dataError', 'snapshot.name'],
    ['a size as text', { disk: { type: 'ssd_cloud_disk', sizeGib: '15' } }, 'dataError', 'disk.sizeGib'],
    ['a price of its own', { price: 1 }, 'dataError', 'price'],
  ])('%s', async (_what, change, key, field) => {
    expect(await ask({ ...starter, ...change })).toMatchObject({ message: { key, field: `params.configuration.${field}` } });
  });

  test('an unknown period, currency or total beside it is refused', async () => {
    expect(await ask(starter, { period: '9y' })).toMatchObject({ message: { key: 'dataError', field: 'params.period' } });
    expect(await ask(starter, { currency: 'EUR' })).toMatchObject({ message: { key: 'dataError', field: 'params.currency' } });
    expect(await ask(starter, { total: 1 })).toMatchObject({ message: { key: 'dataError', field: 'params.total' } });
  });

  test.each(['NaN', '{"configuration":NaN}', '', '[]', '{"a":1,"a":2}'])('%j for parameters is refused', async (params) => {
    expect(await mydoc.call('order-server/quote', { params }, { cookie: 'hf_session=alices-session' })).toMatchObject({
      message: { key: 'dataError' },
    });
  });

  test('a field that is there twice is refused', async () => {
    const payload = 'params=%7B%7D&params=%7B%7D';
    const answer = await mydoc.send({
      method: 'POST',
      url: '/myDoc/order-server/quote',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'hf_session=alices-session' },
    });
    expect(answer).toMatchObject({ message: { key: 'dataError' } });
  });

  test('a form of another site is refused', async () => {
    const answer = await mydoc.call(
      'order-server/quote',
      { params: '{}' },
      { cookie: 'hf_session=alices-session', origin: 'https://evil.example' },
    );
    expect(answer).toMatchObject({ message: { key: 'crossSite' } });
  });

  test('a region without a price in a currency is not sold in it', async () => {
    documents = seedDocuments({}, new Date()).map((document) =>
      document._id === 'traffic-plan-t500'
        ? { ...document, regions: [{ region: { _ref: 'region-us-0' }, price: { USD: 0.9 } }] }
        : document,
    );
    mydoc.mydoc.contentChanged();
    const answer = await ask(starter, { currency: 'JPY', period: '3m' });
    documents = seedDocuments({}, new Date());
    mydoc.mydoc.contentChanged();
    expect(answer).toMatchObject({ code: 4109, message: { key: 'notSoldInCurrency' } });
  });
});

describe('R-5.5 the password of a server', () => {
  test('arrives encrypted, is checked against the rule, and is stored encrypted', async () => {
    const { message } = await ask(starter, { password: 'server:Correct-Horse-9' });
    expect(message).toMatchObject({ hasPassword: true });
    expect(JSON.stringify(message)).not.toContain('Correct-Horse-9');
  });

  test.each(['server:short-1A', 'server:no-upper-case-1', 'login:Correct-Horse-9', 'Correct-Horse-9'])(
    '%s is refused',
    async (password) => {
      expect(await ask(starter, { password })).toMatchObject({
        code: 4111,
        message: { key: 'serverPasswordWrong', field: 'params.password' },
      });
    },
  );
});

describe('R-5.8 stock', () => {
  test('is returned as a state, and as a number only if few are left', async () => {
    const { message } = await mydoc.call('catalogue/stock');
    expect(message).toEqual(
      expect.arrayContaining([
        { region: 'US-0', model: 'cvm.g4a.amd.c1m1', state: 'available' },
        { region: 'US-0', model: 'cvm.cx4f.amd.c4m8', state: 'sold-out' },
        { region: 'US-0', model: 'cvm.dedicated2.amd.c32m64', state: 'few', left: 3 },
      ]),
    );
  });

  test('of one region names no other, and counts every model of the seed', async () => {
    const { message } = await mydoc.call('catalogue/stock', { region: 'JP-0' });
    const rows = message as { region: string; model: string }[];
    expect(new Set(rows.map(({ region }) => region))).toEqual(new Set(['JP-0']));
    expect(rows.map(({ model }) => model).toSorted()).toEqual(catalogue.models.map(({ code }) => code).toSorted());
  });

  test('follows the database within a third of a second', async () => {
    await mydoc.database.executor.execute(sql`UPDATE server_stock SET remaining = 0 WHERE region = 'US-0' AND model = 'cvm.g4a.amd.c8m16'`);
    clockMs += 300;
    expect(await ask({ ...starter, model: 'cvm.g4a.amd.c8m16' })).toMatchObject({ code: 4107, message: { key: 'modelSoldOut' } });
  });
});

test('without a catalogue a quote waits for the CMS instead of blaming the visitor', async () => {
  const alone = await startMydoc({ sessions, database: mydoc.database, ask: async () => [] });
  await mydoc.database.executor.execute(sql`DELETE FROM kept_content`);
  const answer = await alone.call(
    'order-server/quote',
    { params: JSON.stringify({ configuration: starter, period: '1m', currency: 'USD' }) },
    { cookie: 'hf_session=alices-session' },
  );
  expect(answer).toMatchObject({ status: 503, message: { key: 'systemBusy' } });
  await alone.close();
});
