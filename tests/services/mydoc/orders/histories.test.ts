import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { historiesOf } from '#tests/setup/random-histories.ts';
import { starter } from '#tests/fixtures/starter-configuration.ts';
import { idOf, keyOf, makeDue, openShop, type ShopUnderTest } from './shop-under-test.ts';
import type { WaitingJob } from './outbox-under-test.ts';
import { createReference, type Reference } from './order-reference.ts';

const model = 'cvm.g4a.amd.c2m2';
const { numRuns, seed } = historiesOf({ numRuns: 40, seed: 20_261_121 });
const historyTimeoutMs = 6_000;
let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop({ stockClock: 'frozen' });
}, 60_000);

afterAll(() => shop.close());

/** Actions of buyers, the account centre, the clock and the machine; a number selects one of the existing orders, payments or jobs. */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      which: fc.nat(2),
      servers: fc.constantFrom(1, 1, 2, 3),
      looks: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), which: fc.nat(5), early: fc.constantFrom(false, false, true) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('told-paid' as const),
      which: fc.nat(9),
      amount: fc.constantFrom<'right' | 'less' | 'more'>('right', 'right', 'right', 'right', 'less', 'more'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('told-declined' as const), which: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'due' as const), which: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), which: fc.nat(5) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('work' as const),
      which: fc.nat(9),
      dies: fc.constantFrom<'never' | 'before' | 'after'>('never', 'before', 'after'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('centre' as const), which: fc.constantFrom<0 | 1 | 2>(0, 1, 2) }) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const askedFor = (quantity: number) => ({
  params: JSON.stringify({ configuration: { ...starter, model, quantity }, period: '1y', currency: 'USD' }),
});

const account = (run: number, index: number): string => `run-${run}-buyer-${index}`;

/** Before: the centre has done it, and nothing recorded that. After: it is recorded, and done again. */
async function work(job: WaitingJob, dies: 'never' | 'before' | 'after'): Promise<void> {
  if (dies === 'before')
    shop.centre.beforeAnswer = async () => {
      throw new Error('the process died');
    };
  await shop.outbox.run(job, dies === 'after');
  shop.centre.beforeAnswer = null;
}

/** Applies one step to the shop and to the reference. */
async function act(reference: Reference, run: number, doing: Step): Promise<void> {
  const { which } = doing;
  const orders = reference.orders();
  const payments = reference.payments();
  const order = orders[which % Math.max(1, orders.length)];
  const payment = payments[which % Math.max(1, payments.length)];
  switch (doing.do) {
    case 'order': {
      const buyer = account(run, which);
      // otherwise the quote would use the stock read for an earlier one
      if (doing.looks) shop.letStockAge();
      if (doing.looks || !reference.stockWasRead()) reference.stockRead();
      const quoted = await shop.call(buyer, 'order-server/quote', askedFor(doing.servers));
      if (quoted.code !== 2000) {
        expect(['modelSoldOut', ...(doing.servers > 1 ? ['tooFewLeft'] : [])]).toContain(keyOf(quoted.message));
        return reference.notQuoted(doing.servers);
      }
      const answer = await shop.create(buyer, idOf(quoted.message));
      return reference.ordered(buyer, doing.servers, answer.code === 2000 ? (answer.message as { id: string; totalMinor: number }) : null);
    }
    case 'pay': {
      if (!order) return;
      // early: the centre's notice arrives before its answer
      const word = { id: '' };
      if (doing.early)
        shop.centre.beforeAnswer = async () => {
          word.id = shop.centre.payments.at(-1)?.paymentId ?? '';
          await shop.notify(order.id, word.id);
        };
      const answer = await shop.call(order.buyer, 'order-server/pay', {
        id: order.id,
        language: 'en',
        key: '1f0c6c44-0000-4000-8000-000000000000',
      });
      shop.centre.beforeAnswer = null;
      reference.asked(
        order.id,
        answer.code === 2000 ? ((answer.message as { payAddress: string }).payAddress.split('/').at(-1) ?? '') : null,
      );
      if (word.id !== '') reference.paid(word.id, order.totalMinor);
      return;
    }
    case 'told-paid': {
      if (!payment) return;
      const amountMinor = payment.askedMinor + { right: 0, less: -1, more: 1 }[doing.amount];
      expect(await shop.notify(payment.orderId, payment.id, { amountMinor })).toBe(200);
      return reference.paid(payment.id, amountMinor);
    }
    case 'told-declined':
      if (!payment) return;
      await shop.notify(payment.orderId, payment.id, { outcome: 'declined' });
      return reference.declined(payment.id);
    case 'cancel':
      if (order) reference.givenUp(order.id, (await shop.call(order.buyer, 'order-server/cancel', { id: order.id })).code === 2000);
      return;
    case 'due':
      if (order?.isUnpaid()) {
        await makeDue(shop, order.id);
        reference.overdue(order.id);
      }
      return;
    case 'refund': {
      if (!order) return;
      const answer = await shop.call(order.buyer, 'order-server/refund', {
        id: order.id,
        amountMinor: String(order.totalMinor),
        key: order.id,
      });
      return reference.askedBack(order.id, answer.code === 2000);
    }
    case 'work': {
      const jobs = (await shop.outbox.waiting()).toSorted(
        (one, other) => Number(one.queue === 'order-close') - Number(other.queue === 'order-close'),
      );
      const job = jobs[which % Math.max(1, jobs.length)];
      return job && work(job, doing.dies);
    }
    case 'centre':
      if (which > 1) shop.centre.nextServers = ['failed'];
      else shop.centre.nextServers = which === 0 ? ['running'] : ['building', 'running'];
  }
}

/** Completes everything pending: unpaid orders fall due, the outbox is worked off. */
async function settle(reference: Reference): Promise<void> {
  shop.centre.nextServers = ['running'];
  for (const order of reference.orders()) {
    if (!order.isUnpaid()) continue;
    await makeDue(shop, order.id);
    reference.overdue(order.id);
    await shop.detail(order.buyer, order.id);
  }
  for (const job of await shop.outbox.waiting()) await work(job, 'before');
  await shop.outbox.drain(80);
}

test(
  'any history of buyers, payments, refusals, crashes and retries: no money is lost, no stock sold twice, every order ends once',
  async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 40 }), async (steps) => {
        run += 1;
        const places = 4;
        await shop.mydoc.database.executor.execute(
          sql`UPDATE server_stock SET remaining = ${places} WHERE region = 'US-0' AND model = ${model}`,
        );
        await shop.mydoc.database.executor.execute(sql`DELETE FROM test_outbox`);
        shop.letStockAge();
        const reference = createReference(places);
        for (const each of steps) {
          await act(reference, run, each);
          expect(await shop.remaining(model)).toBeGreaterThanOrEqual(0);
        }
        await settle(reference);
        for (const order of reference.orders()) {
          const { state, paidMinor, refundedMinor, refundingMinor, history } = await shop.detail(order.buyer, order.id);
          const kinds = history.map(({ kind }) => kind);
          const ends = kinds.filter(
            (kind) =>
              kind === 'closed' ||
              kind === 'cancelled' ||
              kind === 'active' ||
              kind === 'provisioning-failed' ||
              kind === 'refund-requested',
          );
          expect([paidMinor, refundingMinor]).toEqual([order.moneyIn(), 0]);
          expect(order.endsAllowed()).toContain(state);
          expect(paidMinor - refundedMinor).toBe(state === 'active' ? order.totalMinor : 0);
          expect(
            shop.centre.payments.filter(({ request }) => request.orderId === order.id).reduce((sum, each) => sum + each.refundedMinor, 0),
          ).toBe(refundedMinor);
          expect(kinds.filter((kind) => kind === 'paid').length).toBeLessThanOrEqual(1);
          expect(new Set(ends).size).toBe(ends.length);
          const servers = [...shop.centre.servers].filter(([key]) => key.startsWith(order.id)).map(([, server]) => server.state);
          if (state === 'active') expect(servers).toEqual(Array.from({ length: order.servers }, () => 'running'));
          else expect(servers.filter((each) => each !== 'ended')).toEqual([]);
        }
        const running = await Promise.all(
          reference.orders().map(async ({ buyer, id, servers }) => ((await shop.detail(buyer, id)).state === 'active' ? servers : 0)),
        );
        expect(await shop.remaining(model)).toBe(places - running.reduce((sum, servers) => sum + servers, 0));
        expect(await shop.ledgerFaults()).toEqual([]);
      }),
      { numRuns, seed },
    );
  },
  numRuns * historyTimeoutMs,
);
