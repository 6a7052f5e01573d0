import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { quoteCoupons } from '#lib/contracts/calls/coupon-use-calls.ts';
import { quoteMessage, type Quote } from '#lib/contracts/calls/purchase-calls.ts';
import { withCoupon, withSameCoupon } from '#services/mydoc/orders/quotes/coupon-quote.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { runningCampaign } from '../coupons/coupons-under-test.ts';
import { countOrdersOf, idOf, makeDue, openShop, type ShopUnderTest } from './shop-under-test.ts';

let shop: ShopUnderTest;
const month = [{ _ref: 'period-1y', _type: 'reference', _key: 'a' }];

const published = (...more: readonly unknown[]) => [
  ...seedDocuments({}, new Date()),
  runningCampaign('TAKE20', { discountPercent: 20, minimumSpend: { USD: 1, HKD: 1, JPY: 1 }, perPersonLimit: 5, stock: 10_000 }),
  runningCampaign('SECOND20', { discountPercent: 20, minimumSpend: { USD: 1, HKD: 1, JPY: 1 } }),
  runningCampaign('YEAR30', { discountPercent: 30, minimumSpend: { USD: 1, HKD: 1, JPY: 1 }, periods: { rule: 'only', periods: month } }),
  runningCampaign('DEAR50', { discountPercent: 50, minimumSpend: { USD: 20, HKD: 160, JPY: 3000 } }),
  runningCampaign('SECRET9', { discountPercent: 9, minimumSpend: { USD: 1, HKD: 1, JPY: 1 }, how: 'code', stock: 2 }),
  ...more,
];

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

beforeEach(() => shop.publish(published()));

afterAll(() => shop.close());

let buyers = 0;

/** A verified person with some coupons; the ids of these by campaign. */
async function buyerWith(...campaigns: readonly string[]): Promise<{ buyer: string; grants: Record<string, string> }> {
  buyers += 1;
  const buyer = `buyer ${buyers}`;
  shop.profiles.set(buyer, { barred: false, personId: `p-${buyer}`, realName: 'verified' });
  const grants: Record<string, string> = {};
  for (const campaign of campaigns) {
    const { message } = await shop.call(buyer, 'coupon/claim', { campaign, key: randomUUID() });
    grants[campaign] = z.object({ grant: z.object({ id: z.string() }) }).parse(message).grant.id;
  }
  return { buyer, grants };
}

const choose = async (buyer: string, quote: string, fields: Record<string, string>): Promise<Quote> =>
  quoteMessage.parse((await shop.call(buyer, 'order-server/chooseCoupon', { quote, ...fields })).message);

const offer = async (buyer: string, quote: string) =>
  quoteCoupons.output.parse((await shop.call(buyer, 'order-server/quoteCoupons', { quote })).message);

const stateOf = async (grant: string | undefined): Promise<string> =>
  (
    await readRow(
      shop.mydoc.database.executor,
      sql`SELECT state || CASE WHEN order_id IS NULL THEN '' ELSE ' by an order' END AS state FROM coupon_grant WHERE id = ${grant}::uuid`,
      z.object({ state: z.string() }),
    )
  )?.state ?? 'none';

const keyOf = (message: unknown): string => z.object({ key: z.string() }).parse(message).key;

describe('R-6.5 a coupon in a quote', () => {
  test('those that apply come first, the best is named; the others say why not, and what would help', async () => {
    const { buyer, grants } = await buyerWith('TAKE20', 'YEAR30', 'DEAR50');
    const quote = await shop.quote(buyer);
    const { coupons, best } = await offer(buyer, quote);
    expect(best).toBe(grants.TAKE20);
    expect(coupons.map(({ grant, verdict }) => [grant.campaign, verdict])).toEqual([
      ['TAKE20', { applies: true, savesMinor: 69 }],
      ['YEAR30', { applies: false, why: 'period', missingMinor: 0, cure: { kind: 'period', period: '1y' } }],
      ['DEAR50', { applies: false, why: 'minimum', missingMinor: 2_000 - 347, cure: expect.anything() }],
    ]);
  });

  test('is offered, and found by its code, however many that cannot be used came after it', async () => {
    const { buyer, grants } = await buyerWith('TAKE20');
    await shop.mydoc.database.executor.execute(sql`
      INSERT INTO coupon_grant (id, campaign_id, account_id, person_id, ordinal, per_person_limit, request_key, terms, claimed_at, expires_at)
      SELECT gen_random_uuid(), 'old-' || number, account_id, person_id, 1, 1, gen_random_uuid(), terms, now() + interval '1 hour', now()
      FROM coupon_grant, generate_series(1, 60) AS number WHERE id = ${grants.TAKE20}::uuid`);
    const quote = await shop.quote(buyer);
    expect((await offer(buyer, quote)).coupons.map(({ grant }) => grant.id)).toEqual([grants.TAKE20]);
    expect((await choose(buyer, quote, { code: 'TAKE20' })).coupon?.grant).toBe(grants.TAKE20);
  });

  test('a model of which nothing is left is not proposed', async () => {
    const { buyer } = await buyerWith('DEAR50');
    const quote = await shop.quote(buyer);
    const proposed = async () => (await offer(buyer, quote)).coupons.map(({ verdict }) => (verdict.applies ? null : verdict.cure));
    const [first] = await proposed();
    if (first?.kind !== 'model') throw new Error('no model is proposed');
    const { executor } = shop.mydoc.database;
    const leave = (remaining: number) =>
      executor.execute(
        sql`INSERT INTO server_stock (region, model, remaining) VALUES ('US-0', ${first.model}, ${remaining})
          ON CONFLICT (region, model) DO UPDATE SET remaining = excluded.remaining`,
      );
    await leave(0);
    // a reading of the stock is shared for a moment
    await delay(300);
    expect(await proposed()).not.toContainEqual(first);
    await leave(100);
  });

  test('is a line of its own, in a quote of its own; the earlier one stays, and both end at the same time', async () => {
    const { buyer, grants } = await buyerWith('TAKE20');
    const first = await shop.quote(buyer, {}, { password: 'server:Harbour-2026-x' });
    const before = quoteMessage.parse((await shop.call(buyer, 'order-server/quoteDetail', { id: first })).message);
    const chosen = await choose(buyer, first, { coupon: grants.TAKE20 ?? '' });
    expect(chosen).toMatchObject({
      coupon: { grant: grants.TAKE20, campaign: 'TAKE20' },
      discounts: [{ kind: 'coupon', code: 'TAKE20', percent: 20, amountMinor: 69 }],
      totalMinor: before.totalMinor - 69,
      renewalMinor: before.renewalMinor,
      expiresAt: before.expiresAt,
      hasPassword: true,
    });
    expect(chosen.id).not.toBe(first);
    expect((await shop.call(buyer, 'order-server/quoteDetail', { id: first })).message).toEqual(before);
    const without = await choose(buyer, chosen.id, { coupon: '' });
    expect(without).toMatchObject({ coupon: null, discounts: [], totalMinor: before.totalMinor });
  });

  test('is chosen in one quote however often; going back after its order leads to that quote', async () => {
    const { buyer, grants } = await buyerWith('TAKE20');
    const first = await shop.quote(buyer);
    const chosen = await Promise.all([1, 2, 3].map(() => choose(buyer, first, { coupon: grants.TAKE20 ?? '' })));
    const [{ id } = { id: '' }] = chosen;
    expect(new Set(chosen.map((quote) => quote.id))).toEqual(new Set([id]));
    expect((await choose(buyer, id, { coupon: '' })).id).toBe(first);
    expect((await choose(buyer, first, { coupon: grants.TAKE20 ?? '' })).id).toBe(id);
    expect(await shop.quote(buyer)).toBe(first);
    const { message } = await shop.create(buyer, id);
    expect(await shop.quote(buyer)).toBe(id);
    expect(idOf((await shop.create(buyer, await shop.quote(buyer))).message)).toBe(idOf(message));
  });

  test.each([
    ['without it', (_copy: string, first: string) => first],
    ['with it', (copy: string, _first: string) => copy],
  ])('an order %s is the one of both quotes, and what is chosen then is what was ordered', async (_how, which) => {
    const { buyer, grants } = await buyerWith('TAKE20', 'SECOND20');
    const first = await shop.quote(buyer);
    const { id: copy } = await choose(buyer, first, { coupon: grants.TAKE20 ?? '' });
    const ordered = which(copy, first);
    const { message } = await shop.create(buyer, ordered);
    for (const quote of [first, copy]) {
      expect(idOf((await shop.create(buyer, quote)).message)).toBe(idOf(message));
      for (const coupon of ['', grants.TAKE20 ?? '', grants.SECOND20 ?? ''])
        expect((await choose(buyer, quote, { coupon })).id).toBe(ordered);
    }
    expect(await countOrdersOf(shop, buyer)).toBe(1);
  });

  test('two orders at once, with it and without it, are one order', async () => {
    const { buyer, grants } = await buyerWith('TAKE20');
    const first = await shop.quote(buyer);
    const { id: copy } = await choose(buyer, first, { coupon: grants.TAKE20 ?? '' });
    const before = await shop.remaining();
    const answers = await Promise.all([first, copy, first, copy].map((quote) => shop.create(buyer, quote)));
    expect(answers.map(({ code }) => code)).toEqual([2000, 2000, 2000, 2000]);
    expect(new Set(answers.map(({ message }) => idOf(message))).size).toBe(1);
    expect(await countOrdersOf(shop, buyer)).toBe(1);
    expect(await shop.remaining()).toBe(before - 1);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('after the order with it is closed there is a quote of its own again', async () => {
    const { buyer, grants } = await buyerWith('TAKE20');
    const first = await shop.quote(buyer);
    const { id } = await choose(buyer, first, { coupon: grants.TAKE20 ?? '' });
    const { message } = await shop.create(buyer, id);
    await shop.call(buyer, 'order-server/cancel', { id: idOf(message) });
    const next = await shop.quote(buyer);
    expect([first, id]).not.toContain(next);
    const again = await choose(buyer, next, { coupon: grants.TAKE20 ?? '' });
    expect((await shop.create(buyer, again.id)).message).toMatchObject({ state: 'awaiting-payment', totalMinor: again.totalMinor });
  });

  test('sweeps expired quotes when it is chosen', async () => {
    const { buyer, grants } = await buyerWith('TAKE20');
    const [old, quote] = [await shop.quote(buyer, {}, { period: '3y' }), await shop.quote(buyer)];
    const { executor } = shop.mydoc.database;
    await executor.execute(sql`UPDATE server_quote SET expires_at = now() - interval '2 days' WHERE id = ${old}::uuid`);
    await choose(buyer, quote, { coupon: grants.TAKE20 ?? '' });
    expect(await readRow(executor, sql`SELECT id FROM server_quote WHERE id = ${old}::uuid`, z.object({ id: z.string() }))).toBeNull();
  });

  test.each([
    ['of another account', async () => (await buyerWith('TAKE20')).grants.TAKE20],
    [
      'that does not apply',
      async (buyer: string) =>
        z
          .object({ grant: z.object({ id: z.string() }) })
          .parse((await shop.call(buyer, 'coupon/claim', { campaign: 'YEAR30', key: randomUUID() })).message).grant.id,
    ],
    ['that is nobody’s', async () => randomUUID()],
  ])('one %s is refused', async (_name, grantOf) => {
    const { buyer } = await buyerWith();
    const coupon = (await grantOf(buyer)) ?? '';
    const { message } = await shop.call(buyer, 'order-server/chooseCoupon', { quote: await shop.quote(buyer), coupon });
    expect(keyOf(message)).toBe('couponNotUsable');
  });

  test('another account’s quote, and an expired one, are refused', async () => {
    const { buyer, grants } = await buyerWith('TAKE20');
    const quote = await shop.quote(buyer);
    const ask = async (account: string, path: string) =>
      keyOf((await shop.call(account, path, { quote, ...(path.endsWith('chooseCoupon') ? { coupon: grants.TAKE20 ?? '' } : {}) })).message);
    expect(await ask('stranger', 'order-server/quoteCoupons')).toBe('doesNotExist');
    expect(await ask('stranger', 'order-server/chooseCoupon')).toBe('doesNotExist');
    expect(await ask('', 'order-server/quoteCoupons')).toBe('loginRequired');
    await shop.mydoc.database.executor.execute(sql`UPDATE server_quote SET expires_at = now() WHERE id = ${quote}::uuid`);
    expect(await ask(buyer, 'order-server/chooseCoupon')).toBe('quoteExpired');
  });
});

describe('R-6.5 a code', () => {
  test('is claimed and used, however it is written; a person has it once', async () => {
    const { buyer } = await buyerWith();
    const quote = await shop.quote(buyer);
    const chosen = await choose(buyer, quote, { code: ' ｓｅｃｒｅｔ９ ' });
    expect(chosen.discounts).toEqual([{ kind: 'coupon', code: 'SECRET9', percent: 9, amountMinor: 31 }]);
    expect((await choose(buyer, quote, { code: 'SECRET9' })).coupon).toEqual(chosen.coupon);
  });

  test('that cannot be used is answered alike, whether there is one or not', async () => {
    const { buyer } = await buyerWith();
    const unverified = 'nobody in particular';
    const tell = async (account: string, code: string) => {
      const { code: number, message } = await shop.call(account, 'order-server/chooseCoupon', { quote: await shop.quote(account), code });
      return { number, ...z.object({ key: z.string(), text: z.string(), field: z.string() }).parse(message) };
    };
    const unknown = await tell(buyer, 'NOTHING9');
    expect(unknown).toMatchObject({ key: 'couponCodeRefused', field: 'code' });
    expect(await tell(buyer, '')).toEqual(unknown);
    expect(await tell(buyer, 'TAKE20')).toEqual(unknown);
    expect(await tell(unverified, 'SECRET9')).toEqual(unknown);
    await choose((await buyerWith()).buyer, await shop.quote(`buyer ${buyers}`), { code: 'SECRET9' });
    expect(await tell(buyer, 'SECRET9')).toEqual(unknown);
  });

  test('that cannot be used costs the same statements, whether there is one or not', async () => {
    const limits = { minimumSpend: { USD: 1, HKD: 1, JPY: 1 }, how: 'code' };
    shop.publish(
      published(
        runningCampaign('FIRST9', { ...limits, newcomersOnly: true, creditScoreAtLeast: 99 }),
        runningCampaign('NONE9', { ...limits, stock: 0 }),
      ),
    );
    const { buyer } = await buyerWith();
    const quote = await shop.quote(buyer);
    const statements = jest.spyOn(shop.mydoc.database.executor, 'execute');
    const costs = async (code: string): Promise<number> => {
      statements.mockClear();
      expect(keyOf((await shop.call(buyer, 'order-server/chooseCoupon', { quote, code })).message)).toBe('couponCodeRefused');
      return statements.mock.calls.length;
    };
    await costs('WARMUP9');
    const unknown = await costs('NOTHING9');
    expect([await costs('FIRST9'), await costs('NONE9'), await costs('TAKE20')]).toEqual([unknown, unknown, unknown]);
    statements.mockRestore();
  });

  test('may be tried a few times', async () => {
    const { buyer } = await buyerWith();
    const quote = await shop.quote(buyer);
    const told = new Set<string>();
    for (let tries = 0; tries < 12; tries += 1)
      told.add(keyOf((await shop.call(buyer, 'order-server/chooseCoupon', { quote, code: `GUESS${tries}` })).message));
    expect(told).toEqual(new Set(['couponCodeRefused', 'tooManyRequests']));
  });
});

describe('R-6.4 a coupon in an order', () => {
  const orderWith = async (buyer: string, grant: string | undefined) => {
    const quote = await choose(buyer, await shop.quote(buyer), { coupon: grant ?? '' });
    return shop.create(buyer, quote.id);
  };

  test('is held by the order at its price, used when it is paid, and not returned when the buyer asks for the money', async () => {
    const { buyer, grants } = await buyerWith('TAKE20');
    const { message } = await orderWith(buyer, grants.TAKE20);
    expect(message).toMatchObject({
      totalMinor: 278,
      discounts: [{ kind: 'coupon', code: 'TAKE20', amountMinor: 69 }],
      state: 'awaiting-payment',
    });
    expect(await stateOf(grants.TAKE20)).toBe('reserved by an order');
    const id = idOf(message);
    await shop.notify(id, await shop.pay(buyer, id));
    expect(await stateOf(grants.TAKE20)).toBe('used by an order');
    await shop.outbox.drain();
    const refund = await shop.call(buyer, 'order-server/refund', { id, amountMinor: '278', key: randomUUID() });
    expect(refund.code).toBe(2000);
    await shop.outbox.drain();
    expect((await shop.detail(buyer, id)).state).toBe('refunded');
    expect(await stateOf(grants.TAKE20)).toBe('used by an order');
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test.each([
    ['cancelled', (buyer: string, id: string) => shop.call(buyer, 'order-server/cancel', { id })],
    ['closed unpaid', async (buyer: string, id: string) => makeDue(shop, id).then(() => shop.detail(buyer, id))],
  ])('pretix#165 comes back once when the order is %s, and can be used for another', async (how, end) => {
    const { buyer, grants } = await buyerWith('TAKE20');
    const id = idOf((await orderWith(buyer, grants.TAKE20)).message);
    const paid = how === 'closed unpaid' ? await shop.pay(buyer, id) : null;
    await end(buyer, id);
    expect(await stateOf(grants.TAKE20)).toBe('available');
    await orderWith(buyer, grants.TAKE20);
    // money that comes late for the closed order does not touch what the next one holds
    if (paid !== null) expect(await shop.notify(id, paid)).toBe(200);
    expect(await stateOf(grants.TAKE20)).toBe('reserved by an order');
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test.each([
    ['the rest of its validity', 72, 72],
    ['a day at least', 1, 24],
    ['a day, also if its time ended before the payment,', -1, 24],
  ])('comes back with %s when we cannot build the server', async (_name, hoursAtPayment, hoursAfter) => {
    const { buyer, grants } = await buyerWith('TAKE20');
    shop.centre.serverRefusal = 'unknown-account';
    const id = idOf((await orderWith(buyer, grants.TAKE20)).message);
    const { executor } = shop.mydoc.database;
    await executor.execute(
      sql`UPDATE coupon_grant SET expires_at = now() + ${hoursAtPayment}::integer * interval '1 hour' WHERE id = ${grants.TAKE20}::uuid`,
    );
    await shop.notify(id, await shop.pay(buyer, id));
    await shop.outbox.drain();
    shop.centre.behave();
    expect((await shop.detail(buyer, id)).state).toBe('refunded');
    expect(await stateOf(grants.TAKE20)).toBe('available');
    const left = await readRow(
      executor,
      sql`SELECT extract(epoch FROM expires_at - now()) / 3600 AS hours FROM coupon_grant WHERE id = ${grants.TAKE20}::uuid`,
      z.object({ hours: z.coerce.number() }),
    );
    expect(left?.hours).toBeCloseTo(hoursAfter, 1);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('saleor#15855 two orders at once with one coupon: one has it, the other is told', async () => {
    const { buyer, grants } = await buyerWith('TAKE20');
    const quotes = await Promise.all(
      ['1m', '2m', '3m'].map(async (period) => choose(buyer, await shop.quote(buyer, {}, { period }), { coupon: grants.TAKE20 ?? '' })),
    );
    const answers = await Promise.all(quotes.map(({ id }) => shop.create(buyer, id)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([2000, 4130, 4130]);
    expect(await stateOf(grants.TAKE20)).toBe('reserved by an order');
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('that another order holds is not in the new price of a quote', async () => {
    const { buyer, grants } = await buyerWith('TAKE20');
    const { listMonthMinor = 0, ...quote } = await choose(buyer, await shop.quote(buyer), { coupon: grants.TAKE20 ?? '' });
    const body = { ...quote, listMonthMinor };
    const catalogue = await seededCatalogue();
    const again = async () =>
      (await withSameCoupon(shop.mydoc.database.executor, { accountId: buyer, coupon: quote.coupon }, plain, catalogue)).totalMinor;
    const plain = withCoupon(body, null, catalogue);
    expect(await again()).toBe(278);
    await shop.create(buyer, quote.id);
    expect(await again()).toBe(347);
  });

  test('of 100 percent pays for the whole order: nothing is left to pay, and it is used at once', async () => {
    shop.publish(published(runningCampaign('WHOLE100', { discountPercent: 100, minimumSpend: { USD: 1, HKD: 1, JPY: 1 } })));
    const { buyer, grants } = await buyerWith('WHOLE100');
    const { message } = await orderWith(buyer, grants.WHOLE100);
    expect(message).toMatchObject({ totalMinor: 0, state: 'paid' });
    expect(await stateOf(grants.WHOLE100)).toBe('used by an order');
    await shop.outbox.drain();
    expect((await shop.detail(buyer, idOf(message))).state).toBe('active');
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('R-5.12 holds with its quote, whatever becomes of the campaign or of its time', async () => {
    const { buyer, grants } = await buyerWith('TAKE20');
    const quote = await choose(buyer, await shop.quote(buyer), { coupon: grants.TAKE20 ?? '' });
    shop.publish(seedDocuments({}, new Date()));
    await shop.mydoc.database.executor.execute(sql`UPDATE coupon_grant SET expires_at = now() WHERE id = ${grants.TAKE20}::uuid`);
    expect((await shop.create(buyer, quote.id)).message).toMatchObject({ totalMinor: 278 });
  });
});
