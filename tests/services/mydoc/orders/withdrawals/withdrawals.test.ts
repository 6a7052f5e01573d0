import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { stateWithdrawal, type WithdrawalMessage } from '#lib/contracts/calls/orders/withdrawal-calls.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { orderRefundMinor } from '#lib/orders/given-back.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { renewalsAt } from '../renewals/renewal-shop.ts';
import { keyOf, openShop, seedChanged, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;
/** Each test has addresses of its own, since one may make a few statements only. */
let caller = 0;

beforeAll(async () => {
  shop = await openShop({ mails: true });
}, 60_000);

afterAll(() => shop.close());

const statement = (contract: string, change: Record<string, string> = {}): Record<string, string> => ({
  ...{ contract, name: 'Ada Lovelace', email: 'ada@example.com', country: 'DE', key: randomUUID(), language: 'en' },
  ...change,
});

/** From an address of its own; `account` empty: nobody is logged in. */
function call(account: string, path: string, fields: Record<string, string>) {
  caller += 1;
  const headers = { 'x-forwarded-for': `198.51.${Math.floor(caller / 250)}.${caller % 250}` };
  return shop.mydoc.call(path, fields, { ...headers, ...(account === '' ? {} : { cookie: `hf_session=${account}` }) });
}

async function state(account: string, contract: string, change: Record<string, string> = {}): Promise<WithdrawalMessage> {
  const { code, message } = await call(account, 'order-server/withdraw', statement(contract, change));
  if (code !== 2000) throw new Error(`refused: ${JSON.stringify(message)}`);
  return stateWithdrawal.output.parse(message);
}

const statements = async (): Promise<number> =>
  (await readRows(shop.mydoc.database.executor, sql`SELECT id FROM withdrawal_statement`, z.object({ id: z.string() }))).length;

/** The key in the latest e-mail to an account. */
function keyInMail(account: string): string {
  const mail = [...shop.centre.mails.values()].findLast(
    ({ accountId, template }) => accountId === account && template === 'withdrawal-asked',
  );
  return /confirm=([0-9a-f-]{36})/.exec(mail?.values.text ?? '')?.[1] ?? '';
}

const passDays = (id: string, days: number): Promise<unknown> =>
  shop.mydoc.database.executor.execute(sql`UPDATE server_order SET created_at = created_at - ${days}::integer * interval '1 day',
    paid_at = paid_at - ${days}::integer * interval '1 day', active_at = active_at - ${days}::integer * interval '1 day'
    WHERE id = ${id}::uuid`);

describe('R-6.7 the owner who is logged in', () => {
  test('withdraws at once: everything that was paid goes back, the server ends, its place is free, and nothing uses up the guarantee', async () => {
    const before = await shop.remaining();
    const order = await shop.active('owner');
    const said = await state('owner', order.number.toLowerCase());
    expect(said).toMatchObject({
      outcome: 'withdrawn',
      order: { id: order.id, number: order.number, backMinor: order.paidMinor, currency: 'USD' },
    });
    await shop.outbox.drain();
    const after = await shop.detail('owner', order.id);
    expect([after.state, after.refundedMinor, after.refundingMinor]).toEqual(['withdrawn', order.paidMinor, 0]);
    expect(after.history.map(({ kind }) => kind).slice(-2)).toEqual(['withdrawn', 'refunded']);
    expect(shop.centre.servers.get(order.id)?.state).toBe('ended');
    expect(await shop.remaining()).toBe(before);
    expect(after.withdrawableUntil).toBeNull();
    const used = await readRows(shop.mydoc.database.executor, sql`SELECT order_id FROM guarantee_use`, z.object({ order_id: z.string() }));
    expect(used).toEqual([]);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('gets a receipt at the address that was stated and an e-mail to the account, with content, day, time and zone, in the language of each', async () => {
    const order = await shop.active('receipt-reader');
    const { statedAt } = await state('receipt-reader', order.id, { email: 'elsewhere@example.com', language: 'ja' });
    await shop.outbox.drain();
    const receipt = [...shop.centre.receipts.values()].find(({ address }) => address === 'elsewhere@example.com');
    expect(receipt).toMatchObject({ template: 'withdrawal-received', language: 'ja' });
    for (const part of ['Ada Lovelace', order.id, 'elsewhere@example.com', 'ドイツ', formatInstant(Date.parse(statedAt), 'ja')])
      expect([part, receipt?.values.text.includes(part), receipt?.values.html.includes(part)]).toEqual([part, true, true]);
    const mail = [...shop.centre.mails.values()].find(
      ({ accountId, template }) => accountId === 'receipt-reader' && template === 'order-withdrawn',
    );
    expect(mail?.values.text).toContain(order.number);
    expect(mail?.values.text).toContain(formatInstant(Date.parse(statedAt), 'en'));
  });

  test('is asked by no e-mail to confirm it', async () => {
    const order = await shop.active('not-asked');
    await state('not-asked', order.number);
    await shop.outbox.drain();
    expect(keyInMail('not-asked')).toBe('');
  });

  test('withdraws from the quote by its id as from the order, and an order that awaits payment closes', async () => {
    const quote = await shop.quote('quoted');
    const { message } = await shop.create('quoted', quote);
    const { id } = z.object({ id: z.string() }).parse(message);
    expect((await shop.detail('quoted', id)).withdrawableUntil).toBeNull();
    expect(await state('quoted', quote)).toMatchObject({ outcome: 'withdrawn', order: { id, backMinor: 0 } });
    expect((await shop.detail('quoted', id)).state).toBe('closed');
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('may withdraw while the server is being built, and none is built then', async () => {
    const order = await shop.order('building');
    await shop.notify(order.id, await shop.pay('building', order.id));
    expect(await state('building', order.number)).toMatchObject({ outcome: 'withdrawn' });
    await shop.outbox.drain();
    expect(shop.centre.servers.get(order.id)?.state ?? 'ended').toBe('ended');
    expect(await shop.detail('building', order.id)).toMatchObject({ state: 'withdrawn', refundingMinor: 0 });
  });

  test('gets the money of its renewals back with it', async () => {
    const renewals = renewalsAt(shop);
    const order = await shop.active('renewer');
    const paid = await renewals.renew('renewer', order.id);
    const open = await renewals.order('renewer', order.id);
    const said = await state('renewer', order.number);
    expect(said.order?.backMinor).toBe(order.paidMinor + paid.paidMinor);
    await shop.outbox.drain();
    expect(await shop.detail('renewer', paid.id)).toMatchObject({ state: 'withdrawn', refundedMinor: paid.paidMinor });
    expect((await shop.detail('renewer', open.id)).state).toBe('closed');
    const sums = [...shop.centre.mails.values()]
      .filter(({ accountId, template }) => accountId === 'renewer' && template === 'order-withdrawn')
      .map(({ values }) => /With its renewals and changes, we refund (\S+) in all/.exec(values.text)?.[1]);
    expect(sums.toSorted()).toEqual([formatMoney(money(order.paidMinor + paid.paidMinor, 'USD'), 'en'), undefined]);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('gets a second payment back at once, and it counts neither in what the withdrawal gives back nor on any page', async () => {
    const renewals = renewalsAt(shop);
    const order = await shop.active('paid-twice');
    const renewal = await renewals.order('paid-twice', order.id);
    const payment = await shop.pay('paid-twice', renewal.id);
    await shop.notify(renewal.id, payment);
    await shop.notify(renewal.id, shop.centre.charge(payment));
    await shop.outbox.drain();
    const total = order.paidMinor + renewal.totalMinor;
    await state('', order.number);
    await shop.outbox.drain();
    const key = keyInMail('paid-twice');
    const asked = await call('', 'order-server/withdrawalAsked', { key });
    expect(asked.message).toMatchObject({ outcome: 'asked', order: { backMinor: total } });
    const confirmed = await call('', 'order-server/confirmWithdrawal', { key });
    expect(confirmed.message).toMatchObject({ outcome: 'withdrawn', order: { backMinor: total } });
    await shop.outbox.drain();
    const server = await shop.detail('paid-twice', order.id);
    expect([orderRefundMinor(server), server.renewals.map(({ backMinor }) => backMinor)]).toEqual([order.paidMinor, [renewal.totalMinor]]);
    const seen = await shop.detail('paid-twice', renewal.id);
    expect([seen.paidMinor, seen.refundedMinor, orderRefundMinor(seen)]).toEqual([
      2 * renewal.totalMinor,
      2 * renewal.totalMinor,
      renewal.totalMinor,
    ]);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('of several servers withdraws from all of them', async () => {
    const order = await shop.active('several', { quantity: 3 });
    expect((await state('several', order.number)).order?.backMinor).toBe(order.paidMinor);
    await shop.outbox.drain();
    expect([...shop.centre.servers].filter(([key]) => key.startsWith(order.id)).map(([, server]) => server.state)).toEqual([
      'ended',
      'ended',
      'ended',
    ]);
  });

  test('may order the size of which there is one for a person again', async () => {
    const once = seedChanged('model-g4a-c1m1', { onePerPerson: true });
    expect(once.some((document) => document._id === 'model-g4a-c1m1')).toBe(true);
    shop.publish(once);
    const order = await shop.active('once');
    await state('once', order.number);
    expect((await shop.active('once')).state).toBe('active');
    shop.publish(seedChanged('', {}));
  });

  test('is told that the period is over, and that of a renewal by itself there is no right; both statements are recorded', async () => {
    const before = await statements();
    const order = await shop.active('late');
    const renewal = await renewalsAt(shop).renew('late', order.id);
    expect(await state('late', renewal.number)).toMatchObject({ outcome: 'not-open' });
    await passDays(order.id, 20);
    expect(await state('late', order.number)).toMatchObject({ outcome: 'over' });
    expect((await shop.detail('late', order.id)).state).toBe('active');
    expect(await statements()).toBe(before + 2);
  });

  test('gets the same answer under the same key, and other words under it are refused', async () => {
    const order = await shop.active('twice');
    const fields = statement(order.number);
    const [first, second] = [await call('twice', 'order-server/withdraw', fields), await call('twice', 'order-server/withdraw', fields)];
    expect([second.code, second.message]).toEqual([2000, first.message]);
    const other = await call('twice', 'order-server/withdraw', { ...fields, name: 'Somebody else' });
    expect(keyOf(other.message)).toBe('repeatOperation');
  });
});

describe('R-6.7 whoever is not logged in', () => {
  test('gets the same answer whether there is such an order or not, and nothing ends by it', async () => {
    const order = await shop.active('victim');
    const [known, unknown, foreign] = [
      await state('', order.number, { key: randomUUID() }),
      await state('', 'S-2222-2222'),
      await state('another-account', order.number),
    ];
    const withoutInstant = ({ statedAt: _at, contract: _contract, ...said }: WithdrawalMessage) => said;
    expect(withoutInstant(known)).toEqual(withoutInstant(unknown));
    expect(withoutInstant(foreign)).toEqual(withoutInstant(unknown));
    expect(known.order).toBeNull();
    await shop.outbox.drain();
    expect((await shop.detail('victim', order.id)).state).toBe('active');
    const texts = [...shop.centre.receipts.values()]
      .slice(-3)
      .map(({ values }) => values.text.replaceAll(/S-\w{4}-\w{4}|\d\d:\d\d UTC/g, ''));
    expect(new Set(texts).size).toBe(1);
  });

  test('withdraws once the owner presses the link in the e-mail to the account, by the instant of the statement, and once only', async () => {
    const order = await shop.active('mailed');
    const said = await state('', order.number);
    await shop.outbox.drain();
    const key = keyInMail('mailed');
    const asked = await call('', 'order-server/withdrawalAsked', { key });
    expect(asked.message).toMatchObject({ outcome: 'asked', statedAt: said.statedAt, order: { id: order.id, backMinor: order.paidMinor } });
    // the press comes after the period, the statement came within it
    await passDays(order.id, 20);
    expect((await call('', 'order-server/confirmWithdrawal', { key })).message).toMatchObject({
      outcome: 'withdrawn',
      statedAt: said.statedAt,
    });
    const again = await call('', 'order-server/confirmWithdrawal', { key });
    expect(again.message).toMatchObject({ outcome: 'withdrawn', order: { backMinor: order.paidMinor } });
    await shop.outbox.drain();
    expect(await shop.detail('mailed', order.id)).toMatchObject({ state: 'withdrawn', refundedMinor: order.paidMinor });
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('asks the owner three times at most about one order; every statement is recorded', async () => {
    const before = await statements();
    const order = await shop.active('pestered');
    for (let turn = 0; turn < 5; turn += 1) await state('', order.number);
    await shop.outbox.drain();
    const mails = [...shop.centre.mails.values()].filter(
      ({ accountId, template }) => accountId === 'pestered' && template === 'withdrawal-asked',
    );
    expect([mails.length, (await statements()) - before]).toEqual([3, 5]);
  });

  test('asks nobody when the period of the order was over', async () => {
    const order = await shop.active('old');
    await passDays(order.id, 20);
    await state('', order.number);
    await shop.outbox.drain();
    expect(keyInMail('old')).toBe('');
  });

  test('gets the receipt once the account centre is there again', async () => {
    shop.centre.nextMail = 'away';
    await state('', 'S-3333-3333', { email: 'patient@example.com' });
    await shop.outbox.drain(2);
    shop.centre.behave();
    await shop.outbox.drain();
    expect([...shop.centre.receipts.values()].filter(({ address }) => address === 'patient@example.com')).toHaveLength(1);
  });

  test('may make five statements at once from one address', async () => {
    const codes: number[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      codes.push((await shop.mydoc.call('order-server/withdraw', statement('S-2222-2222'), { 'x-forwarded-for': '203.0.113.77' })).code);
    expect(codes).toEqual([2000, 2000, 2000, 2000, 2000, 429]);
  });
});

describe('R-6.7 what is refused', () => {
  test.each([
    ['name', { name: 'https://evil.example' }],
    ['contract', { contract: '' }],
    ['email', { email: 'nowhere' }],
    ['country', { country: 'Germany' }],
  ])('a statement without its %s, by name', async (field, change) => {
    expect((await call('', 'order-server/withdraw', statement('S-2222-2222', change))).message).toMatchObject({ key: 'dataError', field });
  });

  test('a country whose law does not give the right', async () => {
    expect((await call('', 'order-server/withdraw', statement('S-2222-2222', { country: 'US' }))).message).toMatchObject({
      key: 'withdrawalCountry',
      field: 'country',
    });
  });

  test('a link that names no statement, and one to an order that was refunded meanwhile', async () => {
    for (const path of ['order-server/withdrawalAsked', 'order-server/confirmWithdrawal'])
      expect(keyOf((await call('', path, { key: randomUUID() })).message)).toBe('withdrawalLinkUnknown');
    const order = await shop.active('refunded');
    await state('', order.number);
    await shop.outbox.drain();
    const key = keyInMail('refunded');
    await renewalsAt(shop).refund('refunded', order.id, order.paidMinor);
    for (const path of ['order-server/withdrawalAsked', 'order-server/confirmWithdrawal'])
      expect(keyOf((await call('', path, { key })).message)).toBe('notWithdrawable');
  });

  test('every statement where the site settings grant no right; the order then has no way to it', async () => {
    const order = await shop.active('unoffered');
    expect((await shop.detail('unoffered', order.id)).withdrawableUntil).not.toBeNull();
    shop.publish(seedChanged('siteSettings', { withdrawal: { isOffered: false } }));
    expect(keyOf((await call('unoffered', 'order-server/withdraw', statement(order.number))).message)).toBe('withdrawalNotOffered');
    expect((await shop.detail('unoffered', order.id)).withdrawableUntil).toBeNull();
    shop.publish(seedChanged('', {}));
  });
});

test('a statement is never changed or removed', async () => {
  const { executor } = shop.mydoc.database;
  await expect(executor.execute(sql`UPDATE withdrawal_statement SET name = 'x'`)).rejects.toThrow();
  await expect(executor.execute(sql`DELETE FROM withdrawal_statement`)).rejects.toThrow();
});
