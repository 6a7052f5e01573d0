import { describe, expect, test } from '@jest/globals';
import { isWithdrawn, termsToOrder } from '#services/mydoc/orders/quotes/held-terms.ts';

describe('R-5.12 a quote', () => {
  test.each([
    ['no correction', null, false],
    ['a correction before it was made', 999, false],
    ['one at the instant it was made', 1_000, false],
    ['one right after it was made', 1_001, true],
    ['one right now', 2_000, true],
    ['one that is still to come', 2_001, false],
  ])('is withdrawn by %s: %s %s', (_what, correctedAtMs, withdrawn) => {
    expect(isWithdrawn({ createdMs: 1_000, nowMs: 2_000 }, correctedAtMs)).toBe(withdrawn);
  });

  const held = { totalMinor: 300, renewalMinor: 400 };

  test.each([
    [301, 400],
    [300, 401],
    [299, 401],
    [301, 399],
  ])('that was withdrawn has to be agreed to anew at %d, renewing at %d', (totalMinor, renewalMinor) => {
    expect(termsToOrder(held, { totalMinor, renewalMinor }, true)).toBe('dearer');
  });

  test.each([
    [300, 400],
    [299, 400],
    [300, 399],
  ])('that was withdrawn is ordered at %d, renewing at %d, without asking', (totalMinor, renewalMinor) => {
    const now = { totalMinor, renewalMinor };
    expect(termsToOrder(held, now, true)).toBe(now);
  });

  test('that holds is ordered as it is, whatever the price is now', () => {
    for (const now of [
      { totalMinor: 1, renewalMinor: 1 },
      { totalMinor: 999, renewalMinor: 999 },
    ])
      expect(termsToOrder(held, now, false)).toBe(held);
  });
});
