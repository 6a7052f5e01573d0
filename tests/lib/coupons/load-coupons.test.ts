import { describe, expect, jest, test } from '@jest/globals';
import { couponState } from '#lib/coupons/coupon-view.ts';
import { loadCoupons, shownAfterEndMs, type CouponCentreContent } from '#lib/coupons/load-coupons.ts';
import type { Language } from '#lib/language/languages.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { shopDocuments } from '#tests/lib/content/sample-documents.ts';
import { couponDocument } from '#tests/lib/offers/sample-offers.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');

async function load(documents: readonly SampleDocument[], language: Language = 'en', atMs = nowMs): Promise<CouponCentreContent> {
  const answer = await loadCoupons({ source: sourceOver(documents), language, nowMs: atMs, pictureBase: '' });
  if (answer.kind !== 'page') throw new Error(answer.kind);
  return answer.content;
}

const codes = (content: CouponCentreContent): string[] => content.coupons.map(({ code }) => code);

describe('R-6.1 R-6.2 the coupon centre', () => {
  test('shows those that can be claimed first, then those to come, then those that are gone', async () => {
    const documents = [
      couponDocument('ENDED10', { endsAt: '2026-11-10T00:00:00Z' }),
      couponDocument('GONE10', { stock: 0 }),
      couponDocument('LATER10', { startsAt: '2026-11-30T00:00:00Z' }),
      couponDocument('OPEN10'),
    ];
    expect(codes(await load(documents))).toEqual(['OPEN10', 'LATER10', 'GONE10', 'ENDED10']);
  });

  test.each([
    ['2026-10-31T23:59:59.999Z', 100, 'not-started'],
    ['2026-11-01T00:00:00.000Z', 100, 'open'],
    ['2026-11-01T00:00:00.000Z', 0, 'exhausted'],
    ['2026-10-31T23:59:59.999Z', 0, 'not-started'],
    ['2026-11-30T23:59:59.999Z', 1, 'open'],
    ['2026-12-01T00:00:00.000Z', 0, 'ended'],
  ] as const)('at %s with %s coupons in all one is %s', (instant, stock, state) => {
    const window = { startsAtMs: Date.parse('2026-11-01T00:00:00Z'), endsAtMs: Date.parse('2026-12-01T00:00:00Z') };
    expect(couponState({ window, stock }, Date.parse(instant))).toBe(state);
  });

  test('keeps an ended coupon for 90 days', async () => {
    const documents = [couponDocument('OLD10', { endsAt: '2026-11-02T00:00:00Z' })];
    const end = Date.parse('2026-11-02T00:00:00Z');
    expect(codes(await load(documents, 'en', end + shownAfterEndMs - 1))).toEqual(['OLD10']);
    expect(codes(await load(documents, 'en', end + shownAfterEndMs))).toEqual([]);
  });

  test('shows the coupons of every kind, and none that is entered as a code', async () => {
    const others = ['renewal', 'upgrade', 'expansion'].map((kind) => couponDocument(kind.toUpperCase(), { kind }));
    const content = await load([...others, couponDocument('SECRET10', { how: 'code' }), couponDocument('OPEN10', { how: 'claim' })]);
    expect(codes(content).toSorted()).toEqual(['EXPANSION', 'OPEN10', 'RENEWAL', 'UPGRADE']);
  });

  test('names what a coupon is for; one without ranges is for everything, one whose references are gone for nothing', async () => {
    const ref = (id: string) => ({ _type: 'reference', _ref: id, _key: id });
    const documents = [
      ...shopDocuments,
      couponDocument('RANGE10', {
        products: { rule: 'only', families: [ref('family'), ref('gone')], series: [], models: [ref('model')] },
        periods: { rule: 'except', periods: [ref('month')] },
      }),
      couponDocument('STALE10', { products: { rule: 'only', families: [ref('gone')] } }),
      couponDocument('PLAIN10'),
    ];
    const { coupons } = await load(documents);
    expect(coupons.map(({ code, products, periods }) => [code, products, periods])).toEqual([
      ['PLAIN10', { rule: 'all', names: [] }, { rule: 'all', names: [] }],
      ['RANGE10', { rule: 'only', names: [expect.any(String), 'c1m1'] }, { rule: 'except', names: [expect.any(String)] }],
      ['STALE10', { rule: 'only', names: [] }, { rule: 'all', names: [] }],
    ]);
  });

  test('lists what comes by itself apart, while it runs', async () => {
    const documents = [
      couponDocument('WELCOME10', { scene: 'sign-up' }),
      couponDocument('SOON10', { scene: 'sign-up', startsAt: '2026-11-30T00:00:00Z' }),
    ];
    const content = await load(documents);
    expect(codes(content)).toEqual([]);
    expect(content.given.map(({ code }) => code)).toEqual(['WELCOME10']);
  });

  test('gives the minimum spend in each currency as authored; one that is missing is absent', async () => {
    const [coupon] = (await load([couponDocument('CHEAP10', { minimumSpend: { USD: 9.99, JPY: 1500 } })])).coupons;
    expect(coupon?.minimumSpend).toEqual({
      USD: { amountMinor: 999, currency: 'USD' },
      HKD: null,
      JPY: { amountMinor: 1500, currency: 'JPY' },
    });
  });

  test('R-4 leaves out one malformed coupon alone, and one without a name in the language', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const documents = [
      couponDocument('BROKEN10', { stock: -1 }),
      couponDocument('ENGLISH10', { name: { en: 'English' } }),
      couponDocument('GOOD10'),
    ];
    expect(codes(await load(documents, 'ja'))).toEqual(['GOOD10']);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
