import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { historiesOf } from '#tests/setup/random-histories.ts';
import { makeDue, openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { namesAt, nameOf, type NameShop } from './name-shop.ts';
import { createRegistrarUnderTest, premium, type RegistrarUnderTest } from './registrar-under-test.ts';

const { numRuns, seed } = historiesOf({ numRuns: 12, seed: 20_261_129 });

const registrar = createRegistrarUnderTest();
let shop: ShopUnderTest;
let names: NameShop;

beforeAll(async () => {
  shop = await openShop({ registrar });
  names = namesAt(shop);
}, 60_000);

afterAll(() => shop.close());

const answers: readonly RegistrarUnderTest['next'][number][] = [
  'registered',
  'lost',
  'away',
  { state: 'unknown' },
  { state: 'taken' },
  { state: 'refused', reason: 'no' },
  { state: 'class-changed', class: 'premium', prices: premium(240_000, 48_000) },
];
const said = [{ state: 'free' }, { state: 'taken' }, { state: 'premium', prices: premium(240_000, 48_000) }, null] as const;

const step = fc.record({
  do: fc.constantFrom(
    'quote',
    'quote',
    'order',
    'order',
    'pay',
    'pay',
    'told-paid',
    'told-paid',
    'told-paid',
    'due',
    'cancel',
    'work',
    'work',
  ),
  which: fc.nat(9),
  moment: fc.option(fc.nat(12), { freq: 2 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Known {
  readonly buyers: readonly string[];
  readonly name: string;
  readonly quotes: { buyer: string; id: string }[];
  readonly orders: { buyer: string; id: string }[];
  readonly payments: { order: string; payment: string }[];
}

const pick = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % Math.max(1, items.length)];

async function act({ buyers, name, quotes, orders, payments }: Known, { do: what, which, moment }: Step): Promise<void> {
  const order = pick(orders, which);
  switch (what) {
    case 'quote': {
      const buyer = pick(buyers, which) ?? '';
      registrar.says = said[which % said.length] ?? null;
      const { code, message } = await names.askQuote(buyer, name);
      if (code === 2000) quotes.push({ buyer, id: (message as { id: string }).id });
      return;
    }
    case 'order': {
      const quote = pick(quotes, which);
      if (!quote) return;
      const placed = await shop.create(quote.buyer, quote.id);
      if (placed.code === 2000 && !orders.some(({ id }) => id === nameOf(placed).id))
        orders.push({ buyer: quote.buyer, id: nameOf(placed).id });
      return;
    }
    case 'pay':
      if (!order || (await names.detail(order.buyer, order.id)).state !== 'awaiting-payment') return;
      payments.push({ order: order.id, payment: await shop.pay(order.buyer, order.id) });
      return;
    case 'told-paid': {
      const told = pick(payments, which);
      if (told) await shop.notify(told.order, told.payment);
      return;
    }
    case 'due':
      return order && void (await makeDue(shop, order.id));
    case 'cancel':
      return order && void (await shop.call(order.buyer, 'order-server/cancel', { id: order.id }));
    case 'work': {
      registrar.next = [answers[which % answers.length] ?? 'registered'];
      for (const job of await shop.outbox.waiting()) await shop.dyingAt(moment, () => shop.outbox.run(job, which > 6));
    }
  }
}

/** A name has one owner at most, who has paid its whole price; nothing is kept for what was not registered. */
async function expectSound({ name, orders }: Known): Promise<void> {
  const known = await Promise.all(orders.map(({ buyer, id }) => names.detail(buyer, id)));
  const owners = known.filter(({ state }) => state === 'registered');
  expect(owners.length).toBeLessThanOrEqual(1);
  for (const { id, state, paidMinor, refundedMinor, refundingMinor, totalMinor } of known) {
    const keptMinor = paidMinor - refundedMinor - refundingMinor;
    expect(keptMinor).toBe(state === 'paid' || state === 'registered' ? totalMinor : 0);
    if (state === 'registered') expect(registrar.registered.get(name)).toBe(id);
  }
  const keys = registrar.asked.filter((asked) => asked.name === name).map(({ key }) => key);
  expect(keys.every((key) => orders.some(({ id }) => id === key))).toBe(true);
  expect(await shop.ledgerFaults()).toEqual([]);
}

test(
  'R-5.14 any history of names: one owner at most, who has paid; nothing is kept of any other order; the ledger balances',
  async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
        run += 1;
        await shop.mydoc.database.executor.execute(sql`DELETE FROM test_outbox`);
        const known: Known = { buyers: [`ada ${run}`, `bea ${run}`], name: `run-${run}.com`, quotes: [], orders: [], payments: [] };
        for (const each of steps) await act(known, each);
        await expectSound(known);
        registrar.next = ['registered'];
        await shop.outbox.drain();
        await expectSound(known);
        for (const { buyer, id } of known.orders) {
          const { state } = await names.detail(buyer, id);
          expect(['awaiting-payment', 'closed', 'registered', 'refunded']).toContain(state);
        }
      }),
      { numRuns, seed },
    );
  },
  numRuns * 30_000,
);
