import { expect, test } from '@jest/globals';
import type { ReceiptView } from '#lib/orders/receipts/receipt-view.ts';
import { createReceiptPrinter } from '#services/mydoc/orders/receipts/print-receipt.ts';

const view: ReceiptView = { title: 'Receipt', number: 'S-4NPY-5RQ5', parties: [], facts: [], tables: [], notes: [] };
const wanted = { view, language: 'en' } as const;

test('PDFs are made one after the other, six wait at most, and one that fails holds nobody up', async () => {
  let under = 0;
  let most = 0;
  let count = 0;
  const print = createReceiptPrinter(async () => {
    under += 1;
    most = Math.max(most, under);
    await new Promise((resolve) => setTimeout(resolve, 5));
    under -= 1;
    count += 1;
    if (count === 1) throw new Error('out of paper');
    return new Uint8Array([count]);
  });
  const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => print(wanted)));
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? (outcome.value?.[0] ?? null) : 'failed'))).toEqual([
    'failed',
    2,
    3,
    4,
    5,
    6,
    null,
  ]);
  expect(most).toBe(1);
  expect(await print(wanted)).toEqual(new Uint8Array([7]));
});

test('a thread that cannot draw is an error, and the next one draws', async () => {
  const print = createReceiptPrinter();
  const broken: ReceiptView = JSON.parse('{"title":"Receipt"}');
  await expect(print({ view: broken, language: 'en' })).rejects.toThrow();
  const bytes = await print(wanted);
  expect(
    Buffer.from(bytes ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
}, 60_000);
