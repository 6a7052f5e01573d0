import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { paymentLister } from '#services/account-centre/account-centre.ts';
import { checkLedger } from '#services/mydoc/orders/ledger/ledger-check.ts';
import { reconcile } from '#services/mydoc/orders/ledger/reconcile.ts';
import type { Buyer } from './add-buyers.ts';
import { askQuote, browserOf, callAs, lookUntil, pay, readOrder, untilOrder } from './buyer-at-shop.ts';
import { openFleet, type ShopFleet, type ShopProcess } from './shop-fleet.ts';
import { starter } from '#tests/fixtures/starter-configuration.ts';

/** What a buyer does between the order and its end, and the expected result. */
interface Course {
  readonly name: string;
  /** Set on the console before the payment. */
  readonly wish?: Readonly<Record<string, string>>;
  readonly payments: readonly string[];
  readonly state: OrderMessage['state'];
  /** In multiples of the price. */
  readonly paid: number;
  readonly refunded: number;
  readonly history: readonly string[];
}

const served = ['placed', 'paid', 'active'];

const courses: readonly Course[] = [
  { name: 'paid', payments: ['paid'], state: 'active', paid: 1, refunded: 0, history: served },
  {
    name: 'declined, then paid',
    payments: ['declined', 'paid'],
    state: 'active',
    paid: 1,
    refunded: 0,
    history: ['placed', 'payment-declined', 'paid', 'active'],
  },
  { name: 'told before the payment page answers', payments: ['early'], state: 'active', paid: 1, refunded: 0, history: served },
  {
    name: 'told before the start of the payment is noted',
    wish: { nextPayment: 'at-start' },
    payments: ['paid'],
    state: 'active',
    paid: 1,
    refunded: 0,
    history: served,
  },
  { name: 'told twice', payments: ['notified-twice'], state: 'active', paid: 1, refunded: 0, history: served },
  { name: 'told out of order', payments: ['out-of-order'], state: 'active', paid: 1, refunded: 0, history: served },
  {
    name: 'charged twice',
    payments: ['charged-twice'],
    state: 'active',
    paid: 2,
    refunded: 1,
    history: ['active', 'paid', 'paid-twice', 'placed', 'refunded'],
  },
  {
    name: 'told after it was given up',
    payments: ['held', 'cancel', 'tell'],
    state: 'closed',
    paid: 1,
    refunded: 1,
    history: ['placed', 'cancelled', 'paid-late', 'refunded'],
  },
  {
    name: 'a server that fails once',
    wish: { nextServer: 'fails-once' },
    payments: ['paid'],
    state: 'active',
    paid: 1,
    refunded: 0,
    history: served,
  },
  {
    name: 'a server that fails each time',
    wish: { nextServer: 'fails' },
    payments: ['paid'],
    state: 'refunded',
    paid: 1,
    refunded: 1,
    history: ['placed', 'paid', 'provisioning-failed', 'refunded'],
  },
];

let fleet: ShopFleet;
let shop: ShopProcess;
const ends = new Map<string, Promise<{ buyer: Buyer; order: OrderMessage }>>();

beforeAll(async () => {
  fleet = await openFleet({ region: 'US-0', model: starter.model, remaining: courses.length });
  const buyers = await fleet.buyers(courses.length);
  shop = await fleet.start();
  // in parallel: the slowest of them takes as long as all
  for (const [place, course] of courses.entries()) {
    const buyer = buyers[place];
    if (buyer) ends.set(course.name, run(course, buyer));
  }
  await Promise.allSettled(ends.values());
}, 240_000);

afterAll(() => fleet.close());

async function run(course: Course, buyer: Buyer): Promise<{ buyer: Buyer; order: OrderMessage }> {
  const browser = browserOf(shop, buyer);
  if (course.wish) {
    const { location } = await browser.fill('/ucenter/console/account', '/ucenter/console/state', course.wish);
    if (location !== '/ucenter/console/account?done=1') throw new Error(`the console did not take the wish: ${location ?? 'no redirect'}`);
  }
  const { id } = readOrder(
    await callAs(shop, buyer, 'order-server/create', {
      quote: await askQuote(shop, buyer),
      key: randomUUID(),
      proof: buyer.proof,
      termsVersion: fleet.termsVersion,
    }),
  );
  const look = async (): Promise<OrderMessage> => readOrder(await callAs(shop, buyer, 'order-server/detail', { id }));
  for (const payment of course.payments) {
    if (payment === 'cancel') await callAs(shop, buyer, 'order-server/cancel', { id });
    else if (payment === 'tell') await browser.fill('/ucenter/console/orders', '/ucenter/console/orders/tell', {});
    else await pay(shop, buyer, id, payment);
    if (payment === 'declined') await untilOrder(look, ({ history }) => history.some(({ kind }) => kind === 'payment-declined'));
  }
  const order = await untilOrder(
    look,
    ({ state, totalMinor, paidMinor, refundedMinor, refundingMinor }) =>
      state === course.state &&
      refundingMinor === 0 &&
      paidMinor === course.paid * totalMinor &&
      refundedMinor === course.refunded * totalMinor,
  );
  return { buyer, order };
}

const endOf = async (name: string): Promise<{ buyer: Buyer; order: OrderMessage }> => {
  const end = ends.get(name);
  if (!end) throw new Error(`nothing ran: ${name}`);
  return end;
};

/** What the buyer sees; steps of the delivery may be seen or not. */
const told = ({ history }: OrderMessage): string[] => history.map(({ kind }) => kind).filter((kind) => kind !== 'provisioning-started');

describe('R-5.9 at the account centre, an order that is', () => {
  test.each(courses.filter(({ name }) => name !== 'charged twice'))('$name ends as it should', async ({ name, state, history }) => {
    const { order } = await endOf(name);
    expect([order.state, told(order)]).toEqual([state, history]);
  });

  test('charged twice is built once, and one of the charges is refunded', async () => {
    const { order } = await endOf('charged twice');
    expect(told(order).toSorted()).toEqual(courses.find(({ name }) => name === 'charged twice')?.history);
  });

  test('R-5.9 its server and its payments are in the console', async () => {
    const show = async (name: string, page: string): Promise<string> => (await browserOf(shop, (await endOf(name)).buyer).get(page)).text;
    expect(await show('paid', '/ucenter/console')).toMatch(/203\.0\.113\.\d+[\s\S]*Running/);
    // the centre is asked by a job of its own, after the refund
    await lookUntil(
      () => show('a server that fails each time', '/ucenter/console'),
      (page) => page.includes('Ended'),
    );
    expect(await show('charged twice', '/ucenter/console/orders')).toMatch(/\$3\.47 refunded/);
    expect(await show('paid', '/ucenter/console/orders')).toMatch(
      /<a href="\/product\/vps-buy\/order\/[0-9a-f-]{36}"><span[^>]*>S-\w{4}-\w{4}<\/span> · /,
    );
    expect(await show('declined, then paid', '/ucenter/console/orders')).toMatch(/Paid[\s\S]*Declined/);
  });

  test('after all of that the books balance, and agree with the centre’s', async () => {
    await Promise.all(ends.values());
    await shop.kill();
    await fleet.look(async ({ executor }) => {
      const list = paymentLister(executor, { url: undefined, secrets: [] }, () => new Date());
      const { differences, theirs } = await reconcile({ executor, list }, new Date(), { settledAfterMs: -60_000 });
      expect([(await checkLedger(executor)).differences, differences, theirs]).toEqual([[], [], courses.length + 2]);
    });
    shop = await fleet.start();
  });
});
