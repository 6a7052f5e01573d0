import { describe, expect, test } from '@jest/globals';
import { filingKinds, filingRegisters, sellerProjection, sellerSchema, tradeTermNames } from '#lib/content/values/seller.ts';

const none = { en: null, zh: null, ja: null };

describe('R-3.5 the seller of the site settings', () => {
  test('is read with its texts in each language, its numbers and its terms', () => {
    const seller = sellerSchema.parse({
      isExample: true,
      country: 'HK',
      legalName: { en: 'Marlow Limited', zh: '马洛有限公司', ja: 'Marlow株式会社' },
      telephone: ' +852 2345 6789 ',
      email: 'support@marlow.example',
      taxNumbers: [{ _key: 'a', kind: 'vat', number: 'EU372000001' }],
      filings: [{ kind: 'icp', number: '京ICP备12345678号-1' }],
      terms: { price: { en: 'On the page', zh: '见页面', ja: '製品ページに表示' } },
    });
    expect(seller).toMatchObject({
      isExample: true,
      country: 'HK',
      legalName: { en: 'Marlow Limited', zh: '马洛有限公司', ja: 'Marlow株式会社' },
      address: none,
      telephone: '+852 2345 6789',
      email: 'support@marlow.example',
      taxNumbers: [{ kind: 'vat', number: 'EU372000001' }],
      filings: [{ kind: 'icp', number: '京ICP备12345678号-1' }],
    });
    expect(seller.terms.price.ja).toBe('製品ページに表示');
    expect(seller.terms.catalogue).toEqual(none);
  });

  test('counts a broken field as empty, and a broken entry of a list as absent alone', () => {
    const seller = sellerSchema.parse({
      isExample: 'yes',
      country: 'Hong Kong',
      legalName: 'Marlow',
      telephone: 12,
      email: 'nobody',
      taxNumbers: [{ kind: 'guess', number: '1' }, { kind: 'tax', number: ' 77 ' }, 'x', { kind: 'vat', number: ' ' }],
      filings: 'none',
      terms: [],
    });
    expect(seller).toMatchObject({ isExample: false, country: null, legalName: none, telephone: null, email: null, filings: [] });
    expect(seller.taxNumbers).toEqual([{ kind: 'tax', number: '77' }]);
    expect(Object.values(seller.terms)).toEqual(tradeTermNames.map(() => none));
  });

  test('is asked for with every field that is read', () => {
    for (const field of [...Object.keys(sellerSchema.shape), ...tradeTermNames])
      expect(sellerProjection).toMatch(new RegExp(`\\b${field}\\b`));
  });

  test('links the two Chinese filings to their registers, as every page must, and no other', () => {
    expect(filingKinds.map((kind) => filingRegisters[kind])).toEqual([
      'https://beian.miit.gov.cn/',
      'https://beian.mps.gov.cn/',
      null,
      null,
    ]);
  });
});
