import { describe, expect, test } from '@jest/globals';
import { soonInWords } from '#lib/price-history/promotion-prices.ts';

const weeks = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-11-22T00:00:00Z' };
const settings = (priceMarkets: object) => ({ _type: 'siteSettings', defaultRegions: {}, priceMarkets });

describe('R-6 a promotion that comes again', () => {
  test.each([
    [53, true],
    [52, 'It would come again too soon for a price before (US): every 53 days at the least.'],
    [50, 'It would come again too soon for a price before (EU): every 53 days at the least.'],
  ])('every %i days, by the markets that a site has by default', (repeatsEveryDays, verdict) => {
    expect(soonInWords({ ...weeks, repeatsEveryDays }, settings({}))).toBe(verdict);
  });

  test('is bound by the markets of all languages, and names the one that asks for most', () => {
    const chosen = settings({ en: ['HK'], zh: ['CN'], ja: ['JP'] });
    expect(soonInWords({ ...weeks, repeatsEveryDays: 36 }, chosen)).toBe(true);
    expect(soonInWords({ ...weeks, repeatsEveryDays: 27 }, chosen)).toMatch(/\(JP\): every 36 days at the least\.$/);
  });

  test('is not judged while its times are missing, or if it comes once', () => {
    const [missing, once] = [
      { ...weeks, endsAt: undefined, repeatsEveryDays: 22 },
      { ...weeks, repeatsEveryDays: null },
    ];
    expect([missing, once, weeks].map((promotion) => soonInWords(promotion, settings({})))).toEqual([true, true, true]);
  });
});
