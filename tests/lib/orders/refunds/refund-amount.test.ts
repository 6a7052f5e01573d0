import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addMonths } from '#lib/catalogue/period-end.ts';
import { changeRefund, ownPeriod, refundAmount, renewalRefund, type RefundBasis } from '#lib/orders/refunds/refund-amount.ts';
import { guaranteeMs } from '#lib/orders/refunds/refund-guarantee.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const start = Date.UTC(2026, 0, 31, 12);

const bought: RefundBasis = {
  rule: 'guarantee',
  paidMinor: 36_500,
  paidAtMs: start,
  deliveredAtMs: start,
  months: 12,
  listMonthMinor: 3_500,
  guaranteeUsed: false,
};
const grouped: RefundBasis = { ...bought, rule: 'by-use', paidMinor: 6_665, listMonthMinor: 900, feePercent: 10 };
const promoted: RefundBasis = { ...bought, rule: 'by-use', paidMinor: 6_000, listMonthMinor: 900 };

describe('R-6.7 the refund of an order', () => {
  test.each([
    [
      'before delivery everything',
      { ...bought, deliveredAtMs: null, guaranteeUsed: true },
      99 * dayMs,
      { usedDays: 0, usedMinor: 0, amountMinor: 36_500, byGuarantee: false, guaranteeGone: false },
    ],
    [
      'by a clock that is behind the delivery as on its first day',
      { ...bought, deliveredAtMs: start + 5, guaranteeUsed: true },
      0,
      { usedDays: 1, usedMinor: 100 },
    ],
    [
      'at delivery everything, the first day being used',
      bought,
      0,
      { usedDays: 1, usedMinor: 0, amountMinor: 36_500, byGuarantee: true, guaranteeGone: false },
    ],
    ['a moment before 72 hours everything', bought, guaranteeMs - 1, { usedDays: 3, usedMinor: 0, amountMinor: 36_500 }],
    ['at 72 hours the days that are left', bought, guaranteeMs, { usedDays: 4, usedMinor: 400, amountMinor: 36_100 }],
    [
      'at once only the days that are left, where the guarantee was used before',
      { ...bought, guaranteeUsed: true },
      0,
      { usedDays: 1, usedMinor: 100, amountMinor: 36_400 },
    ],
    [
      'at 72 hours not for the sake of a guarantee used before',
      { ...bought, guaranteeUsed: true },
      guaranteeMs,
      { usedMinor: 400, guaranteeGone: false },
    ],
    [
      'a moment before 72 hours less for its sake',
      { ...bought, guaranteeUsed: true },
      guaranteeMs - 1,
      { usedMinor: 300, byGuarantee: false, guaranteeGone: true },
    ],
    ['a day less one moment after delivery one day is used', { ...bought, guaranteeUsed: true }, dayMs - 1, { usedDays: 1 }],
    ['a day after delivery the second one has begun', { ...bought, guaranteeUsed: true }, dayMs, { usedDays: 2 }],
    ['on the last day nothing', bought, 364 * dayMs, { usedDays: 365, usedMinor: 36_500, amountMinor: 0 }],
    ['long after the end nothing', bought, 900 * dayMs, { usedMinor: 36_500, amountMinor: 0 }],
    ['the policy’s own example in dollars', promoted, 39 * dayMs, { usedDays: 40, usedMinor: 1_200, amountMinor: 4_800 }],
    [
      'the policy’s own example in Hong Kong dollars',
      { ...promoted, paidMinor: 46_800, listMonthMinor: 7_020 },
      39 * dayMs,
      { usedMinor: 9_360, amountMinor: 37_440 },
    ],
    [
      'the policy’s own example in yen',
      { ...promoted, paidMinor: 9_000, listMonthMinor: 1_350 },
      39 * dayMs,
      { usedMinor: 1_800, amountMinor: 7_200 },
    ],
    [
      'a promotional product on its first day: no full refund',
      { ...promoted, guaranteeUsed: true },
      0,
      { usedDays: 1, usedMinor: 30, amountMinor: 5_970, guaranteeGone: false },
    ],
    [
      'a promotional product whose days cost more than was paid: never below zero',
      promoted,
      300 * dayMs,
      { usedMinor: 6_000, amountMinor: 0 },
    ],
    [
      'R-7.5 of a server bought in a group, less the fee, rounded half up, and the used days',
      grouped,
      dayMs - 1,
      { feeMinor: 667, usedDays: 1, usedMinor: 30, amountMinor: 5_968 },
    ],
    [
      'R-7.5 never less than nothing after the fee',
      { ...grouped, paidMinor: 50 },
      90 * dayMs,
      { feeMinor: 5, usedMinor: 45, amountMinor: 0 },
    ],
    ['R-7.5 the fee also before delivery', { ...grouped, deliveredAtMs: null }, dayMs, { feeMinor: 667, usedMinor: 0, amountMinor: 5_998 }],
  ])('%s', (_what, basis, afterMs, expected) => {
    expect(refundAmount(basis, start + afterMs)).toMatchObject(expected);
  });

  test('a month from 31 January is counted by its 28 days', () => {
    const month = { ...bought, months: 1, paidMinor: 2_800, guaranteeUsed: true };
    expect(refundAmount(month, start + 6 * dayMs)).toMatchObject({ usedDays: 7, usedMinor: 700 });
  });
});

const anyBasis: fc.Arbitrary<RefundBasis> = fc
  .record({
    rule: fc.constantFrom('guarantee' as const, 'by-use' as const),
    paidMinor: fc.nat(100_000_000),
    paidAtMs: fc.integer({ min: 0, max: 4_000_000_000_000 }),
    waitMs: fc.nat(dayMs),
    isDelivered: fc.boolean(),
    months: fc.constantFrom(1, 2, 3, 6, 12, 24, 36, 60),
    listMonthMinor: fc.nat(10_000_000),
    guaranteeUsed: fc.boolean(),
  })
  .map(({ waitMs, isDelivered, ...basis }) => ({ ...basis, deliveredAtMs: isDelivered ? basis.paidAtMs + waitMs : null }));

const anyTime = fc.nat(6 * 366 * dayMs);

describe('whatever was bought, and whenever it is asked', () => {
  test('refund and used amount add up to the paid amount, in whole minor units, and neither is below zero', () => {
    fc.assert(
      fc.property(anyBasis, anyTime, (basis, afterMs) => {
        const { usedMinor, amountMinor, usedDays } = refundAmount(basis, basis.paidAtMs + dayMs + afterMs);
        expect(usedMinor + amountMinor).toBe(basis.paidMinor);
        expect([Number.isSafeInteger(usedMinor), usedMinor >= 0, amountMinor >= 0, usedDays >= 0]).toEqual([true, true, true, true]);
      }),
      { numRuns: 3_000 },
    );
  });

  test('a later refund is never larger', () => {
    fc.assert(
      fc.property(anyBasis, anyTime, anyTime, (basis, one, other) => {
        const [sooner, later] = [one, other]
          .toSorted((left, right) => left - right)
          .map((afterMs) => refundAmount(basis, basis.paidAtMs + dayMs + afterMs).amountMinor);
        expect(sooner).toBeGreaterThanOrEqual(later ?? 0);
      }),
      { numRuns: 3_000 },
    );
  });

  test('a regular product gives nothing back once its period is over', () => {
    fc.assert(
      fc.property(anyBasis, anyTime, (basis, afterMs) => {
        const delivered = basis.deliveredAtMs ?? basis.paidAtMs;
        const over = addMonths(delivered, basis.months);
        expect(refundAmount({ ...basis, rule: 'guarantee', deliveredAtMs: delivered }, over + afterMs).amountMinor).toBe(0);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('R-6.7 of a server that was renewed, each period', () => {
  const fromMs = Date.UTC(2026, 2, 1);
  const renewal = { paidMinor: 3_100, fromMs, untilMs: Date.UTC(2026, 3, 1) };

  test.each([
    ['everything before it begins', fromMs - 1, 0, 0],
    ['all but a day from its first instant on', fromMs, 1, 100],
    ['all but a day until that day is over', fromMs + dayMs - 1, 1, 100],
    ['all but two days from then on', fromMs + dayMs, 2, 200],
    ['nothing once it is over', fromMs + 40 * dayMs, 31, 3_100],
  ])('of a renewal gives back %s', (_what, nowMs, usedDays, usedMinor) => {
    const amountMinor = renewal.paidMinor - usedMinor;
    expect(renewalRefund(renewal, nowMs)).toEqual({ paidMinor: 3_100, days: 31, usedDays, usedMinor, feeMinor: 0, amountMinor });
  });

  test('of its own has at most the days that it has', () => {
    const basis = { paidMinor: 1_000, deliveredAtMs: Date.UTC(2026, 1, 1), months: 1 };
    const refund = { usedMinor: 900, feeMinor: 100, amountMinor: 0, byGuarantee: false, guaranteeGone: false };
    const own = (usedDays: number) => ownPeriod({ ...refund, usedDays }, basis);
    expect(own(45)).toEqual({ paidMinor: 1_000, days: 28, usedDays: 28, usedMinor: 900, feeMinor: 100, amountMinor: 0 });
    expect(own(5).usedDays).toBe(5);
    expect(ownPeriod({ ...refund, usedDays: 0 }, { ...basis, deliveredAtMs: null })).toMatchObject({ days: 0, usedDays: 0 });
  });
});

describe('R-5.15 R-6.7 the refund of a change of a server', () => {
  const until = start + 100 * dayMs;
  const change = { paidMinor: 4_600, days: 23, untilMs: until };

  test.each([
    ['at once all but the day that has begun', -23, { usedDays: 1, usedMinor: 200, amountMinor: 4_400 }],
    ['a day later a day less', -22, { usedDays: 2, usedMinor: 400, amountMinor: 4_200 }],
    ['on its last day nothing', -0.5, { usedDays: 23, amountMinor: 0 }],
    ['after its end nothing', 40, { usedDays: 23, amountMinor: 0 }],
    ['before its days have begun all of it', -23.5, { usedDays: 0, usedMinor: 0, amountMinor: 4_600 }],
  ])('is %s', (_what, days, expected) => {
    expect(changeRefund(change, until + days * dayMs)).toMatchObject({ paidMinor: 4_600, days: 23, feeMinor: 0, ...expected });
  });
});
