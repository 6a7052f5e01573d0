import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { languages, type Language } from '#lib/language/languages.ts';
import type { ReceiptMessage } from '#lib/contracts/calls/orders/receipt-calls.ts';
import { creditNotesOf, creditNoteView } from '#lib/orders/receipts/credit-note-view.ts';
import type { ReceiptView, SayOnReceipt } from '#lib/orders/receipts/receipt-view.ts';
import { lookUp, type AreaWords } from '#locales/look-up-words.ts';
import { refundedReceipt, sampleReceipt } from '#components/orders/receipt/receipt-samples.ts';

type Tree = AreaWords[string];
const tree: z.ZodType<Tree> = z.lazy(() => z.record(z.string(), z.union([z.string(), tree])));
const sayIn = (language: Language): SayOnReceipt => {
  const words = { receipt: tree.parse(JSON.parse(readFileSync(`locales/${language}/receipt.json`, 'utf8'))) };
  return (key, values) => lookUp(words, 'receipt', key, values);
};
const [late, asked] = refundedReceipt.refunds;
if (!late || !asked) throw new Error('the sample has no refunds');
const withRefund = (refund: Partial<typeof asked>, change: Partial<ReceiptMessage> = {}): ReceiptMessage => ({
  ...sampleReceipt,
  refunds: [{ ...asked, ...refund }],
  ...change,
});
const seen = (receipt: ReceiptMessage, place = 0): ReceiptView => {
  const view = creditNoteView(receipt, place, sayIn(receipt.language));
  if (!view) throw new Error('there is no credit note');
  return view;
};

describe('R-6.7 the credit note of a refund', () => {
  test('has a number of its own, that of its receipt, the parties, the reason, and when and to where the money went', () => {
    const { title, number, parties, facts } = seen(withRefund({ amountMinor: 313 }));
    expect([title, number]).toEqual(['Credit note', 'R-S-4NPY-5RQ5-1']);
    expect(parties.map(({ heading, lines }) => [heading, lines[0]])).toEqual([
      ['Seller', 'Harbour Hosting Limited'],
      ['Buyer', 'Account mari****@mail.example'],
    ]);
    expect(facts).toEqual([
      ['Credit note number', 'R-S-4NPY-5RQ5-1'],
      ['For receipt', 'R-S-4NPY-5RQ5'],
      ['Order number', 'S-4NPY-5RQ5'],
      ['Paid', '21 November 2026, 12:09 UTC'],
      ['Issued', '21 November 2026, 12:20 UTC'],
      ['Reason', 'The buyer asked for the refund'],
      ['Refund', '21 November 2026, 12:21 UTC'],
      ['Refunded to', 'Stripe'],
      ['Product', 'General-EPYC-4a, 1 vCPU, 1 GiB'],
      ['Quantity', '1'],
      ['Region', 'Los Angeles-1'],
      ['Period', '1 month'],
      ['Currency', 'USD'],
    ]);
  });

  test('reverses each line and each reduction of the order; all of it when everything goes back', () => {
    expect(seen(withRefund({ amountMinor: 313, reason: 'withdrawn' })).tables).toEqual([
      {
        heading: 'Refunded items',
        rows: [
          ['Server c1m1', '−$1.85'],
          ['Boot disk, 15 GiB SSD', '−$0.72'],
          ['Outbound transfer, 500 GB', '−$0.90'],
          ['Harbour opening (10%)', '$0.34'],
        ],
        sum: ['Refunded, taxes included', '−$3.13'],
      },
    ]);
  });

  test('names what of the price was kept, so that the lines add up to the refund', () => {
    const [table] = seen(withRefund({ amountMinor: 200 })).tables;
    expect([table?.rows.at(-1), table?.sum]).toEqual([
      ['Not refunded', '$1.13'],
      ['Refunded, taxes included', '−$2.00'],
    ]);
  });

  test('of a payment that did not pay the order gives back that alone, and one on its way says so', () => {
    const { number, facts, tables } = seen(refundedReceipt);
    expect(number).toBe('R-S-4NPY-5RQ5-1');
    expect(tables[0]?.rows).toEqual([['重複したお支払い', '−¥1,658']]);
    expect(facts).toContainEqual(['返金日時', '返金手続き中']);
    expect(facts.map(([name]) => name)).not.toContain('返金先');
    for (const reason of ['paid-late', 'wrong-amount'] as const)
      expect(seen(withRefund({ reason, amountMinor: 400 })).tables[0]?.rows).toHaveLength(1);
  });

  test('is one for each refund, in their order, and none besides', () => {
    expect(creditNotesOf(refundedReceipt, sayIn('ja')).map(({ number }) => number)).toEqual(['R-S-4NPY-5RQ5-1', 'R-S-4NPY-5RQ5-2']);
    expect(creditNotesOf(sampleReceipt, sayIn('en'))).toEqual([]);
    expect(creditNoteView(refundedReceipt, 2, sayIn('ja'))).toBeNull();
  });

  test('prints whom it is billed to', () => {
    const view = creditNoteView(refundedReceipt, 0, sayIn('ja'), { company: 'Quay Shipping GmbH' });
    expect(view?.parties[1]?.lines[0]).toBe('Quay Shipping GmbH');
  });

  test.each(languages)(
    'in %s says which receipt it corrects, that it is no tax document, and whether the seller is an example',
    (language) => {
      const say = sayIn(language);
      const note = say('creditNote.kind', { number: 'R-S-4NPY-5RQ5' });
      expect(note).toContain('R-S-4NPY-5RQ5');
      expect(seen(withRefund({}, { language })).notes).toEqual([note]);
      const seller = sampleReceipt.seller && { ...sampleReceipt.seller, isExample: true };
      expect(seen(withRefund({}, { language, seller })).notes).toEqual([note, say('note.example')]);
    },
  );
});
