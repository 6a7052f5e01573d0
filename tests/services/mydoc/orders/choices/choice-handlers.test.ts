import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { savedChoice, savedChoiceDays } from '#lib/contracts/calls/account/saved-choice-calls.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { idOf, openShop, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

const query = 'area=US-0&hostProductId=cvm.g4a.amd.c1m1&period=1y';
const save = (account: string, chosen = query) => shop.call(account, 'account/saveChoice', { query: chosen });
const found = async (account: string) => savedChoice.output.parse((await shop.call(account, 'account/savedChoice', {})).message);
const age = (account: string, days: number) =>
  shop.mydoc.database.executor.execute(
    sql`UPDATE account_choice SET saved_at = now() - ${days}::integer * interval '1 day' WHERE account_id = ${account}`,
  );

describe('R-5.2 the last configuration of an account', () => {
  test('is the account’s: anybody else is asked to log in', async () => {
    for (const [path, fields] of [
      ['account/savedChoice', {}],
      ['account/saveChoice', { query }],
      ['account/dismissChoice', {}],
    ] as const)
      expect(await shop.call('', path, fields)).toMatchObject({ code: 401, message: { key: 'loginRequired' } });
  });

  test('is one, the latest, on every device, until it is dismissed', async () => {
    expect(await found('ann')).toBeNull();
    await save('ann', 'area=JP-0');
    await save('ann');
    expect(await found('ann')).toEqual({ query, savedAt: expect.any(String) });
    expect(await found('bob')).toBeNull();
    for (let again = 0; again < 2; again += 1) expect(await shop.call('ann', 'account/dismissChoice', {})).toMatchObject({ code: 2000 });
    expect(await found('ann')).toBeNull();
  });

  test.each(['', 'area=US 0', 'area=日本', `area=${'a'.repeat(8_000)}`, 'a\n'])('%# that no address has is refused', async (chosen) => {
    expect(await save('cat', chosen)).toMatchObject({ message: { key: 'dataError', field: 'query' } });
    expect(await found('cat')).toBeNull();
  });

  test('goes with the order of a new server, and stays with that of a renewal, and with an order that is refused', async () => {
    await save('dan');
    await shop.create('dan', await shop.quote('dan'), { termsVersion: '1' });
    expect(await found('dan')).not.toBeNull();
    const { id } = await shop.active('dan');
    expect(await found('dan')).toBeNull();
    await save('dan');
    const renewal = await shop.call('dan', 'order-server/renewalQuote', { order: id, period: '1m' });
    expect(await shop.create('dan', idOf(renewal.message))).toMatchObject({ code: 2000 });
    expect(await found('dan')).not.toBeNull();
  });

  test(`is over after ${savedChoiceDays} days, and deleted when others are kept`, async () => {
    await save('eve');
    await age('eve', savedChoiceDays - 1);
    expect(await found('eve')).not.toBeNull();
    await age('eve', savedChoiceDays + 1);
    expect(await found('eve')).toBeNull();
    await save('fay');
    expect(await readRows(shop.mydoc.database.executor, sql`SELECT 1 FROM account_choice WHERE account_id = 'eve'`, z.unknown())).toEqual(
      [],
    );
  });
});
