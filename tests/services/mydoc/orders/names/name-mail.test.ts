import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mailTemplates, type MailTemplate } from '#lib/contracts/account-centre.ts';
import { refundReasons, type RefundReason } from '#lib/contracts/refund-reasons.ts';
import { languages } from '#lib/language/languages.ts';
import { writeOrderMail } from '#services/mydoc/orders/mails/write-order-mail.ts';
import { isOfName } from '#services/mydoc/orders/names/name-mail.ts';
import type { OrderContent } from '#services/mydoc/orders/order-content.ts';
import { findOrderById, type StoredOrder } from '#services/mydoc/orders/order-row.ts';
import { refundReasonWords } from '#services/mydoc/orders/mails/refund-reason.ts';
import { sayOfOrder } from '#services/mydoc/orders/order-words.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { namesAt } from './name-shop.ts';
import { createRegistrarUnderTest, premium } from './registrar-under-test.ts';

const siteUrl = 'https://marlow.example';
const registrar = createRegistrarUnderTest();
let shop: ShopUnderTest;
let content: OrderContent;
let registered: StoredOrder;
let risen: StoredOrder;

const storedOf = async (id: string): Promise<StoredOrder> => {
  const found = await findOrderById(shop.mydoc.database.executor, id);
  if (!found) throw new Error('the order is missing');
  return found;
};

beforeAll(async () => {
  shop = await openShop({ registrar });
  const names = namesAt(shop);
  const { id } = await names.paid('ada', 'xn--9msw68b.jp');
  await shop.outbox.drain();
  registrar.next = [{ state: 'class-changed', class: 'premium', prices: premium(240_000, 48_000) }];
  const { id: other } = await names.paid('ada', 'saltmarsh.com');
  await shop.outbox.drain();
  content = { ...(await shop.mydoc.mydoc.orderContent()), siteUrl };
  registered = await storedOf(id);
  risen = await storedOf(other);
}, 60_000);

afterAll(() => shop.close());

const write = (
  template: MailTemplate,
  language: (typeof languages)[number],
  stored = registered,
  refundReason: RefundReason | null = null,
) =>
  writeOrderMail({
    template,
    refundReason,
    event: { kind: 'paid', atMs: Date.parse('2026-11-26T08:30:00Z'), ageMs: 0, amountMinor: 1_200 },
    stored,
    language,
    content,
  });

const written = mailTemplates.filter(
  (each) => isOfName(each) || each === 'order-placed' || each === 'order-paid' || each === 'order-refunded' || each === 'order-closed',
);

describe.each(languages)('an e-mail about a name in %s', (language) => {
  const say = sayOfOrder(language);

  test.each(written)(
    '%s is whole: name, number, seller, a link to the order, no gap and no server, the same in text and HTML',
    (template) => {
      const { subject, text, html, number, product } = write(template, language);
      expect(number).toBe(registered.row.number);
      expect(subject).toContain(number);
      expect(product).toContain('塩沼.jp');
      for (const form of [text, html]) {
        expect(form).toContain('塩沼.jp');
        expect(form).toContain(`${siteUrl}${language === 'en' ? '' : `/${language}`}/product/vps-buy/order/${registered.row.id}`);
        expect(form).not.toMatch(/\{\{|undefined|null|\[object|\bserver\b|服务器|サーバー/i);
      }
    },
  );

  test.each(written)('%s has a name in other characters in ASCII too, and any other once', (template) => {
    for (const form of [write(template, language).text, write(template, language).html]) {
      expect(form).toContain(say('domain.wire'));
      expect(form).toContain('xn--9msw68b.jp');
    }
    expect(write(template, language, risen).text).not.toContain(say('domain.wire'));
  });

  test('the confirmation has the class, the later prices and what the registry asks', () => {
    const { text } = write('order-placed', language);
    for (const words of [say('domain.class'), say('domain.standard'), say('fact.renewal'), say('domain.refund'), say('domain.year')])
      expect(text).toContain(words);
    expect(text).toContain(say('domain.atOnce'));
    expect(text).toContain('/doc/article/tos/versions/2');
    expect(text).toContain('/doc/article/refund');
  });

  test.each(written)('%s says that the registrar is a stand-in where it is, and nothing of it where it is not', (template) => {
    const { domain } = registered.row.body;
    if (!domain) throw new Error('a server was ordered');
    const example = { ...registered.row.body, domain: { ...domain, example: true } };
    const { text, html } = write(template, language, { ...registered, row: { ...registered.row, body: example } });
    for (const form of [text, html]) expect(form).toContain(say('domain.example'));
    expect(write(template, language).text).not.toContain(say('domain.example'));
  });

  test('the confirmation has what the buyer has confirmed, where the registry wanted it', () => {
    expect(write('order-placed', language).text).toContain(say('domain.confirmed'));
    expect(write('order-placed', language, risen).text).not.toContain(say('domain.confirmed'));
  });

  test('of one that is registered, until when', () => {
    const mail = write('domain-registered', language);
    expect(mail.text).toContain(say('domain.until'));
    expect([mail.domain, mail.renewal]).toEqual(['塩沼.jp', expect.stringMatching(/23\.80/)]);
    expect(mail.text).toContain(mail.until);
    expect(write('domain-taken', language).until).toBeUndefined();
  });

  test('of one of another class, its new price and where it is agreed to', () => {
    const { text } = write('domain-class-changed', language, risen);
    expect(text).toMatch(/2,400\.00/);
    expect(text).toMatch(/480\.00/);
    expect(text).toContain('/product/vps-buy/confirm?domain=saltmarsh.com');
    const unpriced = {
      ...risen,
      row: { ...risen.row, registration: { state: 'class-changed', class: 'standard', prices: null } as const },
    };
    expect(write('domain-class-changed', language, unpriced).text).toContain(say('domain.askedAnewList'));
  });

  test.each(['domain-taken', 'domain-refused'] as const)('%s leads to the search', (template) => {
    expect(write(template, language).text).toContain('/product/domain\n');
  });

  test.each(refundReasons)('of a refund, why the money goes back: %s', (reason) => {
    const { text } = write('order-refunded', language, risen, reason);
    expect(text).toContain(refundReasonWords(reason, {}, say));
    expect(text.includes('/credit-note')).toBe(reason !== 'paid-late' && reason !== 'wrong-amount');
  });
});
