import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { historiesOf } from '#tests/setup/random-histories.ts';
import { renewalsAt, type RenewalShop } from '../renewals/renewal-shop.ts';
import { makeDue, openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { changesAt, sizes, type ChangeShop } from './change-shop.ts';

const { numRuns, seed } = historiesOf({ numRuns: 12, seed: 20_261_127 });

let shop: ShopUnderTest;
let renewals: RenewalShop;
let changes: ChangeShop;

beforeAll(async () => {
  shop = await openShop();
  renewals = renewalsAt(shop);
  changes = changesAt(shop);
}, 60_000);

afterAll(() => shop.close());

const wishes = [{ model: sizes.larger }, { model: sizes.largest }, { diskGib: '40' }, { traffic: 't1000' }] as const;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('change' as const), which: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('renew' as const), which: fc.constant(0) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('pay' as const, 'due' as const, 'cancel' as const), which: fc.nat(5) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('told-paid' as const), which: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), which: fc.nat(5) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('drain' as const, 'drain-failing' as const), which: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund-server' as const), which: fc.constant(0) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Known {
  readonly buyer: string;
  readonly server: OrderMessage;
  readonly orders: string[];
  readonly payments: { order: string; payment: string }[];
}

const pick = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % Math.max(1, items.length)];

async function place({ buyer, orders }: Known, quoted: { code: number; message: unknown }): Promise<void> {
  if (quoted.code !== 2000) return;
  const placed = await shop.create(buyer, (quoted.message as { id: string }).id);
  if (placed.code === 2000) orders.push((placed.message as OrderMessage).id);
}

async function act(known: Known, { do: what, which }: Step): Promise<void> {
  const { buyer, server, orders, payments } = known;
  const chosen = pick(orders, which);
  switch (what) {
    case 'change':
      return place(known, await changes.askQuote(buyer, server.id, wishes[which] ?? {}));
    case 'renew':
      return place(known, await renewals.askQuote(buyer, server.id));
    case 'pay':
      if (chosen === undefined || (await shop.detail(buyer, chosen)).state !== 'awaiting-payment') return;
      payments.push({ order: chosen, payment: await shop.pay(buyer, chosen) });
      return;
    case 'due':
      return chosen === undefined ? undefined : void (await makeDue(shop, chosen));
    case 'cancel':
      return chosen === undefined ? undefined : void (await shop.call(buyer, 'order-server/cancel', { id: chosen }));
    case 'told-paid': {
      const told = pick(payments, which);
      if (told) await shop.notify(told.order, told.payment);
      return;
    }
    case 'refund':
      return chosen === undefined ? undefined : refund(buyer, chosen);
    case 'refund-server':
      return refund(buyer, server.id);
    case 'drain':
      return shop.outbox.drain();
    case 'drain-failing':
      shop.centre.nextChanges = ['failed'];
      await shop.outbox.drain();
      shop.centre.behave();
  }
}

async function refund(buyer: string, id: string): Promise<void> {
  const offer = await shop.call(buyer, 'order-server/refundOffer', { id });
  if (offer.code === 2000) await renewals.refund(buyer, id, (offer.message as { amountMinor: number }).amountMinor);
}

const places = async (): Promise<number> =>
  (await shop.remaining(sizes.now)) + (await shop.remaining(sizes.larger)) + (await shop.remaining(sizes.largest));

const underWay = new Set(['awaiting-payment', 'paid', 'provisioning']);

/**
 * Servers are what was ordered last and carried out, have one place each and at most one order under way, and nothing is kept for what was
 * not done.
 */
async function expectSound({ buyer, server, orders }: Known, before: number): Promise<void> {
  const known = await Promise.all(orders.map((id) => shop.detail(buyer, id)));
  const now = await shop.detail(buyer, server.id);
  const done = known.filter(({ history }) => history.some(({ kind }) => kind === 'changed'));
  const last = done.toSorted((one, other) => changedAt(one) - changedAt(other)).at(-1);
  expect(now.configurationNow).toEqual(last?.configuration);
  const open = known.filter(({ state }) => underWay.has(state));
  expect(open.length).toBeLessThanOrEqual(1);
  const each = quantityOf(server.configuration);
  const held = (now.state === 'active' ? each : 0) + each * open.filter((order) => order.changes?.kind === 'upgrade').length;
  expect(before - (await places())).toBe(held);
  for (const { state, paidMinor, refundedMinor, refundingMinor, totalMinor } of known) {
    const keptMinor = paidMinor - refundedMinor - refundingMinor;
    if (state === 'changed' || state === 'renewed' || state === 'paid' || state === 'provisioning') expect(keptMinor).toBe(totalMinor);
    if (state === 'closed' || state === 'awaiting-payment') expect(keptMinor).toBe(0);
  }
  expect(await shop.ledgerFaults()).toEqual([]);
}

const changedAt = ({ history }: OrderMessage): number => Date.parse(history.find(({ kind }) => kind === 'changed')?.at ?? '');

test(
  'R-5.15 any history of changes, renewals and refunds: each server is what was paid, its place follows it, and the ledger balances',
  async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.array(step, { minLength: 5, maxLength: 25 }), async (quantity, steps) => {
        run += 1;
        await shop.mydoc.database.executor.execute(sql`DELETE FROM test_outbox`);
        const buyer = `run ${run}`;
        const before = await places();
        const known: Known = { buyer, server: await shop.active(buyer, { quantity }), orders: [], payments: [] };
        for (const each of steps) {
          await act(known, each);
          await expectSound(known, before);
        }
        await shop.outbox.drain();
        await expectSound(known, before);
        // the next run begins without what this one left
        await refund(buyer, known.server.id);
        await shop.outbox.drain();
        for (const id of known.orders) await shop.call(buyer, 'order-server/cancel', { id });
      }),
      { numRuns, seed },
    );
  },
  numRuns * 30_000,
);
