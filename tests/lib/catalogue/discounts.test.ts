import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { spread, takeOff } from '#lib/catalogue/discounts.ts';
import { price } from '#lib/catalogue/price.ts';
import { money } from '#lib/money/money.ts';
import { sampleCatalogue, starter } from './sample-catalogue.ts';

const usd = (amountMinor: number) => money(amountMinor, 'USD');

describe('R-5.12 a discount', () => {
  test('comes off the sum, is rounded once, and its shares add up to it', () => {
    expect(takeOff([usd(185), usd(72), usd(90)], 'USD', [{ kind: 'coupon', code: 'HELLO', percent: 10 }])).toEqual({
      discounts: [{ kind: 'coupon', code: 'HELLO', percent: 10, amount: usd(35), shares: [usd(19), usd(7), usd(9)] }],
      total: usd(312),
    });
  });

  test('of 100 percent leaves nothing, and of 0 everything', () => {
    expect(takeOff([usd(347)], 'USD', [{ kind: 'coupon', code: 'ALL', percent: 100 }]).total).toEqual(usd(0));
    expect(takeOff([usd(347)], 'USD', [{ kind: 'coupon', code: 'NONE', percent: 0 }]).total).toEqual(usd(347));
  });

  test('comes off what the one before left', () => {
    const { discounts, total } = takeOff([usd(1000)], 'USD', [
      { kind: 'coupon', code: 'OFFER', percent: 20 },
      { kind: 'coupon', code: 'COUPON', percent: 10 },
    ]);
    expect(discounts.map(({ amount }) => amount.amountMinor)).toEqual([200, 80]);
    expect(total).toEqual(usd(720));
  });

  test.each([-1, 100.01, Number.NaN])('of %d percent is refused', (percent) => {
    expect(() => takeOff([usd(1)], 'USD', [{ kind: 'coupon', code: 'BAD', percent }])).toThrow(RangeError);
  });

  test('of any size over any lines never loses or makes a minor unit', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 6 }), fc.nat(10_000), (lines, hundredths) => {
        const {
          discounts: [taken],
          total,
        } = takeOff(lines.map(usd), 'USD', [{ kind: 'coupon', code: 'X', percent: hundredths / 100 }]);
        const shares = taken?.shares.map(({ amountMinor }) => amountMinor) ?? [];
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(taken?.amount.amountMinor);
        expect(total.amountMinor + (taken?.amount.amountMinor ?? 0)).toBe(lines.reduce((sum, line) => sum + line, 0));
        expect(shares.every((share, index) => share >= 0 && share <= (lines[index] ?? 0))).toBe(true);
      }),
    );
  });

  test('leaves the renewal at the price without it', () => {
    const result = price(sampleCatalogue, starter, '1m', 'USD', [{ kind: 'coupon', code: 'HELLO', percent: 50 }]);
    expect(result).toMatchObject({ ok: true, subtotal: usd(347), total: usd(173), perMonth: usd(173), renewal: usd(347) });
  });
});

test('a spread gives what is left over to the largest remainders, the earlier first', () => {
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(spread(5, [5, 3])).toEqual([3, 2]);
  expect(spread(10, [1, 2, 4])).toEqual([1, 3, 6]);
  expect(spread(10, [4, 2, 1])).toEqual([6, 3, 1]);
  expect(spread(2, [1, 1, 1, 1])).toEqual([1, 1, 0, 0]);
  expect(spread(5, [0, 0])).toEqual([0, 0]);
});
