import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { languages } from '#lib/language/languages.ts';
import { findOrderById, isOfServer, type ServerOrder, type StoredOrder } from '#services/mydoc/orders/order-row.ts';
import type { OrderContent } from '#services/mydoc/orders/order-content.ts';
import { orderLanguage, writeOrderMail } from '#services/mydoc/orders/mails/write-order-mail.ts';
import { isOfName } from '#services/mydoc/orders/names/name-mail.ts';
import { mailTemplates, type MailTemplate } from '#lib/contracts/account-centre.ts';
import { refundReasons, type RefundReason } from '#lib/contracts/refund-reasons.ts';
import { refundReasonWords } from '#services/mydoc/orders/mails/refund-reason.ts';
import { sayOfOrder } from '#services/mydoc/orders/order-words.ts';
import { starter } from '#tests/fixtures/starter-configuration.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

const siteUrl = 'https://marlow.example';
let shop: ShopUnderTest;
let content: OrderContent;
let stored: ServerOrder;

beforeAll(async () => {
  shop = await openShop();
  const { id } = await shop.active('ada', { image: { kind: 'image', code: 'debian-13' } });
  content = { ...(await shop.mydoc.mydoc.orderContent()), siteUrl };
  const found = await findOrderById(shop.mydoc.database.executor, id);
  if (!found) throw new Error('the order is missing');
  if (!isOfServer(found)) throw new Error('the order is of no server');
  stored = found;
}, 60_000);

afterAll(() => shop.close());

const atMs = Date.parse('2026-11-26T08:30:00Z');
const sourceOf = (
  template: MailTemplate,
  language: (typeof languages)[number],
  change: Partial<OrderContent> = {},
  refundReason: RefundReason | null = null,
) => ({
  refundReason,
  template,
  event: { kind: 'paid' as const, atMs, ageMs: 0, amountMinor: 347 },
  stored,
  language,
  content: { ...content, ...change },
});

/** Those of names have a test of their own. */
const ofServers = mailTemplates.filter((template) => !isOfName(template));

const write = (...source: Parameters<typeof sourceOf>) => writeOrderMail(sourceOf(...source));

describe.each(languages)('an e-mail in %s', (language) => {
  test.each(ofServers)('%s is whole: number, seller, a link to the order, no gap, and the same in text and HTML', (template) => {
    const { subject, text, html, number } = write(template, language);
    expect(subject).toContain(stored.row.number);
    expect(number).toBe(stored.row.number);
    for (const form of [text, html]) {
      expect(form).toContain(`${siteUrl}${language === 'en' ? '' : `/${language}`}/product/vps-buy/order/${stored.row.id}`);
      expect(form).not.toMatch(/\{\{|undefined|null|\[object/);
    }
    expect(html).not.toMatch(/<(?:img|script|link)/);
    for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address?.startsWith(`${siteUrl}/`)).toBe(true);
  });

  test('that somebody withdraws says in its first sentence from which order', () => {
    expect(write('withdrawal-asked', language).text.split('\n')[0]).toContain(stored.row.number);
  });

  test('the confirmation has what consumer law asks for', () => {
    const { text } = write('order-placed', language);
    const { row } = stored;
    for (const fact of [row.number, 'c1m1', 'Debian 13', 'terms', row.body.totalMinor === 347 ? '3.47' : '', '72'])
      expect(text.toLowerCase()).toContain(fact === 'terms' ? '/doc/article/tos/versions/2' : fact.toLowerCase());
    expect(text).toContain('/doc/article/refund');
  });

  test('of a change says what the server becomes and for which days, not a period; of one that failed, that the server stays', () => {
    const say = sayOfOrder(language);
    const { configuration } = stored.row.body;
    const changes = {
      order: stored.row.id,
      number: 'S-4NPY-5RQ5',
      kind: 'upgrade' as const,
      from: { ...configuration, model: 'cvm.g4a.amd.c1m1' },
      days: 29,
      until: '2026-12-26T08:30:00.000Z',
      nextLines: [],
    };
    const body = { ...stored.row.body, changes, configuration: { ...configuration, model: 'cvm.g4a.amd.c2m4' } };
    const changed = { ...stored, row: { ...stored.row, about: stored.row.id, body } };
    const placed = writeOrderMail({ ...sourceOf('order-placed', language), stored: changed }).text;
    expect(placed).toMatch(/c1m1 → .*c2m4/);
    expect(placed).toContain('29');
    const period = new RegExp(`^${say('fact.period')}[:：]`, 'm');
    expect(placed).not.toMatch(period);
    expect(write('order-placed', language).text).toMatch(period);

    const refunded = (reason: RefundReason) =>
      writeOrderMail({ ...sourceOf('order-refunded', language, {}, reason), stored: changed }).text;
    expect(refunded('provisioning-failed')).toContain(say('receipt:reason.change-failed'));
    expect(refunded('provisioning-failed')).toContain(say('changeClosed'));
    expect(refunded('provisioning-failed')).not.toContain(say('receipt:reason.provisioning-failed'));
    expect(refunded('refund-requested')).not.toContain(say('changeClosed'));
  });

  test('keys of the same name are told apart by the beginning of their fingerprints', () => {
    const key = { name: 'me@host', type: 'ssh-ed25519', key: 'ssh-ed25519 AAAAC3Nz', fingerprint: 'SHA256:XX9nNDXp2DXnpWS5' } as const;
    const setup = { hostName: 'web', sshKeys: [key, { ...key, fingerprint: 'SHA256:nSub65OdnR14hV5r' }] };
    const chosen = { ...stored, row: { ...stored.row, body: { ...stored.row.body, setup, hasPassword: false } } };
    const labels = 'me@host (SHA256:XX9nNDXp…), me@host (SHA256:nSub65Od…)';
    for (const template of ['order-placed', 'server-ready'] as const)
      expect(writeOrderMail({ ...sourceOf(template, language), stored: chosen }).text).toContain(labels);
  });

  test.each(['order-placed', 'order-paid'] as const)(
    '%s names the server and the keys that were chosen, of a renewal neither',
    (template) => {
      const say = sayOfOrder(language);
      const key = { name: 'my laptop', type: 'ssh-ed25519', key: 'ssh-ed25519 AAAAC3Nz', fingerprint: 'SHA256:abc' } as const;
      const userData = { sha256: 'ab'.repeat(32), lines: 12 };
      const setup = { hostName: 'web-1.example.com', sshKeys: [key, { ...key, name: '<desk>' }], userData };
      const chosen = { ...stored, row: { ...stored.row, body: { ...stored.row.body, setup } } };
      const { text, html } = writeOrderMail({ ...sourceOf(template, language), stored: chosen });
      expect(text).toMatch(
        new RegExp(`${say('fact.hostName')}[：:] ?web-1\\.example\\.com\n${say('fact.sshKeys')}[：:] ?my laptop, <desk>\n`),
      );
      expect(text).toContain(say('userData', { lines: '12' }));
      expect(html).toContain('my laptop, &lt;desk&gt;');
      expect(text).not.toMatch(/AAAA|SHA256:abc/);
      expect(write(template, language).text).toContain(`c1m1${stored.row.number.slice(1).toLowerCase()}`);
      expect(write(template, language).text).not.toContain(say('fact.sshKeys'));
      const renewal = writeOrderMail({
        ...sourceOf(template, language),
        stored: { ...chosen, row: { ...chosen.row, about: stored.row.id } },
      });
      expect(renewal.text).not.toMatch(/web-1|my laptop/);
    },
  );

  test('the confirmation of a seat in a group names the fee of a refund after its success', () => {
    const seat = { ...stored, row: { ...stored.row, refund_rule: 'by-use' as const, group_fee_percent: 10 } };
    const { text } = writeOrderMail({ ...sourceOf('order-placed', language), stored: seat });
    expect(text).toContain(sayOfOrder(language)('refund.group', { percent: '10' }));
    expect(text).toContain('10%');
  });

  test.each(refundReasons)('of a refund, why the money goes back: %s', (reason) => {
    const { text, html } = write('order-refunded', language, {}, reason);
    const words = refundReasonWords(reason, {}, sayOfOrder(language));
    for (const form of [text, html]) {
      expect(form).toContain(words);
      expect(form).not.toMatch(/the buyer|购买方/i);
    }
    // an order that was not paid has no receipt to correct
    expect(text.includes('/credit-note')).toBe(reason !== 'paid-late' && reason !== 'wrong-amount');
  });

  test('of a payment, where the receipt is', () => {
    expect(write('order-paid', language).text).toContain(`/product/vps-buy/order/${stored.row.id}/receipt`);
  });

  test('of a server that is ready, how one logs in', () => {
    expect(write('server-ready', language).text).toContain(`ssh root@${stored.row.server_address}`);
    expect(write('server-ready', language).text).toContain(`IPv6${language === 'en' ? ': ' : '：'}2001:db8:113:9::/125`);
  });
});

test('where the site’s address is not known, links are paths of it', () => {
  expect(write('order-paid', 'en', { siteUrl: null }).text).toContain(`\n/product/vps-buy/order/${stored.row.id}\n`);
});

test('an example seller says so, and one that nobody has named is left out', () => {
  expect(content.seller?.isExample).toBe(true);
  expect(write('order-paid', 'en').text).toContain('The seller is an example');
  expect(write('order-paid', 'en', { seller: null }).text).not.toContain('Seller');
});

test('an order writes in the language in which it was placed, an older one in that of its terms or payment', () => {
  const of = (language: 'ja' | null, terms: 'zh' | null): string =>
    orderLanguage({ ...stored, row: { ...stored.row, language, terms_language: terms } });
  expect([of('ja', 'zh'), of(null, 'zh')]).toEqual(['ja', 'zh']);
  expect(orderLanguage({ ...stored, attempts: [], row: { ...stored.row, language: null, terms_language: null } })).toBe('en');
});

test('the starter that is ordered here has an image', () => {
  expect(starter.image).not.toBeNull();
});

describe.each(languages)('an e-mail about several servers in %s', (language) => {
  const several = async (): Promise<StoredOrder> => {
    const { id } = await shop.active(`several-${language}`, { quantity: 3 }, { setup: { hostName: 'web' } });
    const found = await findOrderById(shop.mydoc.database.executor, id);
    if (!found) throw new Error('the order is missing');
    return found;
  };

  test('says how many there are, what all of them cost, where each is, and how one logs in to it', async () => {
    const order = await several();
    const write3 = (template: MailTemplate) => writeOrderMail({ ...sourceOf(template, language), stored: order });
    for (const template of ofServers.filter((each) => each !== 'order-refunded' && each !== 'order-paid')) {
      const { subject, text } = write3(template);
      expect(`${subject} ${text}`).toMatch(/(?:^|[^\d])3(?:[^\d]|$)/);
      expect(text).not.toMatch(/\{\{|undefined|null|\[object/);
    }
    const placed = write3('order-placed').text;
    expect(placed).toContain('3 × ');
    expect(placed).toContain('10.41');
    const ready = write3('server-ready').text;
    for (const [name, address] of [
      ['web-1', '203.0.113.9'],
      ['web-2', '203.0.113.12'],
      ['web-3', '203.0.113.13'],
    ]) {
      expect(ready).toMatch(new RegExp(`${name}.*${address}`));
      expect(ready).toContain(`ssh root@${address}\n`);
    }
  });
});
