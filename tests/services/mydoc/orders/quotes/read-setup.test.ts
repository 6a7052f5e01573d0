import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { quoteMessage } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { sshKeysAtMost } from '#lib/rules/servers/ssh-key-bounds.ts';
import { writeOrderMail } from '#services/mydoc/orders/mails/write-order-mail.ts';
import { findOrderById } from '#services/mydoc/orders/order-row.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { fingerprintOf, madeLines } from '#tests/lib/rules/servers/ssh-keys-under-test.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { idOf, openShop, seedChanged, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

const laptop = { name: 'laptop', key: madeLines['ssh-ed25519']().line };
const desk = { name: 'desk', key: `${madeLines['ecdsa-sha2-nistp256']().line} of mine` };
const bare = ({ key }: { key: string }): string => key.split(' ').slice(0, 2).join(' ');
const kept = ({ name, key }: typeof laptop) => ({ name, type: key.split(' ')[0], key: bare({ key }), fingerprint: fingerprintOf(key) });
const debian = { image: { kind: 'image', code: 'debian-13' } };
const windows = { image: { kind: 'image', code: 'windows-server-2025' }, disk: { type: 'ssd_cloud_disk', sizeGib: 100 } };
const ask = (setup: unknown, change: object = debian, account = 'ann') => shop.askQuote(account, change, { setup });
const setupOf = (message: unknown) => quoteMessage.parse(message).setup;

describe('R-5.1 R-5.5 how a server is set up', () => {
  test('is quoted with its host name in lower case and its keys without comments, each with its fingerprint', async () => {
    const { message } = await ask({ hostName: ' Web-1.Example.com ', sshKeys: [laptop, desk] });
    expect(setupOf(message)).toEqual({ hostName: 'web-1.example.com', sshKeys: [kept(laptop), kept(desk)] });
    const again = await ask({ hostName: 'web-1.example.com', sshKeys: [laptop, desk] });
    expect(idOf(again.message)).toBe(idOf(message));
    const other = await ask({ hostName: 'web-2.example.com', sshKeys: [laptop, desk] });
    expect(idOf(other.message)).not.toBe(idOf(message));
  });

  test('is nobody’s business where nothing was chosen: the same quote as without the field', async () => {
    const plain = await shop.askQuote('ann', debian);
    expect(plain.message).not.toHaveProperty('setup');
    const empty = await ask({ sshKeys: [] });
    expect([idOf(empty.message), setupOf(empty.message)]).toEqual([idOf(plain.message), undefined]);
  });

  test.each([
    [{ hostName: 'web_1' }, 'hostNameWrong', 'params.setup.hostName'],
    [{ hostName: '' }, 'hostNameWrong', 'params.setup.hostName'],
    [{ hostName: 'a'.repeat(64) }, 'hostNameWrong', 'params.setup.hostName'],
    [{ sshKeys: [laptop, { ...desk, key: 'ssh-ed25519 AAAA' }] }, 'sshKeyWrong', 'params.setup.sshKeys.1'],
    [{ sshKeys: [{ ...laptop, name: '' }] }, 'sshKeyWrong', 'params.setup.sshKeys.0'],
    [{ sshKeys: [{ ...laptop, key: '-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl' }] }, 'sshKeyPrivate', 'params.setup.sshKeys.0'],
    [{ sshKeys: [laptop, { name: 'the same', key: bare(laptop) }] }, 'sshKeyTwice', 'params.setup.sshKeys.1'],
    [{ sshKeys: Array.from({ length: sshKeysAtMost + 1 }, () => laptop) }, 'dataError', 'params.setup.sshKeys'],
    [{ hostname: 'web' }, 'dataError', 'params.setup.hostname'],
  ])('%# that is wrong is refused, and what was sent is not repeated', async (setup, key, field) => {
    const { message } = await ask(setup);
    expect(message).toMatchObject({ key, field });
    expect(JSON.stringify(message)).not.toMatch(/BEGIN|AAAA/);
  });

  test('has no keys for Windows and for an image of one’s own, whose log-in is another', async () => {
    for (const change of [windows, { image: { kind: 'iso', source: 'https://images.example/a.iso' } }]) {
      expect((await ask({ sshKeys: [laptop] }, change)).message).toMatchObject({
        key: 'sshKeysNotForImage',
        field: 'params.setup.sshKeys',
      });
      expect(setupOf((await ask({ hostName: 'desk-1' }, change)).message)).toEqual({ hostName: 'desk-1', sshKeys: [] });
    }
  });
});

describe('R-5.9 an order', () => {
  const setup = { hostName: 'Web-1.example.com', sshKeys: [laptop, desk] };

  test('keeps the host name and a copy of the keys, hands them over with the server, and names them in its e-mail', async () => {
    const order = await shop.active('bob', debian, { setup });
    const names = { hostName: 'web-1.example.com', sshKeys: [laptop, desk].map((each) => ({ name: each.name, key: bare(each) })) };
    expect(shop.centre.servers.get(order.id)).toMatchObject(names);
    expect(order).toMatchObject({ hostName: 'web-1.example.com', hasPassword: false, setup: { sshKeys: [kept(laptop), kept(desk)] } });
    const stored = await findOrderById(shop.mydoc.database.executor, order.id);
    if (!stored) throw new Error('the order is missing');
    const content = await shop.mydoc.mydoc.orderContent();
    const event = { kind: 'active', atMs: 0, ageMs: 0, amountMinor: null } as const;
    const { text } = writeOrderMail({ template: 'server-ready', event, refundReason: null, stored, language: 'en', content });
    expect(text).toContain('Host name: web-1.example.com');
    expect(text).toContain('SSH keys you chose: laptop, desk.');
    expect(text).not.toContain('the account centre created one');
  });

  test('without a host name has one that is made of its number, and asks the centre as it always did', async () => {
    const order = await shop.active('cat', debian);
    expect(order.hostName).toBe(`c1m1${order.number.slice(1).toLowerCase()}`);
    expect(order).not.toHaveProperty('setup');
    expect(shop.centre.servers.get(order.id)).toMatchObject({ hostName: undefined, sshKeys: undefined });
  });

  test('at a price that was corrected meanwhile is still set up as it was quoted, with the new quote too', async () => {
    const corrected = (price: object) => {
      shop.publish(
        seedChanged('siteSettings', { pricesCorrectedAt: new Date().toISOString() }).map((document) =>
          document._id === 'model-g4a-c1m1' ? { ...document, regions: [{ region: { _ref: 'region-us-0' }, price }] } : document,
        ),
      );
    };
    const [cheaper, dearer] = [await shop.quote('dan', debian, { setup }), await shop.quote('dot', debian, { setup })];
    corrected({ USD: 1, HKD: 8, JPY: 150 });
    expect((await shop.create('dan', cheaper)).message).toMatchObject({
      hostName: 'web-1.example.com',
      setup: { sshKeys: [kept(laptop), kept(desk)] },
    });
    corrected({ USD: 9, HKD: 72, JPY: 1_400 });
    const { message } = await shop.create('dot', dearer);
    expect(message).toMatchObject({ key: 'priceChanged' });
    const instead = z.object({ values: z.object({ quote: z.string() }) }).parse(message).values.quote;
    const found = await shop.call('dot', 'order-server/quoteDetail', { id: instead });
    expect(found.message).toMatchObject({ setup: { hostName: 'web-1.example.com', sshKeys: [kept(laptop), kept(desk)] } });
    shop.publish(seedDocuments({}, new Date()));
  });

  test('of another account does not show them', async () => {
    const { id } = await shop.order('eve', debian, { setup });
    expect(await shop.call('mallory', 'order-server/detail', { id })).toMatchObject({ message: { key: 'doesNotExist' } });
    const row = await readRow(
      shop.mydoc.database.executor,
      sql`SELECT password FROM server_order WHERE id = ${id}::uuid`,
      z.object({ password: z.string().nullable() }),
    );
    expect(row).toEqual({ password: null });
  });
});
