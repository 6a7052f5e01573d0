import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CentreInput } from '#lib/contracts/account-centre.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { openShop, seedChanged, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop({ mails: true });
}, 60_000);

afterAll(() => shop.close());

afterEach(() => shop.centre.behave());

type Mail = CentreInput<'mail/send'>;

const mailsOf = (account: string): Mail[] => [...shop.centre.mails.values()].filter(({ accountId }) => accountId === account);
const templatesOf = (account: string): string[] => mailsOf(account).map(({ template }) => template);
const states = (orderId: string) =>
  readRows(
    shop.mydoc.database.executor,
    sql`SELECT template, state FROM order_mail WHERE order_id = ${orderId}::uuid ORDER BY event`,
    z.object({ template: z.string(), state: z.string() }),
  );
const refund = async (account: string, id: string): Promise<void> => {
  const { amountMinor } = (await shop.call(account, 'order-server/refundOffer', { id })).message as { amountMinor: number };
  await shop.call(account, 'order-server/refund', { id, amountMinor: String(amountMinor), key: randomUUID() });
};

describe('e-mails of an order', () => {
  test('are sent for being placed, paid, ready and refunded, each once, however often its job runs', async () => {
    const { id, number } = await shop.order('ada');
    for (const job of await shop.outbox.waiting()) if (job.queue === 'order-mail') await shop.outbox.run(job, true);
    await shop.outbox.drain();
    expect(templatesOf('ada')).toEqual(['order-placed']);
    await shop.notify(id, await shop.pay('ada', id));
    await shop.outbox.drain();
    await refund('ada', id);
    await shop.outbox.drain();
    expect(templatesOf('ada')).toEqual(['order-placed', 'order-paid', 'server-ready', 'order-refunded']);
    expect(mailsOf('ada').every(({ values }) => values.subject.includes(number) && values.number === number)).toBe(true);
    expect(await states(id)).toEqual(templatesOf('ada').map((template) => ({ template, state: 'sent' })));
    expect(mailsOf('ada').at(-1)?.values.text).toContain('You asked for the refund');
  });

  test('say of money that came twice that it went back for that', async () => {
    const { id } = await shop.order('abe');
    const first = await shop.pay('abe', id);
    await shop.notify(id, first, { outcome: 'declined' });
    await shop.notify(id, await shop.pay('abe', id));
    await shop.notify(id, first);
    await shop.outbox.drain();
    const refunds = mailsOf('abe').filter(({ template }) => template === 'order-refunded');
    expect(refunds.map(({ values }) => values.text.includes('The order had already been paid'))).toEqual([true]);
  });

  test('an order with nothing to pay thanks for no payment', async () => {
    shop.publish(seedChanged('promotion-festivals', { discountPercent: 100 }));
    await shop.order('zoe', {}, { period: '1y', promotion: 'festivals' });
    await shop.outbox.drain();
    expect(templatesOf('zoe')).toEqual(['order-placed', 'server-ready']);
    expect(mailsOf('zoe')[0]?.values.text).toContain('There is nothing to pay.');
    shop.publish(seedChanged('none', {}));
  });

  test('an order that nobody pays writes that it has closed; one that its buyer cancels has nothing more to say', async () => {
    const { id } = await shop.order('ben');
    await shop.mydoc.database.executor.execute(sql`UPDATE server_order SET due_at = now() WHERE id = ${id}::uuid`);
    for (const job of await shop.outbox.waiting()) if (job.payload.orderId === id) await shop.outbox.run(job);
    await shop.outbox.drain();
    expect(templatesOf('ben')).toEqual(['order-placed', 'order-closed']);
    const cancelled = await shop.order('bea');
    await shop.call('bea', 'order-server/cancel', { id: cancelled.id });
    await shop.outbox.drain();
    expect(templatesOf('bea')).toEqual(['order-placed']);
  });

  test('an account centre that is away for e-mails alone holds nothing back, and gets each of them later as it was first written', async () => {
    shop.centre.nextMail = 'away';
    const active = await shop.active('cleo');
    expect(active.state).toBe('active');
    expect(templatesOf('cleo')).toEqual([]);
    const written = await readRows(
      shop.mydoc.database.executor,
      sql`SELECT body_text AS text FROM order_mail WHERE order_id = ${active.id}::uuid ORDER BY event`,
      z.object({ text: z.string() }),
    );
    shop.publish(seedChanged('region-us-0', { name: { en: 'Renamed', zh: '改名', ja: '改名' } }));
    shop.centre.behave();
    await shop.outbox.drain();
    expect(templatesOf('cleo').toSorted()).toEqual(['order-paid', 'order-placed', 'server-ready']);
    for (const { text } of written) expect(mailsOf('cleo').map(({ values }) => values.text)).toContain(text);
    shop.publish(seedChanged('none', {}));
  });

  test('a centre that sends no e-mails is asked again later; one that refuses is not', async () => {
    shop.centre.nextMail = 'unknown-operation';
    const first = await shop.order('dora');
    for (const job of await shop.outbox.waiting()) if (job.queue === 'order-mail') await shop.outbox.run(job);
    expect(await states(first.id)).toEqual([{ template: 'order-placed', state: 'due' }]);
    expect((await shop.outbox.waiting()).filter(({ queue }) => queue === 'order-mail')).toHaveLength(1);
    shop.centre.nextMail = 'unknown-account';
    await shop.outbox.drain();
    expect(await states(first.id)).toEqual([{ template: 'order-placed', state: 'refused' }]);
    shop.centre.behave();
    await shop.outbox.drain();
    expect(templatesOf('dora')).toEqual([]);
  });

  test('what could not be sent for three days is given up: the page of the order has it', async () => {
    shop.centre.nextMail = 'away';
    const { id } = await shop.order('eli');
    await shop.outbox.drain(1);
    const { executor } = shop.mydoc.database;
    await executor.execute(sql`ALTER TABLE order_event DISABLE TRIGGER ALL`);
    await executor.execute(sql`UPDATE order_event SET at = at - interval '73 hours' WHERE order_id = ${id}::uuid`);
    await executor.execute(sql`ALTER TABLE order_event ENABLE TRIGGER ALL`);
    shop.centre.behave();
    await shop.outbox.drain();
    expect([await states(id), templatesOf('eli')]).toEqual([[{ template: 'order-placed', state: 'given-up' }], []]);
  });
});
