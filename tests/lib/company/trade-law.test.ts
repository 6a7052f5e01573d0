import { describe, expect, test } from '@jest/globals';
import { missingTradeLawItems } from '#lib/company/trade-law.ts';
import { exampleSeller } from '#studio/seed/documents/seller.ts';

const numbers = (seller: unknown): number[] => missingTradeLawItems(seller).map(({ number }) => number);

describe('R-12.7 the items of the Japanese law on specified commercial transactions', () => {
  test('are fifteen, the identity of the seller in three parts and advertising in two, and all missing without a seller', () => {
    const all = [1, 2, 3, 4, 5, 6, 6, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15];
    expect([undefined, null, 'text', {}].map(numbers)).toEqual([all, all, all, all]);
  });

  test('are complete in the seed', () => {
    expect(missingTradeLawItems(exampleSeller)).toEqual([]);
  });

  test('are named where one is empty', () => {
    const { withdrawal: _withdrawal, ...terms } = exampleSeller.terms;
    expect(missingTradeLawItems({ ...exampleSeller, telephone: '  ', terms })).toEqual([
      { number: 5, name: 'withdrawal, cancellation and returns' },
      { number: 6, name: 'the telephone number' },
    ]);
  });

  test('count by their Japanese text, since the page is for customers in Japan', () => {
    const address = { en: '1 Sample Road', zh: '示例道 1 号', ja: ' ' };
    expect(missingTradeLawItems({ ...exampleSeller, address })).toEqual([{ number: 6, name: 'the address' }]);
    expect(missingTradeLawItems({ ...exampleSeller, address: { ja: '見本町1' } })).toEqual([]);
  });

  test('want an office in Japan of a seller from abroad only', () => {
    const { domesticOffice: _office, ...seller } = exampleSeller;
    expect(numbers(seller)).toEqual([8]);
    expect(numbers({ ...seller, country: 'JP' })).toEqual([]);
  });
});
