import { describe, expect, test } from '@jest/globals';
import { breadcrumbs } from '#lib/structured-data/breadcrumbs.ts';
import { offeredProducts } from '#lib/structured-data/offered-products.ts';
import { questionsAndAnswers } from '#lib/structured-data/questions.ts';
import { structuredText } from '#lib/structured-data/structured-data.ts';
import { planListJsonLd } from '#lib/structured-data/page-json-ld.ts';
import { money } from '#lib/money/money.ts';

const siteUrl = 'https://www.marlow.example';
const range = { from: 1, to: 2 };

describe('R-12 structured data', () => {
  test('cannot be ended early by what an editor wrote', () => {
    expect(structuredText({ '@type': 'Thing', name: '</script><script>alert(1)</script>' })).not.toContain('<');
  });

  test('offers a product at the prices that the page shows, in each currency that it is sold in', () => {
    const product = {
      name: 'Starter',
      description: 'For one site',
      prices: { USD: money(347, 'USD'), HKD: null, JPY: money(662, 'JPY') },
      href: '/product/vps-buy?area=US-0',
    };
    const [thing] = offeredProducts([product], { brand: 'Marlow', siteUrl, language: 'zh' });
    expect(thing?.offers).toEqual([
      expect.objectContaining({ price: '3.47', priceCurrency: 'USD', url: `${siteUrl}/zh/product/vps-buy?area=US-0` }),
      expect.objectContaining({ price: '662', priceCurrency: 'JPY' }),
    ]);
  });

  test('R-4.4 contains no stock, which a cached page cannot know, and no product that is not sold', () => {
    const product = { name: 'Starter', description: 'x', prices: { USD: money(5, 'USD'), HKD: null, JPY: null }, href: '/' };
    const offers = offeredProducts([product], { brand: 'Marlow', siteUrl, language: 'en' })[0]?.offers;
    expect(offers).toEqual([expect.objectContaining({ price: '0.05' })]);
    expect(JSON.stringify(offers)).not.toContain('availability');
    expect(
      offeredProducts([{ ...product, prices: { USD: null, HKD: null, JPY: null } }], { brand: 'Marlow', siteUrl, language: 'en' }),
    ).toEqual([]);
  });

  test('leads from the home page in the language of the page', () => {
    const list = breadcrumbs(
      [
        { label: 'ホーム', href: '/' },
        { label: '文書', href: '/doc' },
      ],
      siteUrl,
      'ja',
    );
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'ホーム', item: `${siteUrl}/ja` },
      { '@type': 'ListItem', position: 2, name: '文書', item: `${siteUrl}/ja/doc` },
    ]);
  });

  test('holds no questions where the page has none', () => {
    expect(questionsAndAnswers([])).toBeNull();
  });

  test('contains families from the lowest listed price', () => {
    const family = {
      code: 'General',
      name: 'General',
      summary: 'For sites',
      clockGhz: range,
      vcpu: range,
      memoryPerCoreGib: range,
      outboundGb: range,
      from: { USD: money(314, 'USD'), HKD: null, JPY: money(662, 'JPY') },
      sizes: [{ vcpu: 1, memoryGib: 1 }],
    };
    const [thing] = planListJsonLd(
      { region: 'US-0', regions: [], families: [family], diskLabels: [], groups: [] },
      { brand: 'Marlow', siteUrl },
    );
    expect(thing).toMatchObject({
      '@type': 'Product',
      name: 'Marlow General',
      offers: [
        { '@type': 'AggregateOffer', lowPrice: '3.14', priceCurrency: 'USD', offerCount: 1 },
        { lowPrice: '662', priceCurrency: 'JPY' },
      ],
    });
  });
});
