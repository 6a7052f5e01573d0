import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { languages, type Language } from '#lib/language/languages.ts';
import type { ReceiptMessage } from '#lib/contracts/calls/orders/receipt-calls.ts';
import { receiptView, type ReceiptView } from '#lib/orders/receipts/receipt-view.ts';
import { lookUp, type AreaWords } from '#locales/look-up-words.ts';
import { refundedReceipt, sampleReceipt } from '#components/orders/receipt/receipt-samples.ts';

type Tree = AreaWords[string];
const tree: z.ZodType<Tree> = z.lazy(() => z.record(z.string(), z.union([z.string(), tree])));
const wordsIn = (language: Language): AreaWords => ({
  receipt: tree.parse(JSON.parse(readFileSync(`locales/${language}/receipt.json`, 'utf8'))),
});
const words = { en: wordsIn('en'), zh: wordsIn('zh'), ja: wordsIn('ja') };
const noteIn = (language: Language, key: 'kind' | 'renewal' | 'example', values = {}) =>
  lookUp(words[language], 'receipt', `note.${key}`, values);
const viewOf = (receipt: ReceiptMessage): ReceiptView =>
  receiptView(receipt, (key, values) => lookUp(words[receipt.language], 'receipt', key, values));
const inLanguage = (language: Language, change: Partial<ReceiptMessage> = {}) => viewOf({ ...sampleReceipt, language, ...change });

describe('R-5.9 a receipt', () => {
  test('names seller and buyer, order, times with their clock, method, product and currency', () => {
    const { title, number, parties, facts } = viewOf(sampleReceipt);
    expect([title, number]).toEqual(['Receipt', 'R-S-4NPY-5RQ5']);
    expect(parties).toEqual([
      {
        heading: 'Seller',
        lines: [
          'Harbour Hosting Limited',
          'Unit 1, Quay Tower',
          '1 Harbour Road',
          'Hong Kong',
          '+852 0000 0000',
          'support@harbour.example',
          'Hong Kong Companies Registry no. 0000000',
          'VAT number EU000000000',
          'Japanese invoice registration number T0000000000000',
        ],
      },
      { heading: 'Buyer', lines: ['Account mari****@mail.example'] },
    ]);
    expect(facts).toEqual([
      ['Receipt number', 'R-S-4NPY-5RQ5'],
      ['Order number', 'S-4NPY-5RQ5'],
      ['Ordered', '21 November 2026, 12:00 UTC'],
      ['Paid', '21 November 2026, 12:09 UTC'],
      ['Payment method', 'PayPal'],
      ['Product', 'General-EPYC-4a, 1 vCPU, 1 GiB'],
      ['Quantity', '1'],
      ['Region', 'Los Angeles-1'],
      ['Period', '1 month'],
      ['Paid until', '21 December 2026, 12:10 UTC'],
      ['Currency', 'USD'],
    ]);
  });

  test.each([
    ['en', 'Registered until', 'Paid until'],
    ['zh', '注册有效期至', '有效期至'],
    ['ja', '登録期限', 'ご利用期限'],
  ] as const)('R-5.14 of a name says until when it is registered, and of no server (%s)', (language, own, ofServer) => {
    const names = inLanguage(language, { domain: 'saltmarsh.com' }).facts.map(([name]) => name);
    expect(names).toContain(own);
    expect(names).not.toContain(ofServer);
    expect(inLanguage(language).facts.map(([name]) => name)).toContain(ofServer);
    const inAscii = inLanguage(language, { domain: '塩沼.jp', domainAscii: 'xn--9msw68b.jp' }).facts;
    expect(inAscii.filter(([, value]) => value === 'xn--9msw68b.jp')).toHaveLength(1);
    expect(inAscii).toHaveLength(names.length + 1);
  });

  test('has each line, each reduction by its name below zero, the total, and the payment', () => {
    expect(viewOf(sampleReceipt).tables).toEqual([
      {
        heading: 'What was ordered',
        rows: [
          ['Server c1m1', '$1.85'],
          ['Boot disk, 15 GiB SSD', '$0.72'],
          ['Outbound transfer, 500 GB', '$0.90'],
          ['Harbour opening (10%)', '−$0.34'],
        ],
        sum: ['Total, taxes included', '$3.13'],
      },
      { heading: 'Payments received', rows: [['21 November 2026, 12:09 UTC · PayPal', '$3.13']], sum: null },
    ]);
  });

  test('in yen has no decimals, and notes each refund with its time, its reason and what was kept', () => {
    expect(viewOf(refundedReceipt).tables.slice(1)).toEqual([
      {
        heading: 'お支払いの受領',
        rows: [
          ['2026年11月21日 21:09（日本時間） · Stripe', '¥1,658'],
          ['2026年11月21日 21:12（日本時間）', '¥1,658'],
        ],
        sum: null,
      },
      {
        heading: '返金',
        rows: [
          ['返金明細書 R-S-4NPY-5RQ5-1 · 2026年11月21日 21:12（日本時間） · 重複したお支払い · 返金手続き中', '−¥1,658'],
          ['返金明細書 R-S-4NPY-5RQ5-2 · 2026年11月21日 21:21（日本時間） · お客さまのお申し込み', '−¥1,603'],
        ],
        sum: ['領収金額（返金を差し引いた額）', '¥55'],
      },
    ]);
  });

  test.each(languages)('in %s says what kind of document it is, how one renews, and whether the seller is an example', (language) => {
    const { notes } = inLanguage(language);
    const kind = noteIn(language, 'kind');
    expect(notes).toEqual([kind, noteIn(language, 'renewal', { amount: language === 'en' ? '$3.47' : 'US$3.47' })]);
    expect(inLanguage(language, { renewalMinor: null }).notes).toEqual([kind]);
    const seller = sampleReceipt.seller && { ...sampleReceipt.seller, isExample: true };
    expect(inLanguage(language, { renewalMinor: null, seller }).notes).toEqual([kind, noteIn(language, 'example')]);
  });

  test('leaves out what nobody has filled in: the seller’s lines, the method, the end of the period, and unknown parties', () => {
    const seller = { name: 'Harbour', address: ' \n', telephone: null, email: null, registration: null, taxNumbers: [], isExample: false };
    const payments = [{ at: sampleReceipt.paidAt, amountMinor: 313, method: null }];
    const { parties, facts } = viewOf({ ...sampleReceipt, seller, buyer: null, payments, paidUntil: null });
    expect(parties).toEqual([{ heading: 'Seller', lines: ['Harbour'] }]);
    expect(facts.map(([name]) => name)).toEqual([
      ...['Receipt number', 'Order number', 'Ordered', 'Paid', 'Product', 'Quantity', 'Region', 'Period', 'Currency'],
    ]);
    expect(viewOf({ ...sampleReceipt, seller: { ...seller, name: null } }).parties.map(({ heading }) => heading)).toEqual(['Buyer']);
    expect(viewOf({ ...sampleReceipt, seller: null, buyer: null }).parties).toEqual([]);
  });

  test.each(languages)('in %s says that the lines of a change are a difference, and for how many days', (language) => {
    const headingOf = (receipt: Partial<ReceiptMessage>) => inLanguage(language, receipt).tables[0]?.heading;
    expect(headingOf({ changes: { number: 'S-4NPY-5RQ5', days: 29 } })).toBe(
      lookUp(words[language], 'receipt', 'billOfChange', { days: '29' }),
    );
    expect(headingOf({})).toBe(lookUp(words[language], 'receipt', 'bill'));
  });

  test.each(languages)('in %s says of a change that could not be made just that', (language) => {
    const refund = {
      askedAt: sampleReceipt.paidAt,
      settledAt: sampleReceipt.paidAt,
      amountMinor: 313,
      reason: 'provisioning-failed',
      method: null,
    } as const;
    const reasonIn = (receipt: Partial<ReceiptMessage>) =>
      inLanguage(language, { ...receipt, refunds: [refund] }).tables.at(-1)?.rows[0]?.[0];
    const word = (reason: string) => lookUp(words[language], 'receipt', `reason.${reason}`);
    expect(reasonIn({ changes: { number: 'S-4NPY-5RQ5', days: 29 } })).toContain(word('change-failed'));
    expect(reasonIn({})).toContain(word('provisioning-failed'));
  });

  test('names the method of the payment that counted, not of a later one', () => {
    const later = { at: '2026-11-21T13:00:00.000Z', amountMinor: 313, method: 'Alipay' };
    const facts = viewOf({ ...sampleReceipt, payments: [later, ...sampleReceipt.payments] }).facts;
    expect(facts).toContainEqual(['Payment method', 'PayPal']);
  });
});
