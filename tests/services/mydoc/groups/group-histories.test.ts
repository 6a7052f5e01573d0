import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { successCode } from '#lib/contracts/codes/envelope-codes.ts';
import { historiesOf } from '#tests/setup/random-histories.ts';
import { seedChanged } from '../orders/shop-under-test.ts';
import { checkFromNow, groupFaults } from './group-faults.ts';
import { openGroupShop, type GroupsUnderTest, type Seated } from './groups-under-test.ts';

const { numRuns, seed } = historiesOf({ numRuns: 12, seed: 20_261_123 });
const historyTimeoutMs = 20_000;
let groups: GroupsUnderTest;

beforeAll(async () => {
  groups = await openGroupShop();
}, 60_000);

afterAll(() => groups.shop.close());

const which = fc.nat(9);
const dies = fc.constantFrom<'never' | 'before' | 'after'>('never', 'before', 'after');

/** What people, the account centre, the clock, an editor and the machine do; a number selects among what there is. */
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('create' as const), who: fc.nat(5), headCount: fc.constantFrom(2, 2, 3) }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('join' as const), who: fc.nat(5), which }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('start-payment' as const), which }) },
  { weight: 9, arbitrary: fc.record({ do: fc.constant('told-paid' as const), which, amount: fc.constantFrom<0 | -1>(0, 0, 0, 0, 0, -1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('told-declined' as const, 'charge-twice' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('leave' as const, 'cancel' as const, 'expire' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('end-group' as const, 'edit' as const, 'draw' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), which }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('work' as const), which, dies }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('centre' as const), which: fc.constantFrom<0 | 1 | 2>(0, 0, 1) }) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Course {
  readonly run: number;
  readonly seats: (Seated & { readonly account: string })[];
  readonly payments: { readonly orderId: string; readonly id: string; readonly askedMinor: number }[];
}

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % Math.max(1, items.length)];

async function take(course: Course, account: string, asked: ReturnType<GroupsUnderTest['askJoin']>): Promise<void> {
  const { code, message } = await asked;
  if (code === successCode) course.seats.push({ ...(message as Seated), account });
}

async function startPayment({ payments }: Course, { account, orderId }: Course['seats'][number]): Promise<void> {
  const { code } = await groups.shop.call(account, 'order-server/pay', { id: orderId, language: 'en', key: randomUUID() });
  const started = groups.shop.centre.payments.findLast(({ request }) => request.orderId === orderId);
  if (code !== successCode || !started || payments.some(({ id }) => id === started.paymentId)) return;
  payments.push({ orderId, id: started.paymentId, askedMinor: started.request.amountMinor });
}

async function askBack({ account, orderId }: Course['seats'][number]): Promise<void> {
  const offer = await groups.shop.call(account, 'order-server/refundOffer', { id: orderId });
  if (offer.code !== successCode) return;
  const { amountMinor } = offer.message as { amountMinor: number };
  await groups.shop.call(account, 'order-server/refund', { id: orderId, amountMinor: String(amountMinor), key: randomUUID() });
}

async function work(number: number, dies: 'never' | 'before' | 'after'): Promise<void> {
  const jobs = await groups.shop.outbox.waiting();
  const job = pick(
    jobs.filter(({ queue }) => queue !== 'order-close' && queue !== 'group-deadline'),
    number,
  );
  if (!job) return;
  if (dies === 'before')
    groups.shop.centre.beforeAnswer = async () => {
      throw new Error('the process died');
    };
  await groups.shop.outbox.run(job, dies === 'after');
  groups.shop.centre.beforeAnswer = null;
}

async function act(course: Course, doing: Step): Promise<void> {
  const { shop } = groups;
  const account = 'who' in doing ? `run-${course.run}-${doing.who}` : '';
  const number = 'which' in doing ? doing.which : 0;
  const seat = pick(course.seats, number);
  const payment = pick(course.payments, number);
  switch (doing.do) {
    case 'create':
      return take(course, account, groups.askCreate(account, { headCount: String(doing.headCount) }));
    case 'join':
      return seat && take(course, account, groups.askJoin(account, seat.group.id));
    case 'start-payment':
      return seat && startPayment(course, seat);
    case 'told-paid':
      if (payment) await shop.notify(payment.orderId, payment.id, { amountMinor: payment.askedMinor + doing.amount });
      return;
    case 'told-declined':
      if (payment) await shop.notify(payment.orderId, payment.id, { outcome: 'declined' });
      return;
    case 'charge-twice': {
      if (!payment) return;
      const id = shop.centre.charge(payment.id);
      course.payments.push({ ...payment, id });
      return;
    }
    case 'leave':
      if (seat) await shop.call(seat.account, 'group/leave', { id: seat.group.id });
      return;
    case 'cancel':
      if (seat) await shop.call(seat.account, 'order-server/cancel', { id: seat.orderId });
      return;
    case 'expire':
      return seat && groups.endSeat(seat.orderId);
    case 'end-group':
      return seat && groups.endGroup(seat.group.id);
    case 'edit':
      return shop.publish(
        seedChanged('group-campaign-vps', {
          ...{ discountPercent: 10 + number, activationFeePercent: 10 + number, headCounts: [2, 3, 5 + (number % 5)] },
          memberCoupon: { _type: 'reference', _ref: number % 2 === 0 ? 'coupon-campaign-group8' : 'coupon-campaign-hidden50' },
        }),
      );
    case 'draw':
      if (seat) await shop.call(seat.account, 'group/draw', { id: seat.group.id, number: String(number) });
      return;
    case 'refund':
      return seat && askBack(seat);
    case 'work':
      return work(number, doing.dies);
    case 'centre':
      shop.centre.nextServers = number === 0 ? ['running'] : ['failed'];
  }
}

/** The time of every seat and group comes to its end, and everything that waits is done. */
async function settle({ seats }: Course): Promise<void> {
  groups.shop.centre.nextServers = ['running'];
  for (const { group } of seats) {
    await groups.endGroup(group.id);
    await groups.see(group.id);
  }
  await groups.shop.outbox.drain(80);
}

test(
  'R-7 any history of joining, paying, leaving, expiring, edits, crashes and retries: every invariant of group buying holds, after each step and at the end',
  async () => {
    const { executor } = groups.shop.mydoc.database;
    const ends = new Set<string>();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 60 }), async (steps) => {
        run += 1;
        await executor.execute(sql`DELETE FROM test_outbox`);
        await checkFromNow(executor);
        await executor.execute(sql`UPDATE server_stock SET remaining = 6 WHERE model = 'cvm.g4a.amd.c2m4'`);
        groups.shop.letStockAge();
        const course: Course = { run, seats: [], payments: [] };
        for (const each of steps) {
          await act(course, each);
          expect(await groupFaults(executor, { isEnd: false })).toEqual([]);
        }
        await settle(course);
        expect(await groupFaults(executor, { isEnd: true })).toEqual([]);
        expect(await groups.shop.ledgerFaults()).toEqual([]);
        for (const { group } of course.seats) ends.add((await groups.see(group.id)).state);
        for (const { account, orderId } of course.seats) {
          const order = await groups.shop.detail(account, orderId);
          const given = groups.shop.centre.payments.filter(({ request }) => request.orderId === orderId);
          expect(given.reduce((sum, each) => sum + each.refundedMinor, 0)).toBe(order.refundedMinor);
          if (order.state !== 'active') expect(groups.shop.centre.servers.get(orderId)?.state ?? 'ended').toBe('ended');
        }
      }),
      { numRuns, seed },
    );
    expect([...ends]).toEqual(expect.arrayContaining(['succeeded', 'failed', 'void']));
  },
  numRuns * historyTimeoutMs,
);
