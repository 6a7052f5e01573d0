import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { AutomaticState } from '#lib/contracts/calls/orders/automatic-renewal-calls.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { forgetAccount } from '#services/mydoc/forget-account.ts';
import { sweepAutomaticRenewals } from '#services/mydoc/orders/automatic-renewals/renew-automatically.ts';
import { sweepTerms } from '#services/mydoc/orders/server-terms/sweep-terms.ts';
import type { Answer } from '#tests/services/mydoc/mydoc-under-test.ts';
import { keyOf, openShop, seedChanged, type ShopUnderTest } from '../shop-under-test.ts';
import { kindsOf, later, renewalsAt, type RenewalShop } from '../renewals/renewal-shop.ts';

const logged: unknown[] = [];
let shop: ShopUnderTest;
let renewals: RenewalShop;

beforeAll(async () => {
  shop = await openShop({ mails: true });
  renewals = renewalsAt(shop);
}, 60_000);

beforeEach(() => {
  shop.centre.behave();
  logged.splice(0);
});

afterAll(() => shop.close());

const read = (buyer: string, order: string): Promise<Answer> => shop.call(buyer, 'order-server/automaticRenewal', { order });
const stateOf = async (buyer: string, order: string): Promise<AutomaticState> => (await read(buyer, order)).message as AutomaticState;
const set = (buyer: string, order: string, change: Record<string, string> = {}): Promise<Answer> =>
  shop.call(buyer, 'order-server/setAutomaticRenewal', { order, ...change });
const turnOn = async (buyer: string, order: string, period = '1y'): Promise<AutomaticState> => {
  const price = (await stateOf(buyer, order)).periods.find((offered) => offered.period === period)?.totalMinor;
  return (await set(buyer, order, { period, totalMinor: String(price) })).message as AutomaticState;
};
const activeFor = (buyer: string): Promise<OrderMessage> => shop.active(buyer, {}, { period: '1y' });

/** Lets the server end in so many days, and the product notice it. */
const reach = async ({ id }: OrderMessage, days: number): Promise<void> => {
  await renewals.leave(id, days);
  const { database } = shop.mydoc;
  const log = { error: (...line: unknown[]) => void logged.push(line) };
  await database.executor.execute(sql`UPDATE server_automatic_renewal SET look_at = now() WHERE order_id = ${id}::uuid`);
  await sweepTerms({ database, outbox: shop.outbox, log });
  await shop.outbox.drain();
  await sweepAutomaticRenewals({ database, outbox: shop.outbox, log, orderContent: () => shop.mydoc.mydoc.orderContent() });
  await shop.outbox.drain();
};
/** The centre's notice of what was charged for the server's renewal. */
const notifyCharge = async (buyer: string, server: OrderMessage, change: { outcome?: 'declined' } = {}): Promise<OrderMessage> => {
  const { renewals: known } = await shop.detail(buyer, server.id);
  const id = known.at(-1)?.id ?? '';
  await shop.notify(id, `pay-charged-${id}-1-saved`, change);
  await shop.outbox.drain();
  return shop.detail(buyer, id);
};
const mailsOf = ({ number }: OrderMessage) => [...shop.centre.mails.values()].filter(({ values }) => values.number === number);
const templatesOf = (order: OrderMessage): string[] => mailsOf(order).map(({ template }) => template);
const lastMailOf = (order: OrderMessage): string => mailsOf(order).at(-1)?.values.text ?? '';
const dearer = (usd: number): void =>
  shop.publish(
    seedChanged('model-g4a-c1m1', {
      regions: [{ _key: 'us', region: { _ref: 'region-us-0', _type: 'reference' }, price: { USD: usd, HKD: 14.5, JPY: 290 } }],
    }),
  );

describe('R-5.9 automatic renewal', () => {
  test('is off until its buyer turns it on for a period at the price that was shown, and is confirmed by e-mail', async () => {
    const server = await activeFor('ann');
    expect(server.automatic).toBeNull();
    const before = await stateOf('ann', server.id);
    expect(before).toMatchObject({ method: 'PayPal', on: null, outcome: null });
    expect(before.periods.map(({ period }) => period)).toContain('1y');
    const on = await turnOn('ann', server.id);
    const price = before.periods.find(({ period }) => period === '1y')?.totalMinor;
    expect(on.on).toEqual({ period: '1y', totalMinor: price });
    await shop.outbox.drain();
    const after = await shop.detail('ann', server.id);
    expect(after.automatic).toMatchObject({ period: '1y', totalMinor: price, outcome: null });
    expect(Date.parse(after.automatic?.chargeAt ?? '')).toBe(Date.parse(after.paidUntil ?? '') - 3 * 86_400_000);
    expect(kindsOf(after)).toContain('automatic-renewal-on');
    expect(templatesOf(server).at(-1)).toBe('automatic-renewal-on');
    expect(lastMailOf(server)).toContain('You can turn automatic renewal off on the order page at any time.');
  });

  test('is announced a week before the end, ordered and charged three days before it, and moves the end once it is paid', async () => {
    const server = await activeFor('bob');
    const { on } = await turnOn('bob', server.id);
    await reach(server, 7);
    expect(templatesOf(server).at(-1)).toBe('renewal-due');
    expect(lastMailOf(server)).toContain('renews automatically');
    expect((await shop.detail('bob', server.id)).renewals).toEqual([]);
    await reach(server, 3);
    const [renewal] = (await shop.detail('bob', server.id)).renewals;
    expect(renewal).toMatchObject({ state: 'awaiting-payment' });
    const charged = [...shop.centre.charges.values()].at(-1);
    expect(charged).toMatchObject({ orderId: renewal?.id, amountMinor: on?.totalMinor, currency: 'USD' });
    const paid = await notifyCharge('bob', server);
    expect(paid).toMatchObject({ state: 'renewed', paidMinor: on?.totalMinor, method: 'PayPal', renews: { automatic: true } });
    const after = await shop.detail('bob', server.id);
    expect(after.automatic).toMatchObject({ outcome: null });
    expect(Date.parse(after.paidUntil ?? '') - Date.now()).toBeGreaterThan(360 * 86_400_000);
    // its placement was announced before: one e-mail, of the payment
    expect(templatesOf(paid)).toEqual(['order-renewed']);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('is placed and charged once, however often it is looked for', async () => {
    const server = await activeFor('cat');
    await turnOn('cat', server.id);
    for (let time = 0; time < 3; time += 1) await reach(server, 2);
    expect((await shop.detail('cat', server.id)).renewals).toHaveLength(1);
    expect([...shop.centre.charges.values()].filter(({ accountId }) => accountId === 'cat')).toHaveLength(1);
    await notifyCharge('cat', server);
    await reach(server, 360);
    expect((await shop.detail('cat', server.id)).renewals).toHaveLength(1);
  });

  test('is placed once by sweeps that run at once', async () => {
    const server = await activeFor('cid');
    await turnOn('cid', server.id);
    await renewals.leave(server.id, 2);
    const { database } = shop.mydoc;
    await database.executor.execute(sql`UPDATE server_automatic_renewal SET look_at = now()`);
    const deps = { database, outbox: shop.outbox, log: { error: (...line: unknown[]) => void logged.push(line) } };
    const orderContent = () => shop.mydoc.mydoc.orderContent();
    await Promise.all([1, 2, 3].map(() => sweepAutomaticRenewals({ ...deps, orderContent })));
    expect((await shop.detail('cid', server.id)).renewals).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  test.each([
    ['declined', (): void => void (shop.centre.nextCharge = 'declined'), 'Your payment method was declined.'],
    ['no-method', (): void => void (shop.centre.savedMethod = null), 'No payment method is saved'],
    ['refused', (): void => void (shop.centre.barred = true), 'cannot be charged at the moment'],
  ] as const)('that is %s is told by e-mail, and its order stays to be paid by hand', async (outcome, cause, words) => {
    const buyer = `dan-${outcome}`;
    const server = await activeFor(buyer);
    await turnOn(buyer, server.id);
    cause();
    await reach(server, 3);
    const after = await shop.detail(buyer, server.id);
    expect(after.automatic).toMatchObject({ outcome });
    expect(after.renewals).toMatchObject([{ state: 'awaiting-payment' }]);
    expect(templatesOf(server).at(-1)).toBe('automatic-renewal-failed');
    expect(lastMailOf(server)).toContain(words);
    shop.centre.behave();
    const id = after.renewals[0]?.id ?? '';
    await shop.notify(id, await shop.pay(buyer, id));
    await shop.outbox.drain();
    expect(await shop.detail(buyer, id)).toMatchObject({ state: 'renewed' });
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('is asked for again while the account centre does not answer, and is charged once it does', async () => {
    const server = await activeFor('eve');
    await turnOn('eve', server.id);
    shop.centre.away = true;
    await reach(server, 3);
    expect((await shop.detail('eve', server.id)).automatic).toMatchObject({ outcome: 'ordered' });
    shop.centre.away = false;
    await shop.outbox.drain();
    expect((await notifyCharge('eve', server)).state).toBe('renewed');
  });

  test('charges no more than was agreed to or announced: a price that rose after the announcement is not charged', async () => {
    const server = await shop.active('fay', {}, { period: '1y' });
    await turnOn('fay', server.id, '1m');
    await reach(server, 7);
    dearer(9);
    try {
      await reach(server, 3);
      expect((await shop.detail('fay', server.id)).automatic).toMatchObject({ outcome: 'dearer' });
      expect((await shop.detail('fay', server.id)).renewals).toEqual([]);
      expect(lastMailOf(server)).toContain('more than you agreed to');
    } finally {
      shop.publish(seedChanged('model-g4a-c1m1', {}));
    }
  });

  test('does not announce a higher price with its charge: the late reminder asks to renew by hand', async () => {
    const server = await shop.active('fox', {}, { period: '1y' });
    const { on } = await turnOn('fox', server.id, '1m');
    dearer(9);
    try {
      await reach(server, 3);
      expect(mailsOf(server).find(({ template }) => template === 'renewal-due')?.values.text).toContain('nothing is charged automatically');
      const { automatic } = await shop.detail('fox', server.id);
      expect(automatic).toMatchObject({ outcome: 'dearer', totalMinor: on?.totalMinor });
    } finally {
      shop.publish(seedChanged('model-g4a-c1m1', {}));
    }
  });

  test('is charged at a higher price that was announced a week before', async () => {
    const server = await shop.active('gil', {}, { period: '1y' });
    const { on } = await turnOn('gil', server.id, '1m');
    dearer(9);
    try {
      await reach(server, 7);
      const announced = (await stateOf('gil', server.id)).on?.totalMinor ?? 0;
      expect(announced).toBeGreaterThan(on?.totalMinor ?? 0);
      await reach(server, 3);
      expect([...shop.centre.charges.values()].at(-1)).toMatchObject({ accountId: 'gil', amountMinor: announced });
    } finally {
      shop.publish(seedChanged('model-g4a-c1m1', {}));
    }
  });

  test('waits until the CMS has a catalogue: nothing is announced, tried or told to have failed without prices', async () => {
    const server = await activeFor('gus');
    await turnOn('gus', server.id);
    shop.publish([]);
    await reach(server, 3);
    expect((await shop.detail('gus', server.id)).automatic).toMatchObject({ outcome: null });
    expect(templatesOf(server)).not.toContain('automatic-renewal-failed');
    shop.publish(seedChanged('model-g4a-c1m1', {}));
    await reach(server, 3);
    expect((await shop.detail('gus', server.id)).automatic).toMatchObject({ outcome: 'ordered' });
    expect(mailsOf(server).find(({ template }) => template === 'renewal-due')?.values.text).toContain('renews automatically');
  });

  test('waits for a renewal that the buyer ordered by hand, and starts anew from the end that it moved', async () => {
    const server = await activeFor('hal');
    await turnOn('hal', server.id);
    await renewals.leave(server.id, 3);
    const { id } = await renewals.order('hal', server.id, '1y');
    await reach(server, 3);
    expect(shop.centre.charges.has(`${id}-1-saved`)).toBe(false);
    await shop.notify(id, await shop.pay('hal', id));
    await shop.outbox.drain();
    const after = await shop.detail('hal', server.id);
    expect(after.renewals).toHaveLength(1);
    expect(after.automatic).toMatchObject({ outcome: null });
  });

  test('that is turned off charges nothing, also when its order was placed and not charged yet', async () => {
    const server = await activeFor('ida');
    await turnOn('ida', server.id);
    shop.centre.away = true;
    await reach(server, 3);
    shop.centre.away = false;
    const off = await set('ida', server.id);
    expect(off.message).toMatchObject({ on: null });
    await shop.outbox.drain();
    const after = await shop.detail('ida', server.id);
    expect(after).toMatchObject({ automatic: null, renewals: [] });
    expect(kindsOf(after).filter((kind) => kind.startsWith('automatic'))).toEqual(['automatic-renewal-on', 'automatic-renewal-off']);
    expect([...shop.centre.charges.values()].filter(({ accountId }) => accountId === 'ida')).toEqual([]);
  });

  test('ends with its server, and with its account', async () => {
    const [given, closed] = [await activeFor('jim'), await activeFor('kim')];
    for (const [buyer, { id }] of [
      ['jim', given],
      ['kim', closed],
    ] as const)
      await turnOn(buyer, id);
    const offer = await shop.call('jim', 'order-server/refundOffer', { id: given.id });
    await renewals.refund('jim', given.id, (offer.message as { amountMinor: number }).amountMinor);
    await reach(given, 3);
    await forgetAccount(shop.mydoc.database.executor, 'kim');
    await reach(closed, 3);
    const { database } = shop.mydoc;
    const left = await database.executor.execute(
      sql`SELECT order_id FROM server_automatic_renewal WHERE order_id IN (${given.id}::uuid, ${closed.id}::uuid)`,
    );
    expect(left).toMatchObject({ rows: [] });
    expect((await shop.detail('kim', closed.id)).renewals).toEqual([]);
  });

  test.each([
    ['another account’s server', 'doesNotExist', async (id: string) => set('somebody', id, { period: '1y', totalMinor: '1' })],
    ['another account’s server, to be read', 'doesNotExist', async (id: string) => read('somebody', id)],
    ['an order that awaits payment', 'notRenewable', async () => read('lea', (await shop.order('lea')).id)],
    ['another price than that of now', 'renewalPriceChanged', async (id: string) => set('lea', id, { period: '1y', totalMinor: '1' })],
    ['a period that is not offered', 'dataError', async (id: string) => set('lea', id, { period: '9y', totalMinor: '1' })],
  ])('of %s is refused', async (_what, key, ask) => {
    const server = await activeFor('lea');
    expect(keyOf((await ask(server.id)).message)).toBe(key);
  });

  test('another account’s is not turned off', async () => {
    const server = await activeFor('mia');
    await turnOn('mia', server.id);
    expect(keyOf((await set('somebody', server.id)).message)).toBe('doesNotExist');
    expect((await shop.detail('mia', server.id)).automatic).not.toBeNull();
  });

  test.each([[null], ['unknown']] as const)('without a saved method (%s) is refused, and says so when it is read', async (method) => {
    const server = await activeFor('ned');
    shop.centre.savedMethod = method;
    expect((await stateOf('ned', server.id)).method).toBeNull();
    const { totalMinor } = (await stateOf('ned', server.id)).periods[0] ?? { totalMinor: 0 };
    const { period } = (await stateOf('ned', server.id)).periods[0] ?? { period: '' };
    expect(keyOf((await set('ned', server.id, { period, totalMinor: String(totalMinor) })).message)).toBe('savedMethodMissing');
  });

  test('moves the end from where it was, month by month', async () => {
    const server = await shop.active('ora');
    await turnOn('ora', server.id, '1m');
    await reach(server, 2);
    const renewed = await notifyCharge('ora', server);
    const after = await shop.detail('ora', server.id);
    expect(after.paidUntil).toBe(renewed.renews?.until);
    expect(later(server, 0)).not.toBe(after.paidUntil);
  });
});
