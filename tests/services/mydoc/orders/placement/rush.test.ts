import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '#services/platform/database/rows.ts';
import { openShop, tosVersion, type ShopUnderTest } from '../shop-under-test.ts';

const [buyers, left] = [200, 20];
const model = 'cvm.g4a.amd.c2m2';
const lastOne = 'cvm.g4a.amd.c4m8';
let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
  await shop.mydoc.database.executor.execute(sql`UPDATE server_stock SET remaining = ${left} WHERE region = 'US-0' AND model = ${model}`);
}, 60_000);

afterAll(() => shop.close());

/** Another account's quote for the same. */
async function quoteLike(quote: string, account: string): Promise<string> {
  const id = randomUUID();
  await shop.mydoc.database.executor.execute(sql`
    INSERT INTO server_quote (id, account_id, fingerprint, body, expires_at) SELECT ${id}::uuid, ${account}, ${account}, body, expires_at FROM server_quote WHERE id = ${quote}::uuid`);
  return id;
}

test('R-5.8 200 buyers for the last 20 servers: exactly 20 orders, the rest are told that it is sold out, and no proof is lost', async () => {
  const first = await shop.quote('buyer-0', { model });
  const carts = await Promise.all(
    Array.from({ length: buyers }, async (_, index) => {
      const account = `buyer-${index}`;
      const [quote, proof] = [index === 0 ? first : await quoteLike(first, account), await shop.proof()];
      return { account, fields: { quote, proof, key: randomUUID(), termsVersion: tosVersion } };
    }),
  );
  // every buyer clicks twice
  const answers = await Promise.all(
    carts.flatMap(({ account, fields }) => [fields, fields].map((form) => shop.call(account, 'order-server/create', form))),
  );
  const told = answers.map(({ code }) => code);
  const placed = carts.filter((_, index) => told[2 * index] === 2000);
  expect([...new Set(told)].toSorted()).toEqual([2000, 4107]);
  expect(placed).toHaveLength(left);
  expect(told.filter((code) => code === 2000)).toHaveLength(2 * left);
  expect(await shop.remaining(model)).toBe(0);
  const counted = await readRows(
    shop.mydoc.database.executor,
    sql`
    SELECT (SELECT count(*) FROM server_order WHERE model = ${model}) AS orders, (SELECT count(*) FROM human_proof) AS proofs`,
    z.object({ orders: z.coerce.number(), proofs: z.coerce.number() }),
  );
  expect(counted).toEqual([{ orders: left, proofs: buyers - left }]);
  expect(await shop.ledgerFaults()).toEqual([]);
}, 120_000);

test('a place that is given up goes to the next buyer, and to one of them alone', async () => {
  const { executor } = shop.mydoc.database;
  await executor.execute(sql`UPDATE server_stock SET remaining = 1 WHERE region = 'US-0' AND model = ${lastOne}`);
  const given = await shop.order('w', { model: lastOne });
  expect(await shop.remaining(lastOne)).toBe(0);
  await shop.call('w', 'order-server/cancel', { id: given.id });
  expect(await shop.remaining(lastOne)).toBe(1);
  shop.letStockAge();
  const late = await Promise.all(
    ['x', 'y', 'z'].map(async (account) => ({ account, quote: await shop.quote(account, { model: lastOne }) })),
  );
  const answers = await Promise.all(late.map(({ account, quote }) => shop.create(account, quote)));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([2000, 4107, 4107]);
  expect(await shop.remaining(lastOne)).toBe(0);
  // proofs of those who came too late
  await executor.execute(sql`DELETE FROM human_proof`);
});
