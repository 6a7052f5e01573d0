import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { orderList, refundOffer } from '#lib/contracts/calls/orders/order-calls.ts';
import { settleTermsOf, sweepTerms } from '#services/mydoc/orders/server-terms/sweep-terms.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { kindsOf, renewalsAt, type RenewalShop } from '../renewals/renewal-shop.ts';
import { keyOf, openShop, type ShopUnderTest } from '../shop-under-test.ts';

const logged: unknown[] = [];
let shop: ShopUnderTest;
let renewals: RenewalShop;

beforeAll(async () => {
  shop = await openShop({ mails: true });
  renewals = renewalsAt(shop);
}, 60_000);

afterAll(() => shop.close());

const sweep = (): Promise<number> =>
  sweepTerms({ database: shop.mydoc.database, outbox: shop.outbox, log: { error: (...line: unknown[]) => void logged.push(line) } });
const nextOf = async (id: string): Promise<number | null> => {
  const at = z.object({ ms: z.union([z.null(), z.coerce.number()]) });
  const row = await readRow(
    shop.mydoc.database.executor,
    sql`SELECT extract(epoch FROM term_at) * 1000 AS ms FROM server_order WHERE id = ${id}::uuid`,
    at,
  );
  return row?.ms ?? null;
};
const mailsOf = ({ number }: OrderMessage): string[] =>
  [...shop.centre.mails.values()].filter(({ values }) => values.number === number).map(({ template }) => template);
const dayMs = 86_400_000;
/** A server that is paid for a year. */
const activeFor = (buyer: string): Promise<OrderMessage> => shop.active(buyer, {}, { period: '1y' });

describe('R-5.9 the end of a server', () => {
  test('is told to others although one order cannot be read, which is logged and looked at again later', async () => {
    const [broken, whole] = [await activeFor('eli'), await activeFor('fox')];
    for (const { id } of [broken, whole]) await renewals.leave(id, 7);
    const { executor } = shop.mydoc.database;
    const bodyOf = (change: ReturnType<typeof sql>) =>
      executor.execute(sql`UPDATE server_order SET body = ${change} WHERE id = ${broken.id}::uuid`);
    await bodyOf(sql`body - 'currency' || jsonb_build_object('lost', body->'currency')`);
    await executor.execute(sql`UPDATE server_order SET term_at = now() - interval '1 day' WHERE id = ${broken.id}::uuid`);
    logged.splice(0);
    await sweep();
    expect(logged).toHaveLength(1);
    await bodyOf(sql`body - 'lost' || jsonb_build_object('currency', body->'lost')`);
    await shop.outbox.drain();
    expect([mailsOf(broken).slice(3), mailsOf(whole).slice(3)]).toEqual([[], ['renewal-due']]);
    expect(Math.abs((await nextOf(broken.id)) ?? 0) - Date.now()).toBeGreaterThan(3_000_000);
    await executor.execute(sql`UPDATE server_order SET term_at = now() WHERE id = ${broken.id}::uuid`);
    await sweep();
    await shop.outbox.drain();
    expect(mailsOf(broken).slice(3)).toEqual(['renewal-due']);
  });

  test('is seen at once in an account’s other servers although one of them cannot be read', async () => {
    const [broken, whole] = [await activeFor('gil'), await activeFor('gil')];
    const { database } = shop.mydoc;
    await renewals.leave(whole.id, -1);
    await database.executor.execute(
      sql`UPDATE server_order SET body = body - 'currency', term_at = now() - interval '9 days' WHERE id = ${broken.id}::uuid`,
    );
    const owner = await readRow(
      database.executor,
      sql`SELECT account_id FROM server_order WHERE id = ${whole.id}::uuid`,
      z.object({ account_id: z.string() }),
    );
    await settleTermsOf({ database, outbox: shop.outbox }, owner?.account_id ?? '');
    expect((await shop.detail('gil', whole.id)).state).toBe('expired');
    await database.executor.execute(
      sql`UPDATE server_order SET body = body || '{"currency": "USD"}', term_at = NULL WHERE id = ${broken.id}::uuid`,
    );
  });

  test('is told 7 days and 1 day before, once each, and when it has come; 7 days later the server is released', async () => {
    const server = await activeFor('ann');
    await sweep();
    expect(await nextOf(server.id)).toBe(Date.parse(server.paidUntil ?? '') - 7 * dayMs);
    const toldAt = async (days: number): Promise<string[]> => {
      await renewals.leave(server.id, days);
      await Promise.all([sweep(), sweep()]);
      await sweep();
      await shop.outbox.drain();
      return mailsOf(server).slice(3);
    };
    expect(await toldAt(8)).toEqual([]);
    expect(await toldAt(7)).toEqual(['renewal-due']);
    expect(await toldAt(2)).toEqual(['renewal-due']);
    expect(await toldAt(1)).toEqual(['renewal-due', 'renewal-due']);
    expect((await shop.detail('ann', server.id)).state).toBe('active');
    expect(await toldAt(0)).toEqual(['renewal-due', 'renewal-due', 'server-expired']);
    expect(await shop.detail('ann', server.id)).toMatchObject({ state: 'expired', server: { state: 'running' } });
    expect(keyOf((await shop.call('ann', 'order-server/refundOffer', { id: server.id })).message)).toBe('notRefundable');
    const stock = await shop.remaining();
    expect(await toldAt(-6)).toHaveLength(3);
    expect(await toldAt(-7)).toEqual(['renewal-due', 'renewal-due', 'server-expired', 'server-released']);
    expect(await shop.detail('ann', server.id)).toMatchObject({ state: 'released', paidUntil: null, renewableUntil: null });
    const receipt = await shop.call('ann', 'order-server/receipt', { id: server.id, language: 'en' });
    expect(receipt.message).toMatchObject({ number: server.number, renewalMinor: null });
    expect(shop.centre.servers.get(server.id)?.state).toBe('ended');
    expect([await shop.remaining(), await nextOf(server.id)]).toEqual([stock + 1, null]);
    expect(keyOf((await renewals.askQuote('ann', server.id)).message)).toBe('notRenewable');
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('is the same for whoever reads it, before any sweep has looked: page, list and quote; its e-mails come once', async () => {
    const [read, listed, quoted] = [await activeFor('gil'), await activeFor('gil'), await activeFor('gil')];
    await shop.outbox.drain();
    const stateOf = async (id: string) => {
      const { message } = await shop.call('gil', 'order-server/list', {});
      return orderList.output.parse(message).find((order) => order.id === id)?.state;
    };
    await renewals.leave(read.id, 0);
    expect((await shop.detail('gil', read.id)).state).toBe('expired');
    await renewals.leave(listed.id, 0);
    expect(await stateOf(listed.id)).toBe('expired');
    await renewals.leave(quoted.id, 0);
    expect((await renewals.askQuote('gil', quoted.id, '1y')).code).toBe(2000);
    expect((await shop.detail('gil', quoted.id)).state).toBe('expired');
    await renewals.leave(read.id, -7);
    expect((await shop.detail('gil', read.id)).state).toBe('released');
    await renewals.leave(listed.id, -7);
    expect(await stateOf(listed.id)).toBe('released');
    await sweep();
    await shop.outbox.drain();
    const told = ['server-expired', 'server-released'];
    expect([read, listed].map((each) => mailsOf(each).filter((template) => told.includes(template)))).toEqual([told, told]);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('that is over is moved by a renewal in the days in which it is kept: the period follows on', async () => {
    const server = await activeFor('bob');
    await renewals.leave(server.id, 0);
    await sweep();
    const over = await shop.detail('bob', server.id);
    expect(over.state).toBe('expired');
    const renewal = await renewals.renew('bob', server.id);
    expect(renewal).toMatchObject({ state: 'renewed', renews: { from: over.paidUntil } });
    const after = await shop.detail('bob', server.id);
    expect(after).toMatchObject({ state: 'active', paidUntil: renewal.renews?.until });
    expect(kindsOf(after).slice(-2)).toEqual(['expired', 'renewed']);
    await sweep();
    expect(await nextOf(server.id)).toBe(Date.parse(after.paidUntil ?? '') - 7 * dayMs);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('closes a renewal that awaits payment once the server is released, and money for it goes back', async () => {
    const server = await activeFor('cat');
    const { id } = await renewals.order('cat', server.id);
    const payment = await shop.pay('cat', id);
    await renewals.leave(server.id, 0);
    await sweep();
    await renewals.leave(server.id, -7);
    await shop.mydoc.database.executor.execute(sql`UPDATE server_order SET due_at = now() + interval '1 hour' WHERE id = ${id}::uuid`);
    await sweep();
    await shop.outbox.drain();
    const closed = await shop.detail('cat', id);
    expect([closed.state, kindsOf(closed)]).toEqual(['closed', ['placed', 'server-gone']]);
    const told = [...shop.centre.mails.values()].find(
      ({ values, template }) => values.number === closed.number && template === 'order-closed',
    );
    expect(told?.values.text).toContain(`The server of order ${server.number} has been released or is being refunded`);
    expect(told?.values.text).toContain('we refund it in full');
    await shop.notify(id, payment);
    await shop.outbox.drain();
    expect(await shop.detail('cat', id)).toMatchObject({ state: 'closed', refundedMinor: 347 });
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('R-6.7 comes with the buyer’s refund: the e-mail says what of the renewals goes back, and that the renewal ended with it', async () => {
    const server = await shop.active('hal');
    const renewal = await renewals.renew('hal', server.id);
    await renewals.pass(server.id, 40);
    const { message } = await shop.call('hal', 'order-server/refundOffer', { id: server.id });
    const { amountMinor } = refundOffer.output.parse(message);
    expect((await renewals.refund('hal', server.id, amountMinor)).code).toBe(2000);
    await shop.outbox.drain();
    const textOf = ({ number }: OrderMessage, template: string) =>
      [...shop.centre.mails.values()].find((mail) => mail.values.number === number && mail.template === template)?.values.text;
    const amount = `$${(amountMinor / 100).toFixed(2)}`;
    expect(textOf(server, 'server-released')).toContain(`${amount} for its renewals is refunded to the original payment method`);
    expect(textOf(server, 'server-released')).not.toContain('Paid until');
    expect(textOf(renewal, 'order-refunded')).toContain(`We have refunded ${amount} to your`);
    expect(textOf(renewal, 'order-refunded')).toContain('The renewal ended together with its server.');
    expect(textOf(renewal, 'order-refunded')).toContain(server.number);
    const kept = await shop.active('hal');
    const alone = await renewals.renew('hal', kept.id);
    expect((await renewals.refund('hal', alone.id, 347)).code).toBe(2000);
    await shop.outbox.drain();
    expect(textOf(alone, 'order-refunded')).toContain('Only this renewal was refunded.');
  });

  test('is not told of a server that was renewed before the e-mail was written', async () => {
    const server = await activeFor('dan');
    await shop.outbox.drain();
    await renewals.leave(server.id, 7);
    await sweep();
    const renewal = await renewals.renew('dan', server.id);
    await shop.outbox.drain();
    expect(mailsOf(server).slice(3)).toEqual([]);
    expect(mailsOf(renewal)).toEqual(['order-placed', 'order-renewed']);
  });

  test.each(['before it is written', 'after it is written'])('comes once, when the process dies %s', async (when) => {
    const buyer = `eve ${when}`;
    const server = await activeFor(buyer);
    await shop.outbox.drain();
    await renewals.leave(server.id, 0);
    await shop.dyingAt(when.startsWith('before') ? 'before INSERT INTO order_event' : 'committed', () => sweep().catch(() => undefined));
    await sweep();
    await sweep();
    await shop.outbox.drain();
    expect(kindsOf(await shop.detail(buyer, server.id)).filter((kind) => kind === 'expired')).toEqual(['expired']);
    expect(mailsOf(server).filter((template) => template === 'server-expired')).toEqual(['server-expired']);
  });
});
