import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { addMonths } from '#lib/catalogue/period-end.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { sweepTerms } from '#services/mydoc/orders/server-terms/sweep-terms.ts';
import { createLog } from '#services/platform/log.ts';
import { historiesOf } from '#tests/setup/random-histories.ts';
import { makeDue, openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { renewalsAt, type RenewalShop } from './renewal-shop.ts';

const { numRuns, seed } = historiesOf({ numRuns: 12, seed: 20_261_126 });
const months = { '1m': 1, '1q': 3, '1y': 12 } as const;
type Period = keyof typeof months;

const log = createLog({ name: 'test', level: 'silent' });
let shop: ShopUnderTest;
let renewals: RenewalShop;

beforeAll(async () => {
  shop = await openShop();
  renewals = renewalsAt(shop);
}, 60_000);

afterAll(() => shop.close());

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('order' as const), period: fc.constantFrom<Period>('1m', '1q', '1y') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('pay' as const, 'due' as const, 'cancel' as const), which: fc.nat(5) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('told-paid' as const), which: fc.nat(9), twice: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), which: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('sweep' as const, 'drain' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund-server' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Known {
  readonly buyer: string;
  readonly server: OrderMessage;
  readonly orders: string[];
  readonly payments: { order: string; payment: string }[];
}

const pick = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % Math.max(1, items.length)];

async function act({ buyer, server, orders, payments }: Known, doing: Step): Promise<void> {
  const chosen = 'which' in doing ? pick(orders, doing.which) : undefined;
  switch (doing.do) {
    case 'order': {
      const quoted = await renewals.askQuote(buyer, server.id, doing.period);
      if (quoted.code !== 2000) return;
      const placed = await shop.create(buyer, (quoted.message as { id: string }).id);
      if (placed.code === 2000) orders.push((placed.message as OrderMessage).id);
      return;
    }
    case 'pay': {
      if (!chosen || (await shop.detail(buyer, chosen)).state !== 'awaiting-payment') return;
      payments.push({ order: chosen, payment: await shop.pay(buyer, chosen) });
      return;
    }
    case 'due':
      return chosen ? void (await makeDue(shop, chosen)) : undefined;
    case 'cancel':
      return chosen ? void (await shop.call(buyer, 'order-server/cancel', { id: chosen })) : undefined;
    case 'told-paid': {
      const told = pick(payments, doing.which);
      if (!told) return;
      const notices = doing.twice ? [told, told] : [told];
      await Promise.all(notices.map(({ order, payment }) => shop.notify(order, payment)));
      return;
    }
    case 'refund':
      return chosen ? refund(buyer, chosen) : undefined;
    case 'refund-server':
      return refund(buyer, server.id);
    case 'sweep':
      return void (await sweepTerms({ database: shop.mydoc.database, outbox: shop.outbox, log }));
    case 'drain':
      return shop.outbox.drain();
  }
}

async function refund(buyer: string, id: string): Promise<void> {
  const offer = await shop.call(buyer, 'order-server/refundOffer', { id });
  if (offer.code === 2000) await renewals.refund(buyer, id, (offer.message as { amountMinor: number }).amountMinor);
}

/** The end of a server is what was paid for and kept, one after another, and nothing is paid for twice. */
async function expectSound({ buyer, server, orders }: Known): Promise<void> {
  const now = await shop.detail(buyer, server.id);
  const known = await Promise.all(orders.map((id) => shop.detail(buyer, id)));
  const kept = known.filter(({ state }) => state === 'renewed');
  const startMs = Date.parse(server.history.find(({ kind }) => kind === 'active')?.at ?? '');
  if (now.state === 'active') {
    const paidMonths = kept.reduce((sum, { period }) => sum + months[period as Period], 1);
    expect(now.paidUntil).toBe(new Date(addMonths(startMs, paidMonths)).toISOString());
  } else expect(kept).toEqual([]);
  const spans = kept.map(({ renews }) => [renews?.from, renews?.until]).toSorted();
  for (const [index, [from]] of spans.entries()) expect(from).toBe(index === 0 ? server.paidUntil : spans[index - 1]?.[1]);
  expect(known.filter(({ state }) => state === 'awaiting-payment').length).toBeLessThanOrEqual(1);
  for (const { state, paidMinor, refundedMinor, refundingMinor, totalMinor } of known)
    expect(paidMinor - refundedMinor - refundingMinor).toBe(state === 'renewed' ? totalMinor : 0);
  for (const { configuration } of known) expect(configuration.quantity).toBe(server.configuration.quantity);
  expect(await shop.ledgerFaults()).toEqual([]);
}

test(
  'R-5.9 any history of renewals, payments, refunds and time: the end of a server follows what was paid, and the ledger balances',
  async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.array(step, { minLength: 5, maxLength: 25 }), async (quantity, steps) => {
        run += 1;
        await shop.mydoc.database.executor.execute(sql`DELETE FROM test_outbox`);
        const buyer = `run ${run}`;
        const known: Known = { buyer, server: await shop.active(buyer, { quantity }), orders: [], payments: [] };
        for (const each of steps) {
          await act(known, each);
          await expectSound(known);
        }
        await shop.outbox.drain();
        await expectSound(known);
      }),
      { numRuns, seed },
    );
  },
  numRuns * 30_000,
);
