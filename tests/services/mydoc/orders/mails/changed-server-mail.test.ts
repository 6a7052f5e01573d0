import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { MailTemplate } from '#lib/contracts/account-centre.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import type { OrderContent } from '#services/mydoc/orders/order-content.ts';
import { findOrderById, isOfServer, type ServerOrder } from '#services/mydoc/orders/order-row.ts';
import { sayOfOrder } from '#services/mydoc/orders/order-words.ts';
import { writeOrderMail } from '#services/mydoc/orders/mails/write-order-mail.ts';
import { changesAt, sizes, type ChangeShop } from '../changes/change-shop.ts';
import { renewalsAt, type RenewalShop } from '../renewals/renewal-shop.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;
let changes: ChangeShop;
let renewals: RenewalShop;
let content: OrderContent;
/** A server that was changed, its change, and its renewal. */
let ids: { readonly server: string; readonly change: string; readonly renewal: string };
let number: string;

beforeAll(async () => {
  shop = await openShop();
  [changes, renewals] = [changesAt(shop), renewalsAt(shop)];
  const server = await shop.active('ada');
  const renewal = await renewals.renew('ada', server.id);
  const change = await changes.change('ada', server.id, { model: sizes.larger });
  ids = { server: server.id, change: change.id, renewal: renewal.id };
  number = server.number;
  content = await shop.mydoc.mydoc.orderContent();
}, 60_000);

afterAll(() => shop.close());

const storedOf = async (id: string): Promise<ServerOrder> => {
  const stored = await findOrderById(shop.mydoc.database.executor, id);
  if (!stored || !isOfServer(stored)) throw new Error('the order is missing');
  return stored;
};
const event = { kind: 'paid' as const, atMs: Date.parse('2026-11-26T08:30:00Z'), ageMs: 0, amountMinor: 347 };
const write = async (id: string, template: MailTemplate, language: Language): Promise<string> =>
  writeOrderMail({ template, event, refundReason: null, stored: await storedOf(id), language, content }).text;

describe.each(languages)('the e-mails about a server that was changed, in %s', (language) => {
  const say = sayOfOrder(language);
  const lineOf = (mail: string, key: 'fact.product' | 'fact.sizeNow'): string =>
    mail.split('\n').find((line) => line.startsWith(say(key))) ?? '';

  test.each(['order-refunded', 'order-withdrawn'] as const)('%s name what was ordered, and what it became', async (template) => {
    const mail = await write(ids.server, template, language);
    expect(lineOf(mail, 'fact.product')).toContain('c1m1');
    expect(lineOf(mail, 'fact.sizeNow')).toContain('c2m4');
    const ofChange = await write(ids.change, template, language);
    expect(lineOf(ofChange, 'fact.product')).toContain('c2m4');
    expect(lineOf(ofChange, 'fact.sizeNow')).toBe('');
  });

  test.each(['renewal-due', 'server-expired', 'server-released'] as const)('%s names what it is now', async (template) => {
    expect(lineOf(await write(ids.server, template, language), 'fact.product')).toContain('c2m4');
  });

  test('name the disk and the traffic of a change, before and after', async () => {
    const stored = await storedOf(ids.change);
    const { body } = stored.row;
    if (!body.changes) throw new Error('it is no change');
    const { from } = body.changes;
    const configuration = { ...body.configuration, model: from.model, disk: { ...from.disk, sizeGib: 80 }, traffic: 't1000' };
    const expanded = {
      ...stored,
      row: { ...stored.row, body: { ...body, configuration, changes: { ...body.changes, kind: 'expansion' as const } } },
    };
    const { text } = writeOrderMail({ template: 'order-placed', event, refundReason: null, stored: expanded, language, content });
    expect(text).toContain(say('changed.disk', { before: 15, now: 80 }));
    expect(text).toContain(say('changed.traffic', { before: '500 GB', now: '1 TB' }));
  });

  test.each([
    ['order-placed', 80, true],
    ['server-changed', 80, true],
    ['order-placed', 15, false],
    ['server-changed', 15, false],
  ] as const)('%s says what to do with a disk of now %i GiB only if it grew: %j', async (template, sizeGib, grew) => {
    const stored = await storedOf(ids.change);
    const { body } = stored.row;
    if (!body.changes) throw new Error('it is no change');
    const { from } = body.changes;
    const configuration = { ...body.configuration, model: from.model, disk: { ...from.disk, sizeGib }, traffic: 't1000' };
    const expanded = {
      ...stored,
      row: { ...stored.row, body: { ...body, configuration, changes: { ...body.changes, kind: 'expansion' as const } } },
    };
    const { text } = writeOrderMail({ template, event, refundReason: null, stored: expanded, language, content });
    expect(text.includes(say('changedDisk'))).toBe(grew);
  });

  test('of a renewal say what a later change does to its price and its refund', async () => {
    const mail = await write(ids.renewal, 'order-placed', language);
    const words = {
      en: ['A later change sets a new renewal price', 'both are refunded together'],
      zh: ['续费价格随变更重新确定', '二者仅可与服务器一并退款'],
    };
    const known = { ...words, ja: ['変更時に新しい更新料金が決まります', 'サーバーと合わせてのみ返金します'] };
    for (const sentence of known[language]) expect(mail).toContain(sentence);
  });

  test.each([
    ['renewal', 'order-placed'],
    ['renewal', 'order-renewed'],
    ['change', 'order-paid'],
    ['change', 'server-changed'],
  ] as const)('of a %s (%s) lead to the withdrawal from the contract of the server while that is possible', async (what, template) => {
    const link = `/product/vps-buy/withdraw?order=${number}`;
    expect(await write(ids[what], template, language)).toContain(link);
    const late = await storedOf(ids[what]);
    const row = { ...late.row, now_ms: late.row.now_ms + 20 * 24 * 60 * 60 * 1_000 };
    const { text } = writeOrderMail({ template, event, refundReason: null, stored: { ...late, row }, language, content });
    expect(text).not.toContain('withdraw?order');
    const none = { ...content, withdrawal: null };
    const stored = await storedOf(ids[what]);
    expect(writeOrderMail({ template, event, refundReason: null, stored, language, content: none }).text).not.toContain('withdraw?order');
  });
});

test.each(['order-placed', 'order-paid', 'server-changed', 'order-refunded'] as const)(
  'of a change of several servers, %s speaks of all of them',
  async (template) => {
    const stored = await storedOf(ids.change);
    const { body } = stored.row;
    const several = { ...stored, row: { ...stored.row, body: { ...body, configuration: { ...body.configuration, quantity: 2 } } } };
    const refundReason = template === 'order-refunded' ? ('provisioning-failed' as const) : null;
    const none = { ...content, withdrawal: null };
    const { text } = writeOrderMail({ template, event, refundReason, stored: several, language: 'en', content: none });
    expect(text).toMatch(/2 servers/);
    expect(text).not.toMatch(/\b(?:your|the) server (?:is|was|stays|restarts|restarted)\b/i);
  },
);

test('receipts of a server, its renewal and its change name the contract to withdraw from, until the server is gone', async () => {
  const withdrawalOf = async (id: string) =>
    ((await shop.call('ada', 'order-server/receipt', { id, language: 'en' })).message as { withdrawal?: unknown }).withdrawal;
  const { withdrawableUntil: until } = await shop.detail('ada', ids.server);
  expect(until).not.toBeNull();
  for (const id of Object.values(ids)) expect(await withdrawalOf(id)).toEqual({ number, until });
  for (const id of [ids.renewal, ids.change]) expect((await shop.detail('ada', id)).withdrawableUntil).toBeNull();
  await shop.mydoc.database.executor.execute(
    sql`UPDATE server_order SET paid_at = paid_at - interval '20 days' WHERE id = ${ids.server}::uuid`,
  );
  for (const id of Object.values(ids)) expect(await withdrawalOf(id)).toBeUndefined();
});
