import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { z } from 'zod';
import type { ReceiptBuyer } from '#lib/contracts/calls/orders/receipt-buyer.ts';
import { orderReceipt, receiptPdf, type ReceiptMessage } from '#lib/contracts/calls/orders/receipt-calls.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { keyOf, openShop, seedChanged, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

const read = async (account: string, id: string, language = 'en'): Promise<ReceiptMessage | null> =>
  orderReceipt.output.parse((await shop.call(account, 'order-server/receipt', { id, language })).message);
const seen = async (account: string, id: string, language?: string): Promise<ReceiptMessage> => {
  const receipt = await read(account, id, language);
  if (!receipt) throw new Error('there is no receipt');
  return receipt;
};
const refund = async (account: string, id: string): Promise<number> => {
  const { amountMinor } = z
    .object({ amountMinor: z.number() })
    .parse((await shop.call(account, 'order-server/refundOffer', { id })).message);
  await shop.call(account, 'order-server/refund', { id, amountMinor: String(amountMinor), key: randomUUID() });
  return amountMinor;
};
/** What the ledger says was kept of an order. */
const keptByLedger = async (id: string): Promise<number> => {
  const row = await readRow(
    shop.mydoc.database.executor,
    sql`SELECT sum(amount_minor) AS kept FROM ledger_entry WHERE order_id = ${id}::uuid AND account IN ('held-money', 'refund-due', 'paid-out')`,
    z.object({ kept: z.coerce.number() }),
  );
  return row?.kept ?? Number.NaN;
};

describe('R-5.9 the receipt of an order', () => {
  test('has the seller, the masked buyer, the lines as they were charged, the payment and what was kept', async () => {
    const { id, number, totalMinor } = await shop.active('ada');
    const receipt = await seen('ada', id);
    expect(receipt).toMatchObject({
      number,
      language: 'en',
      seller: { name: 'Marlow Hosting Limited (example)', isExample: true, taxNumbers: [] },
      buyer: 'ad****',
      period: '1 month',
      region: 'Los Angeles-1',
      currency: 'USD',
      totalMinor,
      discounts: [],
      payments: [{ amountMinor: totalMinor, method: 'PayPal' }],
      refunds: [],
      keptMinor: totalMinor,
    });
    expect(receipt.lines.map(({ amountMinor }) => amountMinor).reduce((sum, minor) => sum + minor, 0)).toBe(totalMinor);
    expect(receipt.paidUntil).not.toBeNull();
    expect(receipt.renewalMinor).toBe(totalMinor);
    expect(await keptByLedger(id)).toBe(receipt.keptMinor);
    expect((await shop.detail('ada', id)).method).toBe('PayPal');
  });

  test('names a reduction, and what is left of it is the total', async () => {
    const { id } = await shop.active('ben', {}, { period: '1y', promotion: 'festivals' });
    const { lines, discounts, totalMinor } = await seen('ben', id, 'ja');
    expect(discounts).toHaveLength(1);
    expect(discounts[0]?.amountMinor).toBeLessThan(0);
    expect(discounts[0]?.name).not.toBe('festivals');
    expect([...lines, ...discounts].reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(totalMinor);
  });

  test('is only its buyer’s: another account and an unknown order are answered alike, and a visitor is asked to log in', async () => {
    const { id } = await shop.active('cleo');
    for (const path of ['order-server/receipt', 'order-server/receiptPdf']) {
      expect(keyOf((await shop.call('dora', path, { id, language: 'en' })).message)).toBe('doesNotExist');
      expect(keyOf((await shop.call('cleo', path, { id: randomUUID(), language: 'en' })).message)).toBe('doesNotExist');
      expect(keyOf((await shop.call('', path, { id, language: 'en' })).message)).toBe('loginRequired');
    }
  });

  test('is there once a payment was taken: not before, and not for money that came after the close', async () => {
    const { id } = await shop.order('eli');
    expect(await read('eli', id)).toBeNull();
    expect((await shop.call('eli', 'order-server/receiptPdf', { id, language: 'en' })).message).toBeNull();
    const paymentId = await shop.pay('eli', id);
    await shop.call('eli', 'order-server/cancel', { id });
    await shop.notify(id, paymentId);
    await shop.outbox.drain();
    expect((await shop.detail('eli', id)).refundedMinor).toBeGreaterThan(0);
    expect(await read('eli', id)).toBeNull();
  });

  test('R-6.7 notes a refund with its reason, first on its way and then sent, and there is nothing left to renew', async () => {
    const { id, totalMinor } = await shop.active('finn');
    const refundedMinor = await refund('finn', id);
    expect((await seen('finn', id)).refunds).toEqual([
      { askedAt: expect.any(String), settledAt: null, amountMinor: refundedMinor, reason: 'refund-requested', method: 'PayPal' },
    ]);
    await shop.outbox.drain();
    const after = await seen('finn', id);
    expect(after).toMatchObject({ keptMinor: totalMinor - refundedMinor, paidUntil: null, renewalMinor: null, totalMinor });
    expect(after.refunds[0]?.settledAt).not.toBeNull();
    expect(await keptByLedger(id)).toBe(after.keptMinor);
  });

  test('has a second payment and its refund', async () => {
    const { id, totalMinor } = await shop.active('gus');
    await shop.notify(id, `second-${id}`, { amountMinor: totalMinor, method: 'Alipay' });
    await shop.outbox.drain();
    const { payments, refunds, keptMinor } = await seen('gus', id);
    expect(payments.map(({ amountMinor, method }) => [amountMinor, method])).toEqual([
      [totalMinor, 'PayPal'],
      [totalMinor, 'Alipay'],
    ]);
    expect(refunds.map(({ amountMinor, reason }) => [amountMinor, reason])).toEqual([[totalMinor, 'paid-twice']]);
    expect(keptMinor).toBe(totalMinor);
  });

  test('leaves out the seller that nobody has named', async () => {
    const { id } = await shop.active('hal');
    shop.publish(seedChanged('siteSettings', { seller: null }));
    expect((await seen('hal', id)).seller).toBeNull();
    shop.publish(seedChanged('none', {}));
  });
});

const fileOf = async (account: string, id: string, language: string, billedTo: ReceiptBuyer = {}) => {
  const file = receiptPdf.output.parse((await shop.call(account, 'order-server/receiptPdf', { id, language, ...billedTo })).message);
  if (!file) throw new Error('there is no PDF');
  return { fileName: file.fileName, bytes: Buffer.from(file.pdf, 'base64') };
};

describe('R-5.9 the receipt as a PDF', () => {
  test.each([
    ['en', 'Receipt', 'Marlow Hosting Limited', 'USD', '$3.47'],
    ['cn', '收据', '云服务器', 'HKD', 'HK$27.15'],
    ['ja', '領収書', 'サーバー', 'JPY', '¥662'],
  ] as const)(
    'in %s holds its characters and can be read as text',
    async (language, title, word, currency, total) => {
      const { id, number } = await shop.active(`ivy-${language}`, language === 'ja' ? { region: 'JP-0' } : {}, { currency });
      const { fileName, bytes } = await fileOf(`ivy-${language}`, id, language);
      expect(fileName).toBe(`${number}.pdf`);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.length).toBeLessThan(300_000);
      const { text, totalPages } = await extractText(new Uint8Array(bytes), { mergePages: true });
      expect(totalPages).toBe(1);
      for (const part of [title, number, word]) expect(text).toContain(part);
      if (language !== 'ja') expect(text).toContain(total);
    },
    60_000,
  );

  test('has the company, tax number and address that are sent along, and the next one does not', async () => {
    const { id, number } = await shop.active('kay');
    const billedTo = { company: 'Quay Shipping GmbH', taxNumber: 'DE123456789', address: 'Kaistrasse 1\n20457 Hamburg' };
    const textOf = async (buyer: ReceiptBuyer) =>
      (await extractText(new Uint8Array((await fileOf('kay', id, 'en', buyer)).bytes), { mergePages: true })).text;
    const text = await textOf(billedTo);
    for (const part of [`R-${number}`, 'Quay Shipping GmbH', 'DE123456789', 'Kaistrasse 1', '20457 Hamburg']) expect(text).toContain(part);
    expect(await textOf({})).not.toContain('Quay');
    const refusedOne = await shop.call('kay', 'order-server/receiptPdf', { id, language: 'en', company: 'Quay 🚢' });
    expect(refusedOne.message).toMatchObject({ key: 'dataError', field: 'company' });
  }, 60_000);

  test('is made for an account ten times in a row, then it has to wait', async () => {
    const { id } = await shop.active('jon');
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => shop.call('jon', 'order-server/receiptPdf', { id, language: 'en' })),
    );
    const refusedOnes = answers.filter(({ code }) => code === 429);
    expect(refusedOnes.length).toBeGreaterThanOrEqual(4);
    expect(keyOf(refusedOnes[0]?.message)).toBe('tooManyRequests');
    expect(answers.some(({ code }) => code === 2000)).toBe(true);
  }, 60_000);
});

describe('R-6.7 the credit note as a PDF', () => {
  const creditNoteOf = async (account: string, id: string, language: string, creditNote = '1') =>
    (await shop.call(account, 'order-server/receiptPdf', { id, language, creditNote })).message;

  test.each([
    ['en', 'Credit note', 'The buyer asked for the refund'],
    ['cn', '退款凭证', '购买方申请退款'],
    ['ja', '返金明細書', 'お客さまのお申し込み'],
  ] as const)(
    'in %s has its own number, that of its receipt, the reason, and what goes back',
    async (language, title, reason) => {
      const account = `lee-${language}`;
      const { id, number } = await shop.active(account);
      expect(await creditNoteOf(account, id, language)).toBeNull();
      await refund(account, id);
      await shop.outbox.drain();
      const file = receiptPdf.output.parse(await creditNoteOf(account, id, language));
      expect(file?.fileName).toBe(`R-${number}-1.pdf`);
      const { text } = await extractText(new Uint8Array(Buffer.from(file?.pdf ?? '', 'base64')), { mergePages: true });
      for (const part of [title, `R-${number}-1`, reason, 'PayPal']) expect(text).toContain(part);
      expect(text).toMatch(/[−－-](US)?\$3\.47/);
      expect(await creditNoteOf(account, id, language, '2')).toBeNull();
    },
    60_000,
  );
});
