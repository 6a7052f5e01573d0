import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { withCampaigns } from '../quotes/coupon-shop.ts';
import { renewalsAt, type RenewalShop } from '../renewals/renewal-shop.ts';
import { keyOf, openShop, seedChanged, type ShopUnderTest } from '../shop-under-test.ts';
import { changesAt, sizes, type ChangeShop } from './change-shop.ts';

let shop: ShopUnderTest;
let renewals: RenewalShop;
let changes: ChangeShop;

beforeAll(async () => {
  shop = await openShop();
  renewals = renewalsAt(shop);
  changes = changesAt(shop);
}, 60_000);

beforeEach(() => {
  shop.publish(withCampaigns());
  shop.centre.behave();
});

afterAll(() => shop.close());

describe('R-5.15 a change of a server', () => {
  test.each([
    ['a smaller size', { model: 'cvm.g4a.amd.c1m1' }, 'changeNotOffered'],
    ['another series', { model: 'cvm.g1a.amd.c4m8' }, 'changeNotOffered'],
    ['a size that nobody sells', { model: 'cvm.nothing' }, 'notOnSale'],
    ['a size and a disk at once', { model: sizes.larger, diskGib: '20' }, 'dataError'],
    ['nothing', {}, 'changeNotOffered'],
    ['a smaller disk', { diskGib: '14' }, 'systemDiskSizeWrong'],
    ['a plan with as much', { traffic: 't500', diskGib: '15' }, 'changeNotOffered'],
  ])('is refused for %s', async (_what, wish, key) => {
    const server = await shop.active('jon');
    expect(keyOf((await changes.askQuote('jon', server.id, wish)).message)).toBe(key);
  });

  test('is refused for what has no price in the currency of the order, in words that ask for no other currency', async () => {
    const server = await shop.active('ivy');
    shop.publish(seedChanged('traffic-plan-t1000', { regions: [{ region: { _ref: 'region-us-0' }, price: { JPY: 200 } }] }));
    const { message } = await changes.askQuote('ivy', server.id, { traffic: 't1000' });
    expect(message).toMatchObject({ key: 'changeNotPriced', text: expect.stringContaining('Please choose another size') });
  });

  test.each([
    ['another account’s', 'doesNotExist', async (id: string) => changes.askQuote('somebody', id, { model: sizes.larger })],
    ['an unpaid', 'notChangeable', async () => changes.askQuote('kim', (await shop.order('kim')).id, { model: sizes.larger })],
    [
      'a change’s own',
      'notChangeable',
      async (id: string) =>
        changes.askQuote('kim', (await changes.change('kim', id, { model: sizes.larger })).id, { model: sizes.largest }),
    ],
    [
      'an expired server’s',
      'notChangeable',
      async (id: string) => {
        await renewals.leave(id, 0);
        return changes.askQuote('kim', id, { model: sizes.larger });
      },
    ],
  ])('of %s order is refused', async (_what, key, ask) => {
    const server = await shop.active('kim');
    expect(keyOf((await ask(server.id)).message)).toBe(key);
  });

  test('is refused where nothing is left of the new size, or too few for all servers, in words that name no other region', async () => {
    const server = await shop.active('lea', { quantity: 2 });
    const early = await changes.quote('lea', server.id, { model: sizes.largest });
    const tooFew = { key: 'changeTooFewLeft', values: { left: 1, count: 2 }, text: expect.stringContaining('for all 2 of yours') };
    const soldOut = { key: 'changeSoldOut', text: expect.stringContaining('sold out in your server’s region') };
    const left = await shop.remaining(sizes.largest);
    const others = await shop.order('lea', { model: sizes.largest, quantity: 10 });
    expect(others.state).toBe('awaiting-payment');
    await takeAll(left - 10 - 1);
    shop.letStockAge();
    expect((await changes.askQuote('lea', server.id, { model: sizes.largest })).message).toMatchObject(tooFew);
    expect((await shop.create('lea', early.id)).message).toMatchObject(tooFew);
    await takeAll(1);
    shop.letStockAge();
    expect((await changes.askQuote('lea', server.id, { model: sizes.largest })).message).toMatchObject(soldOut);
    expect((await shop.create('lea', early.id)).message).toMatchObject(soldOut);
  });

  const takeAll = async (units: number): Promise<void> => {
    const { sql } = await import('drizzle-orm');
    await shop.mydoc.database.executor.execute(
      sql`UPDATE server_stock SET remaining = remaining - ${units}::integer WHERE region = 'US-0' AND model = ${sizes.largest}`,
    );
  };
});
