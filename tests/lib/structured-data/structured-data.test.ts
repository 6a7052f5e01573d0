import { describe, expect, test } from '@jest/globals';
import { breadcrumbs } from '#lib/structured-data/breadcrumbs.ts';
import { offeredProducts } from '#lib/structured-data/offered-products.ts';
import { questionsAndAnswers } from '#lib/structured-data/questions.ts';
import { structuredText } from '#lib/structured-data/structured-data.ts';
import { domainsJsonLd, planListJsonLd } from '#lib/structured-data/page-json-ld.ts';
import type { PlanGroup, PlanRow } from '#lib/purchase/plan-rows.ts';
import { anyLabel } from '#lib/rules/labels/label-terms.ts';
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
    expect(JSON.stringify(offers)).not.toMatch(/InStock|SoldOut|OutOfStock/);
    expect(
      offeredProducts([{ ...product, prices: { USD: null, HKD: null, JPY: null } }], { brand: 'Marlow', siteUrl, language: 'en' }),
    ).toEqual([]);
  });

  test('an offer is a price for one month, sold on this site by its organisation', () => {
    const product = { name: 'Starter', description: 'x', prices: { USD: money(347, 'USD'), HKD: null, JPY: null }, href: '/' };
    const [thing] = offeredProducts([product], { brand: 'Marlow', siteUrl, language: 'en' });
    expect(thing?.offers).toEqual([
      expect.objectContaining({
        availability: 'https://schema.org/OnlineOnly',
        seller: { '@type': 'Organization', '@id': `${siteUrl}/#organization` },
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '3.47',
          priceCurrency: 'USD',
          unitCode: 'MON',
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
        },
      }),
    ]);
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

  test('offers domain names from the lowest to the highest price of their first year', () => {
    const none = { USD: null, HKD: null, JPY: null };
    const asks = { eligibility: null, realName: false, localPresence: false };
    const suffix = (name: string, usd: number) => ({
      ...{
        suffix: name,
        firstYear: { ...none, USD: money(usd, 'USD') },
        renewal: none,
        transfer: none,
        restore: none,
        asks,
        takes: anyLabel,
      },
    });
    const groups = [{ category: 'general' as const, suffixes: [suffix('.com', 1_099), suffix('.dev', 1_499)] }];
    const words = { name: 'Domains', description: 'Register a name.' };
    expect(domainsJsonLd({ groups }, { brand: 'Marlow', siteUrl }, words)).toMatchObject([
      { name: 'Marlow Domains', offers: [{ lowPrice: '10.99', highPrice: '14.99', priceCurrency: 'USD', offerCount: 2 }] },
    ]);
    expect(domainsJsonLd({ groups: [] }, { brand: 'Marlow', siteUrl }, words)).toEqual([]);
  });

  test('holds no questions where the page has none', () => {
    expect(questionsAndAnswers([])).toBeNull();
  });

  test('contains families from the lowest to the highest price of what the page sells, in all its regions', () => {
    const row = (size: string, usd: number, jpy: number | null, status: PlanRow['status'] = 'on-sale'): PlanRow => ({
      ...{ model: size, size, vcpu: 1, memoryGib: 1, disk: { label: 'SSD', sizeGib: 30 }, outboundGb: 500, status, href: '/' },
      prices: { USD: money(usd, 'USD'), HKD: null, JPY: jpy === null ? null : money(jpy, 'JPY') },
    });
    const group = (region: string, ...rows: PlanRow[]): PlanGroup => ({
      ...{ region, family: 'General' },
      series: [{ code: 'a', name: 'A', clockGhz: 3, tiers: [{ tier: 'entry', rows }] }],
    });
    const groups = [
      group('US-0', row('c2m4', 529, 1658), row('c1m1', 314, 662), row('c4m8', 1058, null), row('c64', 99_999, 99_999, 'not-yet-public')),
      group('JP-0', row('c1m1', 310, 700)),
    ];
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
      { region: 'US-0', regions: [], families: [family], diskLabels: [], groups },
      { brand: 'Marlow', siteUrl },
    );
    expect(thing).toMatchObject({
      '@type': 'Product',
      name: 'Marlow General',
      offers: [
        {
          ...{ '@type': 'AggregateOffer', lowPrice: '3.10', highPrice: '10.58', priceCurrency: 'USD', offerCount: 4 },
          availability: 'https://schema.org/OnlineOnly',
        },
        { lowPrice: '662', highPrice: '1658', priceCurrency: 'JPY', offerCount: 3 },
      ],
    });
    const nothingSold = groups.map((group) => ({
      ...group,
      series: group.series.map((series) => ({
        ...series,
        tiers: series.tiers.map((tier) => ({ ...tier, rows: tier.rows.map((each) => ({ ...each, status: 'not-yet-public' as const })) })),
      })),
    }));
    const announced = { region: 'US-0', regions: [], families: [family], diskLabels: [], groups: nothingSold };
    expect(planListJsonLd(announced, { brand: 'Marlow', siteUrl })).toEqual([]);
  });
});
