import { describe, expect, test } from '@jest/globals';
import { comesTooSoon } from '#lib/price-history/repeat-bound.ts';
import { markets, type Market } from '#lib/money/markets.ts';

describe('R-6 how soon a promotion may come again', () => {
  // for three weeks
  test.each<[Market, number]>([
    // no reduced price in the thirty days before
    ['EU', 51],
    // as long at the price before as the reduction lasts
    ['UK', 42],
    // at the reduced price on fewer than 28 of the last 90 days, else that is the usual one
    ['US', 53],
    // at the full price for more than half of eight weeks
    ['JP', 36],
    // no reduced sale in the seven days before
    ['CN', 28],
  ])('%s: every %i days at the least', (market, atLeast) => {
    expect(comesTooSoon(21, atLeast, [market])).toBeNull();
    expect(comesTooSoon(21, atLeast - 1, [market])).toEqual({ market, everyDaysAtLeast: atLeast });
  });

  test('HK: whenever it is over, as the price just before is true', () => {
    expect(comesTooSoon(21, 22, ['HK'])).toBeNull();
  });

  test('of several markets all have to allow it, and the one that does not is named', () => {
    expect(comesTooSoon(21, 56, markets)).toBeNull();
    expect(comesTooSoon(21, 45, ['HK', 'EU', 'US'])).toEqual({ market: 'EU', everyDaysAtLeast: 53 });
  });

  test('one that comes once, or again before it is over, or where no market is chosen is not judged', () => {
    expect([comesTooSoon(21, null, markets), comesTooSoon(21, 21, markets), comesTooSoon(0, 1, markets), comesTooSoon(21, 22, [])]).toEqual(
      [null, null, null, null],
    );
  });
});
