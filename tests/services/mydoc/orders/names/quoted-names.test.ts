import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { idOf, keyOf, openShop, seedChanged, type ShopUnderTest } from '../shop-under-test.ts';
import { namesAt, nameOf, type NameShop } from './name-shop.ts';
import { createRegistrarUnderTest, premium } from './registrar-under-test.ts';

const registrar = createRegistrarUnderTest();
let shop: ShopUnderTest;
let names: NameShop;

beforeAll(async () => {
  shop = await openShop({ registrar });
  names = namesAt(shop);
}, 60_000);

beforeEach(() => {
  registrar.says = { state: 'free' };
  registrar.next = ['registered'];
});

afterAll(() => shop.close());

describe('R-5.14 the quote of a name', () => {
  const refusalOf = async (buyer: string, name: string, currency?: string): Promise<string> =>
    keyOf((await names.askQuote(buyer, name, currency)).message);

  test('asks the registrar anew each time, and is the same while nothing has changed', async () => {
    const before = registrar.lookUps.length;
    const first = await names.quote('kim', 'anew.com');
    expect((await names.quote('kim', 'anew.com')).id).toBe(first.id);
    expect(registrar.lookUps.length - before).toBe(2);
    registrar.says = { state: 'premium', prices: premium(50_000, 6_000) };
    expect(await names.quote('kim', 'anew.com')).toMatchObject({ domain: { class: 'premium' }, totalMinor: 50_000 });
    const shown = (await shop.call('kim', 'order-server/quoteDetail', { id: first.id })).message;
    expect(shown).toMatchObject({ domain: { class: 'standard' }, totalMinor: first.totalMinor, order: null });
  });

  test('is refused for a name that is taken, unknown, reserved or not sold, in another currency, and to nobody', async () => {
    expect(await refusalOf('', 'reed.com')).toBe('loginRequired');
    expect(await refusalOf('kim', 'reed.example')).toBe('domainNotSold');
    expect(await refusalOf('kim', 'example.com')).toBe('domainNotSold');
    registrar.says = { state: 'taken' };
    expect(await refusalOf('kim', 'reed.com')).toBe('domainTaken');
    registrar.says = null;
    expect(await refusalOf('kim', 'reed.com')).toBe('domainUnknown');
    registrar.says = { state: 'unknown' };
    expect(await refusalOf('kim', 'reed.com')).toBe('domainUnknown');
    registrar.says = { state: 'premium', prices: premium(1, 2) };
    expect(await refusalOf('kim', 'reed.com', 'JPY')).toBe('notSoldInCurrency');
    expect(await refusalOf('kim', 'not a name')).toBe('dataError');
  });

  test('is refused while the account has an order for the same name that is not done, and names it', async () => {
    const order = await names.order('lea', 'twice.com');
    const { message } = await names.askQuote('lea', 'twice.com');
    expect(message).toMatchObject({ key: 'domainUnderWay', values: { order: order.id, number: order.number } });
    expect((await names.askQuote('mia', 'twice.com')).code).toBe(2000);
    await shop.call('lea', 'order-server/cancel', { id: order.id });
    expect((await names.askQuote('lea', 'twice.com')).code).toBe(2000);
  });
});

describe('R-5.14 the order of a quoted name', () => {
  const createRefusal = async (buyer: string, quote: string) =>
    (await shop.create(buyer, quote)).message as { key: string; values?: object };

  test('is refused where the name was taken meanwhile, or the registrar does not say', async () => {
    const quote = await names.quote('ned', 'between.com');
    registrar.says = { state: 'taken' };
    expect((await createRefusal('ned', quote.id)).key).toBe('domainTaken');
    registrar.says = null;
    expect((await createRefusal('ned', quote.id)).key).toBe('domainUnknown');
    registrar.says = { state: 'free' };
    expect((await shop.create('ned', quote.id)).code).toBe(2000);
  });

  test('asks anew where the class has changed, with another quote, and orders nothing', async () => {
    const quote = await names.quote('oda', 'class.com');
    registrar.says = { state: 'premium', prices: premium(240_000, 48_000) };
    const { key, values } = await createRefusal('oda', quote.id);
    expect(key).toBe('priceChanged');
    expect(values).toMatchObject({ before: String(quote.totalMinor), now: '240000', currency: 'USD' });
    const { quote: next } = values as { quote: string };
    expect((await shop.call('oda', 'order-server/list')).message).toEqual([]);
    expect(nameOf(await shop.create('oda', next))).toMatchObject({ totalMinor: 240_000, domain: { class: 'premium' } });
  });

  test('holds the price of its suffix, which an editor has changed meanwhile', async () => {
    const quote = await names.quote('pia', 'holds.com');
    shop.publish(seedChanged('domain-suffix-com', { firstYear: { USD: 99, HKD: 99, JPY: 99 } }));
    expect((await names.quote('quy', 'holds2.com')).totalMinor).toBe(9_900);
    expect(nameOf(await shop.create('pia', quote.id)).totalMinor).toBe(quote.totalMinor);
    shop.publish(seedChanged('domain-suffix-com', {}));
  });

  test('is the same order for the same quote, and one at a time for two quotes', async () => {
    const quote = await names.quote('rob', 'same.com');
    const first = nameOf(await shop.create('rob', quote.id));
    expect(nameOf(await shop.create('rob', quote.id)).id).toBe(first.id);
    const two = [await names.quote('sam', 'race.com'), await names.quote('sam', 'race.com', 'HKD')];
    const placed = await Promise.all(two.map(({ id }) => shop.create('sam', id)));
    expect(placed.map(({ code }) => code === 2000).toSorted()).toEqual([false, true]);
    expect(keyOf(placed.find(({ code }) => code !== 2000)?.message)).toBe('domainUnderWay');
  });

  test('of a registry that wants a buyer of a certain kind is placed once they have confirmed to be one, and keeps that', async () => {
    const quote = await names.quote('uma', 'marsh.jp');
    const proof = await shop.proof();
    const refusal = { code: 4154, message: { key: 'conditionsNotAccepted', field: 'conditions' } };
    expect(await shop.create('uma', quote.id, { proof })).toMatchObject(refusal);
    expect((await shop.create('uma', quote.id, { proof, conditions: 'false' })).code).toBe(4004);
    expect((await shop.call('uma', 'order-server/list')).message).toEqual([]);
    expect(nameOf(await shop.create('uma', quote.id, { proof, conditions: 'true' }))).toMatchObject({ conditionsAccepted: true });
    const anybody = await names.quote('uma', 'marsh.com');
    expect(nameOf(await shop.create('uma', anybody.id, { conditions: 'true' }))).not.toHaveProperty('conditionsAccepted');
  });

  test('a quote of a name is another account’s as little as any', async () => {
    const quote = await names.quote('tom', 'mine.com');
    expect((await createRefusal('eve', quote.id)).key).toBe('doesNotExist');
    expect(idOf((await shop.call('tom', 'order-server/quoteDetail', { id: quote.id })).message)).toBe(quote.id);
  });
});

test('R-5.14 a quote is counted as a search is: too many are refused', async () => {
  const strict = await openShop({ registrar, nameLimit: createTokenBuckets({ atOnce: 2, perMinute: 1 }) });
  const few = namesAt(strict);
  expect((await few.askQuote('ada', 'a.com')).code).toBe(2000);
  expect((await few.askQuote('ada', 'b.com')).code).toBe(2000);
  expect(keyOf((await few.askQuote('ada', 'c.com')).message)).toBe('tooManyRequests');
  await strict.close();
}, 60_000);
